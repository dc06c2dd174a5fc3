import { REST, Routes } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import type { Seen } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot();
  mira = bot.parlour.member('Mira');
  tom = bot.parlour.member('Tom');
});
afterEach(() => {
  bot.parlour.faults.clear();
});
afterAll(async () => {
  await bot.close();
});

const isBoard = (message: Seen): boolean => message.buttons.some(({ label }) => label === 'Act') && !message.ephemeral;
const boardsOf = (player: Player): Seen[] =>
  player.messages(here).filter((message) => message.text.includes('What happened') && !message.ephemeral);

/** The mark is on the board, and was told exactly once on a board. */
async function toldOnce(line: string): Promise<void> {
  await mira.until(here, (message) => isBoard(message) && message.text.includes(line));
  expect(boardsOf(mira).filter((message) => message.text.includes(line))).toHaveLength(1);
}

describe('when Discord is in trouble', () => {
  it('a game is opened although it says “slow down” and “come back later”', async () => {
    const { faults } = bot.parlour;
    faults.next({ kind: 'rate-limit', retryAfter: 0.2, method: 'POST', path: '/messages' });
    faults.next({ kind: 'error', status: 503, method: 'POST', path: '/messages' });
    await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
    await mira.until(here, (message) => message.buttons.some(({ label }) => label === 'Start'));
    await tom.slash(here, 'table join');
    await mira.slash(here, 'table start');
    const board = await mira.until(here, isBoard);
    expect(board.pinged).toEqual(['Mira']);
  });

  it('an answer whose receipt is lost is given once', async () => {
    bot.parlour.faults.next({ kind: 'lost-response', method: 'POST', path: /callback$/ });
    const marked = await mira.slash(here, 'ttt mark', { cell: '1' });
    expect(marked.text).toBe('Mira marks cell 1.');
    await toldOnce('Mira marks cell 1.');
  });

  it('a board whose receipt is lost is posted once', async () => {
    bot.parlour.faults.next({ kind: 'lost-response', method: 'POST', path: /channels\/\d+\/messages$/ });
    await tom.slash(here, 'ttt mark', { cell: '2' });
    await toldOnce('Tom marks cell 2.');
  });

  it('a tap survives an error of Discord’s', async () => {
    const panel = await mira.slash(here, 'act');
    const asked = await mira.click(panel.message, 'mark');
    bot.parlour.faults.next({ kind: 'error', status: 500, method: 'POST', path: /callback/ });
    const done = await mira.click(asked.message, 'cell 3');
    expect(done.text).toContain('Mira marks cell 3.');
    await toldOnce('Mira marks cell 3.');
  });

  it('a move outlives an answer that never arrives', async () => {
    bot.parlour.faults.next({ kind: 'error', status: 403, method: 'POST', path: /callback/, times: Infinity });
    const lost = await tom.slash(here, 'ttt mark', { cell: '4' });
    expect(lost.kind).toBe('failed');
    await toldOnce('Tom marks cell 4.');
  });

  it('a refusal is not tried again', async () => {
    const before = bot.parlour.faults.struck;
    bot.parlour.faults.next({ kind: 'error', status: 403, method: 'POST', path: /callback/, times: Infinity });
    await tom.slash(here, 'help');
    // The answer itself, and one apology.
    expect(bot.parlour.faults.struck - before).toBeLessThanOrEqual(2);
  });
});

describe('when the gateway drops', () => {
  it('the game goes on after it is back', async () => {
    bot.parlour.faults.cutGateway();
    await bot.parlour.untilBotIs('online');
    expect((await mira.slash(here, 'ttt mark', { cell: '5' })).text).toBe('Mira marks cell 5.');
    bot.parlour.faults.invalidateSession({ resumable: false });
    await bot.parlour.untilBotIs('online');
    expect((await tom.slash(here, 'ttt mark', { cell: '6' })).text).toBe('Tom marks cell 6.');
    await toldOnce('Tom marks cell 6.');
  });
});

describe('a button of another time', () => {
  it('is answered privately with the table as it stands', async () => {
    const rest = new REST({ api: bot.parlour.api }).setToken(bot.parlour.token);
    const channel = (await mira.until(here, isBoard)).channelId;
    const row = { type: 1, components: [{ type: 2, style: 1, label: 'Old', custom_id: 'join_42_7' }] };
    await rest.post(Routes.channelMessages(channel), { body: { content: 'From long ago', components: [row] } });
    const old = await mira.until(here, (message) => message.text.includes('From long ago'));
    const told = await mira.click(old, 'Old');
    expect(told.ephemeral).toBe(true);
    expect(told.text).toContain('from another time');
    expect(told.message.buttons.map(({ label }) => label)).toContain('mark · cell 7');
    const watcher = await bot.parlour.member('Jo').click(old, 'Old');
    expect(watcher.ephemeral).toBe(true);
  });
});
