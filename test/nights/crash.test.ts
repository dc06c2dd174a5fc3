/** Whoever posts for a night may die at any step: nothing is said twice, and no answer is lost. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNightWork } from '../../src/jobs/nights.js';
import { createLog } from '../../src/log.js';
import type { NightReply, NightStore, Nights } from '../../src/nights/ports.js';
import { createNightStore } from '../../src/store/nights.js';
import { createRecords } from '../../src/store/records.js';
import { noClock } from '../../src/table/clock.js';
import { sketch } from '../support/channel.js';
import { openNightChannel } from '../support/night-channel.js';
import { nightsIn } from '../support/nights.js';
import { type House, asks, ivo, mira, openHouse, otto, zoe } from '../support/tables.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const log = createLog({ level: 'silent' });

let house: House;
let nights: Nights;
let store: NightStore;

beforeAll(async () => {
  house = await openHouse();
  store = createNightStore({ redis: house.redis, log, prefix: house.prefix });
  ({ nights } = nightsIn(house));
});
afterAll(async () => {
  await house.close();
});

function done(reply: NightReply): void {
  if (!reply.ok) throw new Error(reply.code);
}

/** A night from its plan to its table, with a death on the way; what the channel holds in the end. */
async function evening(number: number, diesAt: number, draw: typeof sketch = sketch) {
  const discord = openNightChannel({ diesAt, interested: [ivo] });
  const records = createRecords({ redis: house.redis, games: house.tables.games, log, prefix: house.prefix });
  const work = createNightWork({
    nights,
    nightStore: store,
    tables: house.tables,
    records,
    settings: () => Promise.resolve({ zone: 'UTC', channel: null, reminders: true, place: 'thread', events: true }),
    seasons: () => Promise.resolve([]),
    clock: () => Promise.resolve(noClock),
    now: () => house.time.now,
    nightPoster: discord.poster,
    draw,
    log,
  });
  /** The next process takes over where the last one died. */
  const drive = async (id: string): Promise<void> => {
    await work(id).catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'killed') throw error;
    });
    expect(await work(id)).toBe('done');
  };
  const start = house.time.now + 3 * day;
  const planned = await nights.plan(
    {
      guild: `g${number}`,
      channel: `c${number}`,
      locale: 'en',
      title: 'Siege night',
      times: [start],
      games: ['tic-tac-toe'],
      quorum: 3,
      teaches: false,
      weekly: false,
    },
    asks(mira),
  );
  if (!planned.ok) throw new Error(planned.code);
  const { id } = planned.night;
  await drive(id);
  for (const person of [otto, zoe, ivo]) {
    house.time.now += 1000;
    done(await nights.reply(id, { attendance: 'coming' }, asks(person)));
    await drive(id);
  }
  for (const before of [day, 15 * minute, 10 * minute]) {
    house.time.now = start - before;
    await drive(id);
  }
  house.time.now += 1000;
  done(await nights.reply(id, { attendance: 'not' }, asks(otto)));
  await drive(id);
  house.time.now = start + 10 * minute;
  await drive(id);
  const found = await nights.byId(id);
  if (!found.ok) throw new Error(found.code);
  const [table] = found.night.tables;
  const sat = table && (await house.tables.byId(table.table));
  return {
    told: discord.messages.map(({ text }) => text),
    threads: discord.threads.size,
    events: discord.made.length,
    calls: discord.calls(),
    pictured: discord.pictured,
    answers: found.night.replies.map(({ person, attendance }) => `${person.name} ${attendance}`),
    seats: sat?.ok ? sat.snapshot.table.seats.map(({ name }) => name) : [],
    left: found.night.posts,
  };
}

const whole = {
  told: [
    'card',
    'locked: Mira Otto Zoé',
    'day-before: Mira Otto Zoé Ivo',
    'quarter-hour: Mira Otto Zoé Ivo',
    'open: Mira Otto',
    'moved-up: Zoé',
    'late: Mira',
  ],
  threads: 1,
  events: 1,
  answers: ['Mira coming', 'Otto not', 'Zoé coming', 'Ivo coming'],
  seats: ['Mira', 'Zoé'],
  left: [],
};

describe('a night whose process dies', () => {
  test('nowhere: everything is said once, and the bench moves up into the seat', async () => {
    const played = await evening(0, 0);
    expect(played).toMatchObject(whole);
    expect(played.calls).toBeGreaterThan(12);
  });

  test.each(Array.from({ length: 16 }, (_, at) => at + 1))('after call %i to Discord', async (diesAt) => {
    expect(await evening(diesAt, diesAt)).toMatchObject(whole);
  });

  test('in a renderer: another draws the card, which never stands without its picture', async () => {
    let drawn = 0;
    const { pictured } = await evening(99, 0, (task) => {
      drawn += 1;
      return drawn % 2 === 1 ? Promise.reject(new Error('killed')) : sketch(task);
    });
    expect(new Set(pictured)).toEqual(new Set([1]));
  });
});
