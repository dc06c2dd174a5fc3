import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Seen } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot();
});
afterAll(async () => {
  await bot.close();
});

const isLobby = (message: Seen): boolean => message.buttons.some(({ label }) => label === 'Start');
const isBoard = (message: Seen): boolean => message.buttons.some(({ label }) => label === 'Act') && !message.ephemeral;

describe('a table of tic-tac-toe, from the lobby to the last mark', () => {
  it('is opened by Mira and joined by Tom', async () => {
    const mira = bot.parlour.member('Mira');
    const tom = bot.parlour.member('Tom');
    const opened = await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
    expect(opened.ephemeral).toBe(true);
    const lobby = await mira.until(here, isLobby);
    expect(lobby.text).toContain('Tic-tac-toe');
    expect(lobby.pictures[0]?.alt).toBeTruthy();
    expect(lobby.silent).toBe(true);
    await tom.click(lobby, 'Join');
    const full = await mira.until(here, (message) => isLobby(message) && message.text.includes('Tom'));
    expect(full.id).toBe(lobby.id);
    expect(full.buttons.find(({ label }) => label === 'Join')?.disabled).toBe(true);
  });

  it('has no third seat, and says so to Tom’s friend alone', async () => {
    const third = bot.parlour.world.members.find(({ name, bot: isBot }) => !isBot && name !== 'Mira' && name !== 'Tom');
    const friend = bot.parlour.member(third?.name ?? '');
    const refused = await friend.slash(here, 'table join');
    expect(refused.ephemeral).toBe(true);
  });

  it('is started, and pings whoever begins', async () => {
    const mira = bot.parlour.member('Mira');
    const lobby = await mira.until(here, isLobby);
    await mira.click(lobby, 'Start');
    const board = await mira.until(here, isBoard);
    expect(board.pinged).toEqual(['Mira']);
    expect(board.buttons.map(({ label }) => label)).toEqual(['Act', 'My hand', 'Log', 'Rules', 'Follow']);
    const begun = await mira.until(here, (message) => message.id === lobby.id && message.buttons.length === 0);
    expect(begun.text).toContain('Tic-tac-toe: the game has begun, with Mira and Tom');
    expect(begun.text).toContain(board.id);
  });

  it('takes a typed mark, in one silent line for everybody', async () => {
    const mira = bot.parlour.member('Mira');
    const offered = await mira.complete(here, 'ttt mark', 'cell', { cell: '' });
    expect(offered.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    const marked = await mira.slash(here, 'ttt mark', { cell: '5' });
    expect(marked.ephemeral).toBe(false);
    expect(marked.message.silent).toBe(true);
    expect(marked.text).toBe('Mira marks cell 5.');
    const board = await mira.until(here, (message) => isBoard(message) && message.pinged.includes('Tom'));
    expect(board.text).toContain('Mira marks cell 5.');
  });

  it('takes the buttons off the board before', async () => {
    const tom = bot.parlour.member('Tom');
    await tom.until(here, () => tom.messages(here).filter(isBoard).length === 1);
    expect(tom.messages(here).filter(isBoard)).toHaveLength(1);
  });

  it('tells Mira kindly that it is Tom’s turn', async () => {
    const refused = await bot.parlour.member('Mira').slash(here, 'ttt mark', { cell: '1' });
    expect(refused.ephemeral).toBe(true);
    expect(refused.text).toContain('Tom');
    expect(refused.message.buttons.map(({ label }) => label)).toContain('Act');
  });

  it('takes Tom’s mark by buttons and menus alone', async () => {
    const tom = bot.parlour.member('Tom');
    const board = await tom.until(here, isBoard);
    const panel = await tom.click(board, 'Act');
    expect(panel.ephemeral).toBe(true);
    expect(panel.text).toContain('Mark an empty cell.');
    const asked = await tom.click(panel.message, 'mark');
    expect(asked.kind).toBe('updated');
    const done = await tom.click(asked.message, 'cell 1');
    expect(done.text).toContain('Tom marks cell 1.');
    expect(done.text).toContain('waits for Mira');
    const line = await bot.parlour.member('Mira').until(here, ({ text }) => text === 'Tom marks cell 1.');
    expect(line.silent).toBe(true);
  });

  it('refuses a cell that is taken, and names the rule', async () => {
    const refused = await bot.parlour.member('Mira').slash(here, 'ttt mark', { cell: '1' });
    expect(refused.ephemeral).toBe(true);
    expect(refused.text).toContain('Cell 1 is taken.');
    expect(refused.text).toContain('TTT-1');
  });

  it('goes on after a restart, with a panel from before it', async () => {
    const mira = bot.parlour.member('Mira');
    const panel = await mira.slash(here, 'act');
    const asked = await mira.click(panel.message, 'mark');
    await bot.restart();
    const done = await mira.click(asked.message, 'cell 2');
    expect(done.text).toContain('Mira marks cell 2.');
  });

  it('answers a stale panel with the present state', async () => {
    const tom = bot.parlour.member('Tom');
    const first = await tom.slash(here, 'act');
    const second = await tom.slash(here, 'act');
    const asked = await tom.click(first.message, 'mark');
    const late = await tom.click(second.message, 'mark');
    await tom.click(asked.message, 'cell 3');
    const stale = await tom.click(late.message, 'cell 4');
    expect(stale.text).toContain('moved on');
    expect(stale.text).toContain('waits for Mira');
  });

  it('acts once on a double click', async () => {
    const mira = bot.parlour.member('Mira');
    const panel = await mira.slash(here, 'act');
    const asked = await mira.click(panel.message, 'mark');
    const both = await Promise.all([mira.click(asked.message, 'cell 6'), mira.click(asked.message, 'cell 6')]);
    expect(both.filter(({ text }) => text.includes('Mira marks cell 6.'))).toHaveLength(1);
    const log = await mira.slash(here, 'table log');
    expect(log.text.split('Mira marks cell 6.')).toHaveLength(2);
  });

  it('lets Mira take it back', async () => {
    const mira = bot.parlour.member('Mira');
    const undone = await mira.slash(here, 'table undo');
    expect(undone.ephemeral).toBe(false);
    expect(undone.text).toContain('Mira');
    const offered = await mira.complete(here, 'ttt mark', 'cell', { cell: '' });
    expect(offered.map(({ value }) => value)).toContain('6');
  });

  it('ends with three in a row, and says who won', async () => {
    const mira = bot.parlour.member('Mira');
    await mira.slash(here, 'ttt mark', { cell: '8' });
    const end = await mira.until(here, (message) => message.text.includes('Victory'));
    expect(end.text).toContain('Mira');
    expect(end.buttons.map(({ label }) => label)).toEqual(['Rematch', 'Replay', 'Log', 'Rules']);
    const late = await bot.parlour.member('Tom').slash(here, 'ttt mark', { cell: '9' });
    expect(late.ephemeral).toBe(true);
  });

  it('never sent Discord anything it would refuse', () => {
    expect(bot.parlour.violations).toEqual([]);
    expect(bot.parlour.refusals).toEqual([]);
  });
});
