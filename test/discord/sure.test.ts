/** What one slip must not do to others is asked once more, over the wire; and what a clock is set to is said. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

const here = '#game-night';
let bot: BotAtParlour;
let mira: Player;
let tom: Player;

beforeAll(async () => {
  bot = await openBot();
  [mira, tom] = [bot.parlour.member('Mira'), bot.parlour.member('Tom')];
});
afterAll(async () => {
  await bot.close();
});

const bears =
  (label: string) =>
  (message: Seen): boolean =>
    !message.ephemeral && message.buttons.some((one) => one.label === label);

async function lobbyFor(channel: string): Promise<Seen> {
  await mira.slash(channel, 'table open', { game: 'tic-tac-toe', players: 2 });
  const lobby = await mira.until(channel, bears('Join'));
  await tom.slash(channel, 'table join');
  return mira.until(channel, (message) => message.id === lobby.id && message.text.includes('Tom'));
}

it('a lobby with somebody else in it is closed at the second tap', async () => {
  const lobby = await lobbyFor('#off-topic');
  const asked = await mira.click(lobby, 'Cancel');
  expect(asked.ephemeral).toBe(true);
  expect(asked.text).toBe('Close this lobby? Tom would lose the seat taken here.');
  expect((await mira.click(asked.message, 'No, keep it open')).text).toContain('Nothing was changed');
  const typed = await mira.slash('#off-topic', 'table end');
  expect(typed.text).toContain('Close this lobby?');
  await mira.click(typed.message, 'Yes, do it');
  const gone = await mira.until('#off-topic', ({ id, buttons }) => id === lobby.id && buttons.length === 0);
  expect(gone.text).toContain('closed');
});

it('what is not one’s own last move is put to the vote at the second tap, of a tap and of a command', async () => {
  const lobby = await lobbyFor(here);
  await mira.click(lobby, 'Start').catch(() => undefined);
  await mira.until(here, bears('Act'));
  await mira.slash(here, 'ttt mark', { cell: '1' });
  const panel = await tom.slash(here, 'act');
  const asked = await tom.click(panel.message, 'Take back');
  const question = 'The last move was not yours: Mira marks cell 1. Ask the others to take it back?';
  expect(asked.text).toBe(question);
  await tom.click(asked.message, 'No, keep playing');
  const typed = await tom.slash(here, 'table undo');
  expect(typed.ephemeral).toBe(true);
  expect(typed.text).toBe(question);
  expect(typed.message.buttons.map(({ label }) => label)).toEqual(['Yes, do it', 'No, keep playing']);
  expect((await tom.click(typed.message, 'No, keep playing')).text).toContain('Nothing was changed');
  expect((await mira.slash(here, 'table status')).text).not.toContain('take back');
  expect(bears('Yes')(tom.last(here))).toBe(false);
});

it('says it in the asker’s own language, and asks nobody twice for their own last move', async () => {
  const jeanne = bot.parlour.member('Jo');
  jeanne.speaks('fr');
  await mira.slash(here, 'table undo');
  await tom.until(here, ({ text }) => text.includes('Taken back at Mira’s request: 1 move.'));
  await mira.slash(here, 'ttt mark', { cell: '1' });
  await tom.slash(here, 'table replace', { player: 'Jo' });
  const asked = await jeanne.slash(here, 'table annuler');
  expect(asked.text).toBe(
    'Le dernier coup n’est pas le vôtre\u00a0: Mira marque la case 1. Demander aux autres de l’annuler\u00a0?',
  );
  expect(asked.message.buttons.map(({ label }) => label)).toEqual(['Oui, allez-y', 'Non, on continue']);
  expect((await jeanne.click(asked.message, 'Oui, allez-y')).text).toContain('vote');
  const vote = await mira.until(here, bears('Yes'));
  expect(vote.text).toContain('Jo would like to take back 1 move: Mira marks cell 1. 2 yeses carry it.');
  await mira.click(vote, 'No');
  await mira.until(here, ({ id, buttons }) => id === vote.id && buttons.length === 0);
  await jeanne.slash(here, 'table replace', { player: 'Tom' });
});

it('what lies further back than the last move is asked for twice, and said', async () => {
  await tom.slash(here, 'ttt mark', { cell: '2' });
  const far = await tom.slash(here, 'table undo', { answers: 2 });
  expect(far.text).toBe(
    'The last 2 moves: Mira marks cell 1. Tom marks cell 2. Ask the others to take them back, and all that followed from them?',
  );
  expect((await tom.click(far.message, 'Yes, do it')).text).toContain('consent');
  const vote = await mira.until(here, (message) => bears('Yes')(message) && message.text.includes('2 moves'));
  expect(vote.text).toContain('take back 2 moves');
  expect(vote.text).toMatch(/<t:\d+:[A-Za-z]>/);
  await mira.click(vote, 'No');
  await mira.until(here, ({ id, buttons }) => id === vote.id && buttons.length === 0);
});

it('the clock is said with its quiet hours, and the state of the table with its deadline', async () => {
  const quiet = { 'quiet-from': '02:00', 'quiet-to': '02:01', zone: 'Europe/Paris' };
  const set = await mira.slash(here, 'table clock', { clock: 'day', ...quiet });
  expect(set.text).toBe('Mira sets the clock: day (24 hours a decision), quiet from 02:00 to 02:01 (Europe/Paris).');
  const status = await tom.slash(here, 'table status');
  expect(status.text).toContain('Clock: day (24 hours a decision), quiet from 02:00 to 02:01 (Europe/Paris)');
  expect(status.text).toMatch(/Waiting for Mira \(<t:\d+:R>\)/);
  await mira.slash(here, 'table pause');
  expect((await tom.slash(here, 'table status')).text).not.toContain('Waiting for');
  await mira.slash(here, 'table resume');
});

it('a moderator takes the seat of somebody who is there at the second tap', async () => {
  const asked = await mira.slash(here, 'table kick', { seat: 2 });
  expect(asked.text).toBe('Take the seat from Tom, who is not absent?');
  expect(asked.message.buttons.map(({ label }) => label)).toEqual(['Yes, do it', 'No, keep playing']);
  await mira.click(asked.message, 'Yes, do it');
  await mira.until(here, ({ text }) => text.includes('Tom loses the seat'));
});
