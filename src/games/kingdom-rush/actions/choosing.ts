/** 4.3, KRU-13: `choose`, `buy`, `modify`, `ready`. */
import type { Action, Seat } from '../../../kernel/index.js';
import { modifierPrice, towers } from '../content/towers.js';
import {
  type Actions,
  type Kru,
  type KruWhy,
  type ModifierId,
  type TowerId,
  type View,
  modifierIds,
  towerIds,
} from '../types/index.js';
import { questionAim } from '../plans/aims.js';
import { unavailable } from '../plans/availability.js';
import { planArgument } from '../plans/offers.js';
import { modifiersWanted, readyPurchases } from '../plans/shopping.js';
import { allSeats } from '../rules/choosing.js';
import { optionsOf } from '../rules/options.js';
import { ironOf, mayBuyNow, modifiersAllowed } from '../rules/limits.js';
import {
  copiesOf,
  fits,
  forSale,
  freeSlots,
  handCards,
  hasOneRange,
  priceOf,
  saleName,
  sellableModifiers,
} from '../rules/supply.js';

function isPlacement(view: View, seat: Seat): boolean {
  return questionAim(view, seat, view.question?.what) !== undefined;
}

/** 4.3: answers the open question. */
export const choose: Action<Kru, Actions['choose']> = {
  args: {
    option: {
      kind: 'one',
      optional: isPlacement,
      choices: (view) => {
        const { question } = view;
        if (!question) return [];
        return optionsOf(view, question).map((params) => ({ value: params.option, label: { key: 'option', params } }));
      },
      refuse(view) {
        const { question } = view;
        if (!question) return { rule: 'KRU-8.22', reason: { key: 'nothingToChoose', params: {} } };
        const params = { seats: question.seats, options: optionsOf(view, question) };
        return { rule: 'KRU-8.22', reason: { key: 'someoneDecides', params } };
      },
    },
    plan: planArgument<Actions['choose']>((view, seat) => questionAim(view, seat, view.question?.what)),
  },
  unavailable: unavailable('choose'),
};

/** E14, E50, E51 */
function whyNotForSale(view: View, value: string): KruWhy {
  const card = towerIds.find((id) => id === value || value.startsWith(`${id}#`));
  const offered = [...new Set(forSale(view).map((each) => each.card))];
  const price = card && priceOf(card);
  if (!card || price === undefined) return { rule: 'KRU-13.2', reason: { key: 'notForSale', params: { offered } } };
  const { level, type } = towers[card];
  const iron = ironOf(view);
  if (iron?.limits === 'buy-level' && level > iron.most) {
    return { rule: 'KRU-16.4', reason: { key: 'limitBuyLevel', params: { most: iron.most } } };
  }
  if (price > view.diamonds) {
    return { rule: 'KRU-13.2', reason: { key: 'tooFewDiamonds', params: { level, price, diamonds: view.diamonds } } };
  }
  return { rule: 'KRU-13.3', reason: { key: 'noneToBuy', params: { type, level, offered } } };
}

function whyNotNow(view: View, seat: Seat, action: 'buy' | 'modify'): KruWhy | undefined {
  const wrong = unavailable(action)(view, seat);
  if (wrong) return wrong;
  if (!mayBuyNow(view)) return { rule: 'KRU-16.4', reason: { key: 'limitEvenRounds', params: {} } };
  if (action === 'buy') {
    return {
      rule: 'KRU-13.2',
      reason: { key: 'tooFewDiamonds', params: { level: 1, price: priceOf('archer-1') ?? 0, diamonds: view.diamonds } },
    };
  }
  if (!modifiersAllowed(view)) return { rule: 'KRU-16.4', reason: { key: 'limitModifiers', params: {} } };
  if (view.gold < modifierPrice) {
    return { rule: 'KRU-13.4', reason: { key: 'tooLittleGold', params: { gold: view.gold } } };
  }
  return { rule: 'KRU-14.2', reason: { key: 'noModifierFits', params: {} } };
}

