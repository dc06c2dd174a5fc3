import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { followDepartures } from '../../src/discord/departures.js';
import type { Sweep } from '../../src/jobs/sweep.js';
import { createLog } from '../../src/log.js';
import { createDraftStore } from '../../src/store/drafts.js';
import { type Guilds, createGuilds } from '../../src/store/guilds.js';
import { type Channel, openChannel } from '../support/channel.js';
import { nightsIn } from '../support/nights.js';
import { type Office, openOffice } from '../support/office.js';
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

const days = (count: number): number => count * 24 * 60 * 60_000;
const log = createLog({ level: 'silent' });

let house: House;
let office: Office;
let channel: Channel;
let guilds: Guilds;
let sweep: Sweep;

beforeEach(async () => {
  house = await openHouse();
  channel = openChannel();
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster });
  house.onNudge.tell = office.queues.nudge;
  const { store, redis, prefix } = house;
  guilds = createGuilds({ redis, store, prefix, log });
  sweep = office.sweep(guilds);
  await office.work();
});
afterEach(async () => {
  await office.close();
  await house.close();
});

async function stateOf(id: string): Promise<string> {
  const found = await house.tables.byId(id);
  return found.ok ? found.snapshot.table.state : found.code;
}

describe('what nobody comes to any more', () => {
  test('a lobby lapses after a week, says so, and leaves its channel to others', async () => {
    const wanted = opening('tic-tac-toe');
    const { id } = done(await house.tables.open(wanted, asks(mira))).snapshot.table;
    await office.posted(id);
    house.time.now += days(6.9);
    await sweep.due();
    expect(await stateOf(id)).toBe('lobby');
    house.time.now += days(0.2);
    await sweep.due();
    expect(await stateOf(id)).toBe('closed');
    await office.posted(id);
    expect(channel.said()).toContain(
      'Nothing has happened here for 7 days, so this table is closed. `/table open` opens another.',
    );
    done(await house.tables.open(wanted, asks(otto)));
  });

  test('a game is put away after ninety days, says so, costs no more looking after, and goes on when asked', async () => {
    const id = await duel(house);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    house.time.now += days(89);
    await sweep.due();
    expect(await stateOf(id)).toBe('playing');
    house.time.now += days(2);
    await sweep.due();
    await office.posted(id);
    await sweep.due();
    expect(await stateOf(id)).toBe('paused');
    expect(await office.live()).not.toContain(id);
    expect(channel.said().filter((line) => line.includes('put away'))).toHaveLength(1);
    house.time.now += days(300);
    done(await house.tables.resume(id, asks(otto)));
    expect(await office.live()).toContain(id);
    await office.posted(id);
    await sweep.due();
    expect(cells(done(await house.tables.answer(id, mark(1), asks(otto))))).toBe('○···×····');
  });

  test('a deleted channel takes its table along', async () => {
    const id = await duel(house);
    done(await house.tables.channelDeleted(id));
    expect(await stateOf(id)).toBe('closed');
    expect(denied(await house.tables.answer(id, mark(5), asks(mira))).code).toBe('wrong-state');
  });
});

