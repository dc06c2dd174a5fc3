/** OOO-7.2, 9.1: which cards may be cast, learned or added now, and why the others may not. */
import type { Seat } from '../../../kernel/index.js';
import {
  type DeckName,
  type HandCard,
  type OooWhy,
  type OwnView,
  type SpellCode,
  type View,
  deckNames,
} from '../types/index.js';
import { energyOf, isKnowledge, isSpell, pendingEnergyOf } from './cards.js';
import { comesToSomething, readyWith } from './combinations.js';
import { isBoundBy } from './position.js';
import { byDefault } from './resolution.js';
import { handCodes, playable } from './upgrades.js';

/** Why the display gives nothing now (OOO-9.1, 9.4). */
export function whyNoLearning(view: View, seat: Seat): OooWhy | undefined {
  if (isBoundBy(view, seat, 'no-study')) return { rule: 'OOO-9.4', reason: { key: 'noStudy', params: {} } };
  const empty = deckNames.every((name) => view.display[name].length === 0);
  return empty ? { rule: 'OOO-9.1', reason: { key: 'displayEmpty', params: {} } } : undefined;
}

/** Why a card cannot be cast at all now; undefined where it can. */
export function whyNotCastable(view: View, seat: Seat, code: string): OooWhy | undefined {
  const hand = handCodes(view, seat);
  if (code === 'poison' && hand.includes(code)) return { rule: 'OOO-7.10', reason: { key: 'poisonCast', params: {} } };
  if (!isSpell(code) || !hand.includes(code)) {
    return { rule: 'OOO-7.2', reason: { key: 'notInHand', params: { card: code, hand } } };
  }
  if (!playable(view, seat).includes(code)) {
    return { rule: 'OOO-9.3', reason: { key: 'learnedThisTurn', params: { card: code } } };
  }
  if (isKnowledge(code)) return whyNoLearning(view, seat);
  if (comesToSomething(view, seat, code)) return undefined;
  const judged = byDefault(readyWith(view, seat, code, []));
  return 'why' in judged ? judged.why : undefined;
}

/** Cards of the display as they may be learned: Attack first, leftmost first (4.2). */
export function learnable(view: View): { card: SpellCode; from: DeckName }[] {
  return deckNames.flatMap((from) => view.display[from].map((card) => ({ card, from })));
}

/** Cards that could still be added to the open spell. */
export function boostable(view: View, seat: Seat): SpellCode[] {
  return [...new Set(playable(view, seat))];
}

/** OOO-7.5: the energy a card of a hand could have with every other card that fits and magic energy that waits. */
export function mostEnergy(view: View, own: OwnView, card: HandCard): number {
  if (card.code === 'poison' || card.learned) return 0;
  const others = own.hand.flatMap((other) =>
    other === card || other.code === 'poison' || other.learned ? [] : [other.code],
  );
  const pending = view.active === own.seat ? pendingEnergyOf(view) : 0;
  return energyOf(card.code, others, pending);
}
