/** Watching: a table is followed from its board or by typing, and stands quietly in one's own list. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
let ana: Player;
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot({});
  [mira, tom, ana] = ['Mira', 'Tom', 'Ana'].map((name) => bot.parlour.member(name)) as [Player, Player, Player];
  ana.speaks('en-GB');
  await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
  await tom.slash(here, 'table join');
  await mira.slash(here, 'table start');
});
afterAll(async () => {
  await bot.close();
});

it('is one tap on the board, for those who do not sit there, and one more to leave it', async () => {
  const board = await ana.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Follow'));
  expect((await ana.slash('#off-topic', 'table mine')).text).toContain('You sit at no table');
  expect((await ana.click(board, 'Follow')).text).toContain('stands in `/table mine` from now on');
  const listed = await ana.slash('#off-topic', 'table mine');
  expect(listed.text).toMatch(/👁 \*\*Tic-tac-toe\*\* <#\d+> · waits for (Mira|Tom)/);
  expect((await ana.slash(here, 'table follow')).text).toContain('no longer');
  expect((await ana.slash('#off-topic', 'table mine')).text).toContain('You sit at no table');
  expect((await tom.click(board, 'Follow')).text).toContain('You sit there');
});

it('ends by itself with the game', async () => {
  await ana.slash(here, 'table follow');
  const first = (await mira.slash(here, 'act')).message.buttons.some(({ label }) => label === 'What would you do?');
  await (first ? mira : tom).slash(here, 'ttt resign');
  await ana.until(here, ({ text }) => text.includes('Game over'));
  expect((await ana.slash('#off-topic', 'table mine')).text).toContain('You sit at no table');
  expect(bot.parlour.violations).toEqual([]);
});
