import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rngOver, seedRng } from '../../src/kernel/index.js';
import { type Parlour, startParlour } from '@barbican/parlour';
import type { Reply } from '@barbican/parlour/player';
import { type BotProcess, botProcess } from '../support/bot-process.js';

/** How often the bot or its Redis is killed; the long run sets a larger number. */
const kills = Number(process.env['CRASH_KILLS'] ?? 6);
const here = '#game-night';
const patienceMs = 240_000;

let parlour: Parlour;
let bot: BotProcess;

beforeAll(async () => {
  parlour = await startParlour({ patienceMs });
  bot = botProcess(parlour);
  await bot.start();
});

afterAll(async () => {
  await bot.end();
  await parlour.close();
});

/** A slow answer is promised to everybody; where it proves to be a refusal, the promise is taken back and one is told. */
const isPublic = (reply: Reply): boolean =>
  reply.kind !== 'failed' && reply.kind !== 'acknowledged' && !reply.ephemeral;

/** One move by whoever is asked; the line the channel was answered with, or nothing where the bot could not answer. */
async function move(who: 'Mira' | 'Tom'): Promise<string | undefined> {
  const player = parlour.member(who);
  const passed = await player.slash(here, 'ooo pass');
  if (passed.kind === 'failed') return undefined;
  if (isPublic(passed)) return passed.text;
  const lanes = await player.complete(here, 'ooo reveal', 'lane', { lane: '' }).catch(() => []);
  const lane = lanes[0]?.value;
  if (lane === undefined) return undefined;
  const revealed = await player.slash(here, 'ooo reveal', { lane });
  return isPublic(revealed) ? revealed.text : undefined;
}

const plain = (text: string): string => text.replaceAll(/[*_`#\n ]+/g, ' ').trim();

/** A page of the history as a bystander reads it; the bot may need a moment to find its Redis again. */
async function logPage(page: number): Promise<string> {
  const jo = parlour.member('Jo');
  jo.speaks('en-GB');
  for (let tries = 0; tries < 40; tries += 1) {
    const { text } = await jo.slash(here, 'table log', { page });
    if (text.includes('<t:')) return text;
    await pause(500);
  }
  throw new Error(`The log could not be read.\n${bot.words()}`);
}

/** The whole history in one line. */
async function publicLog(): Promise<string> {
  const lines: string[] = [];
  let count = 1;
  for (let page = 1; page <= count; page += 1) {
    const text = await logPage(page);
    count = Number(/Page \d+ of (\d+)/.exec(text)?.[1] ?? 1);
    const found = text.split('\n').filter((line) => line.startsWith('<t:'));
    lines.push(...found.map((line) => line.replace(/^<t:\d+:t> /, '')));
  }
  return plain(lines.join('\n'));
}

test(
  'killing the bot or its Redis at any moment loses no acknowledged move and posts nothing twice',
  { timeout: 90_000 + kills * 60_000 },
  async () => {
    const rng = rngOver(seedRng('kill'));
    const [mira, tom] = [parlour.member('Mira'), parlour.member('Tom')];
    await mira.slash(here, 'table open', { game: 'orcs-orcs-orcs' });
    const lobby = await mira.until(here, (message) => message.buttons.some((one) => one.label === 'Join'));
    await tom.click(lobby, 'Join');
    await mira.click(lobby, 'Start');

    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      for (let count = 0; count < 4; count += 1) {
        const line = (await move('Mira')) ?? (await move('Tom'));
        if (line !== undefined) acknowledged.push(line);
      }
      const underWay = Promise.all([move('Mira'), move('Tom')]).catch(() => []);
      await pause(rng.int(60));
      if (kill % 3 === 2) await bot.killRedis();
      else {
        await bot.killBot();
        await bot.start();
      }
      for (const line of await underWay) if (line !== undefined) acknowledged.push(line);
    }

    const log = await publicLog();
    const missing = acknowledged.map(plain).filter((line) => !log.includes(line));
    expect(acknowledged.length, bot.words()).toBeGreaterThan(kills);
    expect(missing, `${log}\n${bot.words()}`).toEqual([]);

    const posts = parlour
      .member('Mira')
      .messages(here)
      .filter((message) => message.pictures.length > 0);
    const nonces = posts.flatMap((message) => (message.raw.nonce === undefined ? [] : [message.raw.nonce]));
    expect(new Set(nonces).size).toBe(nonces.length);
    expect(new Set(posts.map((message) => message.text)).size).toBe(posts.length);
    expect(parlour.violations).toEqual([]);
  },
);
