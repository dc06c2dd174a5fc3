/** Everything else a player does: `teleport`, `purge`, `poison`, `toadling`, `bonus`, `discard`, `pass`, `prefs`. */
import type { Action, Choice, Seat } from '../../../kernel/index.js';
import { weakenDamage } from '../content/toadlings.js';
import { unavailable, usableToadlings } from '../rules/availability.js';
import { toLane } from '../rules/geometry.js';
import { opponentsOf } from '../rules/players.js';
import { figuresIn } from '../rules/position.js';
import { findCreature } from '../rules/references.js';
import { anyCreature } from '../rules/targets.js';
import { handCodes, spaceOf, spacesFrom, whyNoTeleport } from '../rules/upgrades.js';
import { type Actions, type BonusAction, type Ooo, type OooWhy, type View, bonusActions } from '../types/index.js';

/** OOO-6.2 */
export const teleport: Action<Ooo, Actions['teleport']> = {
  args: {
    space: {
      kind: 'one',
      choices: (view, seat) =>
        spacesFrom(view, seat, spaceOf(view, seat)).map((space) => ({
          value: String(space),
          label: { key: 'spaceChoice', params: { space, creatures: figuresIn(view, space) } },
        })),
      refuse(view, seat, _given, value) {
        const to = toLane(value);
        return to && whyNoTeleport(view, seat, spaceOf(view, seat), to);
      },
    },
  },
  unavailable: unavailable('teleport'),
};

function* handChoices(view: View, seat: Seat): Generator<Choice<Ooo>> {
  for (const code of new Set(handCodes(view, seat))) {
    const params = { card: code };
    yield { value: code, label: { key: 'spellChoice', params }, about: { key: 'aboutCard', params } };
  }
}

function whyNotInHand(rule: 'OOO-12.4' | 'OOO-10.5'): (view: View, seat: Seat, given: object, card: string) => OooWhy {
  return (view, seat, _given, card) => ({
    rule,
    reason: { key: 'notInHand', params: { card, hand: handCodes(view, seat) } },
  });
}

/** OOO-12.4: Hand Change */
export const purge: Action<Ooo, Actions['purge']> = {
  args: { card: { kind: 'one', choices: handChoices, refuse: whyNotInHand('OOO-12.4') } },
  unavailable: unavailable('purge'),
};

/** OOO-12.4: Poison */
export const poison: Action<Ooo, Actions['poison']> = {
  args: {
    player: {
      kind: 'one',
      choices: (view, seat) =>
        opponentsOf(view.order, seat).map((other) => ({
          value: view.players[other]?.colour ?? '',
          label: { key: 'playerChoice', params: { seat: other, hand: view.players[other]?.hand ?? 0 } },
        })),
      refuse: (view, seat) => ({
        rule: 'OOO-12.4',
        reason: { key: 'chooseOpponent', params: { seats: opponentsOf(view.order, seat) } },
      }),
    },
  },
  unavailable: unavailable('poison'),
};

/** OOO-20.9 */
export const toadling: Action<Ooo, Actions['toadling']> = {
  args: {
    kind: {
      kind: 'one',
      choices: (view, seat) =>
        usableToadlings(view, seat).map((kind) => ({
          value: kind,
          label: {
            key: 'toadlingChoice',
            params: { toadling: kind, count: countOf(view.players[seat]?.toadlings ?? [], kind) },
          },
        })),
      refuse: (view, seat) => ({
        rule: 'OOO-20.9',
        reason: { key: 'toadlingsOwned', params: { toadlings: view.players[seat]?.toadlings ?? [] } },
      }),
    },
    target: {
      kind: 'one',
      optional: (_view, _seat, { kind }) => kind !== 'weaken',
      choices: (view, _seat, { kind }) => (kind === 'weaken' ? weakenChoices(view) : []),
      accepts: (view, _seat, { kind }, value) => kind === 'weaken' && findCreature(view, value) !== undefined,
      refuse: (view) => ({
        rule: 'OOO-20.9',
        reason: {
          key: 'weakenTarget',
          params: {
            targets: weakenChoices(view)
              .slice(0, 12)
              .map(({ value }) => value),
          },
        },
      }),
    },
  },
  unavailable: unavailable('toadling'),
};

function weakenChoices(view: View): Choice<Ooo>[] {
  return anyCreature(view, weakenDamage).flatMap(({ tokens: [value], labels: [label] }) =>
    value !== undefined && label ? [{ value, label }] : [],
  );
}

function countOf<V>(list: readonly V[], value: V): number {
  return list.filter((one) => one === value).length;
}

function bonusChoices(queue: readonly BonusAction[]): Choice<Ooo>[] {
  if (queue.length === 0) return [];
  return [
    { value: 'all', label: { key: 'bonusAll', params: {} } },
    ...bonusActions
      .filter((bonus) => queue.includes(bonus))
      .map((bonus): Choice<Ooo> => ({
        value: bonus,
        label: { key: 'bonusChoice', params: { bonus, count: countOf(queue, bonus) } },
      })),
    { value: 'none', label: { key: 'bonusNone', params: {} } },
  ];
}

/** OOO-17.2 */
export const bonus: Action<Ooo, Actions['bonus']> = {
  args: {
    choice: {
      kind: 'one',
      choices: (view) => bonusChoices(view.turn?.bonusQueue ?? []),
      refuse: (view) => ({
        rule: 'OOO-17.2',
        reason: { key: 'waitingBonus', params: { queue: view.turn?.bonusQueue ?? [] } },
      }),
    },
  },
  unavailable: unavailable('bonus'),
};

/** OOO-10.5 */
export const discard: Action<Ooo, Actions['discard']> = {
  args: { card: { kind: 'one', choices: handChoices, refuse: whyNotInHand('OOO-10.5') } },
  unavailable: unavailable('discard'),
};

/** OOO-6.3 */
export const pass: Action<Ooo, Actions['pass']> = { args: {}, unavailable: unavailable('pass') };

/** OOO-17.2: whether bonus actions are taken without asking. */
export const prefs: Action<Ooo, Actions['prefs']> = {
  args: {
    autoBonus: {
      kind: 'one',
      choices: () => [
        { value: 'on', label: { key: 'autoOn', params: {} } },
        { value: 'off', label: { key: 'autoOff', params: {} } },
      ],
    },
  },
  unavailable: unavailable('prefs'),
  secret: true,
};
