/** A night whose bot is killed outright at every step: no answer is lost, nothing is said twice, the record is written once. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Parlour, startParlour } from '@barbican/parlour';
import type { Player, Reply, Seen } from '@barbican/parlour/player';
import { rngOver, seedRng } from '../../src/kernel/index.js';
import { freshDatabase } from '../support/database.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const here = '#game-night';
const friday = Date.parse('2026-11-20T20:00Z');
/** How many nights are lived through; in the long run every step of each is one at which the bot is killed. */
const nights = Math.max(1, Math.round(Number(process.env['CRASH_KILLS'] ?? 0) / 10));
const isSample = process.env['CRASH_KILLS'] === undefined;
/** The steps that the sample kills at: each says something that must not be said twice. */
const sampled = ['seating', 'recap'];
/** The long run is made beside other work. */
const patienceMs = 240_000;
/** A kill comes within so long of what it interrupts. */
const soonMs = 150;

let parlour: Parlour;
let bot: ChildProcess | undefined;
let words = '';
let redisUrl = '';
const time = { now: Date.parse('2026-11-17T12:00Z') };

async function start(): Promise<void> {
  // Clocks go on while nobody is there: later answers are later than those that the one before has taken.
  time.now += 10_000;
  const given = [redisUrl, parlour.api, parlour.token, String(time.now)];
  const program = join(import.meta.dirname, '..', 'support', 'turned-bot.ts');
  const started = fork(program, given, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  bot = started;
  for (const stream of [started.stdout, started.stderr]) {
    stream?.on('data', (text: Buffer) => {
      words = `${words}${text.toString()}`.slice(-20_000);
    });
  }
  await parlour.untilReady();
}

async function kill(): Promise<void> {
  const killed = bot;
  if (!killed) return;
  const gone = new Promise((resolve) => killed.once('exit', resolve));
  killed.kill('SIGKILL');
  await gone;
  await parlour.untilBotIs('offline');
}

function turn(now: number): void {
  time.now = now;
  bot?.send({ now });
}

beforeAll(async () => {
  parlour = await startParlour({ patienceMs, log: () => undefined });
  redisUrl = await freshDatabase(inject('redisUrl'));
  await start();
});
afterAll(async () => {
  await kill();
  await parlour.close();
});

/** Something somebody does: what they are answered, or nothing where nobody was there to answer. */
const tried = (doing: Promise<Reply>): Promise<Reply | undefined> =>
  doing.then(
    (reply) => (reply.kind === 'failed' ? undefined : reply),
    () => undefined,
  );

type Step = {
  name: string;
  /** What people do; done again where nobody answered. */
  act?: () => Promise<Reply>;
  /** The hour that strikes. */
  at?: number;
  /** What must stand in the channel in the end. */
  until(): Promise<unknown>;
};

function stepsOf(number: number, [mira, tom, ana, jo]: readonly Player[]): Step[] {
  if (!mira || !tom || !ana || !jo) throw new Error('four members are needed');
  const title = `Night ${number}`;
  const begins = friday + number * 7 * day;
  const isCard = ({ pictures, text }: Seen): boolean => pictures.length > 0 && text.includes(title);
  const card = (test: (text: string) => boolean = () => true): Promise<Seen> =>
    mira.until(here, (message) => isCard(message) && test(message.text));
  const said = (part: string, where = here): Promise<Seen> =>
    mira.until(where, ({ text }) => text.includes(part) && (where !== here || text.includes(title)));
  // Once the night is over its card no longer leads there.
  let opened: string | undefined;
  const room = async (): Promise<string> => (opened ??= (await card((text) => /<#\d+>/.test(text))).id);
  const button = async (label: string | RegExp): Promise<Seen> =>
    mira.until(await room(), ({ buttons }) => buttons.some((one) => one.label.match(label)));
  const marked = async (player: Player, cell: string): Promise<Reply> =>
    player.slash(await room(), 'ttt mark', { cell });
  const date = new Date(begins).toISOString().slice(0, 10);
  const plan = { title, times: `${date} 20:00`, games: 'tic-tac-toe', players: 3 };
  return [
    {
      name: 'plan',
      act: async () => mira.click((await mira.slash(here, 'night plan', plan)).message, 'Post it'),
      until: () => card(),
    },
    {
      name: 'vote',
      act: async () => tom.click(await card(), 'Coming'),
      until: () => card((text) => text.includes('Tom')),
    },
    { name: 'lock', act: async () => ana.click(await card(), 'Coming'), until: () => said('is settled:') },
    {
      name: 'bench',
      act: async () => jo.click(await card(), 'Coming'),
      until: () => card((text) => /Bench\*\* Ana.*Jo/.test(text)),
    },
    { name: 'day before', at: begins - day + minute, until: () => said('is tomorrow') },
    {
      name: 'moving up',
      act: async () => tom.click(await card(), 'Can’t'),
      until: () => mira.until(here, ({ text, pinged }) => pinged.includes('Ana') && text.includes('moved up')),
    },
    { name: 'quarter of an hour', at: begins - 15 * minute, until: () => said('begins <t:') },
    {
      name: 'seating',
      at: begins - 10 * minute,
      until: async () => said('your seats at', await room()),
    },
    {
      name: 'start',
      act: async () => mira.click(await button('Start'), 'Start'),
      until: async () => button('Act'),
    },
    { name: 'no-show', at: begins + 10 * minute, until: async () => button(/^A bot for/) },
    {
      name: 'a bot for the late one',
      act: async () => mira.click(await button(/^A bot for/), 'A bot for Ana'),
      until: async () => said('sits down for Ana', await room()),
    },
    {
      name: 'back',
      act: async () => ana.slash(await room(), 'table claim'),
      until: async () => button('Act'),
    },
    { name: 'move', act: () => marked(mira, '1'), until: async () => button('Act') },
    {
      name: 'recap',
      act: async () => ana.slash(await room(), 'ttt resign'),
      until: async () => button('Same again next week'),
    },
  ];
}

/** One step, with the bot killed while it is at it; whoever got no answer asks again, as people do. */
async function live(step: Step, killAfter: number | undefined): Promise<void> {
  const doing = step.act ? tried(step.act()) : undefined;
  if (step.at !== undefined) turn(step.at);
  if (killAfter !== undefined) {
    await pause(killAfter);
    await kill();
    await start();
  }
  if (step.act && (await doing) === undefined) await tried(step.act());
  await step.until().catch((fault: unknown) => {
    throw new Error(`${step.name}, killed after ${String(killAfter)} ms: ${String(fault)}\n${words}`);
  });
}

test(
  'killing the bot at any step of a night loses no answer and says nothing twice',
  { timeout: nights * 30 * minute },
  async () => {
    const rng = rngOver(seedRng('night'));
    const players = ['Mira', 'Tom', 'Ana', 'Jo'].map((name) => parlour.member(name));
    for (const player of players) player.speaks('en-GB');
    const [mira, , ana] = players as [Player, Player, Player, Player];
    const rooms: string[] = [];
    for (let number = 0; number < nights; number += 1) {
      for (const step of stepsOf(number, players)) {
        const isKilled = isSample ? sampled.includes(step.name) : true;
        await live(step, isKilled ? rng.int(soonMs) : undefined);
      }
      const card = mira
        .messages(here)
        .find(({ text, pictures }) => pictures.length > 0 && text.includes(`Night ${number}`));
      rooms.push(card?.id ?? '');
      // Everybody's last answer stands on the card.
      expect(card?.text).toMatch(/Coming.*Mira.*Ana.*Jo/s);
      expect(card?.text).toMatch(/Can’t\*\* Tom/);
    }
    const each = ['is settled:', 'is tomorrow', 'moved up', 'begins <t:'];
    const counts = each.map((part) => mira.messages(here).filter(({ text }) => text.includes(part)).length);
    expect(counts, 'said in the channel').toEqual(each.map(() => nights));
    for (const room of rooms) {
      const said = mira.messages(room);
      const once = ['your seats at', 'nothing has been heard from', 'that was it'];
      expect(once.map((part) => said.filter(({ text }) => text.includes(part)).length)).toEqual(once.map(() => 1));
      const nonces = said.flatMap(({ raw }) => (raw.nonce === undefined ? [] : [raw.nonce]));
      expect(new Set(nonces).size).toBe(nonces.length);
    }
    const stats = await mira.slash(here, 'stats me');
    expect(stats.text).toContain(`Won **${nights}** of ${nights}.`);
    expect((await ana.slash(here, 'stats me')).text).toContain(`Won **0** of ${nights}.`);
    expect(parlour.violations).toEqual([]);
  },
);
