import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rngOver, seedRng } from '../../src/kernel/index.js';
import { type Parlour, startParlour } from '../../src/parlour/index.js';
import { type BotProcess, botProcess } from '../support/bot-process.js';

/** How often the bot or its Redis is killed; the long run sets a larger number. */
const kills = Number(process.env['CRASH_KILLS'] ?? 6);
const here = '#game-night';
const patienceMs = 60_000;

let parlour: Parlour;
let bot: BotProcess;

beforeAll(async () => {
  parlour = await startParlour({ patienceMs });
  bot = botProcess(parlour);
  await bot.start();
}, 120_000);

afterAll(async () => {
  await bot.end();
  await parlour.close();
});

/** One move by whoever is asked; the line the channel was answered with, or nothing where the bot could not answer. */
async function move(who: 'Mira' | 'Tom'): Promise<string | undefined> {
  const player = parlour.member(who);
  const passed = await player.slash(here, 'ooo pass');
  if (passed.kind === 'failed') return undefined;
  if (!passed.ephemeral) return passed.text;
  const lanes = await player.complete(here, 'ooo reveal', 'lane', { lane: '' }).catch(() => []);
  const lane = lanes[0]?.value;
  if (lane === undefined) return undefined;
  const revealed = await player.slash(here, 'ooo reveal', { lane });
  return revealed.kind === 'failed' || revealed.ephemeral ? undefined : revealed.text;
}

async function wholeLog(): Promise<string> {
  const mira = parlour.member('Mira');
  let page = (await mira.slash(here, 'table log', { page: 1 })).message;
  let text = page.text;
  for (
    let count = 0;
    count < 60 && page.buttons.some((one) => /next|›|»|→/i.test(one.label) && !one.disabled);
    count += 1
  ) {
    const next = page.buttons.find((one) => /next|›|»|→/i.test(one.label) && !one.disabled);
    if (!next) break;
    page = (await mira.click(page, next.customId)).message;
    text += `\n${page.text}`;
  }
  return text;
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

    const log = await wholeLog();
    const plain = (text: string): string => text.replaceAll(/[*_`#-]/g, '').trim();
    const logged = plain(log);
    const missing = acknowledged
      .flatMap((text) => text.split('\n').map(plain))
      .filter((line) => line !== '' && !logged.includes(line));
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
