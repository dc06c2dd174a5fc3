/** One reply of Redis that comes too late at any read or write of a night's jobs: all is done, once. */
import { expect, inject, test } from 'vitest';
import { createNightQueue } from '../../src/jobs/night-queue.js';
import { createNightWork } from '../../src/jobs/nights.js';
import { createLog } from '../../src/log.js';
import { isUnfinished } from '../../src/nights/duties.js';
import type { NightReply } from '../../src/nights/ports.js';
import { createNights } from '../../src/nights/service.js';
import type { Night } from '../../src/nights/types.js';
import { connectRedis } from '../../src/store/connect.js';
import { createNightStore } from '../../src/store/nights.js';
import { createRecords } from '../../src/store/records.js';
import { noClock } from '../../src/table/clock.js';
import type { Person } from '../../src/table/types.js';
import { sketch } from '../support/channel.js';
import { openNightChannel } from '../support/night-channel.js';
import { openSlowLine } from '../support/slow-line.js';
import { asks, ivo, mira, otto, zoe } from '../support/tables.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const log = createLog({ level: 'silent' });
const settings = { zone: 'UTC', channel: null, reminders: true, place: 'thread', events: true } as const;

function made(reply: NightReply): Night {
  if (!reply.ok) throw new Error(reply.code);
  return reply.night;
}

/** Workers whose commands may come too late, and a host and guests whose do not. */
async function openEvening() {
  const line = await openSlowLine();
  const { house, onlooker } = line;
  const { prefix, tables } = house;
  const now = (): number => house.time.now;
  const redis = connectRedis(inject('redisUrl'), 'workers', log);
  const nightStore = createNightStore({ redis: house.redis, log, prefix });
  const patience = { attempts: 9, backoffMs: 10 };
  const queue = createNightQueue({ redis, nightStore, log, now, prefix, sweepMs: 250, patience });
  const common = { games: tables.games, now, settings: () => Promise.resolve(settings) };
  const lateness = () => Promise.resolve(() => 0);
  const nightsOver = (store: typeof nightStore) => createNights({ ...common, store, lateness, nudge: queue.nudge });
  const guests = nightsOver(createNightStore({ redis: onlooker.redis, log, prefix }));
  const discord = openNightChannel();
  await queue.serve(
    createNightWork({
      ...common,
      nights: nightsOver(nightStore),
      nightStore,
      tables,
      records: createRecords({ redis: house.redis, games: tables.games, log, prefix }),
      seasons: () => Promise.resolve([]),
      clock: () => Promise.resolve(noClock),
      nightPoster: discord.poster,
      draw: sketch,
      log,
      holdMs: 300,
    }),
  );
  let planned = 0;

  const found = async (id: string): Promise<Night> => made(await guests.byId(id));
  const settled = async (id: string, packet: number): Promise<void> => {
    await expect.poll(async () => isUnfinished(await found(id)), { message: `packet ${packet}` }).toBe(false);
  };

  return {
    ...line,
    guests,
    settled,
    /** A night in three days, in a channel of its own, whose card stands. */
    plan: async (): Promise<Night> => {
      planned += 1;
      const times = [house.time.now + 3 * day];
      const here = { guild: `g${planned}`, channel: `c${planned}`, title: 'Siege night' };
      const wanted = { locale: 'en', times, games: ['tic-tac-toe'], quorum: 3, teaches: false, weekly: false } as const;
      return made(await guests.plan({ ...here, ...wanted }, asks(mira)));
    },
    come: async (id: string, people: readonly Person[]): Promise<void> => {
      for (const person of people) made(await guests.reply(id, { attendance: 'coming' }, asks(person)));
    },
    /** What stands about a night, in its channel or its thread. */
    said: (id: string): string[] =>
      discord.messages.filter(({ nonce }) => nonce.startsWith(`n-${id}-`)).map(({ text }) => text),
    events: (id: string): number => discord.made.filter((one) => one === id).length,
    seats: async (id: string): Promise<(readonly (string | null)[])[]> => {
      const { tables: own } = await found(id);
      const all = await Promise.all(own.map(({ table }) => onlooker.tables.byId(table)));
      return all.map((one) => (one.ok ? one.snapshot.table.seats.map(({ name }) => name) : []));
    },
    leave: async (): Promise<void> => {
      await queue.close();
      redis.disconnect();
      await line.close();
    },
  };
}
type Evening = Awaited<ReturnType<typeof openEvening>>;

