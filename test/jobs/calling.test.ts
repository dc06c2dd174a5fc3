import { Queue } from 'bullmq';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { createLog } from '../../src/log.js';
import { connectRedis } from '../../src/store/connect.js';
import { createPingWishes } from '../../src/store/ping-wishes.js';
import type { PingWish, PingWishes } from '../../src/table/ping-wishes.js';
import type { Person } from '../../src/table/types.js';
import { callsFor } from '../../src/jobs/calling.js';
import { type Channel, openChannel } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, asks, done, duel, mark, mira, openHouse, otto } from '../support/tables.js';

const minute = 60_000;
const hour = 60 * minute;
let house: House;
let office: Office;
let channel: Channel;
let wishes: PingWishes;

beforeEach(async () => {
  house = await openHouse();
  channel = openChannel();
  wishes = createPingWishes(house.redis, house.prefix);
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster });
  house.onNudge.tell = office.queues.nudge;
  await office.work();
});
afterEach(async () => {
  await office.close();
  await house.close();
});

const wants = (person: Person, wish: Partial<PingWish>): Promise<PingWish> => wishes.change(person.id, wish);

async function posted(id: string): Promise<void> {
  await expect.poll(() => office.outbox.backlog(id)).toBe(0);
}

/** Mira begins, and marks the middle: it is Otto's turn. */
async function ottosTurn(): Promise<string> {
  const id = await duel(house);
  await posted(id);
  done(await house.tables.answer(id, mark(5), asks(mira)));
  await posted(id);
  return id;
}

const pingsOf = ({ name }: Person): number => channel.messages.filter(({ pings }) => pings.includes(name)).length;

/** Calls that were put off are looked at, whatever the time; answers how many wait on. */
async function letCallsThrough(): Promise<number> {
  const redis = connectRedis(inject('redisUrl'), 'workers', createLog({ level: 'silent' }));
  const queue = new Queue('calls', { connection: redis, prefix: office.queues.prefix });
  try {
    await expect.poll(() => house.redis.keys(`${house.prefix}:*:posting`)).toEqual([]);
    await queue.promoteJobs();
    const counts = (): Promise<Record<string, number>> => queue.getJobCounts('active', 'waiting', 'prioritized');
    const isBusy = async (): Promise<boolean> => Object.values(await counts()).some((count) => count > 0);
    await expect.poll(isBusy).toBe(false);
    return await queue.getDelayedCount();
  } finally {
    await queue.close();
    redis.disconnect();
  }
}

describe('whoever is waited for', () => {
  test('is called at once, in the post that asks, unless they wish otherwise', async () => {
    await ottosTurn();
    expect(pingsOf(otto)).toBe(1);
    expect(channel.letters).toEqual([]);
  });

  test('is written to instead, where they want that', async () => {
    await wants(otto, { direct: true, locale: 'fr' });
    const id = await ottosTurn();
    expect(pingsOf(otto)).toBe(0);
    expect(channel.letters).toMatchObject([{ person: otto, kind: 'turn', locale: 'fr', guild: 'g1' }]);
    const { table } = done(await house.tables.showBoard(id, asks(mira))).snapshot;
    expect(channel.letters[0]?.channel).toBe(table.channel);
  });

  test('is called in the channel where letters are not taken, and from then on there', async () => {
    await wants(otto, { direct: true });
    channel.closed.add(otto.name);
    await ottosTurn();
    expect(channel.said()).toContain(
      'Otto, your direct messages are closed to me: I call you here from now on. `/notify` changes that.',
    );
    expect(pingsOf(otto)).toBe(1);
    expect((await wishes.of(otto.id)).direct).toBe(false);
  });

  test('is called later, and only if the table still waits for them', async () => {
    await wants(otto, { delay: 10 });
    const id = await ottosTurn();
    expect(pingsOf(otto)).toBe(0);
    house.time.now += 10 * minute;
    await letCallsThrough();
    await expect.poll(() => pingsOf(otto)).toBe(1);
    done(await house.tables.answer(id, mark(1), asks(otto)));
    done(await house.tables.answer(id, mark(2), asks(mira)));
    await posted(id);
    done(await house.tables.answer(id, mark(3), asks(otto)));
    await posted(id);
    expect(await letCallsThrough()).toBe(0);
    expect(pingsOf(otto)).toBe(1);
  });

  test('sleeps through the night of their own zone', async () => {
    // Noon in UTC is four in the morning in Los Angeles.
    await wants(otto, { night: { from: '22:00', to: '08:00', zone: 'America/Los_Angeles' } });
    await ottosTurn();
    expect(pingsOf(otto)).toBe(0);
    await expect.poll(letCallsThrough).toBe(1);
    expect(pingsOf(otto)).toBe(0);
    house.time.now += 4 * hour;
    await letCallsThrough();
    await expect.poll(() => pingsOf(otto)).toBe(1);
  });
});

test('who plays next hears it in a quiet line when the player before them begins', async () => {
  await wants(mira, { next: true });
  await ottosTurn();
  const line = channel.messages.at(-1);
  expect(line).toMatchObject({ kind: 'line', pings: ['Mira'], lines: [] });
  await wants(mira, { next: true, direct: true });
  await ottosTurn();
  expect(channel.letters.filter(({ kind }) => kind === 'next')).toMatchObject([{ person: mira }]);
});

describe('somebody who is asked in passing', () => {
  test('is called by nothing but a job that looks for them three minutes later, or when they wish', async () => {
    const id = await ottosTurn();
    const { snapshot } = done(await house.tables.setPosting(id, { pace: 'slow' }, asks(mira)));
    const calls = (now: number) => callsFor(snapshot, { called: [], ping: [], inPassing: [1] }, wishes, now);
    expect(await calls(hour)).toMatchObject({ ping: [], direct: [], later: [{ seat: 1, at: hour + 3 * minute }] });
    await wants(otto, { delay: 10 });
    expect(await calls(hour)).toMatchObject({ ping: [], direct: [], later: [{ seat: 1, at: hour + 10 * minute }] });
  });
});
