/** Answers of Discord's HTTP side with something wrong with them: every field in turn, or the whole. */
import { expect } from 'vitest';
import type { Parlour } from '@barbican/parlour';
import type { Answered } from '../../packages/parlour/src/faults.js';
import { mutilationsOf } from './mutilate.js';

/** What a proxy shows to people. */
export const page = '<html><body>502 Bad Gateway</body></html>';

/** What stands where something else should: nothing, nonsense, a page for people. */
export const wholes: readonly Omit<Answered, 'status'>[] = [
  ...[null, 7, 'done', true, [], [null], [7], {}].map((body) => ({ body })),
  { text: '' },
  { text: '{"id":' },
  { text: '', type: 'text/plain' },
  { text: page, type: 'text/html' },
  { text: page },
];

/** Which answers are meant. */
export type Aim = { method: string; path: RegExp };

/** An answer of this kind is changed; how often it was. */
export function spoil(
  { faults }: Parlour,
  { method, path }: Aim,
  change: (answer: Answered) => Omit<Answered, 'status'>,
): () => number {
  let times = 0;
  faults.misanswer = (asked, answer) => {
    if (asked.method !== method || !path.test(asked.path) || answer.status >= 300) return undefined;
    times += 1;
    return { status: answer.status, ...change(answer) };
  };
  return () => times;
}

/** As it goes over the wire. */
const plain = (body: unknown): unknown => JSON.parse(JSON.stringify(body ?? {}));

/** Does the deed once to see what is answered to it, and once for each way in which that can be wrong. */
export async function suffer(parlour: Parlour, aim: Aim, deed: () => Promise<void>): Promise<number> {
  let sample: unknown;
  const seen = spoil(parlour, aim, ({ body }) => {
    sample = plain(body);
    return { body };
  });
  await deed();
  expect(seen()).toBeGreaterThan(0);
  const fields = typeof sample === 'object' && sample !== null ? mutilationsOf(sample) : [];
  const ways = [
    ...fields.map(({ where, apply }) => ({ where, change: ({ body }: Answered) => ({ body: apply(plain(body)) }) })),
    ...wholes.map((whole) => ({ where: JSON.stringify(whole), change: () => whole })),
  ];
  for (const { where, change } of ways) {
    const met = spoil(parlour, aim, change);
    await expect(
      deed().then(() => 'done', String),
      where,
    ).resolves.toBe('done');
    expect(met(), where).toBeGreaterThan(0);
  }
  return ways.length;
}
