import { expect, test } from 'vitest';
import { boardTasks } from '../../src/jobs/compose.js';
import { type AnyMatch, anyGame, start } from '../../src/kernel/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { tableOf } from '../support/table-of.js';

test.each([
  { locale: 'en', drawn: 'empty seat' },
  { locale: 'fr', drawn: 'place vide' },
] as const)('a seat that somebody left is drawn empty, not under their name ($locale)', ({ locale, drawn }) => {
  const game = anyGame(ticTacToe);
  const table = tableOf(game, 2, locale);
  const match: AnyMatch = start(game, { seats: 2, options: table.options, seed: 'empty' }).match;
  const [mira = { kind: 'empty' as const, name: '' }] = table.seats;
  const left = { ...table, seats: [mira, { kind: 'empty' as const, name: 'Tom' }] };
  const tasks = boardTasks(game, { table: left, match }, match, { marked: [], fresh: [], before: null });
  for (const task of tasks) expect(task).toMatchObject({ names: ['Mira', drawn] });
});
