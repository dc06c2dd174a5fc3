import { Queue } from 'bullmq';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { connectRedis } from '../../src/store/connect.js';
import { createPingWishes } from '../../src/store/ping-wishes.js';
import { type Thinker, withoutThinking } from '../../src/table/thinking.js';
import type { PingWishes } from '../../src/table/ping-wishes.js';
import type { Person } from '../../src/table/types.js';
import { type Channel, openChannel } from '../support/channel.js';
import { beacon } from '../support/games/beacon.js';
import { ferry } from '../support/games/ferry/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { type Office, openOffice } from '../support/office.js';
import {
  type House,
  asks,
  done,
  duel,
  insist,
  mark,
  mira,
  openHouse,
  opening,
  otto,
  watch,
} from '../support/tables.js';

type Watching = Extract<(typeof beacon)['steps']['watch'], { on: unknown }>;
const watching = beacon.steps.watch as Watching;

/** The beacon, but whoever looks at the sea is asked alone until they have rolled. */
const restless: typeof beacon = {
  ...beacon,
  steps: {
    ...beacon.steps,
    watch: {
      ...watching,
      on: {
        ...watching.on,
        peek(play, { seat }) {
          play.board.done = play.seats.filter((other) => other !== seat);
          play.push({ step: 'watch' });
        },
        roll(play) {
          play.board.done = [];
          play.end();
        },
      },
    },
  },
};

let house: House;
let office: Office;
let channel: Channel;
let isBotAwake = false;
let wishes: PingWishes;
const minute = 60_000;