describe('a server that is to be forgotten', () => {
  test('has a day to take it back; its tables stand still and say so', async () => {
    const id = await duel(house, { guild: 'g7' });
    const { id: lobby } = done(await house.tables.open(opening('beacon', { guild: 'g7' }), asks(mira))).snapshot.table;
    expect((await guilds.holdings('g7')).tables.length).toBe(2);
    await guilds.forgetLater('g7', { by: 'Ana', due: house.time.now + days(1) });
    done(await house.tables.dataGoing(id, 'Ana', 24));
    done(await house.tables.dataGoing(lobby, 'Ana', 24));
    expect([await stateOf(id), await stateOf(lobby)]).toEqual(['paused', 'closed']);
    await office.posted(id);
    await office.posted(lobby);
    expect(channel.said().filter((line) => line.includes('Ana has all of this server’s data deleted'))).toHaveLength(2);
    house.time.now += days(0.9);
    expect(await guilds.forgetDue(house.time.now)).toEqual([]);
    await guilds.takeBack('g7');
    house.time.now += days(1);
    expect(await guilds.forgetDue(house.time.now)).toEqual([]);
    done(await house.tables.resume(id, asks(mira)));
  });

  test('because it sent the bot away has thirty days to have it back; then nothing is left of it', async () => {
    const id = await duel(house, { guild: 'the-left' });
    await office.posted(id);
    const { nights } = nightsIn(house);
    const follow = followDepartures({ tables: house.tables, nights, guilds, log, now: () => house.time.now });
    const isGoing = async (): Promise<boolean> => (await guilds.going('the-left')) !== undefined;
    follow({ kind: 'guild', id: 'the-left' });
    await expect.poll(isGoing).toBe(true);
    house.time.now += days(29.9);
    // That it is told again does not put it off.
    follow({ kind: 'guild', id: 'the-left' });
    await sweep.due();
    expect(await stateOf(id)).toBe('playing');
    follow({ kind: 'return', id: 'the-left' });
    await expect.poll(isGoing).toBe(false);
    house.time.now += days(0.2);
    await sweep.due();
    expect(await stateOf(id)).toBe('playing');
    follow({ kind: 'guild', id: 'the-left' });
    await expect.poll(isGoing).toBe(true);
    house.time.now += days(29.9);
    follow({ kind: 'guild', id: 'the-left' });
    await sweep.due();
    expect(await isGoing()).toBe(true);
    house.time.now += days(0.2);
    await sweep.due();
    expect(await isGoing()).toBe(false);
    const left = await house.redis.keys(`${house.prefix}:*`);
    expect(left.filter((key) => key.includes(id) || key.includes('the-left'))).toEqual([]);
  });

  test('on somebody’s word is not kept by the bot’s return', async () => {
    await duel(house, { guild: 'the-banished' });
    await guilds.forgetLater('the-banished', { by: 'Ana', due: house.time.now + days(1) });
    const { nights } = nightsIn(house);
    const follow = followDepartures({ tables: house.tables, nights, guilds, log, now: () => house.time.now });
    follow({ kind: 'return', id: 'the-banished' });
    follow({ kind: 'guild', id: 'the-banished' });
    house.time.now += days(1);
    await sweep.due();
    const left = await house.redis.keys(`${house.prefix}:*`);
    expect(left.filter((key) => key.includes('the-banished'))).toEqual([]);
  });

  test('leaves nothing behind: no name, no remembered interaction, no draft', async () => {
    const id = await duel(house, { guild: 'the-forgotten' });
    const kept = await duel(house, { guild: 'g6' });
    const { nights } = nightsIn(house);
    const plan = (guild: string) =>
      nights.plan(
        {
          ...{ guild, channel: 'c1', locale: 'en', title: 'Siege night', times: [house.time.now + days(5)] },
          ...{ games: ['tic-tac-toe'], quorum: 2, teaches: false, weekly: false },
        },
        asks(mira),
      );
    const [night, other] = [await plan('the-forgotten'), await plan('g6')];
    if (!night.ok || !other.ok) throw new Error('no night was planned');
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await createDraftStore(house.redis, house.prefix).save([{ key: `${id}:1001:abcd`, text: 'half a choice' }]);
    await guilds.change('the-forgotten', { locale: 'fr' });
    done(await house.tables.answer(id, { action: 'resign', args: {} }, asks(otto)));
    await office.posted(id);
    expect(await office.records.find('the-forgotten')).toHaveLength(1);
    await guilds.forgetLater('the-forgotten', { by: 'Ana', due: house.time.now + days(1) });
    house.time.now += days(1);
    await sweep.due();
    const left = await house.redis.keys(`${house.prefix}:*`);
    const own = (one: string): boolean => [id, night.night.id, 'the-forgotten'].some((name) => one.includes(name));
    expect(left.filter(own)).toEqual([]);
    expect(left.some((key) => key.includes(other.night.id))).toBe(true);
    expect((await house.redis.zrange(`${house.prefix}:nights-due`, '0', '-1')).filter(own)).toEqual([]);
    await sweep.outboxes();
    expect((await house.redis.zrange(`${house.prefix}:stirred`, '0', '-1')).filter(own)).toEqual([]);
    const sets = await Promise.all(
      left.map(async (key) => ((await house.redis.type(key)) === 'set' ? house.redis.smembers(key) : [])),
    );
    expect(sets.flat()).not.toContain('the-forgotten');
    expect(await office.live()).toEqual([kept]);
    expect(await stateOf(kept)).toBe('playing');
    expect(await house.redis.zcard(`${house.prefix}:forgetting`)).toBe(0);
  });
});
