import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type RedisProxy, redisProxy } from '../../scripts/rehearsal/redis-proxy.js';
import {
  type House,
  answered,
  asks,
  cells,
  denied,
  duel,
  insist,
  mark,
  mira,
  openHouse,
  opening,
  otto,
} from '../support/tables.js';

const timeoutMs = 60;
const heldMs = 3 * timeoutMs;
/** How a commit and the claim of a channel look on the line. */
const script = 'evalsha';

let proxy: RedisProxy;
let house: House;
let onlooker: House;

beforeEach(async () => {
  proxy = await redisProxy(inject('redisUrl'));
  house = await openHouse({ url: proxy.url, timeoutMs, patienceMs: 60_000 });
  onlooker = await openHouse({ prefix: house.prefix });
});
afterEach(async () => {
  house.redis.disconnect();
  await onlooker.close();
  await proxy.close();
});

async function movesOf(id: string): Promise<number> {
  const history = await onlooker.tables.history(id);
  return history.ok ? history.entries.filter((entry) => entry.kind === 'answer').length : 0;
}

describe('a commit whose reply comes late', () => {
  test('is looked up before anything is said: the move is told as made, posted at once, and made once', async () => {
    const id = await duel(onlooker);
    const nudged = house.nudges.length;
    proxy.hold({ ms: heldMs, containing: script });
    const asked = asks(mira);
    const reply = await insist(() => house.tables.answer(id, mark(5), asked));
    expect(proxy.hasHeld()).toBe(true);
    expect(reply.repeated).toBe(false);
    expect(reply.events).toHaveLength(1);
    expect(cells(reply)).toBe('····×····');
    expect(house.nudges.slice(nudged)).toEqual([[id, reply.snapshot.table.rev]]);
    expect(await movesOf(id)).toBe(1);
  });

  test('whose line is cut in the middle is made once, whether or not it had arrived', async () => {
    const id = await duel(onlooker);
    proxy.hold({ ms: 10 * heldMs, containing: script });
    const asked = asks(mira);
    const answering = insist(() => house.tables.answer(id, mark(5), asked));
    await expect.poll(() => proxy.hasHeld()).toBe(true);
    proxy.cut();
    proxy.mend();
    expect(cells(await answering)).toBe('····×····');
    expect(await movesOf(id)).toBe(1);
  });

  test('that cannot be found out is not called a failure', async () => {
    const id = await duel(onlooker);
    const impatient = await openHouse({ url: proxy.url, prefix: house.prefix, timeoutMs, patienceMs: heldMs });
    proxy.hold({ ms: 60_000, containing: script });
    const asked = asks(mira);
    const reply = await answered(() => impatient.tables.answer(id, mark(5), asked));
    expect(denied(reply).code).toBe('storage-unsure');
    expect(await movesOf(id)).toBe(1);
    impatient.redis.disconnect();
  });

  test('opens a table all the same, at its writing and at its channel', async () => {
    for (const after of [0, 1]) {
      const wanted = opening('tic-tac-toe');
      proxy.hold({ ms: heldMs, after, containing: script });
      const asked = asks(otto);
      const { table } = (await insist(() => house.tables.open(wanted, asked))).snapshot;
      expect(proxy.hasHeld()).toBe(true);
      const found = await onlooker.tables.find(wanted.channel);
      expect(found.ok && found.snapshot.table.id).toBe(table.id);
    }
  });
});
