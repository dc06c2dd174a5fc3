import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import type { NightReply, Nights, Planning } from '../../src/nights/ports.js';
import { createNights } from '../../src/nights/service.js';
import type { Night } from '../../src/nights/types.js';
import { type RedisClient, connectRedis, whenReady } from '../../src/store/connect.js';
import { keysUnder } from '../../src/store/keys.js';
import { createNightStore } from '../../src/store/nights.js';
import { randomToken } from '../../src/store/tokens.js';
import { ferry } from '../support/games/ferry/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { asks, ivo, mira, moderates, otto, zoe } from '../support/tables.js';

const hour = 3600_000;
const day = 24 * hour;
const log = createLog({ level: 'silent' });
const games = [anyGame(ferry), anyGame(ticTacToe)];
const zone = 'Europe/Paris';

let redis: RedisClient;
const prefix = `nights-${randomToken(6)}`;
const time = { now: Date.parse('2026-11-17T12:00Z') };
let nights: Nights;
let store: ReturnType<typeof createNightStore>;

beforeAll(async () => {
  redis = connectRedis(inject('redisUrl'), 'commands', log);
  await whenReady(redis);
  store = createNightStore({ redis, log, prefix });
  const settings = { zone, channel: null, reminders: true, place: 'channel', events: false } as const;
  nights = createNights({
    store,
    games,
    now: () => time.now,
    settings: () => Promise.resolve(settings),
    lateness: () => Promise.resolve(() => 0),
  });
});
afterAll(async () => {
  for (const key of await redis.keys(`*${prefix}*`)) await redis.del(key);
  redis.disconnect();
});

const planning = (more: Partial<Planning> = {}): Planning => ({
  guild: `g-${randomToken(5)}`,
  channel: 'c1',
  locale: 'en',
  title: 'Siege night',
  times: [time.now + 5 * day, time.now + 6 * day],
  games: ['ferry', 'tic-tac-toe'],
  quorum: 3,
  teaches: false,
  weekly: false,
  ...more,
});

function night(reply: NightReply): Night {
  if (!reply.ok) throw new Error(`denied: ${reply.code}`);
  return reply.night;
}
const plan = async (more: Partial<Planning> = {}): Promise<Night> =>
  night(await nights.plan(planning(more), asks(mira)));
const timeAt = (one: Night, index: number): string => one.times[index]?.id ?? '';

