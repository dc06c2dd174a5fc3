import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type RedisProxy, redisProxy } from '../../scripts/rehearsal/redis-proxy.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let proxy: RedisProxy;
let bot: BotAtParlour;
const here = '#game-night';

beforeAll(async () => {
  proxy = await redisProxy(inject('redisUrl'));
  bot = await openBot({ server: proxy.url });
});
afterAll(async () => {
  await bot.close();
  await proxy.close();
});

it('a move that Redis confirms two seconds late is told as made, with its own line and its board', async () => {
  const [mira, tom] = [bot.parlour.member('Mira'), bot.parlour.member('Tom')];
  await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
  const lobby = await mira.until(here, (message) => message.buttons.some(({ label }) => label === 'Start'));
  await tom.click(lobby, 'Join');
  await mira.click(lobby, 'Start');
  await mira.until(here, (message) => message.pinged.includes('Mira'));
  proxy.hold({ ms: 2000, containing: '"action":"mark"' });
  await mira.slash(here, 'ttt mark', { cell: '5' });
  expect(proxy.hasHeld()).toBe(true);
  await tom.until(here, (message) => message.text === 'Mira marks cell 5.');
  await tom.until(here, (message) => message.pinged.includes('Tom'));
  const said = mira.messages(here).map(({ text }) => text);
  expect(said.filter((text) => text === 'Mira marks cell 5.')).toHaveLength(1);
  expect(said.filter((text) => text.includes('try again'))).toEqual([]);
});
