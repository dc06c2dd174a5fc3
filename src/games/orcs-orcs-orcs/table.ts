/** Reading and naming parts of the board. */
import type { Answering, Play, Seat, Why } from '../../kernel/index.js';
import { tracks, slotData } from './content/creatures.js';
import { emptyLanesToEnd } from './content/numbers.js';
import { isWithoutCreatures, slotOf } from './position.js';
import {
  type Board,
  type Kind,
  type Lane,
  type Ooo,
  type Options,
  type Player,
  type Slot,
  type Turn,
  lanes,
} from './types.js';

export type OooPlay = Play<Ooo>;
export type OooAnswering = Answering<Ooo>;
export type OooWhy = Why<Ooo>;

export function playerAt(board: Board, seat: Seat): Player {
  const player = board.players[seat];
  if (!player) throw new Error(`nobody sits on seat ${seat}`);
  return player;
}

export function turnOf(board: Board): Turn {
  if (!board.turn) throw new Error('it is nobody’s turn');
  return board.turn;
}

export function slotHeldBy(board: Board, kind: Kind): Slot {
  return slotOf((slot) => board.slots[slot], kind);
}

/** What a trophy of the slot is worth now. */
export function valueOf(board: Board, slot: Slot): number {
  const track = tracks[slotData[slot].category];
  return track[board.values[slot]] ?? 1;
}

/** OOO-1.6: completely empty, as the table counts it. */
export function isCompletelyEmpty(board: Board, options: Options, lane: Lane): boolean {
  const state = board.lanes[lane];
  return isWithoutCreatures(state) && (options.endWhen === 'figures' || state.markers.length === 0);
}

/** OOO-15.1, 15.2: once triggered, the end stays so. */
export function checkEnd(play: OooPlay): void {
  const { board, options } = play;
  if (board.endTriggered) return;
  const emptyLanes = lanes.filter((lane) => isCompletelyEmpty(board, options, lane));
  if (emptyLanes.length < emptyLanesToEnd) return;
  board.endTriggered = true;
  play.emit('endTriggered', { round: board.round, emptyLanes });
}

/** OOO-2.5, 2.6: who plays in this order in a round. */
export function orderOfRound(board: Board, options: Options, round: number): Seat[] {
  const { order } = board;
  const first = options.rotateStart && round > 0 ? (round - 1) % order.length : 0;
  return [...order.slice(first), ...order.slice(0, first)];
}
