/**
 * One reply of Redis that comes too late on the line of the queues themselves: to a job that is added, fetched, kept hold of
 * or finished. Nothing there is given up, so it is only late; but it is held for longer than a worker may be silent, so that
 * its job is taken over while it goes on with it. All is done, once.
 */
import { Queue } from 'bullmq';
import { expect, inject, test } from 'vitest';
import { redisProxy } from '../../scripts/rehearsal/redis-proxy.js';
import { type QueueName, queueNames } from '../../src/jobs/queues.js';
import { createLog } from '../../src/log.js';
import { connectRedis } from '../../src/store/connect.js';
import { createPingWishes } from '../../src/store/ping-wishes.js';
import type { Thinker } from '../../src/table/thinking.js';
import { type Channel, openChannel } from '../support/channel.js';
import { openOffice } from '../support/office.js';
import { type House, asks, done, duel, mark, mira, openHouse, opening, otto } from '../support/tables.js';

const minute = 60_000;
const log = createLog({ level: 'silent' });
const stalledAfterMs = 300;
const heldMs = 3 * stalledAfterMs;
const patience = { attempts: 9, backoffMs: 10 };
/** More packets than any of these sends before it is done. */
const mostPackets = 60;
const film = { name: 'film.gif', png: Buffer.of(1), alt: '', width: 720, height: 400 };

/** A bot that marks the first cell, and never gives up. */
const takeCorner: Thinker = () => Promise.resolve({ action: 'mark', args: { cell: '1' } });

type Scene = {
  house: House;
  channel: Channel;
  posted(id: string): Promise<void>;
  /** What waits there for its time has it now. */
  wake(queue: QueueName): Promise<void>;
};

type Deed = {
  prepare(scene: Scene): Promise<string>;
  deed(scene: Scene, id: string): Promise<unknown>;
  /** What came of it, and what ought to. */
  came(scene: Scene, id: string): unknown;
  ought: unknown;
};

async function answers({ tables }: House, id: string): Promise<string[]> {
  const history = await tables.history(id);
  return history.ok ? history.entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.by.kind] : [])) : [];
}

const linesOf = ({ channel }: Scene, id: string, part: string): number =>
  channel.messages.filter(({ nonce, lines }) => nonce.startsWith(id) && lines.some((line) => line.includes(part)))
    .length;

const deeds: Record<string, Deed> = {
  'a bot’s move and its board': {
    prepare: async ({ house: { tables }, posted }) => {
      const { id } = done(await tables.open(opening('tic-tac-toe'), asks(mira))).snapshot.table;
      done(await tables.addBot(id, asks(mira)));
      done(await tables.start(id, asks(mira)));
      await posted(id);
      return id;
    },
    deed: ({ house: { tables } }, id) => tables.answer(id, mark(5), asks(mira)),
    came: async ({ house, channel }, id) => ({
      answers: await answers(house, id),
      waiting: channel.messages.findLast(({ nonce, kind }) => nonce.startsWith(id) && kind === 'board')?.waiting,
    }),
    ought: { answers: ['person', 'bot'], waiting: ['Mira'] },
  },
  'a clock that runs out': {
    prepare: async ({ house, posted }) => {
      const id = await duel(house, { clock: { kind: 'live' } });
      await posted(id);
      house.time.now += 6 * minute;
      return id;
    },
    deed: ({ wake }) => wake('clocks'),
    came: async (scene, id) => [await answers(scene.house, id), linesOf(scene, id, 'Time is up for Mira')],
    ought: [['clock'], 1],
  },
  'a call that was put off': {
    prepare: async ({ house, posted }) => {
      const id = await duel(house);
      done(await house.tables.answer(id, mark(5), asks(mira)));
      await posted(id);
      house.time.now += 10 * minute;
      return id;
    },
    deed: ({ wake }) => wake('calls'),
    came: ({ channel }, id) =>
      channel.messages.filter(({ nonce, pings }) => nonce.startsWith(id) && pings.includes('Otto')).length,
    ought: 1,
  },
  'the end of a game and its film': {
    prepare: async ({ house, posted }) => {
      const id = await duel(house);
      for (const [turn, cell] of [1, 4, 2, 5].entries()) {
        done(await house.tables.answer(id, mark(cell), asks(turn % 2 === 0 ? mira : otto)));
      }
      await posted(id);
      return id;
    },
    deed: ({ house: { tables } }, id) => tables.answer(id, mark(3), asks(mira)),
    came: ({ channel }, id) => ({
      ends: channel.messages.filter(({ nonce, kind }) => nonce.startsWith(id) && kind === 'end').length,
      // Discord knows a film by its nonce, as it knows a board.
      films: new Set(channel.calls.filter((call) => call.startsWith(`film:${id}-`))).size,
    }),
    ought: { ends: 1, films: 1 },
  },
};

async function holdEach(name: string, { prepare, deed, came, ought }: Deed): Promise<number> {
  const url = inject('redisUrl');
  const proxy = await redisProxy(url);
  const house = await openHouse({ think: takeCorner });
  await createPingWishes(house.redis, house.prefix).change(otto.id, { delay: 10 });
  const channel = openChannel();
  const { poster } = channel;
  const office = openOffice(house, {
    url: proxy.url,
    poster,
    stalledAfterMs,
    patience,
    film: () => Promise.resolve([film]),
  });
  house.onNudge.tell = office.queues.nudge;
  const redis = connectRedis(url, 'workers', log);
  const { prefix } = office.queues;
  const queues = queueNames.map((queue) => new Queue(queue, { connection: redis, prefix }));
  const scene: Scene = {
    ...{ house, channel, posted: office.posted },
    wake: async (wanted) => {
      for (const queue of queues) if (queue.name === wanted) await queue.promoteJobs();
    },
  };
  await office.work();
  let packet = 0;
  for (let isHeld = true; isHeld && packet < mostPackets; packet += 1) {
    const message = `${name}, packet ${packet}`;
    const id = await prepare(scene);
    proxy.hold({ ms: heldMs, after: packet });
    await deed(scene, id);
    await expect.poll(() => came(scene, id), { message }).toEqual(ought);
    await office.posted(id);
    isHeld = proxy.hasHeld();
    proxy.hold({ ms: 0, containing: 'nothing like it' });
    // Also whoever was relieved has finished.
    for (const queue of queues) {
      await expect.poll(() => queue.getJobCountByTypes('active', 'waiting'), { message }).toBe(0);
    }
    expect(await came(scene, id), message).toEqual(ought);
    expect(new Set(channel.messages.map(({ nonce }) => nonce)).size, message).toBe(channel.messages.length);
    const found = await house.tables.byId(id);
    if (found.ok && found.snapshot.table.state === 'playing') done(await house.tables.end(id, asks(mira)));
    await office.posted(id);
  }
  await office.close();
  await Promise.all(queues.map((queue) => queue.close()));
  redis.disconnect();
  await house.close();
  await proxy.close();
  return packet;
}

// Side by side, for most of it is waiting.
test('any reply on the queues’ own line may be late: a job is done all the same, and nothing is done twice', async () => {
  const held = await Promise.all(Object.entries(deeds).map(([name, deed]) => holdEach(name, deed)));
  expect(Math.min(...held)).toBeGreaterThan(4);
});
