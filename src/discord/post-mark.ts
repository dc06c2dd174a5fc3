/**
 * A mark by which a post of ours is known again long after Discord has forgotten its nonce: the first component bears a
 * number that comes of the nonce. Discord keeps such numbers and shows them to nobody.
 */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Above all numbers that Discord gives to components by itself. */
const least = 0x0100_0000;
const span = 0x7e00_0000;

function markOf(nonce: string): number {
  return least + (createHash('sha256').update(nonce).digest().readUInt32BE(0) % span);
}

export function marked(
  components: readonly APIMessageTopLevelComponent[],
  nonce: string,
): APIMessageTopLevelComponent[] {
  return components.map((component, at) => (at === 0 ? { ...component, id: markOf(nonce) } : component));
}

const byBot = z.looseObject({
  author: z.looseObject({ bot: z.literal(true) }),
  components: z.tuple([z.looseObject({ id: z.int() })], z.unknown()),
});

export function bearsMark(message: unknown, nonce: string): boolean {
  return byBot.safeParse(message).data?.components[0].id === markOf(nonce);
}
