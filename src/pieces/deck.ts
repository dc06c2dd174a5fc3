/** Decks: the top card is the first of its array. All change the piles they are given, as rules change a board. */
import type { Rng } from '../kernel/index.js';

/** A face-down deck and the pile beside it. */
export type Piles<C> = { deck: C[]; discard: C[] };

/** So many cards off the top, the topmost first; fewer where the deck runs out. */
export function draw<C>(deck: C[], count = 1): C[] {
  return deck.splice(0, Math.max(0, count));
}

/** The same, but a deck that runs out is made anew from the discard; fewer where that is empty too. */
export function drawOn<C>(piles: Piles<C>, count: number, rng: Rng): C[] {
  const drawn = draw(piles.deck, count);
  if (drawn.length === count || piles.discard.length === 0) return drawn;
  reshuffle(piles, rng);
  return [...drawn, ...draw(piles.deck, count - drawn.length)];
}

/** Cards until so many wanted ones came, in the order of drawing; the others that came with them are apart. */
export function drawUntil<C>(deck: C[], count: number, isWanted: (card: C) => boolean): { wanted: C[]; others: C[] } {
  const wanted: C[] = [];
  const others: C[] = [];
  while (wanted.length < count) {
    const [card] = draw(deck);
    if (card === undefined) break;
    (isWanted(card) ? wanted : others).push(card);
  }
  return { wanted, others };
}

/** Shuffles the discard and what is left of the deck together. */
export function reshuffle<C>(piles: Piles<C>, rng: Rng): void {
  refill(piles.deck, rng.shuffle([...piles.deck, ...piles.discard]));
  piles.discard.length = 0;
}

/** Shuffles cards into a deck. */
export function shuffleIn<C>(deck: C[], cards: readonly C[], rng: Rng): void {
  refill(deck, rng.shuffle([...deck, ...cards]));
}

function refill<C>(pile: C[], cards: readonly C[]): void {
  pile.length = 0;
  for (const card of cards) pile.push(card);
}

/** Takes one such card out of a pile; undefined where it holds none. */
export function takeOut<C>(pile: C[], isWanted: (card: C) => boolean): C | undefined {
  const place = pile.findIndex(isWanted);
  return place < 0 ? undefined : pile.splice(place, 1)[0];
}

/** Every card as often as its data says. */
export function copies<C>(cards: Iterable<C>, countOf: (card: C) => number): C[] {
  return Array.from(cards).flatMap((card) => Array.from({ length: countOf(card) }, () => card));
}
