import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type RedisProxy, redisProxy } from '../../scripts/rehearsal/redis-proxy.js';
import {
  type House,
  asks,
  cells,
  denied,
  done,
  duel,
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
  house = await openHouse({ url: proxy.url, timeoutMs, patienceMs: 4 * heldMs });
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
    const id = await duel(house);
    const nudged = house.nudges.length;
    proxy.hold({ ms: heldMs, containing: script });
    const reply = done(await house.tables.answer(id, mark(5), asks(mira)));
    expect(proxy.hasHeld()).toBe(true);
    expect(reply.repeated).toBe(false);
    expect(reply.events).toHaveLength(1);
    expect(cells(reply)).toBe('····×····');
    expect(house.nudges.slice(nudged)).toEqual([[id, reply.snapshot.table.rev]]);
    expect(await movesOf(id)).toBe(1);
  });

  test('whose line is cut in the middle is made once, whether or not it had arrived', async () => {
    const id = await duel(house);
    proxy.hold({ ms: 10 * heldMs, containing: script });
    const answering = house.tables.answer(id, mark(5), asks(mira));
    await expect.poll(() => proxy.hasHeld()).toBe(true);
    proxy.cut();
    proxy.mend();
    expect(cells(done(await answering))).toBe('····×····');
    expect(await movesOf(id)).toBe(1);
  });

  test('that cannot be found out is not called a failure', async () => {
    const id = await duel(house);
    proxy.hold({ ms: 60_000, containing: script });
    expect(denied(await house.tables.answer(id, mark(5), asks(mira))).code).toBe('storage-unsure');
    expect(await movesOf(id)).toBe(1);
  });

  test('opens a table all the same, at its writing and at its channel', async () => {
    for (const after of [0, 1]) {
      const wanted = opening('tic-tac-toe');
      proxy.hold({ ms: heldMs, after, containing: script });
      const { table } = done(await house.tables.open(wanted, asks(otto))).snapshot;
      expect(proxy.hasHeld()).toBe(true);
      const found = await onlooker.tables.find(wanted.channel);
      expect(found.ok && found.snapshot.table.id).toBe(table.id);
    }
  });
});
