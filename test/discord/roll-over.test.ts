import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
const here = '#second-table';

beforeAll(async () => {
  bot = await openBot();
});
afterAll(async () => {
  await bot.close();
});

it('two bots side by side during a deploy answer once, act once and post once', async () => {
  const [mira, tom] = [bot.parlour.member('Mira'), bot.parlour.member('Tom')];
  await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
  const lobby = await mira.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Start'));
  await tom.click(lobby, 'Join');
  await mira.click(lobby, 'Start');
  await mira.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Act'));

  const rolling = await bot.rollOver();
  // Both are given the packet. Whoever finds it done already may be the quicker to say so: then the line is a post.
  const saidBy = async (player: Player, cell: string): Promise<void> => {
    const line = `${player.name} marks cell ${cell}.`;
    const { text } = await player.slash(here, 'ttt mark', { cell });
    expect([line, text.includes('✅ Done.') ? text : '']).toContain(text);
    await player.until(here, (message) => message.text === line);
  };
  await saidBy(mira, '5');
  await saidBy(tom, '1');
  await rolling.finish();
  expect((await mira.slash(here, 'ttt mark', { cell: '2' })).text).toBe('Mira marks cell 2.');
  expect((await tom.slash(here, 'ttt mark', { cell: '3' })).text).toBe('Tom marks cell 3.');
  await mira.until(here, ({ pinged, text }) => pinged.includes('Mira') && text.includes('Tom marks cell 3.'));

  const seen = mira.messages(here).filter(({ ephemeral }) => !ephemeral);
  const lines = seen.map(({ text }) => text).filter((text) => /^\w+ marks cell \d\.$/.test(text));
  expect(lines).toEqual(['Mira marks cell 5.', 'Tom marks cell 1.', 'Mira marks cell 2.', 'Tom marks cell 3.']);
  const boards = seen.filter(({ text }) => text.startsWith('##') && text.includes('marks cell'));
  expect(new Set(boards.map(({ text }) => text)).size).toBe(boards.length);
  const pings = (name: string): number => seen.filter(({ pinged }) => pinged.includes(name)).length;
  // A board that was overtaken by the next move is not posted, and pings nobody.
  expect(pings('Mira')).toBeLessThanOrEqual(3);
  expect(pings('Tom')).toBeLessThanOrEqual(2);
});
