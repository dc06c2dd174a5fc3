/** Hand cards and rewards among the choices of a command. */
import type { HeroId } from '../content/heroes.js';
import type { DorChoice, HeldCard, SlotNo, View } from '../types/index.js';

/** Whose it is, where one player leads several heroes. */
export function ownerOf(view: View, slot: SlotNo): { of?: HeroId } {
  const owner = view.heroes[slot];
  const several = view.heroes.filter(({ seat, gone }) => seat === owner?.seat && !gone).length > 1;
  return owner && several ? { of: owner.hero } : {};
}

export function* cardChoices(cards: readonly HeldCard[], owner: { of?: HeroId } = {}): Generator<DorChoice> {
  for (const { no, card } of cards) yield { value: String(no), label: { key: 'item', params: { no, card, ...owner } } };
}
