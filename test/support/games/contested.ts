/** Tic-tac-toe, where the middle is fought over: those who watch may guess who takes it. */
import { type AnyGame, anyGame } from '../../../src/kernel/index.js';
import { ticTacToe } from './tic-tac-toe.js';

const plain = anyGame(ticTacToe);
const worded = (game: AnyGame['text']['en'], question: string, fightEnds: Record<string, string>) => ({
  ...game,
  texts: { ...game.texts, fightAhead: () => question },
  fightEnds,
});
export const contested: AnyGame = {
  ...plain,
  fights: {
    ahead: (view) =>
      (view as { cells: readonly unknown[] }).cells[4] === null
        ? { id: 'middle', question: { key: 'fightAhead', params: {} }, ends: ['cross', 'nought'] }
        : undefined,
    ended: (events) =>
      new Map(
        events.flatMap(({ data }): [string, string][] => {
          const { seat, cell } = data as { seat?: number; cell?: number };
          return cell === 5 ? [['middle', seat === 0 ? 'cross' : 'nought']] : [];
        }),
      ),
  },
  text: {
    en: worded(plain.text.en, 'Who takes the middle?', { cross: 'Cross takes it', nought: 'Nought takes it' }),
    fr: worded(plain.text.fr, 'Qui prendra le centre ?', { cross: 'La croix', nought: 'Le rond' }),
  },
};
