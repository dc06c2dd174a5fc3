/** Hand cards and rewards among the choices of a command. */
import type { HeroId } from '../content/heroes.js';
import type { DorChoice, HeldCard } from '../types/index.js';

export function* cardChoices(cards: readonly HeldCard[], owner: { of?: HeroId } = {}): Generator<DorChoice> {
  for (const { no, card } of cards) yield { value: String(no), label: { key: 'item', params: { no, card, ...owner } } };
}
