/** 2.3 turned round: cards that lie face down are exchanged for others that nobody could tell from them. */
import { type Match, type Rng, type Viewer, copyJson } from '../../kernel/index.js';
import { scenarios } from './content/scenarios.js';
import { bossCards } from './content/special-hordes.js';
import { hordeCard, isChampion } from './rules/cards.js';
import { isEvent } from './rules/objectives.js';
import type { Board, CardId, Kru, PileCard } from './types/index.js';

/** Cards that stay where they are printed. */
function isFixed({ card }: PileCard): boolean {
  return isEvent(card) || isChampion(card);
}

function deckOf(card: CardId): string {
  const { band, element } = hordeCard(card);
  return element ?? band;
}

/** A top card shows its reward on its back, so it goes only with cards of the same one. */
function backOf(card: CardId): string {
  const { gold, diamonds, either } = hordeCard(card).reward;
  return `${deckOf(card)}/${gold}/${diamonds}/${either ? 'or' : 'and'}`;
}

function redealPiles(board: Board, rng: Rng): void {
  const hidden = board.piles.flatMap(({ cards }) => cards).filter((card) => !isFixed(card));
  const tops = board.piles.flatMap(({ cards }) => cards.slice(0, 1)).filter((card) => !isFixed(card));
  const pool = rng.shuffle([...hidden.map(({ card }) => card), ...Object.values(board.unused).flat()]);
  const drawn = (fits: (card: CardId) => boolean): CardId => {
    const at = pool.findIndex(fits);
    if (at < 0) throw new Error('no card is left to deal anew');
    return pool.splice(at, 1)[0] as CardId;
  };
  for (const top of tops) {
    const back = backOf(top.card);
    top.card = drawn((card) => backOf(card) === back);
  }
  for (const card of hidden) {
    if (tops.includes(card)) continue;
    const deck = deckOf(card.card);
    card.card = drawn((other) => deckOf(other) === deck);
  }
  for (const deck of Object.keys(board.unused)) board.unused[deck] = pool.filter((card) => deckOf(card) === deck);
}

/** A face-down boss card goes with any unseen one of its stage. */
function redealBoss(board: Board, rng: Rng): void {
  const seen = [...board.discard, ...board.hordes.map(({ card }) => card)];
  const pool = rng.shuffle(
    Object.keys(bossCards).filter((id) => bossCards[id]?.boss === board.boss?.id && !seen.includes(id)),
  );
  board.bossDeck = board.bossDeck.map((card) => {
    const at = pool.findIndex((id) => bossCards[id]?.stage === bossCards[card]?.stage);
    return at < 0 ? card : (pool.splice(at, 1)[0] ?? card);
  });
}

export function redeal(match: Readonly<Match<Kru>>, _viewer: Viewer, rng: Rng): Match<Kru> {
  const copy = copyJson(match) as Match<Kru>;
  const { board } = copy;
  if (!scenarios[board.options.scenario].tutorial) redealPiles(board, rng);
  redealBoss(board, rng);
  board.riftDeck = rng.shuffle(board.riftDeck);
  copy.rng = [rng.int(2 ** 32), rng.int(2 ** 32), rng.int(2 ** 32), rng.int(2 ** 32)].map(
    (word) => word | 0,
  ) as Match<Kru>['rng'];
  return copy;
}
