/** D0 and D1: `keep`, `flip`. */
import type { Action, OneArgument, Seat } from '../../../kernel/index.js';
import { flippable } from '../rules/cards.js';
import { keepable } from '../rules/draft.js';
import { invaderAt } from '../rules/seats.js';
import type { Actions } from '../types/actions.js';
import type { CardId, CardPhase, DraftCard } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { why } from './available.js';

const indexOf = (view: View, seat: Seat): number => view.invaders.findIndex((invader) => invader.seat === seat);
const cardsOn = (view: View, seat: Seat, phase: CardPhase): DraftCard[] =>
  view.draft ? keepable(view.draft, indexOf(view, seat), phase) : [];

function cardArgument(phase: CardPhase): OneArgument<Str, Actions['keep']> {
  return {
    kind: 'one',
    choices: (view, seat) =>
      cardsOn(view, seat, phase).map((card) => ({ value: card, label: { key: 'cardChoice', params: { card } } })),
    refuse(view, seat, _given, value) {
      const cards = cardsOn(view, seat, phase);
      const isDrawn = (view.draft?.drawn[phase] as readonly string[] | undefined)?.includes(value);
      if (isDrawn) return why('STR-3.5', 'partnerTook', { card: value as CardId, phase, cards });
      return why('STR-3.5', 'notDrawn', { phase, cards });
    },
  };
}

/** STR-3.5 */
export const keep: Action<Str, Actions['keep']> = {
  args: {
    machines: cardArgument(2),
    equipment: cardArgument(3),
    training: cardArgument(4),
    rituals: cardArgument(5),
  },
  secret: true,
};

/** STR-11.1 */
export const flip: Action<Str, Actions['flip']> = {
  args: {
    cards: {
      kind: 'many',
      choices(view, seat) {
        const invader = invaderAt(view, seat);
        return (invader ? flippable(invader) : []).map(({ id }) => ({
          value: id,
          label: { key: 'cardChoice', params: { card: id } },
        }));
      },
      count(view, seat) {
        const invader = invaderAt(view, seat);
        return { min: 1, max: invader ? flippable(invader).length : 0 };
      },
      all: () => undefined,
      refuse(view, seat, _given, value) {
        const card = invaderAt(view, seat)?.cards.find(({ id }) => id === value);
        if (!card) return undefined;
        if (card.flipped) return why('STR-11.1', 'alreadyFlipped', { card: card.id });
        return why('STR-11.1', 'noSpecialSide', {});
      },
    },
  },
  *ready(view, seat) {
    const invader = invaderAt(view, seat);
    for (const { id } of invader ? flippable(invader) : []) yield { cards: [id] };
  },
};
