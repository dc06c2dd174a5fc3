/** Drawing from the decks and shuffling them. The last card of a deck lies on top. */
import { type DarknessId } from '../content/darkness-cards.js';
import { type CardId, colourOf } from '../content/hero-cards.js';
import type { Colour } from '../content/peoples.js';
import type { DorPlay, DrawReason, SlotNo, Steps } from '../types/index.js';
import { heroIn, whoIs } from '../rules/roster.js';
import { addToHand } from './hands.js';

/** DOR-9.2: the next Hero card; an empty deck is refilled from the discard pile. */
function drawHeroCard(play: DorPlay): CardId | undefined {
  const { board } = play;
  if (board.heroDeck.length === 0) {
    board.heroDeck = play.rng.shuffle(board.heroDiscard);
    board.heroDiscard = [];
  }
  play.reveal();
  return board.heroDeck.pop();
}

function drawHeroCards(play: DorPlay, count: number): CardId[] {
  const drawn: CardId[] = [];
  for (let i = 0; i < count; i += 1) {
    const card = drawHeroCard(play);
    if (card) drawn.push(card);
  }
  return drawn;
}

export function drawIntoHand(play: DorPlay, slot: SlotNo, count: number, why: DrawReason): CardId[] {
  const cards = drawHeroCards(play, count);
  addToHand(play.board, heroIn(play.board, slot), cards);
  if (cards.length > 0) play.emit('drew', { who: whoIs(play.board, slot), cards, why });
  return cards;
}

/** DOR-4.7: draws, keeps the called colour and special cards, discards the rest. */
export function listenFor(play: DorPlay, slot: SlotNo, colour: Colour, count: number): void {
  const { board } = play;
  const drawn = drawHeroCards(play, count);
  const kept = drawn.filter((card) => [undefined, colour].includes(colourOf(card)));
  addToHand(board, heroIn(board, slot), kept);
  board.heroDiscard.push(...drawn.filter((card) => !kept.includes(card)));
  play.emit('rumorsHeard', { who: whoIs(board, slot), colour, drawn, kept });
}

/** The reward of scouting: the topmost card of the general's colour, then the deck is shuffled. */
export function takeTopmost(play: DorPlay, slot: SlotNo, colour: Colour): void {
  const { board } = play;
  const index = board.heroDeck.findLastIndex((card) => colourOf(card) === colour);
  const [card] = index < 0 ? [] : board.heroDeck.splice(index, 1);
  board.heroDeck = play.rng.shuffle(board.heroDeck);
  play.reveal();
  if (!card) return;
  addToHand(board, heroIn(board, slot), [card]);
  play.emit('drew', { who: whoIs(board, slot), cards: [card], why: 'scouting' });
}

/** DOR-10.10: the next Darkness card; an empty deck is refilled from its discard pile. */
export function drawDarkness(play: DorPlay): DarknessId | undefined {
  const { board } = play;
  if (board.darkDeck.length === 0) {
    board.darkDeck = play.rng.shuffle(board.darkDiscard);
    board.darkDiscard = [];
    board.known = null;
  }
  play.reveal();
  if (board.known) board.known = board.known.count > 1 ? { ...board.known, count: board.known.count - 1 } : null;
  return board.darkDeck.pop();
}

/** DOR-10.8: both decks are shuffled with their discard piles, and the Monarch City card with them. */
function shuffleByCityCard(play: DorPlay): void {
  const { board } = play;
  board.heroDeck = play.rng.shuffle([...board.heroDeck, ...board.heroDiscard]);
  board.heroDiscard = [];
  board.darkDeck = play.rng.shuffle([...board.darkDeck, ...board.darkDiscard]);
  board.darkDiscard = [];
  board.known = null;
  play.emit('decksShuffled', { decks: ['hero', 'dark'] });
}

/** A Darkness card goes to its discard pile; the Monarch City card shuffles (DOR-10.8, 10.9). */
export function discardDarkness(play: DorPlay, card: DarknessId): void {
  play.board.darkDiscard.push(card);
  if (card === 'dm-city') shuffleByCityCard(play);
}

/** RU-19: what is not kept is discarded, the Monarch City card shuffling; then the kept cards go on top. */
export function putBack(play: DorPlay, { slot, count }: Steps['visions'], keep: readonly number[]): void {
  const { board } = play;
  const seen = board.darkDeck.splice(-count, count).reverse();
  const kept = keep.flatMap((no) => seen.slice(no - 1, no));
  const discarded = seen.filter((card) => !kept.includes(card));
  for (const card of discarded.filter((one) => one !== 'dm-city')) discardDarkness(play, card);
  if (discarded.includes('dm-city')) discardDarkness(play, 'dm-city');
  board.darkDeck.push(...[...kept].reverse());
  board.known = kept.length > 0 ? { seat: heroIn(board, slot).seat, count: kept.length } : null;
  play.reveal();
  play.emit('visionsDone', { who: whoIs(board, slot), discarded, back: kept.length });
}
