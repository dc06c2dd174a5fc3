import { Queue } from 'bullmq';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type RedisProxy, redisProxy } from '../../scripts/rehearsal/redis-proxy.js';
import { createLog } from '../../src/log.js';
import { connectRedis } from '../../src/store/connect.js';
import { createOutbox } from '../../src/store/outbox.js';
import type { Thinker } from '../../src/table/thinking.js';
import { type Channel, openChannel } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, asks, done, duel, insist, mark, mira, openHouse, opening } from '../support/tables.js';

/** A command may take so long; the two seconds of a slow Redis, where it may take one and a half, are scaled to it. */
const timeoutMs = 150;
const heldMs = 3 * timeoutMs;
const minute = 60_000;
/** On a busy machine other replies come too late as well. */
const patience = { attempts: 9, backoffMs: 10 };
/** More packets than a job ever sends. */
const mostPackets = 60;

let proxy: RedisProxy;
let house: House;
/** Looks on over a line of its own, which nothing holds up. */
let onlooker: House;
let office: Office;
let channel: Channel;

beforeEach(async () => {
  proxy = await redisProxy(inject('redisUrl'));
  house = await openHouse({ url: proxy.url, timeoutMs, think: takeCorner });
  onlooker = await openHouse({ prefix: house.prefix });
  channel = openChannel();
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster, stalledAfterMs: 300, patience });
  house.onNudge.tell = office.queues.nudge;
  onlooker.onNudge.tell = office.queues.nudge;
});
afterEach(async () => {
  await office.close();
  house.redis.disconnect();
  await onlooker.close();
  await proxy.close();
});

/** A bot that marks the first cell, and never gives up. */
const takeCorner: Thinker = () => Promise.resolve({ action: 'mark', args: { cell: '1' } });

const outboxOf = ({ redis, prefix }: House) => createOutbox({ redis, prefix, log: createLog({ level: 'silent' }) });

async function answers(id: string): Promise<string[]> {
  const history = await onlooker.tables.history(id);
  if (!history.ok) return [];
  return history.entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.by.kind] : []));
}

async function posted(id: string): Promise<void> {
  await expect.poll(() => outboxOf(onlooker).backlog(id)).toBe(0);
}

/** Nothing under two names, and nothing twice. */
function saidOnce(): void {
  expect(new Set(channel.messages.map(({ nonce }) => nonce)).size).toBe(channel.messages.length);
}

/** The last reply that was held has come. */
async function onTime(): Promise<void> {
  proxy.hold({ ms: 0, containing: 'nothing like it' });
  await expect.poll(() => house.redis.ping().catch(() => 'late')).toBe('PONG');
}

async function clockNow(): Promise<void> {
  const redis = connectRedis(inject('redisUrl'), 'workers', createLog({ level: 'silent' }));
  const queue = new Queue('clocks', { connection: redis, prefix: office.queues.prefix });
  await queue.promoteJobs();
  await queue.close();
  redis.disconnect();
}

describe('one reply of Redis that comes too late', () => {
  test('at any read or write of a bot’s move or of a post costs a moment, and the seat plays on', async () => {
    await office.work();
    let count = 0;
    for (let isHeld = true; isHeld && count < mostPackets; count += 1) {
      await onTime();
      const { tables } = house;
      const [opens, adds, starts, marks] = [asks(mira), asks(mira), asks(mira), asks(mira)];
      const here = opening('tic-tac-toe');
      const { id } = (await insist(() => tables.open(here, opens))).snapshot.table;
      await insist(() => tables.addBot(id, adds));
      await insist(() => tables.start(id, starts));
      await posted(id);
      await insist(() => tables.answer(id, mark(5), marks));
      proxy.hold({ ms: heldMs, after: count });
      await expect.poll(() => answers(id), { message: `packet ${count}` }).toEqual(['person', 'bot']);
      await posted(id);
      isHeld = proxy.hasHeld();
      expect(channel.messages.at(-1)).toMatchObject({ kind: 'board', waiting: ['Mira'] });
      saidOnce();
      done(await onlooker.tables.end(id, asks(mira)));
    }
    expect(count).toBeGreaterThan(8);
  });

  test('at any read or write of the clock loses neither reminder nor fallback, and gives none twice', async () => {
    await office.work();
    let count = 0;
    for (let isHeld = true; isHeld && count < mostPackets; count += 1) {
      await onTime();
      onlooker.time.now = house.time.now;
      const id = await duel(onlooker, { clock: { kind: 'live' } });
      await posted(id);
      house.time.now += 6 * minute;
      proxy.hold({ ms: heldMs, after: count });
      await clockNow();
      await expect.poll(() => answers(id), { message: `packet ${count}` }).toEqual(['clock']);
      await posted(id);
      isHeld = proxy.hasHeld();
      expect(channel.said().filter((line) => line.includes('Time is up for Mira'))).toHaveLength(count + 1);
      saidOnce();
      done(await onlooker.tables.end(id, asks(mira)));
    }
    expect(count).toBeGreaterThan(8);
  });
});
