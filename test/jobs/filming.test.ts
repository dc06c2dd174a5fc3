import { Queue } from 'bullmq';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createLog } from '../../src/log.js';
import { createFilming } from '../../src/jobs/filming.js';
import { connectRedis } from '../../src/store/connect.js';
import { type Channel, openChannel } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, asks, done, duel, mark, mira, openHouse, otto } from '../support/tables.js';

let house: House;
let office: Office;
let channel: Channel;
const log = createLog({ level: 'silent' });

beforeEach(async () => {
  house = await openHouse();
  channel = openChannel();
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster, film: () => Promise.resolve([film]) });
  house.onNudge.tell = office.queues.nudge;
  await office.work();
});
afterEach(async () => {
  await office.close();
  await house.close();
});

const film = { name: 'film.gif', png: Buffer.of(1), alt: '', width: 720, height: 400 };
const films = (): string[] => channel.calls.filter((call) => call.startsWith('film:'));

/** Every film that was ordered has been made. */
async function filmed(): Promise<void> {
  const redis = connectRedis(inject('redisUrl'), 'workers', log);
  const queue = new Queue('films', { connection: redis, prefix: office.queues.prefix });
  await expect.poll(() => queue.getJobCountByTypes('active', 'waiting', 'delayed')).toBe(0);
  await queue.close();
  redis.disconnect();
}

async function finish(id: string): Promise<void> {
  for (const [person, cell] of [
    [mira, 1],
    [otto, 4],
    [mira, 2],
    [otto, 5],
    [mira, 3],
  ] as const) {
    done(await house.tables.answer(id, mark(cell), asks(person)));
  }
}

test('a game that is over has its film in the channel, once, also where its board is asked for again', async () => {
  const id = await duel(house);
  await finish(id);
  await expect.poll(films).toHaveLength(1);
  done(await house.tables.showBoard(id, asks(mira)));
  await expect.poll(() => office.outbox.backlog(id)).toBe(0);
  await filmed();
  expect(films()).toHaveLength(1);
});

test('a film that cannot be made is left to the next try of its job; of a game that goes on none is made', async () => {
  const id = await duel(house);
  const fails = createFilming({ ...house, poster: channel.poster, log, film: () => Promise.reject(new Error('no')) });
  await fails(id, 1);
  await finish(id);
  await expect(fails(id, 9)).rejects.toThrow('no');
  await filmed();
  expect(films().filter((call) => call.endsWith('-f9'))).toEqual([]);
});
