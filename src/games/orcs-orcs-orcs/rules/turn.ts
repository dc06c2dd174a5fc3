/** OOO-6.7, 4.3: when a turn is over, and what goes first when nobody chooses. */
import type { Seat } from '../../../kernel/index.js';
import { mostActionsInATurn } from '../content/numbers.js';
import { spellData } from '../content/spells.js';
import { toadlingKind } from '../content/toadlings.js';
import { type Board, type CardCode, type CardId, type Lane, type ToadlingKind, lanes } from '../types/index.js';
import { codeOf } from './cards.js';
import { playerAt, turnOf } from './players.js';

/** Toadlings worth waiting for when no action is left (4.3). */
const keepsTurnOpen: Record<ToadlingKind, boolean> = {
  'draw-card': false,
  'magic-energy': false,
  'one-more-action': true,
  weaken: true,
};

/** 4.3, OOO-6.7 */
export function isOver(board: Board, seat: Seat): boolean {
  const { actionsLeft, actionsTaken, passed } = turnOf(board);
  if (passed || actionsTaken >= mostActionsInATurn) return true;
  return actionsLeft === 0 && !playerAt(board, seat).toadlings.some((id) => keepsTurnOpen[toadlingKind(id)]);
}

/** 4.2: what goes first when nobody chooses. */
function discardRank(code: CardCode): number {
  if (code === 'poison') return 0;
  if (code === 'wisdom') return 5;
  const { type, deck } = spellData[code];
  if (type === 'knowledge') return 1;
  if (type === 'support') return 3;
  return deck === null ? 2 : 4;
}

export function defaultDiscard(hand: readonly CardId[]): CardCode {
  const [first] = [...hand]
    .sort()
    .map(codeOf)
    .sort((a, b) => discardRank(a) - discardRank(b));
  if (!first) throw new Error('there is no card to discard');
  return first;
}

/** OOO-5.2: lanes with markers, the mage's own left out. */
export function lanesToReveal(board: Board, seat: Seat): Lane[] {
  return lanes.filter((lane) => lane !== playerAt(board, seat).space && board.lanes[lane].markers.length > 0);
}
