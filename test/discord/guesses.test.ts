/** Guesses: whoever watches says how a fight will end, and the season remembers who was right. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { contested } from '../support/games/contested.js';

const here = '#game-night';
let bot: BotAtParlour;
let mira: Player;
let tom: Player;
let ana: Player;
let jo: Player;

beforeAll(async () => {
  bot = await openBot({ games: [contested] });
  [mira, tom, ana, jo] = ['Mira', 'Tom', 'Ana', 'Jo'].map((name) => bot.parlour.member(name)) as [
    Player,
    Player,
    Player,
    Player,
  ];
  for (const player of [mira, tom, ana]) player.speaks('en-GB');
  jo.speaks('fr');
  await begin();
});
afterAll(async () => {
  await bot.close();
});

async function begin(): Promise<void> {
  await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
  await tom.slash(here, 'table join');
  await mira.slash(here, 'table start');
}

const board = () =>
  ana.until(here, ({ text, buttons }) => text.includes('Who takes the middle?') && buttons.length > 0);

it('is one tap on the board or typed, in one’s own language, until the fight begins', async () => {
  const asked = await board();
  expect(asked.text).toContain('🔮 **For those who watch**');
  expect((await ana.click(asked, 'Nought takes it')).text).toContain('Noted: **Nought takes it**');
  expect((await ana.click(asked, 'Cross takes it')).text).toContain('Noted: **Cross takes it**');
  const offered = await jo.complete(here, 'table pronostic', 'issue', { issue: '' });
  expect(offered.map(({ name }) => name)).toEqual(['La croix', 'Le rond']);
  expect((await jo.slash(here, 'table pronostic', { issue: 'le carré' })).text).toBe(
    'Pronostics possibles : **La croix** ou **Le rond**.',
  );
  expect((await jo.slash(here, 'table pronostic', { issue: 'le rond' })).text).toContain('Noté : **Le rond**');
});

it('is not for those who play', async () => {
  expect((await tom.click(await board(), 'Cross takes it')).text).toContain('You play here yourself');
});

it('is told when the fight is over: who foresaw it, and of how many', async () => {
  await mira.slash(here, 'ttt mark', { cell: '5' });
  const told = await ana.until(here, ({ text }) => text.startsWith('🔮'));
  expect(told.text).toBe('🔮 Cross takes it: Ana foresaw it (1 of 2).');
  expect((await ana.slash(here, 'table guess', { outcome: 'Cross takes it' })).text).toContain('nothing to guess at');
});

it('is not asked of a fight whose end was seen and taken back', async () => {
  await mira.slash(here, 'table undo');
  expect((await jo.slash(here, 'table pronostic', { issue: 'La croix' })).text).toContain('a déjà été livré');
  await mira.slash(here, 'ttt mark', { cell: '5' });
});

it('can be switched off and on', async () => {
  await mira.slash(here, 'table board', { guesses: 'off' });
  expect((await ana.slash(here, 'table guess', { outcome: 'x' })).text).toContain('plays without guesses');
  await mira.slash(here, 'table board', { guesses: 'auto' });
});

it('is worth a point in the season’s table of seers, and goes with whoever is forgotten', async () => {
  await tom.slash(here, 'ttt resign');
  await ana.until(here, ({ text }) => text.includes('Game over'));
  const season = (await mira.slash(here, 'stats season')).text;
  expect(season).toContain('**Seers**');
  expect(season).toContain('1. **Ana**: 1 point (1 of 1 guess right)');
  expect(season).toContain('2. **Jo**: 0 points (0 of 1 guess right)');
  expect((await ana.slash(here, 'stats me')).text).toContain('Foreseen as a spectator: **1** of 1 fight.');
  await ana.click((await ana.slash(here, 'stats forget-me')).message, 'Forget me');
  expect((await mira.slash(here, 'stats season')).text).not.toContain('Ana');
});

it('is not asked for where people play quickly against each other, unless the table wants it', async () => {
  await begin();
  const first = await board();
  const marks = [1, 2, 3, 4, 6, 8, 7, 9];
  for (const [at, cell] of marks.entries()) {
    await (at % 2 === 0 ? mira : tom).slash(here, 'ttt mark', { cell: String(cell) });
  }
  await ana.until(here, ({ id, text }) => id !== first.id && !text.includes('For those who watch'));
  await mira.slash(here, 'table board', { guesses: 'on' });
  await mira.slash(here, 'table board');
  await board();
  expect(bot.parlour.violations).toEqual([]);
});