beforeEach(async () => {
  const think: Thinker = (thought) => Promise.resolve(isBotAwake ? withoutThinking(thought) : undefined);
  house = await openHouse({ games: [anyGame(ferry), anyGame(ticTacToe), anyGame(restless)], think });
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

const callsOf = ({ name }: Person) => channel.messages.filter(({ pings }) => pings.includes(name));

/** Mira ferries with a bot, which only moves when it is told to. */
async function ferrying(): Promise<string> {
  const { id } = done(await house.tables.open(opening('ferry', { players: 2 }), asks(mira))).snapshot.table;
  done(await house.tables.setOptions(id, { rounds: 3 }, asks(mira)));
  done(await house.tables.addBot(id, asks(mira)));
  done(await house.tables.start(id, asks(mira)));
  await office.posted(id);
  return id;
}

const miraDoes = (id: string, action: string, args = {}) =>
  insist(() => house.tables.answer(id, { action, args }, asks(mira)));

async function botDoes(id: string, times: number): Promise<void> {
  isBotAwake = true;
  for (let moves = 0; moves < times; moves += 1) await insist(() => house.tables.playBots(id));
  isBotAwake = false;
}

/** From the choice of a bank to the storm, at which both may brace. */
async function toTheStorm(id: string): Promise<void> {
  await miraDoes(id, 'bank', { side: 'left' });
  await botDoes(id, 1);
  for (const action of ['sail', 'land']) await miraDoes(id, action);
  await botDoes(id, 2);
}

test('a post that is tried again is made as it was begun, whatever its people have done since', async () => {
  const id = await ferrying();
  await toTheStorm(id);
  await office.posted(id);
  expect(callsOf(mira)).toHaveLength(1);
  const tries: string[] = [];
  // The board of the next round is taken, but nobody learns of it before she has come to the next storm.
  channel.after = async (kind, { nonce }) => {
    if (kind !== 'board' || tries.push(nonce) > 1) return;
    await toTheStorm(id);
    throw new Error('the connection broke');
  };
  await miraDoes(id, 'pass');
  await botDoes(id, 1);

  await expect.poll(() => tries.length).toBeGreaterThan(0);
  await office.posted(id);
  expect(callsOf(mira)).toHaveLength(2);
  expect(channel.messages.filter(({ hasButtons, kind }) => kind === 'board' && hasButtons)).toHaveLength(1);
});

async function nobodyPosts(): Promise<void> {
  await expect.poll(() => house.redis.keys(`${house.prefix}:*:posting`)).toEqual([]);
}

/** Calls that were put off are looked at now. */
async function letCallsThrough(): Promise<void> {
  await nobodyPosts();
  await lookAtCalls();
}

/** Of those that were put off, all or the one that was put off first. */
async function lookAtCalls(which: 'all' | 'first' = 'all'): Promise<void> {
  const redis = connectRedis(inject('redisUrl'), 'workers', createLog({ level: 'silent' }));
  const queue = new Queue('calls', { connection: redis, prefix: office.queues.prefix });
  try {
    if (which === 'all') await queue.promoteJobs();
    else await (await queue.getDelayed(0, 0))[0]?.promote();
    await expect.poll(() => queue.getJobCountByTypes('active', 'waiting', 'prioritized')).toBe(0);
  } finally {
    await queue.close();
    redis.disconnect();
  }
}

describe('a call that was put off', () => {
  test('is made although somebody else’s move has opened another question, or held them up meanwhile', async () => {
    await wishes.change(otto.id, { delay: 10 });
    const id = await watch(house, [mira, otto]);
    await office.posted(id);
    done(await house.tables.answer(id, { action: 'peek', args: {} }, asks(mira)));
    await office.posted(id);
    house.time.now += 10 * minute;
    await letCallsThrough();
    expect(callsOf(otto)).toHaveLength(0);
    done(await house.tables.answer(id, { action: 'roll', args: {} }, asks(mira)));
    await office.posted(id);
    expect(callsOf(otto)).toHaveLength(0);
    house.time.now += 10 * minute;
    await letCallsThrough();
    await expect.poll(() => callsOf(otto)).toHaveLength(1);
  });

  test('while the clock was days ahead is made when that is found, not in days', async () => {
    await wishes.change(otto.id, { delay: 10 });
    const id = await duel(house);
    await office.posted(id);
    const honest = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => honest() + 48 * 60 * minute);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    vi.restoreAllMocks();
    house.time.now += 10 * minute;
    expect(callsOf(otto)).toHaveLength(0);
    await office.sweep().due();
    await expect.poll(() => callsOf(otto)).toHaveLength(1);
  });

  test('is not made where a post has called them since', async () => {
    const id = await duel(house);
    await office.posted(id);
    await wishes.change(otto.id, { delay: 10 });
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    expect(callsOf(otto)).toHaveLength(0);
    await wishes.change(otto.id, { delay: 0 });
    done(await house.tables.pause(id, asks(mira)));
    done(await house.tables.resume(id, asks(mira)));
    await office.posted(id);
    expect(callsOf(otto)).toHaveLength(1);
    house.time.now += 10 * minute;
    await letCallsThrough();
    expect(callsOf(otto)).toHaveLength(1);
  });

  test('is made once where they take no letters, although the worker dies over it', async () => {
    await wishes.change(otto.id, { delay: 10, direct: true });
    channel.closed.add(otto.name);
    const id = await duel(house);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    let lines = 0;
    channel.after = (kind) => {
      if (kind === 'line' && (lines += 1) === 1) throw new Error('the connection broke');
    };
    house.time.now += 10 * minute;
    await letCallsThrough();
    await expect.poll(() => lines).toBe(2);
    expect(callsOf(otto)).toHaveLength(1);
  });

  test('is not made beside a post that calls them at the same time', async () => {
    await wishes.change(otto.id, { delay: 10 });
    const id = await duel(house);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    await expect.poll(() => office.outbox.hold({ table: id, token: 'another' }, 600_000)).toBe(true);
    await wishes.change(otto.id, { delay: 0 });
    done(await house.tables.pause(id, asks(mira)));
    done(await house.tables.resume(id, asks(mira)));
    house.time.now += 10 * minute;
    await lookAtCalls();
    await office.outbox.release({ table: id, token: 'another' });
    await office.posted(id);
    await letCallsThrough();
    expect(callsOf(otto)).toHaveLength(1);
  });

  test('is made once more over the same question, where the table went on after a pause', async () => {
    await wishes.change(otto.id, { delay: 10 });
    const id = await duel(house);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    house.time.now += 10 * minute;
    await letCallsThrough();
    await expect.poll(() => callsOf(otto)).toHaveLength(1);
    done(await house.tables.pause(id, asks(mira)));
    done(await house.tables.resume(id, asks(mira)));
    await office.posted(id);
    expect(callsOf(otto)).toHaveLength(1);
    house.time.now += 10 * minute;
    await letCallsThrough();
    await expect.poll(() => callsOf(otto)).toHaveLength(2);
  });

  test('is not made before its time, because it had been put off once before', async () => {
    await wishes.change(otto.id, { delay: 10 });
    const id = await duel(house);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    house.time.now += 9 * minute;
    done(await house.tables.pause(id, asks(mira)));
    done(await house.tables.resume(id, asks(mira)));
    await office.posted(id);
    await nobodyPosts();
    house.time.now += minute;
    await lookAtCalls('first');
    expect(callsOf(otto)).toHaveLength(0);
    house.time.now += 9 * minute;
    await letCallsThrough();
    await expect.poll(() => callsOf(otto)).toHaveLength(1);
  });

  test('is not made where a reminder has called them since', async () => {
    await wishes.change(otto.id, { delay: 60 });
    const id = await duel(house, { clock: { kind: 'evening' } });
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    expect(callsOf(otto)).toHaveLength(0);
    house.time.now += 30 * minute;
    done(await house.tables.runClock(id));
    await office.posted(id);
    expect(callsOf(otto)).toHaveLength(1);
    house.time.now += 29 * minute;
    await letCallsThrough();
    expect(callsOf(otto)).toHaveLength(1);
  });

  test('is made although a reminder was given, where that came by night and called nobody', async () => {
    const id = await duel(house, { clock: { kind: 'evening' } });
    await wishes.change(otto.id, { night: { from: '11:00', to: '12:45', zone: 'UTC' } });
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    house.time.now += 30 * minute;
    done(await house.tables.runClock(id));
    await office.posted(id);
    expect(callsOf(otto)).toHaveLength(0);
    house.time.now += 15 * minute;
    await letCallsThrough();
    await expect.poll(() => callsOf(otto)).toHaveLength(1);
  });
});
