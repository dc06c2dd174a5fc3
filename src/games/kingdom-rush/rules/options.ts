/** 4.3: what an open question may be answered with, as it is said in words. */
import type { Option, Question, View } from '../types/index.js';
import { handCards } from './supply.js';

export function optionsOf(view: View, { what, options }: Pick<Question, 'what' | 'options'>): Option[] {
  return options.map((option) => ({
    what,
    option,
    tag: view.hordes.find((horde) => horde.tag === option)?.tag ?? null,
    card: handCards(view).find((held) => held.card.uid === option)?.card.card ?? null,
  }));
}