describe('a night', () => {
  test('is planned with its host coming, and found in its guild', async () => {
    const made = await plan();
    expect(made).toMatchObject({ state: 'planning', host: mira, rev: 1, deadline: time.now + 4 * day });
    expect(made.replies).toMatchObject([{ person: mira, attendance: 'coming' }]);
    expect((await nights.upcoming(made.guild)).map(({ id }) => id)).toEqual([made.id]);
    expect(await nights.byId('nowhere')).toMatchObject({ ok: false, code: 'no-night' });
  });

  test.each([
    [{ times: [] }, 'no-times'],
    [{ times: [1, 2, 3, 4, 5].map((n) => Date.parse('2026-12-01T12:00Z') + n * hour) }, 'no-times'],
    [{ times: [Date.parse('2020-01-01T00:00Z')] }, 'too-late'],
    [{ games: [] }, 'no-games'],
    [{ games: ['chess'] }, 'unknown-game'],
    [{ quorum: 0 }, 'bad-quorum'],
    [{ quorum: 2.5 }, 'bad-quorum'],
  ])('%j is denied: %s', async (more, code) => {
    expect(await nights.plan(planning(more), asks(mira))).toMatchObject({ ok: false, code });
  });

  test('locks by itself when the quorum agrees on a time and a game', async () => {
    const { id, times } = await plan();
    const saturday = times[1]?.id ?? '';
    night(await nights.reply(id, { times: [saturday], games: ['ferry'] }, asks(mira)));
    night(await nights.reply(id, { attendance: 'coming', times: [saturday] }, asks(otto)));
    expect(night(await nights.byId(id)).state).toBe('planning');
    const done = night(await nights.reply(id, { attendance: 'coming', games: ['ferry'] }, asks(zoe)));
    expect(done).toMatchObject({
      state: 'locked',
      chosen: { time: saturday, game: 'ferry' },
      posts: [{ kind: 'locked' }],
    });
  });

  test('that somebody changes is looked at after it, although others come late with an old reading meanwhile', async () => {
    const { id } = await plan();
    const asShown = (one: Night): Night => ({ ...one, card: { message: 'm1', rev: one.rev } });
    const now = asShown(night(await nights.reply(id, { attendance: 'coming' }, asks(otto))));
    // They have said that they change it, and are yet to write it.
    await redis.zadd(keysUnder(prefix).nightsDue, -(now.rev + 1), id);
    expect(await store.commit(now, now.rev - 1)).toBe(false);
    await store.lookAgain(now);
    expect(await store.due(0)).toContain(id);
    const next = { ...now, rev: now.rev + 1 };
    expect(await store.commit(next, now.rev)).toBe(true);
    expect(await store.due(0)).toContain(id);
    await store.lookAgain(asShown(next));
    expect(await store.due(0)).not.toContain(id);
  });

  test('is locked, edited and called off by its host or a moderator only', async () => {
    const { id } = await plan();
    expect(await nights.lock(id, asks(otto))).toMatchObject({ ok: false, code: 'not-host', params: { host: 'Mira' } });
    expect(await nights.cancel(id, asks(otto))).toMatchObject({ ok: false, code: 'not-host' });
    expect(await nights.edit(id, { title: 'Mine' }, asks(otto))).toMatchObject({ ok: false, code: 'not-host' });
    expect(night(await nights.lock(id, moderates(otto))).state).toBe('locked');
    expect(await nights.lock(id, asks(mira))).toMatchObject({ ok: false, code: 'wrong-state' });
    expect(night(await nights.cancel(id, asks(mira)))).toMatchObject({
      state: 'cancelled',
      posts: [{ kind: 'called-off' }],
    });
    expect(await nights.reply(id, { attendance: 'not' }, asks(zoe))).toMatchObject({ ok: false, code: 'wrong-state' });
  });

  test('keeps the votes for a time that stays when it is edited', async () => {
    const made = await plan();
    night(await nights.reply(made.id, { times: [timeAt(made, 0), timeAt(made, 1)] }, asks(otto)));
    const stays = made.times[1]?.at ?? 0;
    const after = night(await nights.edit(made.id, { times: [stays, stays + day] }, asks(mira)));
    expect(after.times.map(({ at }) => at)).toEqual([stays, stays + day]);
    expect(after.replies[1]?.times).toEqual([timeAt(made, 1)]);
    expect(await nights.reply(made.id, { times: [timeAt(made, 0)] }, asks(zoe))).toMatchObject({
      code: 'unknown-choice',
    });
  });

  test('moves the bench up when somebody drops out, and says so once', async () => {
    const { id } = await plan({ games: ['tic-tac-toe'], quorum: 2 });
    for (const person of [otto, zoe, ivo]) night(await nights.reply(id, { attendance: 'coming' }, asks(person)));
    const before = night(await nights.byId(id));
    expect(before).toMatchObject({ state: 'locked' });
    const after = night(await nights.reply(id, { attendance: 'not' }, asks(otto)));
    expect(after.posts.filter(({ kind }) => kind === 'moved-up')).toMatchObject([{ people: [zoe] }]);
    const calm = night(await nights.reply(id, { attendance: 'maybe' }, asks(ivo)));
    expect(calm.posts.filter(({ kind }) => kind === 'moved-up')).toHaveLength(1);
  });

  test('whoever comes back after dropping out stands at the end of the line', async () => {
    const { id } = await plan({ games: ['tic-tac-toe'], quorum: 4 });
    for (const person of [otto, zoe]) {
      time.now += 1000;
      night(await nights.reply(id, { attendance: 'coming' }, asks(person)));
    }
    night(await nights.reply(id, { attendance: 'not' }, asks(otto)));
    time.now += 1000;
    const after = night(await nights.reply(id, { attendance: 'coming' }, asks(otto)));
    const order = [...after.replies].sort((a, b) => (a.since ?? 0) - (b.since ?? 0)).map(({ person }) => person.name);
    expect(order).toEqual(['Mira', 'Zoé', 'Otto']);
  });

  test('two replies at once are both kept', async () => {
    const { id } = await plan({ quorum: 9 });
    await Promise.all([otto, zoe, ivo].map((person) => nights.reply(id, { attendance: 'coming' }, asks(person))));
    expect(
      night(await nights.byId(id))
        .replies.map(({ person }) => person.name)
        .sort(),
    ).toEqual(['Ivo', 'Mira', 'Otto', 'Zoé']);
  });
});