const card = 'card';
const locked = 'locked: Mira Otto Zoé';
const dayBefore = 'day-before: Mira Otto Zoé';
const quarterHour = 'quarter-hour: Mira Otto Zoé';

/** A night that is settled, at so much before its start. */
async function at(evening: Evening, before: readonly number[]): Promise<Night> {
  const night = await evening.plan();
  await evening.settled(night.id, -1);
  await evening.come(night.id, [otto, zoe]);
  await evening.settled(night.id, -1);
  for (const ms of before) await advance(evening, night, ms);
  return night;
}

/** Its clock comes to so much before the start, and what is due then is done. */
async function advance({ house, guests, settled }: Evening, night: Night, before: number): Promise<void> {
  house.time.now = (night.times[0]?.at ?? 0) - before;
  await expect.poll(async () => isDone(made(await guests.byId(night.id)), before)).toBe(true);
  await settled(night.id, -1);
}

function isDone({ done }: Night, before: number): boolean {
  const duty = before === day ? 'day-before' : before > 10 * minute ? 'quarter-hour' : before > 0 ? 'seat' : 'late';
  return done.includes(duty);
}

type Phase = {
  prepare(evening: Evening): Promise<Night>;
  /** What the job is to carry out, while a reply to it is held. */
  deed(evening: Evening, night: Night): Promise<void>;
  said: readonly string[];
  seats: readonly (readonly string[])[];
};

const phases: Record<string, Phase> = {
  'a card': {
    prepare: (evening: Evening) => evening.plan(),
    deed: () => Promise.resolve(),
    said: [card],
    seats: [],
  },
  'a night that is settled': {
    prepare: async (evening: Evening) => {
      const night = await evening.plan();
      await evening.settled(night.id, -1);
      await evening.come(night.id, [otto]);
      await evening.settled(night.id, -1);
      return night;
    },
    deed: (evening: Evening, { id }: Night) => evening.come(id, [zoe]),
    said: [card, locked],
    seats: [],
  },
  'a reminder': {
    prepare: (evening: Evening) => at(evening, [day]),
    deed: (evening: Evening, night: Night) => advance(evening, night, 15 * minute),
    said: [card, locked, dayBefore, quarterHour],
    seats: [],
  },
  'a table that is opened': {
    prepare: (evening: Evening) => at(evening, [day, 15 * minute]),
    deed: (evening: Evening, night: Night) => advance(evening, night, 10 * minute),
    said: [card, locked, dayBefore, quarterHour, 'open: Mira Otto'],
    seats: [['Mira', 'Otto']],
  },
  'a bench that moves up': {
    prepare: (evening: Evening) => at(evening, [day, 15 * minute, 10 * minute]),
    deed: async ({ guests }: Evening, { id }: Night) => {
      made(await guests.reply(id, { attendance: 'coming' }, asks(ivo)));
      made(await guests.reply(id, { attendance: 'not' }, asks(otto)));
    },
    said: [card, locked, dayBefore, quarterHour, 'open: Mira Otto', 'moved-up: Zoé'],
    seats: [['Mira', 'Zoé']],
  },
};

async function holdEach(name: string, { prepare, deed, said, seats }: Phase): Promise<number> {
  const evening = await openEvening();
  const held = await evening.atEveryPacket(
    () => prepare(evening),
    async (night, packet) => {
      const message = `${name}, packet ${packet}`;
      await deed(evening, night);
      await expect.poll(() => evening.said(night.id), { message }).toEqual(said);
      await evening.settled(night.id, packet);
      await expect.poll(() => evening.seats(night.id), { message }).toEqual(seats);
      expect(evening.said(night.id), message).toEqual(said);
      expect(evening.events(night.id), message).toBeLessThan(2);
      // Nothing more of it comes due.
      made(await evening.guests.cancel(night.id, asks(mira)));
    },
  );
  await evening.leave();
  return held;
}

// Side by side, for most of it is waiting.
test('any reply to a night’s jobs may be late: everything is said and done once', async () => {
  const held = await Promise.all(Object.entries(phases).map(([name, phase]) => holdEach(name, phase)));
  expect(Math.min(...held)).toBeGreaterThan(8);
});
