import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { Sweep } from '../../src/jobs/sweep.js';
import { createLog } from '../../src/log.js';
import { createGuilds } from '../../src/store/guilds.js';
import { keysUnder } from '../../src/store/keys.js';
import { openChannel } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, asks, done, duel, mark, mira, openHouse, opening, otto } from '../support/tables.js';

let house: House;
let office: Office;
let sweep: Sweep;

beforeEach(async () => {
  house = await openHouse();
  office = openOffice(house, { url: inject('redisUrl'), poster: openChannel().poster, paceMs: 1 });
  sweep = office.sweep();
});
afterEach(async () => {
  await office.close();
  await house.close();
});

const minutes = (count: number): number => count * 60_000;
/** What just happened is being posted; a moment later it counts as left undone. */
async function sweepOutboxes(): Promise<void> {
  house.time.now += 3000;
  await sweep.outboxes();
}

/** Mira takes the top row. */
async function playOut(id: string): Promise<void> {
  for (const [turn, cell] of [1, 4, 2, 5, 3].entries()) {
    done(await house.tables.answer(id, mark(cell), asks(turn % 2 === 0 ? mira : otto)));
  }
}

/** As if whoever opened the table had died before the channel could find it. */
async function forget(id: string): Promise<string> {
  const found = await house.store.load(id);
  if (found.kind !== 'found') throw new Error('no table');
  const { channel } = found.snapshot.table;
  await house.redis.del(keysUnder(house.prefix).channel(channel));
  expect(await house.store.inChannel(channel)).toBeUndefined();
  return channel;
}

/** Two bots at a table of which everything was posted; whoever should have set them moving died. */
async function botsAlone(): Promise<{ id: string; rev: number }> {
  const { tables, redis, prefix } = house;
  const { id } = done(await tables.open(opening('tic-tac-toe'), asks(mira))).snapshot.table;
  done(await tables.leave(id, asks(mira)));
  done(await tables.addBot(id, asks(mira)));
  done(await tables.addBot(id, asks(mira)));
  const { rev } = done(await tables.start(id, asks(mira))).snapshot.table;
  await redis.del(keysUnder(prefix).outbox(id));
  return { id, rev };
}

async function moves(id: string): Promise<number> {
  const found = await house.tables.byId(id);
  return found.ok ? (found.snapshot.match?.seq ?? 0) : 0;
}

