/** `as`: the own hero who is meant; left out where only one could be. */
import type { OneArgument, Seat } from '../../../kernel/index.js';
import { slotsFor } from '../rules/offers.js';
import { heroAt, ownSlots, slotOfHero } from '../rules/siege.js';
import type { ActionId, Omd, View } from '../types/index.js';
import { choice } from './labels.js';

/** The slot that an action with these arguments means. */
export function meantBy(view: View, seat: Seat, action: ActionId, as: string | undefined): number | undefined {
  if (as === undefined) return slotsFor(view, seat, action)[0];
  const index = slotOfHero(view, as);
  return index < 0 ? undefined : index;
}

export function asArgument<A extends { as?: string }>(action: ActionId): OneArgument<Omd, A> {
  return {
    kind: 'one',
    // Whoever leads one hero means him: what he may do need not be looked at.
    optional: (view, seat) => ownSlots(view, seat).length < 2 || slotsFor(view, seat, action).length < 2,
    // Where only one could be meant nobody is asked; naming him does no harm.
    choices(view, seat) {
      const slots = slotsFor(view, seat, action);
      return slots.length < 2 ? [] : slots.map((index) => choice({ what: 'hero', id: heroAt(view, index) }));
    },
    accepts: (view, seat, _given, value) => slotsFor(view, seat, action).some((index) => heroAt(view, index) === value),
    refuse: (view, seat) => ({
      reason: { key: 'nameHero', params: { heroes: slotsFor(view, seat, action).map((index) => heroAt(view, index)) } },
    }),
  };
}
