/** Seats, turns and who follows whom. */
import type { Seat } from '../../../kernel/index.js';
import { baseActions, startHand } from '../content/numbers.js';
import type { Board, Options, Player, Turn } from '../types/index.js';
import { hasUsable, isBoundBy } from './position.js';

export function playerAt(board: Board, seat: Seat): Player {
  const player = board.players[seat];
  if (!player) throw new Error(`nobody sits on seat ${seat}`);
  return player;
}

export function turnOf(board: Board): Turn {
  if (!board.turn) throw new Error('it is nobody’s turn');
  return board.turn;
}

/** OOO-2.5, 2.6: who plays in this order in a round. */
export function orderOfRound(board: Board, options: Options, round: number): Seat[] {
  const { order } = board;
  const first = options.rotateStart ? (Math.max(round, 1) - 1) % order.length : 0;
  return [...order.slice(first), ...order.slice(0, first)];
}

/** The others, in turn order from the next player on. */
export function opponentsOf(order: readonly Seat[], seat: Seat): Seat[] {
  const own = order.indexOf(seat);
  return [...order.slice(own + 1), ...order.slice(0, own)];
}

/** OOO-6.1, 6.5 */
export function actionsFor(board: Board, seat: Seat): number {
  return baseActions + (hasUsable(board, seat, 'extra-action') ? 1 : 0);
}

/** OOO-14.2 */
export function drawTarget(board: Board, seat: Seat): number {
  const more = hasUsable(board, seat, 'extra-draw') ? 1 : 0;
  const less = isBoundBy(board, seat, 'three-spells') ? 1 : 0;
  return startHand + more - less;
}