describe('what comes due', () => {
  test('at the deadline the best pair wins, or there are too few and it is said', async () => {
    const lonely = await plan();
    const popular = await plan({ quorum: 1 });
    expect(popular.state).toBe('planning');
    time.now += 4 * day;
    expect(await store.due(time.now)).toContain(lonely.id);
    expect(await nights.runDuties(lonely.id)).toMatchObject({
      did: ['decide'],
      night: { state: 'planning', posts: [{ kind: 'no-quorum' }] },
    });
    expect(await nights.runDuties(popular.id)).toMatchObject({ did: ['decide'], night: { state: 'locked' } });
    expect(await nights.runDuties(lonely.id)).toMatchObject({ did: [] });
  });

  test('reminders, seats and late ones come once each; what is long past is left out', async () => {
    const made = await plan({ quorum: 9 });
    const { id } = night(await nights.lock(made.id, asks(mira), { time: timeAt(made, 0), game: 'ferry' }));
    const start = made.times[0]?.at ?? 0;
    time.now = start - day + hour;
    expect(await nights.runDuties(id)).toMatchObject({ did: ['day-before'] });
    time.now = start - 5 * 60_000;
    expect(await nights.runDuties(id)).toMatchObject({ did: ['quarter-hour', 'seat'] });
    night(await nights.note(id, { table: { table: 't0', game: 'ferry', room: 'c1' } }));
    time.now = start + hour;
    expect(await nights.runDuties(id)).toMatchObject({ did: ['late'] });
    time.now = start + day;
    expect(await nights.runDuties(id)).toMatchObject({ did: ['lapse'], night: { state: 'over' } });
    expect(night(await nights.byId(id)).posts.map(({ kind }) => kind)).toEqual([
      'locked',
      'day-before',
      'quarter-hour',
      'open',
      'late',
    ]);
  });

  test('what was said is off the list, and a night with nothing to say waits for its next duty', async () => {
    const made = await plan({ quorum: 9 });
    const { id } = night(await nights.lock(made.id, asks(mira)));
    const now = night(await nights.note(id, { said: 1 }));
    expect(now.posts).toEqual([]);
    const shown = night(await nights.note(id, { card: { message: 'm1', rev: now.rev + 1 } }));
    expect(await store.due(time.now)).not.toContain(shown.id);
    expect(await store.due((made.times[0]?.at ?? 0) - day)).toContain(id);
  });

  test('a weekly night plans itself again by the wall clock, once', async () => {
    const before = Date.parse('2027-03-24T19:00Z');
    time.now = before - 3 * day;
    const made = await plan({ weekly: true, quorum: 1, times: [before], games: ['ferry'] });
    night(await nights.lock(made.id, asks(mira)));
    night(await nights.note(made.id, { table: { table: 't1', game: 'ferry', room: 'c1' } }));
    time.now = before + 3 * hour;
    expect(night(await nights.tableOver(made.id, 't1'))).toMatchObject({ state: 'over' });
    night(await nights.tableOver(made.id, 't1'));
    const [next, ...more] = await nights.upcoming(made.guild);
    expect(more).toEqual([]);
    expect(next?.times.map(({ at }) => at)).toEqual([before + 7 * day - hour]);
  });
});
