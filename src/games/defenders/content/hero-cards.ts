/** The whole Hero deck: 81 location cards and 16 special cards. */
import { type GeneralId, generalOf } from './generals.js';
import { type LocationCardId, locationCardIds, locationCards } from './location-cards.js';
import { sites } from './map.js';
import type { Colour } from './peoples.js';
import { type SpecialCardId, specialCardIds, specialCards } from './special-cards.js';

export type CardId = LocationCardId | SpecialCardId;
export const cardIds: readonly CardId[] = [...locationCardIds, ...specialCardIds];

export function isSpecial(card: CardId): card is SpecialCardId {
  return Object.hasOwn(specialCards, card);
}

/** The colour of a location card; special cards have none (DOR-13.4). */
export function colourOf(card: CardId): Colour | undefined {
  if (isSpecial(card)) return undefined;
  const { colour } = sites[locationCards[card].loc];
  return colour === 'purple' ? undefined : colour;
}

export function diceOn(card: CardId): number {
  return isSpecial(card) ? specialCards[card].dice : locationCards[card].dice;
}

/** DOR-7.2: the generals a card may be played against. */
export function portraitsOn(card: CardId): readonly GeneralId[] {
  if (isSpecial(card)) return specialCards[card].portraits;
  const colour = colourOf(card);
  return colour ? [generalOf[colour]] : [];
}
