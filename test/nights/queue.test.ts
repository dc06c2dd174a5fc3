/** Nights whose job is lost, late or broken: the sweep carries them out. */
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type NightQueue, createNightQueue } from '../../src/jobs/night-queue.js';
import { createNightWork } from '../../src/jobs/nights.js';
import { createLog } from '../../src/log.js';
import type { NightStore, Nights } from '../../src/nights/ports.js';
import { type RedisClient, connectRedis } from '../../src/store/connect.js';
import { keysUnder } from '../../src/store/keys.js';
import { createNightStore } from '../../src/store/nights.js';
import { createRecords } from '../../src/store/records.js';
import { noClock } from '../../src/table/clock.js';
import { sketch } from '../support/channel.js';
import { openNightChannel } from '../support/night-channel.js';
import { nightsIn } from '../support/nights.js';
import { type House, asks, ivo, mira, openHouse, otto } from '../support/tables.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const log = createLog({ level: 'silent' });

let house: House;
let nights: Nights;
let store: NightStore;
let redis: RedisClient;
let queue: NightQueue;

beforeEach(async () => {
  house = await openHouse();
  store = createNightStore({ redis: house.redis, log, prefix: house.prefix });
  ({ nights } = nightsIn(house));
  redis = connectRedis(inject('redisUrl'), 'workers', log);
  queue = createNightQueue({
    redis,
    nightStore: store,
    log,
    now: () => house.time.now,
    prefix: house.prefix,
    sweepMs: 50,
    patience: { attempts: 6, backoffMs: 60 * minute },
  });
});
afterEach(async () => {
  await queue.close();
  redis.disconnect();
  await house.close();
});

async function planned(start: number): Promise<string> {
  const reply = await nights.plan(
    {
      guild: 'g1',
      channel: 'c1',
      locale: 'en',
      title: 'Siege night',
      times: [start],
      games: ['tic-tac-toe'],
      quorum: 2,
      teaches: false,
      weekly: false,
    },
    asks(mira),
  );
  if (!reply.ok) throw new Error(reply.code);
  return reply.night.id;
}

/** Everything that is to be done is done, by a Discord that takes it all; `during` is called while it is asked. */
function workIn(during: () => Promise<void> = () => Promise.resolve()) {
  const { poster } = openNightChannel();
  return createNightWork({
    nights,
    nightStore: store,
    tables: house.tables,
    records: createRecords({ redis: house.redis, games: house.tables.games, log, prefix: house.prefix }),
    settings: () => Promise.resolve({ zone: 'UTC', channel: null, reminders: true, place: 'thread', events: true }),
    seasons: () => Promise.resolve([]),
    clock: () => Promise.resolve(noClock),
    now: () => house.time.now,
    nightPoster: {
      ...poster,
      interestedIn: async () => {
        await during();
        return [];
      },
    },
    draw: sketch,
    log,
  });
}

describe('a night that is to be carried out', () => {
  test('is tried again by the next sweep, however long its last job would wait', async () => {
    const id = await planned(house.time.now + 3 * day);
    const driven: string[] = [];
    await queue.serve((night) => {
      driven.push(night);
      return driven.length < 4 ? Promise.reject(new Error('Redis is away')) : workIn()(night);
    });
    await expect.poll(() => driven.length).toBeGreaterThan(3);
    await expect.poll(() => store.due(house.time.now)).toEqual([]);
    expect(new Set(driven)).toEqual(new Set([id]));
  });

  test('is found although another one cannot be read', async () => {
    const bad = await planned(house.time.now + 3 * day);
    await house.redis.set(keysUnder(house.prefix).night(bad), 'no night');
    const id = await planned(house.time.now + 40 * minute);
    await workIn()(id);
    const driven: string[] = [];
    await queue.serve((night) => {
      driven.push(night);
      return Promise.resolve('done');
    });
    const isScheduled = async (): Promise<boolean> =>
      (await redis.keys(`{${house.prefix}}:nights:night-${id}-at-*`)).length > 0;
    await expect.poll(isScheduled).toBe(true);
  });

  test('is still to be carried out where somebody answers while it is, and nobody is told', async () => {
    const id = await planned(house.time.now + 3 * day);
    await workIn()(id);
    await nights.reply(id, { attendance: 'coming' }, asks(otto));
    let isAnswered = false;
    const answer = async (): Promise<void> => {
      if (isAnswered) return;
      isAnswered = true;
      await nights.reply(id, { attendance: 'coming' }, asks(ivo));
    };
    await workIn(answer)(id);
    expect(isAnswered).toBe(true);
    expect(await store.due(house.time.now)).toEqual([id]);
    await workIn()(id);
    expect(await store.due(house.time.now)).toEqual([]);
  });
});
