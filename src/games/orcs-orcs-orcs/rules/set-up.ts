/** Section 3: what lies ready before the first round. */
import { slotData } from '../content/creatures.js';
import { spellData } from '../content/spells.js';
import { type CardId, type DeckName, type Kind, type Slot, slots, spellCodes } from '../types/index.js';

/** Every copy of every card of a display deck. */
export function displayDeck(name: DeckName): CardId[] {
  return spellCodes.flatMap((code) => {
    const { deck } = spellData[code];
    const copies = deck?.name === name ? deck.copies : 0;
    return Array.from({ length: copies }, (_, index) => `${code}#${index + 1}`);
  });
}

/** OOO-2.2, 3.1: the markers of this many players. */
export function markerPool(kindsOf: Record<Slot, Kind>, players: number): Kind[] {
  return slots.flatMap((slot) => {
    const count = slotData[slot].markers.slice(0, players).reduce((sum, each) => sum + each, 0);
    return Array.from({ length: count }, () => kindsOf[slot]);
  });
}
