/** What cards are worth to whoever holds them. */
import { spellData } from '../content/spells.js';
import type { CardCode, SpellCode } from '../types/index.js';

/** A spell of the display, cast now and then for the rest of the game. */
export const cardWorth: Partial<Record<SpellCode, number>> = {
  fireball: 4.2,
  'lightning-bolt': 4.2,
  earthquake: 3.7,
  'ice-storm': 3.7,
  wisdom: 3.3,
  replenish: 1.9,
  'magic-bonds': 0.9,
  switch: 1.3,
  voodoo: 1.8,
};

/** How gladly a card is given up: the lower, the sooner. */
export function keepWorth(code: CardCode): number {
  if (code === 'poison') return -5;
  const { deck, type } = spellData[code];
  if (deck === null) return type === 'knowledge' ? 2 : 1;
  return 3 + (cardWorth[code] ?? 0);
}
