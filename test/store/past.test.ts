import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createLog } from '../../src/log.js';
import { keysUnder } from '../../src/store/keys.js';
import { type Outbox, createOutbox } from '../../src/store/outbox.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { anyGame } from '../../src/kernel/index.js';
import { type House, asks, cells, done, duel, mark, mira, openHouse, otto } from '../support/tables.js';

let house: House;
let outbox: Outbox;
const game = anyGame(ticTacToe);
beforeAll(async () => {
  house = await openHouse({ checkpointEvery: 2, url: inject('redisUrl') });
  outbox = createOutbox({ redis: house.redis, log: createLog({ level: 'silent' }), prefix: house.prefix });
});
afterAll(() => house.close());

/** All that was to be posted stands. */
async function settle(id: string): Promise<void> {
  const rev = await outbox.lastRev(id);
  const hold = { table: id, token: 'poster' };
  await outbox.hold(hold, 60_000);
  const before = await outbox.posted(id, game);
  await outbox.acknowledge(hold, rev ?? 0, { ...before, postedRev: rev ?? 0, pinged: [1] });
  await outbox.release(hold);
}

/** Mira takes the top row. */
async function finished(): Promise<string> {
  const id = await duel(house);
  for (const [turn, cell] of [1, 4, 2, 5, 3].entries()) {
    done(await house.tables.answer(id, mark(cell), asks(turn % 2 === 0 ? mira : otto)));
  }
  return id;
}

async function everythingOf(id: string): Promise<unknown[]> {
  const loaded = await house.store.load(id);
  const saved = await house.tables.exportTable(id, asks(mira));
  const log = await house.tables.log(id, { viewer: mira.id, locale: 'en' });
  return [loaded, await house.store.history(id, game), await house.store.checkpoint(id, 4, game), saved, log];
}

describe('a long history', () => {
  test('lies folded but for its latest entries, and is read as it was written', async () => {
    const keys = keysUnder(house.prefix);
    const id = await duel(house);
    const back = async (): Promise<void> => {
      done(await house.tables.answer(id, mark(5), asks(mira)));
      done(await house.tables.undo(id, asks(mira)));
    };
    for (let time = 0; time < 20; time += 1) await back();
    await expect.poll(() => house.redis.exists(keys.folded(id))).toBe(1);
    await expect.poll(() => house.redis.xlen(keys.history(id))).toBeLessThan(15);
    for (let time = 0; time < 20; time += 1) await back();
    const kinds = (await house.store.history(id, game)).map(({ kind }) => kind);
    expect(kinds.slice(3)).toEqual(['start', ...Array.from({ length: 40 }, () => ['answer', 'undo', 'notice']).flat()]);
    expect(cells(done(await house.tables.answer(id, mark(1), asks(mira))))).toBe('×········');
  });
});

describe('a table that rests', () => {
  test('lies in one key beside its meta, and everything is still found', async () => {
    const keys = keysUnder(house.prefix);
    const id = await finished();
    await settle(id);
    const before = await everythingOf(id);
    expect(await house.store.pack(id)).toBe(true);
    const left = [keys.history(id), keys.checkpoints(id), keys.outbox(id), keys.posted(id)];
    expect(await house.redis.exists(...left)).toBe(0);
    expect(await house.redis.hexists(keys.state(id), 'match')).toBe(0);
    expect(await house.redis.ttl(keys.packed(id))).toBeGreaterThan(29 * 24 * 60 * 60);
    expect(await everythingOf(id)).toEqual(before);
    expect(await house.store.pack(id)).toBe(false);
  });

  test('leaves nothing for ever, whatever is noted of its posts after it was laid to rest', async () => {
    const keys = keysUnder(house.prefix);
    const id = await finished();
    await settle(id);
    expect(await house.store.pack(id)).toBe(true);
    await settle(id);
    expect(await house.redis.ttl(keys.posted(id))).toBeGreaterThan(29 * 24 * 60 * 60);
    await house.redis.del(keys.state(id), keys.posted(id));
    await settle(id);
    expect(await house.redis.exists(keys.posted(id))).toBe(0);
  });

  test('wakes when somebody takes the last move back', async () => {
    const keys = keysUnder(house.prefix);
    const id = await finished();
    await settle(id);
    expect(await house.store.pack(id)).toBe(true);
    const { snapshot } = done(await house.tables.undo(id, asks(mira)));
    expect(snapshot.table.state).toBe('playing');
    expect(cells({ snapshot })).toBe('××·○○····');
    expect(await house.redis.exists(keys.packed(id))).toBe(0);
    expect((await outbox.posted(id, game)).pinged).toEqual([1]);
    expect(await house.redis.ttl(keys.history(id))).toBe(-1);
    done(await house.tables.answer(id, mark(9), asks(mira)));
    done(await house.tables.answer(id, mark(6), asks(otto)));
    const found = await house.tables.byId(id);
    expect(found.ok && found.snapshot.match?.outcome).toMatchObject({ winners: [1] });
  });

  test('is not laid to rest while something is to be posted, while somebody posts, or after a change', async () => {
    const id = await finished();
    expect(await house.store.pack(id)).toBe(false);
    await settle(id);
    const hold = { table: id, token: 'another' };
    await outbox.hold(hold, 60_000);
    expect(await house.store.pack(id)).toBe(false);
    await outbox.release(hold);
    expect(await house.store.pack(id)).toBe(true);
    expect(await house.store.pack('nobody')).toBe(false);
  });

  test('that cannot be read is said to be damaged, and stays as it is', async () => {
    const keys = keysUnder(house.prefix);
    const id = await finished();
    await settle(id);
    await house.store.pack(id);
    await house.redis.set(keys.packed(id), 'not a pack');
    expect(await house.store.load(id)).toMatchObject({ kind: 'damaged' });
    expect(await house.redis.get(keys.packed(id))).toBe('not a pack');
  });
});
