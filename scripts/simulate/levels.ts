/** What an evening leaves behind: keys that stay for ever, memory that is not given back, requests that no Discord takes. */
import type { Parlour } from '@barbican/parlour';
import { Cluster, type Redis } from 'ioredis';
import type { Role, World } from './world.js';

/** Lists and settings of the house and of its one server, and the queues' own: as many after a hundred evenings as after one. */
const standing = [
  /^barbican:(stirred|live|pulse|health|seal|forgetting|record-guilds|hidden-people|nights-due)$/,
  /^barbican:\{g:\d+\}:(settings|records|tables|nights|going)$/,
  // By person: four come to these evenings.
  /^barbican:(follows|guessed|ping-wish):\d+$/,
  /^\{barbican\}:\w+:(id|meta|events|completed|failed|wait|active|paused|prioritized|delayed|marker|pc|stalled|repeat)$/,
  // Kept up to a thousand of a kind, and then by age.
  /^\{barbican\}:\w+:(post|bot|clock|call|film|night)-[\w-]+$/,
  /^\{barbican\}:\w+:\d+$/,
];
export const isStanding = (key: string): boolean => standing.some((name) => name.test(key));

/** Keys that stay for ever and belong to nothing that does. */
async function keptKeys(client: Redis | Cluster): Promise<string[]> {
  const kept: string[] = [];
  for (const node of client instanceof Cluster ? client.nodes('master') : [client]) {
    for (const key of await node.keys('*')) {
      if (!isStanding(key) && (await client.ttl(key)) === -1) kept.push(`${key} stays for ever`);
    }
  }
  return kept;
}

export type Weight = { role: Role; mib: number };

/** What came and went may leave so much behind: code that was compiled meanwhile, what is remembered within bounds. */
const roomMib = 60;

/** Against what a process of its kind weighs that has done nothing yet. */
export function heavy(weights: readonly Weight[], bare: ReadonlyMap<Role, number>): string[] {
  return weights.flatMap(({ role, mib }) => {
    const level = bare.get(role);
    const isHeavy = level !== undefined && mib > level + roomMib;
    return isHeavy ? [`a ${role} holds ${mib.toFixed(0)} MiB, and ${level.toFixed(0)} when it began`] : [];
  });
}

/** Somebody else was quicker with the answer: expected wherever answers get lost. */
const alreadyAcknowledged = 40060;

/** Requests that were refused for what they say; `from` and on. */
export function refusedRequests(
  { refusals, violations }: Pick<Parlour, 'refusals' | 'violations'>,
  from: number,
): string[] {
  const wrong = refusals.slice(from).filter(({ status, code }) => status === 400 && code !== alreadyAcknowledged);
  return [
    ...wrong.map(({ method, path, code, message, errors }) =>
      `${method} ${path} was refused: ${code} ${message} ${JSON.stringify(errors ?? {})}`.slice(0, 500),
    ),
    ...violations.map(({ method, route, errors }) => `${method} ${route} is not as documented: ${errors.join('; ')}`),
  ];
}

/** What is wrong with the house once everybody has gone home. */
export async function houseFaults(
  world: World,
  client: Redis | Cluster,
  from: { refusals: number },
): Promise<string[]> {
  const weights = await world.weigh();
  const kept = await keptKeys(client);
  return [...kept, ...heavy(weights, world.bare), ...refusedRequests(world.parlour, from.refusals)];
}