/** KRU-13.2 */
export const buy: Action<Kru, Actions['buy']> = {
  args: {
    tower: {
      kind: 'one',
      choices: (view) =>
        forSale(view).map((copy) => ({
          value: saleName(copy),
          label: {
            key: 'buyChoice',
            params: {
              card: copy.card,
              price: priceOf(copy.card) ?? 0,
              mods: copy.mods,
              left: copiesOf(view, copy.card).length,
            },
          },
        })),
      refuse: (view, _seat, _given, value) => whyNotForSale(view, value),
    },
    seat: {
      kind: 'one',
      optional: () => true,
      // Alone there is nobody else to buy for.
      choices: (view, seat) =>
        (view.seats === 1 ? [] : [seat, ...allSeats(view).filter((other) => other !== seat)]).map((other) => ({
          value: String(other + 1),
          label: { key: 'seatChoice', params: { seat: other } },
        })),
    },
  },
  ready: readyPurchases,
  unavailable: (view, seat) => whyNotNow(view, seat, 'buy'),
};

function toModifier(value: string | undefined): ModifierId | undefined {
  return modifierIds.find((id) => id === value);
}

/** E52 */
function whyNotOn(view: View, modifier: ModifierId | undefined, uid: string): KruWhy {
  const held = handCards(view).find(({ card }) => card.uid === uid);
  const card: TowerId | undefined = held?.card.card;
  if (!held || !card) return { rule: 'KRU-13.4', reason: { key: 'noModifierFits', params: {} } };
  if (towers[card].type === 'soldiers')
    return { rule: 'KRU-14.2', reason: { key: 'noModifierOnSoldiers', params: {} } };
  if (freeSlots(held.card) > 0 && modifier === 'mod-turntable' && !hasOneRange(card)) {
    return { rule: 'KRU-14.9', reason: { key: 'noTurntable', params: { card } } };
  }
  return { rule: 'KRU-14.2', reason: { key: 'noSlot', params: { card } } };
}

/** KRU-13.4 */
export const modify: Action<Kru, Actions['modify']> = {
  args: {
    modifier: {
      kind: 'one',
      choices: (view) =>
        sellableModifiers(view).map((modifier) => ({
          value: modifier,
          label: { key: 'modifierChoice', params: { modifier } },
        })),
      refuse: (view) => ({ rule: 'KRU-14.1', reason: { key: 'modifierUsed', params: { left: view.modifiersLeft } } }),
    },
    card: {
      kind: 'one',
      choices(view, _seat, given) {
        const modifier = toModifier(given.modifier);
        return handCards(view)
          .filter(({ card }) => modifier !== undefined && fits(modifier, card))
          .map(({ card, seat }) => ({
            value: card.uid,
            label: { key: 'modifyChoice', params: { card: card.card, mods: card.mods, seat } },
          }));
      },
      refuse: (view, _seat, given, uid) => whyNotOn(view, toModifier(given.modifier), uid),
    },
  },
  ready: modifiersWanted,
  unavailable: (view, seat) => whyNotNow(view, seat, 'modify'),
};

const isReady = (view: View, seat: Seat): boolean => view.ready[seat] ?? false;

export const ready: Action<Kru, Actions['ready']> = {
  args: {
    on: {
      kind: 'one',
      optional: () => true,
      // Whoever is not ready yet has nothing to choose: the word alone says it.
      choices: (view, seat) => (isReady(view, seat) ? [{ value: 'no', label: { key: 'notYet', params: {} } }] : []),
      accepts: (view, seat, _given, value) => value === 'yes' || (value === 'no' && isReady(view, seat)),
      refuse: (view, seat) => ({
        rule: 'KRU-6.1',
        reason: { key: 'readyAlone', params: { ready: isReady(view, seat) } },
      }),
    },
  },
  unavailable: unavailable('ready'),
};
