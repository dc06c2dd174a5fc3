import { Queue } from 'bullmq';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { connectRedis } from '../../src/store/connect.js';
import { createLog } from '../../src/log.js';
import { type Channel, openChannel } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, asks, done, duel, mark, mira, openHouse, opening, otto } from '../support/tables.js';

const minute = 60 * 1000;
let house: House;
let office: Office;
let channel: Channel;

beforeEach(async () => {
  house = await openHouse();
  channel = openChannel();
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster });
  house.onNudge.tell = office.queues.nudge;
});
afterEach(async () => {
  await office.close();
  await house.close();
});

async function withQueue<R>(name: string, look: (queue: Queue) => Promise<R>): Promise<R> {
  const redis = connectRedis(inject('redisUrl'), 'workers', createLog({ level: 'silent' }));
  const queue = new Queue(name, { connection: redis, prefix: office.queues.prefix });
  try {
    return await look(queue);
  } finally {
    await queue.close();
    redis.disconnect();
  }
}

/** What waits in a queue for its time, by job id. */
function delayed(name: string): Promise<string[]> {
  return withQueue(name, async (queue) => (await queue.getDelayed()).flatMap((job) => job.id ?? []));
}

describe('clocks', () => {
  test('one job a question: the next takes the place of the last, and a pause takes it away', async () => {
    await office.work();
    const id = await duel(house, { clock: { kind: 'day' } });
    await office.posted(id);
    expect(await delayed('clocks')).toEqual([`clock-${id}-${house.time.now + 12 * 60 * minute}`]);
    house.time.now += minute;
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    expect(await delayed('clocks')).toEqual([`clock-${id}-${house.time.now + 12 * 60 * minute}`]);
    done(await house.tables.pause(id, asks(mira)));
    await office.posted(id);
    expect(await delayed('clocks')).toEqual([]);
  });

  test('a reminder pings once; when time is up the fallback is played, said and posted', async () => {
    const id = await duel(house, { clock: { kind: 'live' } });
    house.time.now += 3 * minute;
    await office.work();
    await expect.poll(() => channel.said()).toContain('A reminder for Mira: the table is waiting for you.');
    await office.posted(id);
    expect(channel.messages.filter(({ pings }) => pings.includes('Mira'))).toHaveLength(2);
    house.time.now += 3 * minute;
    await withQueue('clocks', (queue) => queue.promoteJobs());
    await expect.poll(() => channel.said()).toContain('Time is up for Mira: the default was played.');
    await office.posted(id);
    const found = await house.tables.byId(id);
    expect(found.ok && found.snapshot.match?.seq).toBe(1);
    expect(channel.messages.at(-1)).toMatchObject({ kind: 'board', pings: ['Otto'] });
  });

  test.each(['in play', 'paused', 'over'])(
    'a vote at a table without a clock lapses when its time is over, %s',
    async (how) => {
      const id = await duel(house);
      const cells = how === 'over' ? [1, 4, 2, 5, 3] : [5];
      for (const [turn, cell] of cells.entries()) {
        done(await house.tables.answer(id, mark(cell), asks(turn % 2 === 0 ? mira : otto)));
      }
      if (how === 'paused') done(await house.tables.pause(id, asks(mira)));
      const { vote } = done(await house.tables.undo(id, asks(otto)));
      await office.work();
      await office.posted(id);
      expect(await delayed('clocks')).toEqual([`clock-${id}-${vote?.until ?? 0}`]);
      house.time.now = vote?.until ?? 0;
      await withQueue('clocks', (queue) => queue.promoteJobs());
      await expect.poll(() => channel.said()).toContain('The vote on the undo has lapsed.');
      await office.posted(id);
      const found = await house.tables.byId(id);
      expect(found.ok && found.snapshot.table.vote).toBeNull();
      expect(found.ok && found.snapshot.match?.seq).toBe(cells.length);
      expect(found.ok && found.snapshot.table.state).toBe({ 'in play': 'playing' }[how] ?? how);
      const [asked] = channel.messages.filter(({ hasVote }) => hasVote);
      expect(asked).toMatchObject({ hasButtons: false, shrunk: 'The vote on the undo has lapsed.' });
      await expect.poll(() => delayed('clocks')).toEqual([]);
    },
  );

  test('that got lost are set again at the start, once', async () => {
    const first = await office.work();
    const id = await duel(house, { clock: { kind: 'slow' } });
    await office.posted(id);
    const jobs = await delayed('clocks');
    expect(jobs).toHaveLength(1);
    await first.close();
    await withQueue('clocks', (queue) => queue.obliterate({ force: true }));
    expect(await delayed('clocks')).toEqual([]);
    await Promise.all([office.work(), office.work()]);
    await expect.poll(() => delayed('clocks')).toEqual(jobs);
  });
});

describe('bots', () => {
  test('play a whole game among themselves while the channel looks on', async () => {
    await office.work();
    const { tables } = house;
    const { id } = done(await tables.open(opening('tic-tac-toe'), asks(mira))).snapshot.table;
    done(await tables.leave(id, asks(mira)));
    done(await tables.addBot(id, asks(mira)));
    done(await tables.addBot(id, asks(mira)));
    done(await tables.start(id, asks(mira)));
    await expect.poll(() => channel.messages.at(-1)?.kind).toBe('end');
    const found = await tables.byId(id);
    expect(found.ok && found.snapshot.table.state).toBe('over');
    expect(channel.messages.flatMap(({ pings }) => pings)).toEqual([]);
    const history = await tables.history(id);
    const moves = history.ok ? history.entries.filter((entry) => entry.kind === 'answer') : [];
    const told = channel.said().filter((line) => /marks cell|gives up/.test(line));
    expect(new Set(told).size).toBe(moves.length);
  });

  test('hold back while an undo is voted on', async () => {
    const { tables } = house;
    const { id } = done(await tables.open(opening('beacon', { players: 3 }), asks(mira))).snapshot.table;
    done(await tables.join(id, asks(otto)));
    done(await tables.addBot(id, asks(mira)));
    done(await tables.start(id, asks(mira)));
    done(await tables.answer(id, { action: 'roll', args: {} }, asks(mira)));
    done(await tables.undo(id, asks(mira)));
    await office.work();
    await office.posted(id);
    const held = await delayed('bots');
    const found = await tables.byId(id);
    if (!found.ok) throw new Error('gone');
    expect(held).toEqual([`bot-${id}-${found.snapshot.table.rev}`]);
    expect(found.snapshot.match?.seq).toBe(1);
    done(await tables.vote(id, 'no', asks(otto)));
    await expect
      .poll(async () => {
        const now = await tables.byId(id);
        return now.ok && now.snapshot.match?.seq;
      })
      .toBeGreaterThan(1);
  });
});
