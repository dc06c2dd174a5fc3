/** How nights go on where something is amiss: times that pass, weeks that pass, people and places that go. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NightReply, Nights, Planning } from '../../src/nights/ports.js';
import { isSeatingDue } from '../../src/nights/duties.js';
import type { Night } from '../../src/nights/types.js';
import { randomToken } from '../../src/store/tokens.js';
import { nightsIn } from '../support/nights.js';
import { type House, asks, ivo, mira, openHouse, otto, zoe } from '../support/tables.js';

const hour = 3600_000;
const day = 24 * hour;

let house: House;
let nights: Nights;

beforeAll(async () => {
  house = await openHouse();
  ({ nights } = nightsIn(house));
});
afterAll(async () => {
  await house.close();
});

function night(reply: NightReply): Night {
  if (!reply.ok) throw new Error(`denied: ${reply.code}`);
  return reply.night;
}

async function plan(more: Partial<Planning> = {}): Promise<Night> {
  const { now } = house.time;
  const planning = {
    guild: `g-${randomToken(5)}`,
    channel: 'c1',
    locale: 'en' as const,
    title: 'Siege night',
    times: [now + 5 * day, now + 6 * day],
    games: ['tic-tac-toe'],
    quorum: 4,
    teaches: false,
    weekly: false,
    ...more,
  };
  return night(await nights.plan(planning, asks(mira)));
}

async function come(id: string, ...people: readonly (typeof mira)[]): Promise<Night> {
  for (const person of people) {
    house.time.now += 1000;
    night(await nights.reply(id, { attendance: 'coming' }, asks(person)));
  }
  return night(await nights.byId(id));
}

const kinds = ({ posts }: Night): readonly string[] => posts.map(({ kind }) => kind);

describe('a time that has passed', () => {
  test('is not decided on any more, by votes or by the host', async () => {
    const { id, times } = await plan({ quorum: 3 });
    house.time.now = (times[0]?.at ?? 0) + hour;
    expect(await nights.lock(id, asks(mira), { time: times[0]?.id ?? '' })).toMatchObject({ code: 'too-late' });
    expect(await come(id, otto, zoe)).toMatchObject({ state: 'locked', chosen: { time: times[1]?.id } });
  });
});

describe('what the host names', () => {
  test('of time and game is kept, and the best of the rest is taken', async () => {
    const { id, times } = await plan({ games: ['beacon', 'tic-tac-toe'] });
    night(await nights.reply(id, { times: [times[1]?.id ?? ''] }, asks(mira)));
    const chosen = { time: times[1]?.id, game: 'tic-tac-toe' };
    expect(night(await nights.lock(id, asks(mira), { game: 'tic-tac-toe' })).chosen).toEqual(chosen);
  });

  test('as the deadline stays when only the title changes, and goes with other times', async () => {
    const deadline = house.time.now + day;
    const { id, times } = await plan({ deadline });
    const same = times.map(({ at }) => at);
    expect(night(await nights.edit(id, { title: 'Other', times: same }, asks(mira)))).toMatchObject({ deadline });
    const earlier = deadline - hour;
    expect(night(await nights.edit(id, { deadline: earlier }, asks(mira))).deadline).toBe(earlier);
    expect(await nights.edit(id, { deadline: house.time.now - 1 }, asks(mira))).toMatchObject({ code: 'too-late' });
    const moved = night(await nights.edit(id, { times: same.map((at) => at + day) }, asks(mira)));
    expect(moved.deadline).toBe(Math.min(...same));
  });

  test('may be the title and the weekly turn of a night that is settled, and no more', async () => {
    const { id } = await plan({ weekly: true });
    night(await nights.lock(id, asks(mira)));
    expect(night(await nights.edit(id, { weekly: false, title: 'Last' }, asks(mira)))).toMatchObject({
      state: 'locked',
      weekly: false,
      title: 'Last',
    });
    expect(await nights.edit(id, { quorum: 2 }, asks(mira))).toMatchObject({ code: 'wrong-state' });
  });

  test('as fewer players settles it where so many agree already', async () => {
    const { id } = await plan();
    await come(id, otto);
    expect(night(await nights.edit(id, { quorum: 3 }, asks(mira))).state).toBe('planning');
    expect(night(await nights.edit(id, { quorum: 2 }, asks(mira)))).toMatchObject({ state: 'locked' });
  });
});

describe('a weekly night', () => {
  test('comes again in the first week ahead, however long the bot was away', async () => {
    const { guild, times, id } = await plan({ weekly: true });
    house.time.now = (times[1]?.at ?? 0) + 9 * day;
    expect(await nights.runDuties(id)).toMatchObject({ did: expect.arrayContaining(['lapse']) as unknown });
    const [next] = await nights.upcoming(guild);
    expect(next?.times.map(({ at }) => at)).toEqual(times.map(({ at }) => at + 14 * day));
  });

  test('comes again also when nobody came to this one', async () => {
    const { guild, id, times } = await plan({ weekly: true });
    night(await nights.lock(id, asks(mira)));
    night(await nights.reply(id, { attendance: 'not' }, asks(mira)));
    house.time.now = (times[0]?.at ?? 0) - 5 * 60_000;
    expect(await nights.runDuties(id)).toMatchObject({ night: { state: 'cancelled' } });
    expect(await nights.upcoming(guild)).toHaveLength(1);
  });
});

describe('whoever leaves the server', () => {
  test('hands the night on to the first who comes, and the bench moves up', async () => {
    const { id } = await plan();
    await come(id, otto, zoe, ivo);
    const left = night(await nights.note(id, { left: [mira.id] }));
    expect(left.host).toEqual(otto);
    expect(left.replies.map(({ person }) => person.name)).not.toContain('Mira');
    expect(left.posts.filter(({ kind }) => kind === 'moved-up')).toMatchObject([{ people: [zoe] }]);
    expect(night(await nights.cancel(id, asks(otto))).state).toBe('cancelled');
  });

  test('last takes the night along', async () => {
    const { id } = await plan();
    expect(night(await nights.note(id, { left: [mira.id] }))).toMatchObject({ state: 'cancelled', replies: [] });
  });

  test('or wants to be forgotten is found in no night, over or to come', async () => {
    const { id } = await plan();
    await come(id, otto, zoe);
    const { id: over } = await plan();
    night(await nights.cancel(over, asks(mira)));
    await nights.forget(mira.id);
    for (const one of [id, over]) {
      expect(JSON.stringify(await nights.byId(one))).not.toContain(`"${mira.id}"`);
    }
    expect(night(await nights.byId(id)).host).toEqual(otto);
  });
});

describe('its tables', () => {
  const table = (name: string) => ({ table: name, game: 'tic-tac-toe', room: `room of ${name}` });

  test('are as many as it takes, and each tells what came of it', async () => {
    const six = [otto, zoe, ivo, { id: 'p5', name: 'Pia' }, { id: 'p6', name: 'Quin' }];
    const { id } = await plan({ quorum: 6 });
    await come(id, ...six);
    night(await nights.note(id, { table: table('one') }));
    const split = night(await nights.split(id, asks(mira)));
    expect(kinds(split).filter((kind) => kind === 'second')).toHaveLength(2);
    for (const name of ['two', 'three']) night(await nights.note(id, { table: table(name) }));
    for (const name of ['two', 'one', 'one']) night(await nights.tableOver(id, name));
    expect(night(await nights.byId(id)).state).toBe('seated');
    const over = night(await nights.tableOver(id, 'three'));
    expect(over.state).toBe('over');
    expect(over.posts.filter(({ kind }) => kind === 'recap').map((post) => post.table)).toEqual([
      'two',
      'one',
      'three',
    ]);
  });

  test('are set again in the channel where their thread was deleted', async () => {
    const { id, times } = await plan();
    await come(id, otto, zoe, ivo);
    house.time.now = (times[0]?.at ?? 0) - 5 * 60_000;
    await nights.runDuties(id);
    night(await nights.note(id, { table: table('gone') }));
    const again = night(await nights.note(id, { roomGone: 'gone' }));
    expect(again).toMatchObject({ state: 'locked', room: 'c1', tables: [] });
    expect(isSeatingDue(again)).toBe(true);
  });
});

test('a night called off while it is voted on tells those who wanted to come, and nobody where there are none', async () => {
  const { id } = await plan();
  await come(id, otto);
  expect(kinds(night(await nights.cancel(id, asks(mira))))).toEqual(['called-off']);
  const { id: alone } = await plan();
  expect(kinds(night(await nights.cancel(alone, asks(mira))))).toEqual([]);
});