describe('looking after the tables', () => {
  test('a table that its channel does not find is found again', async () => {
    const id = await duel(house);
    const channel = await forget(id);
    await sweep.due();
    expect(await house.store.inChannel(channel)).toBe(id);
  });

  test('a server that cannot be forgotten keeps no table from being looked after', async () => {
    const id = await duel(house);
    const channel = await forget(id);
    const { redis, store, prefix } = house;
    const guilds = createGuilds({ redis, store, prefix, log: createLog({ level: 'silent' }) });
    await guilds.forgetLater('g7', { by: null, due: house.time.now });
    await redis.set(keysUnder(prefix).guildTables('g7'), 'no list');
    await office.sweep(guilds).due();
    expect(await house.store.inChannel(channel)).toBe(id);
  });

  test('a table that was looked at is left alone until it is time, but not when all are looked at', async () => {
    const id = await duel(house);
    await sweep.due();
    const channel = await forget(id);
    await sweep.due();
    expect(await house.store.inChannel(channel)).toBeUndefined();
    house.time.now += minutes(11);
    await sweep.due();
    expect(await house.store.inChannel(channel)).toBe(id);
    await forget(id);
    await sweep.everything();
    expect(await house.store.inChannel(channel)).toBe(id);
  });

  test('a table that sleeps is looked at more seldom, and one whose clock ran out in time', async () => {
    const id = await duel(house);
    house.time.now += minutes(60 * 25);
    await sweep.due();
    const nextLook = async (): Promise<number> =>
      Number(await house.redis.zscore(keysUnder(house.prefix).live, id)) - house.time.now;
    expect(await nextLook()).toBe(minutes(6 * 60));
    done(await house.tables.setClock(id, { kind: 'live' }, asks(mira)));
    await sweep.everything();
    expect(await nextLook()).toBeLessThan(minutes(10));
  });

  test('a table is asked about only while something is to be done there', async () => {
    const { stirred, settle } = office.outbox;
    const ids = async (): Promise<string[]> => (await stirred()).map((table) => table.id);
    const id = await duel(house);
    await sweepOutboxes();
    expect(await ids()).toContain(id);
    await house.redis.del(keysUnder(house.prefix).outbox(id));
    const [before] = await stirred();
    house.time.now += 1;
    done(await house.tables.answer(id, mark(1), asks(mira)));
    if (before) await settle(before);
    expect(await ids()).toContain(id);
    await house.redis.del(keysUnder(house.prefix).outbox(id));
    await sweepOutboxes();
    expect(await ids()).not.toContain(id);
  });

  test('a lobby that came second to its channel goes, but not while it may still be on its way', async () => {
    const { table } = done(await house.tables.open(opening('tic-tac-toe'), asks(mira))).snapshot;
    const channel = await forget(table.id);
    const first = done(await house.tables.open(opening('tic-tac-toe', { channel }), asks(otto))).snapshot.table.id;
    await sweep.due();
    expect((await house.tables.byId(table.id)).ok).toBe(true);
    house.time.now += minutes(2);
    await sweep.due();
    expect((await house.tables.byId(table.id)).ok).toBe(false);
    expect(await house.store.inChannel(channel)).toBe(first);
  });

  test('a finished table is let go when its last post stands and nobody has taken it back for a while', async () => {
    const id = await duel(house);
    await playOut(id);
    await sweep.due();
    house.time.now += minutes(11);
    await sweep.due();
    expect(await office.live()).toContain(id);
    await office.work();
    office.queues.nudge(id, 99);
    await office.posted(id);
    await sweep.due();
    expect(await office.live()).not.toContain(id);
    expect(await house.redis.exists(keysUnder(house.prefix).packed(id))).toBe(1);
  });

  test('a table that is gone is let go, and a game in play never', async () => {
    const [gone, going] = [await duel(house), await duel(house)];
    await house.store.remove(gone, 'g1');
    house.time.now += minutes(60 * 24);
    await sweep.due();
    expect(await office.live()).toEqual([going]);
  });

  test('a table that waits for a bot and has no job, or one that came to nothing, gets a new one', async () => {
    const { id, rev } = await botsAlone();
    expect(await office.queues.hasBotJob(id, rev)).toBe(false);
    await sweepOutboxes();
    expect(await office.queues.hasBotJob(id, rev)).toBe(true);
    await office.work();
    await expect.poll(() => moves(id)).toBeGreaterThan(0);
  });

  test('a bot that was set moving while the clock was half a day ahead moves, and does not wait for that hour', async () => {
    const { id, rev } = await botsAlone();
    const honest = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => honest() + 12 * minutes(60));
    await sweepOutboxes();
    expect(await office.queues.hasBotJob(id, rev)).toBe(true);
    vi.restoreAllMocks();
    await office.work();
    await sweepOutboxes();
    await expect.poll(() => moves(id)).toBeGreaterThan(0);
  });

  test('a decision that was asked for while the clock was a day ahead begins when that is found, not in a day', async () => {
    const id = await duel(house, { clock: { kind: 'live' } });
    const truth = house.time.now;
    house.time.now += minutes(24 * 60);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    house.time.now = truth + minutes(1);
    await sweep.everything();
    const found = await house.tables.byId(id);
    expect(found.ok && found.snapshot.table.waits).toMatchObject([{ seat: 1, since: house.time.now }]);
  });

  test('counts what waits in the queues', async () => {
    const id = await duel(house);
    office.queues.nudge(id, 3);
    const depth = async (): Promise<number | undefined> => {
      await sweepOutboxes();
      const { values } = await office.metrics.queueDepth.get();
      return values.find(({ labels }) => labels.queue === 'posts')?.value;
    };
    await expect.poll(depth).toBeGreaterThan(0);
    await office.work();
    await office.posted(id);
    await expect.poll(depth).toBe(0);
  });
});
