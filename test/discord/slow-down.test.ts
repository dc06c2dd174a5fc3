/** “Slow down”, said in ways that tell nobody how long: what is asked for is not asked for over and over. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Answered } from '../../packages/parlour/src/faults.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { hearLog } from '../support/heard-log.js';

const heard = hearLog();
let bot: BotAtParlour;
const posts = /^\/channels\/\d+\/messages$/;
const limit: Answered = { status: 429, body: { message: 'You are being rate limited.', global: false } };

beforeAll(async () => {
  bot = await openBot({ log: heard.log });
});
afterEach(() => {
  bot.parlour.faults.clear();
});
afterAll(() => bot.close());

it.each<[string, Answered]>([
  ['without a word of how long', limit],
  ['by a page of a proxy’s', { status: 429, text: '<html>slow down</html>', type: 'text/html' }],
  ['until a date', { ...limit, headers: { 'retry-after': 'Wed, 21 Oct 2037 07:28:00 GMT' } }],
  ['for less than no time', { ...limit, headers: { 'retry-after': '-5' } }],
  ['for longer than anybody can wait', { ...limit, headers: { 'retry-after': '1e12' } }],
  [
    'of all requests, for ever',
    { ...limit, headers: { 'retry-after': 'Infinity', 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' } },
  ],
])('%s', async (_, answer) => {
  const { parlour } = bot;
  const mira = parlour.member('Mira');
  const { id: here } = parlour.world.addChannel({ name: `limit-${heard.lines.length}` });
  let asked = 0;
  parlour.faults.misanswer = ({ method, path }) => {
    if (method !== 'POST' || !posts.test(path)) return undefined;
    asked += 1;
    return answer;
  };
  const from = heard.lines.length;
  await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
  await expect.poll(() => asked).toBeGreaterThan(0);
  await sleep(500);
  expect(asked).toBeLessThan(4);
  expect(heard.lines.slice(from).filter(({ msg }) => msg.includes('rate limit')).length).toBeLessThan(4);
  parlour.faults.clear();
  await mira.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Join'));
});
