/** Cards come into hands and leave them. */
import { type CardId, isSpecial } from '../content/hero-cards.js';
import { freeNumber } from '../rules/hands.js';
import type { Hero, Table } from '../types/index.js';

export function addToHand(table: Pick<Table, 'heroes' | 'battle'>, hero: Hero, cards: readonly CardId[]): void {
  for (const card of cards) hero.hand.push({ no: freeNumber(table, hero.seat), card });
  sortHand(hero);
}

export function sortHand(hero: Hero): void {
  hero.hand.sort((a, b) => a.no - b.no);
}

/** DOR-13.3: cards leave a hand; special ones leave the game. */
export function discardCards(table: Pick<Table, 'heroDiscard' | 'removed'>, cards: readonly CardId[]): void {
  for (const card of cards) (isSpecial(card) ? table.removed : table.heroDiscard).push(card);
}

export function discardFromHand(
  table: Pick<Table, 'heroDiscard' | 'removed'>,
  hero: Hero,
  cards: readonly CardId[],
): void {
  hero.hand = hero.hand.filter(({ card }) => !cards.includes(card));
  discardCards(table, cards);
}
