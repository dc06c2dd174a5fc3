/** Actions, energy and debts that effects bring about. */
import type { Seat } from '../../../kernel/index.js';
import { mostActionsInATurn, safeHand } from '../content/numbers.js';
import { opponentsOf, playerAt, turnOf } from '../rules/players.js';
import type { OooPlay } from '../types/index.js';

/** OOO-6.5, 6.6, 6.7 */
export function gainAction(play: OooPlay, seat: Seat): void {
  const turn = turnOf(play.board);
  if (turn.actionsTaken >= mostActionsInATurn) return;
  turn.actionsLeft += 1;
  play.emit('actionGained', { seat, left: turn.actionsLeft });
}

/** OOO-6.7, 7.12: an action is spent; magic energy gained before it ends. Tells how much there was. */
export function spendAction(play: OooPlay): number {
  const turn = turnOf(play.board);
  turn.actionsTaken += 1;
  turn.actionsLeft = turn.actionsTaken >= mostActionsInATurn ? 0 : turn.actionsLeft - 1;
  const energy = turn.pendingEnergy;
  turn.pendingEnergy = 0;
  return energy;
}

/** An action without energy cost: what was pending is lost (OOO-17.5). */
export function spendPlainAction(play: OooPlay, seat: Seat): void {
  const points = spendAction(play);
  if (points > 0) play.emit('energyLost', { seat, points });
}

/** OOO-17.5 */
export function gainEnergy(play: OooPlay, seat: Seat): void {
  const turn = turnOf(play.board);
  turn.pendingEnergy += 1;
  play.emit('energyGained', { seat, pending: turn.pendingEnergy });
}

/** OOO-10.4, 10.5, 17.4: hands above three, debts counted off, owe one more card. */
export function oweDiscard(play: OooPlay, victim: Seat, by: Seat): void {
  const player = playerAt(play.board, victim);
  if (player.hand.length - player.owedDiscards <= safeHand) return;
  player.owedDiscards += 1;
  play.emit('owes', { seat: victim, by, owed: player.owedDiscards });
}

export function everyOtherOwes(play: OooPlay, seat: Seat): void {
  for (const other of opponentsOf(play.board.order, seat)) oweDiscard(play, other, seat);
}
