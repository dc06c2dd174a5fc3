/** OOO-12.4: powers that are used as an action. */
import type { Seat } from '../../../kernel/index.js';
import { codeOf } from '../rules/cards.js';
import { playerAt, turnOf } from '../rules/players.js';
import type { OooPlay } from '../types/index.js';
import { spendPlainAction } from './gains.js';
import { takeFromHand } from './piles.js';

/** Hand Change */
export function changeHand(play: OooPlay, seat: Seat, code: string): void {
  spendPlainAction(play, seat);
  turnOf(play.board).usedHandChange = true;
  const card = takeFromHand(play, seat, code, () => true);
  play.board.box.cards.push(card);
  play.emit('purged', { seat, card: codeOf(card) });
}

/** Poison, OOO-13 */
export function slipPoison(play: OooPlay, seat: Seat, victim: Seat): void {
  const { board } = play;
  const card = board.poison.pop();
  if (!card) throw new Error('the Poison stack is empty');
  spendPlainAction(play, seat);
  turnOf(board).usedPoison = true;
  playerAt(board, victim).discard.push(card);
  play.emit('poisoned', { seat, victim, left: board.poison.length });
}
