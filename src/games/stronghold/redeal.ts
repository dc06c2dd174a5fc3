/** 2.2 turned round: everything that the viewer cannot know is dealt anew. */
import { type Match, type Rng, type Viewer, copyJson } from '../../kernel/index.js';
import { cardPhaseOf, draftCards } from './content/cards.js';
import { orderCopies } from './content/numbers.js';
import { aimLines } from './rules/aiming.js';
import { proposedAims } from './rules/aim-proposals.js';
import { choiceLines } from './rules/choices.js';
import { canObey } from './rules/orders.js';
import type { Board } from './types/board.js';
import { type EngineId, type OrderTile, type Wall, cardPhases, orderTiles, walls } from './types/terms.js';
import type { Str } from './types/index.js';

/** Tiles that a face-down order could be: every one that lies nowhere face up. */
function unseenTiles(board: Board): OrderTile[] {
  const open = walls.flatMap((wall) => {
    const { order } = board.walls[wall];
    return order?.open && order.tile ? [order.tile] : [];
  });
  return orderTiles.flatMap((tile) => {
    const seen = open.filter((one) => one === tile).length;
    return Array.from({ length: orderCopies[tile] - seen }, () => tile);
  });
}

/** Each face-down tile becomes one that could be obeyed there now, as long as such a one is left. */
function redealOrders(board: Board, rng: Rng): void {
  const hidden = walls.filter((wall) => board.walls[wall].order?.open === false);
  const pool = rng.shuffle(unseenTiles(board));
  const draw = (wall: Wall): OrderTile | undefined => {
    const at = pool.findIndex((tile) => canObey(board, wall, tile));
    return at < 0 ? undefined : pool.splice(at, 1)[0];
  };
  for (const wall of rng.shuffle(hidden)) {
    const { order } = board.walls[wall];
    if (order) order.tile = draw(wall) ?? pool.pop() ?? order.tile;
  }
}

/** Until the draft is over, defenders and spectators know nothing of it. */
function redealDraft(board: Board, rng: Rng): void {
  const { draft } = board;
  if (!draft) return;
  for (const phase of cardPhases) {
    const count = draft.drawn[phase].length;
    const cards = rng.shuffle(draftCards.filter((card) => cardPhaseOf(card) === phase)).slice(0, count);
    draft.drawn[phase] = [...cards].sort();
    for (const [index, kept] of draft.kept.entries()) {
      const card = cards[index];
      if (kept && card) kept[phase] = card;
    }
  }
}

/** Lines of others' open decisions stand as proposed, for all the viewer knows. */
function forgetLines(match: Match<Str>, viewer: Viewer): void {
  const frame = match.stack.at(-1);
  const { board } = match;
  if (frame?.step === 'aim') {
    const proposal = proposedAims(board, frame.stage);
    for (const { weapon, seat } of aimLines(board, frame.stage, frame.aims)) {
      if (seat !== viewer) frame.aims[weapon] = proposal[weapon] ?? {};
    }
  }
  if (frame?.step === 'choose') {
    const own = choiceLines(board, frame.matter, frame.picks)
      .filter(({ seats }) => viewer !== 'spectator' && seats.includes(viewer))
      .map(({ item }) => item);
    const known = Object.entries(frame.picks).filter(([item]) => own.includes(item));
    frame.picks = Object.fromEntries(known);
  }
}

/** The cards that are turned up in an open decision lie on top of their piles, where everybody has seen them. */
function shownCards(match: Match<Str>, engine: string): number {
  const frame = match.stack.at(-1);
  if (frame?.step !== 'choose' || frame.matter.stage !== 'effects') return 0;
  return frame.matter.shots.find((shot) => shot.engine === engine)?.cards.length ?? 0;
}

export function redeal(match: Readonly<Match<Str>>, viewer: Viewer, rng: Rng): Match<Str> {
  const copy = copyJson(match) as Match<Str>;
  const { board } = copy;
  const isInvader = viewer !== 'spectator' && board.players[viewer]?.team === 'invaders';
  board.bag = rng.shuffle(board.bag);
  board.shotDeck = rng.shuffle(board.shotDeck);
  for (const [engine, pile] of Object.entries(board.piles)) {
    const hidden = pile.length - shownCards(copy, engine);
    board.piles[engine as EngineId] = [...rng.shuffle(pile.slice(0, hidden)), ...pile.slice(hidden)];
  }
  if (!isInvader && !copy.outcome) {
    redealOrders(board, rng);
    redealDraft(board, rng);
  }
  forgetLines(copy, viewer);
  copy.rng = [rng.int(2 ** 32), rng.int(2 ** 32), rng.int(2 ** 32), rng.int(2 ** 32)].map(
    (word) => word | 0,
  ) as Match<Str>['rng'];
  return copy;
}
