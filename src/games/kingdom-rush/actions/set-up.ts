/** S2 to S7: `hero`, `ability`, `deal`. */
import type { Action, Choice, Seat } from '../../../kernel/index.js';
import { easyUpgrades } from '../content/numbers.js';
import {
  type Actions,
  type DealChange,
  type DealRow,
  type Kru,
  type KruWhy,
  type View,
  abilityNumbers,
} from '../types/index.js';
import { unavailable } from '../plans/availability.js';
import { abilityOf, allSeats, freeHeroes, listedAbilities, mayUpgradeRow, tilesToTake } from '../rules/choosing.js';

export const hero: Action<Kru, Actions['hero']> = {
  args: {
    name: {
      kind: 'one',
      choices: (view) =>
        freeHeroes(view).map((id) => ({ value: id, label: { key: 'heroChoice', params: { hero: id } } })),
      refuse: (view) => ({ rule: 'KRU-8.1', reason: { key: 'heroTaken', params: { free: freeHeroes(view) } } }),
    },
  },
  unavailable: unavailable('hero'),
};

function tileChoices(view: View, seat: Seat, without: string | undefined): Choice<Kru>[] {
  const id = view.players[seat]?.hero?.id;
  if (!id) return [];
  return listedAbilities(view)
    .filter((number) => String(number) !== without)
    .map((number) => ({
      value: String(number),
      label: { key: 'abilityChoice', params: { ability: abilityOf(id, number) } },
    }));
}

function notListed(view: View, seat: Seat): KruWhy {
  const id = view.players[seat]?.hero?.id;
  const listed = abilityNumbers.filter((number) => listedAbilities(view).includes(number));
  const abilities = id ? listed.map((number) => abilityOf(id, number)) : [];
  return { rule: 'KRU-8.10', reason: { key: 'abilityNotListed', params: { abilities } } };
}

export const ability: Action<Kru, Actions['ability']> = {
  args: {
    first: { kind: 'one', choices: (view, seat) => tileChoices(view, seat, undefined), refuse: notListed },
    second: {
      kind: 'one',
      optional: (view) => tilesToTake(view) < 2,
      choices: (view, seat, { first }) => (tilesToTake(view) < 2 ? [] : tileChoices(view, seat, first)),
      refuse: notListed,
    },
  },
  unavailable: unavailable('ability'),
};

function rowOf(view: View, card: string | undefined): DealRow | undefined {
  return view.deal?.[Number(card) - 1];
}

function changes(view: View, row: DealRow | undefined): DealChange[] {
  if (!row) return [];
  const { difficulty } = view.options;
  return [
    ...(view.seats > 1 ? (['give'] as const) : []),
    ...(difficulty === 'easy' && mayUpgradeRow(view, row) ? (['upgrade'] as const) : []),
    ...(difficulty === 'heroic' && !row.surrendered ? (['surrender'] as const) : []),
  ];
}

/** Changes one line of the deal. */
export const deal: Action<Kru, Actions['deal']> = {
  args: {
    card: {
      kind: 'one',
      choices: (view) =>
        (view.deal ?? []).flatMap((row, index) =>
          changes(view, row).length === 0
            ? []
            : [
                {
                  value: String(index + 1),
                  label: { key: 'dealChoice' as const, params: { card: row.listed, seat: row.seat } },
                },
              ],
        ),
    },
    change: {
      kind: 'one',
      choices: (view, _seat, { card }) =>
        changes(view, rowOf(view, card)).map((change) => ({
          value: change,
          label: { key: 'changeChoice', params: { change } },
        })),
      refuse: (view, _seat, { card }, change) =>
        change === 'upgrade' && view.options.difficulty === 'easy'
          ? { rule: 'KRU-16.1', reason: { key: 'dealUpgrade', params: { most: easyUpgrades } } }
          : {
              rule: 'KRU-16.2',
              reason: { key: 'notAtThisLevel', params: { changes: changes(view, rowOf(view, card)) } },
            },
    },
    seat: {
      kind: 'one',
      optional: (_view, _seat, { change }) => change !== 'give',
      choices: (view, _seat, { card, change }) => {
        if (change !== 'give') return [];
        const from = rowOf(view, card)?.seat;
        return allSeats(view)
          .filter((seat) => seat !== from)
          .map((seat) => ({ value: String(seat + 1), label: { key: 'seatChoice', params: { seat } } }));
      },
    },
  },
  unavailable: unavailable('deal'),
};
