/** OOO-3: what a fate card does. */
import { kindData } from '../content/creatures.js';
import { displayed } from '../content/numbers.js';
import { spellOf } from '../rules/cards.js';
import { sectionOf } from '../rules/geometry.js';
import {
  type Board,
  type FateMoves,
  type Kind,
  type Lane,
  type OooPlay,
  type Ring,
  deckNames,
  lanes,
  rings,
} from '../types/index.js';
import { noJourney, stepTowards, tell } from './movement.js';

function isMovedBy(moves: FateMoves, kind: Kind, lane: Lane, ring: Ring): boolean {
  return moves.by === 'category'
    ? moves.categories.includes(kindData[kind].category)
    : moves.lanes.includes(lane) && moves.rings.includes(ring);
}

/** OOO-3.3, 3.4, 18.8: lane by lane, inner ring first, so that none moves twice. */
export function moveHorde(play: OooPlay, moves: FateMoves): void {
  const { board } = play;
  const journey = noJourney();
  for (const lane of lanes) {
    for (const ring of rings) {
      const moving = board.lanes[lane].sections[ring].creatures.filter(({ kind }) =>
        isMovedBy(moves, kind, lane, ring),
      );
      for (const { id } of moving) stepTowards(board, sectionOf(lane, ring), id, journey);
    }
  }
  tell(play, 'fate', null, journey);
}

/** OOO-3.7 */
export function refillDeck(play: OooPlay): void {
  const { fate } = play.board;
  if (fate.deck.length > 0) return;
  const cards = [...fate.discard, ...(fate.current ? [fate.current] : [])];
  fate.deck = play.rng.shuffle(cards);
  fate.discard = [];
  fate.current = null;
  play.emit('fateShuffled', { cards: cards.length });
}

/** OOO-3.6: once, when the card is revealed. */
export function exchangeSpells(play: OooPlay): void {
  const { board, rng } = play;
  for (const name of deckNames) {
    board.spellDecks[name] = rng.shuffle([...board.spellDecks[name], ...board.display[name]]);
    board.display[name] = [];
  }
  turnUpDisplay(board);
  play.emit('displayExchanged', {
    attack: board.display.attack.map(spellOf),
    knowledge: board.display.knowledge.map(spellOf),
  });
}

/** S9, and the refill of a Spell Exchange. */
export function turnUpDisplay(board: Board): void {
  for (const name of deckNames) {
    while (board.display[name].length < displayed) {
      const card = board.spellDecks[name].pop();
      if (!card) break;
      board.display[name].push(card);
    }
  }
}
