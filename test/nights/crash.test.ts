/** Whoever posts for a night may die at any step: nothing is said twice, and no answer is lost. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNightWork } from '../../src/jobs/nights.js';
import type { NightPoster } from '../../src/jobs/night-ports.js';
import { createLog } from '../../src/log.js';
import type { NightReply, NightStore, Nights } from '../../src/nights/ports.js';
import { createNightStore } from '../../src/store/nights.js';
import { createRecords } from '../../src/store/records.js';
import { noClock } from '../../src/table/clock.js';
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

type Message = { nonce: string; channel: string; text: string; edits: number };

/** A Discord that knows a message again by its nonce, and a process that dies after so many calls to it. */
function channel(diesAt: number) {
  const messages: Message[] = [];
  const threads = new Set<string>();
  const made: string[] = [];
  let calls = 0;
  const called = (): void => {
    calls += 1;
    if (calls === diesAt) throw new Error('killed');
  };
  const put = (nonce: string, where: string, text: string) => {
    const known = messages.find((one) => one.nonce === nonce);
    if (!known) messages.push({ nonce, channel: where, text, edits: 0 });
    called();
    return Promise.resolve({ channel: where, message: nonce });
  };
  const poster: NightPoster = {
    showCard: ({ night, nonce }, standing) => {
      const known = messages.find((one) => one.nonce === standing?.message);
      if (known) {
        known.edits += 1;
        called();
      }
      return known && standing ? Promise.resolve(standing) : put(nonce, night.channel, 'card');
    },
    say: ({ kind, nonce, channel: where, people }) =>
      put(nonce, where, `${kind}: ${people.map(({ name }) => name).join(' ')}`),
    makeEvent: ({ night }) => {
      if (!made.includes(night.id)) made.push(night.id);
      called();
      return Promise.resolve({ id: night.id, state: 'made' });
    },
    dropEvent: () => Promise.resolve(),
    isMember: () => Promise.resolve(true),
    interestedIn: () => Promise.resolve([ivo]),
    threadFrom: ({ message }) => {
      threads.add(message);
      called();
      return Promise.resolve(message);
    },
  };
  return { poster, messages, threads, made, calls: () => calls };
}

function done(reply: NightReply): void {
  if (!reply.ok) throw new Error(reply.code);
}

/** A night from its plan to its table, with a death on the way; what the channel holds in the end. */
async function evening(number: number, diesAt: number) {
  const discord = channel(diesAt);
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
    draw: () => Promise.resolve([]),
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
});
