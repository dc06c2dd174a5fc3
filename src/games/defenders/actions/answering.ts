/** `hero`, `respond`, `discard` and `alerts`: answers to what the table asks. */
import type { Seat } from '../../../kernel/index.js';
import { heroIds } from '../content/heroes.js';
import { colours } from '../content/peoples.js';
import { askedTargeting } from '../plans/asked.js';
import type { Reading } from '../plans/targeting.js';
import { tokensOf } from '../plans/tokens.js';
import { readyOrders } from '../plans/visions.js';
import { handLimit, leastValuable } from '../rules/hands.js';
import { owingSlot, slotOverLimit } from '../rules/limits.js';
import { heroIn, turnOrder } from '../rules/roster.js';
import { freeHeroes } from '../rules/seating.js';
import {
  type DorAction,
  type DorChoice,
  type DorWhy,
  type Plan,
  type RespondChoice,
  type View,
  alertLevels,
} from '../types/index.js';

export const hero: DorAction<'hero'> = {
  args: {
    hero: {
      kind: 'one',
      *choices(view) {
        for (const id of freeHeroes(view.unusedHeroes, view.wished)) {
          const params = { hero: id };
          yield { value: id, label: { key: 'heroLabel', params }, about: { key: 'aboutHero', params } };
        }
        yield { value: 'random', label: { key: 'randomHero', params: {} } };
      },
      refuse(view, _seat, _given, value) {
        const params = {
          hero: heroIds.find((id) => id === value) ?? value,
          free: freeHeroes(view.unusedHeroes, view.wished),
        };
        return { rule: 'DOR-2.4', reason: { key: 'heroNotFree', params } };
      },
    },
  },
  unavailable: () => ({ rule: 'DOR-2.4', reason: { key: 'noHeroAsked', params: {} } }),
};

/** The answers an open question knows, for this seat. */
function responses(view: View, seat: Seat): RespondChoice[] {
  switch (view.question?.step) {
    case 'style':
      return ['sky', 'ground'];
    case 'shape':
      return ['own', ...colours];
    case 'confirmEnd':
      return ['end', 'stay'];
    case 'muster':
      return musterResponses(view, seat);
    case 'fightReroll':
    case 'battleReroll':
      return ['keep', 'reroll'];
    case 'turnUndead':
      return ['turn', 'none'];
    case 'envoy':
      return ['remove', 'none'];
    case 'visions':
      return ['keep', 'arrange'];
    case 'wisdom':
      return ['keep', 'replace'];
    case 'luck':
    case 'regeneration':
    case 'lastStand':
    case 'dusk':
    case 'nightWindow':
    case 'healWindow':
      return ['pass'];
    default:
      return [];
  }
}

function musterResponses(view: View, seat: Seat): RespondChoice[] {
  const { battle } = view;
  if (!battle) return [];
  const initiator = heroIn(view, battle.initiator);
  if (initiator.seat !== seat) return ['stay-out'];
  return initiator.callOffUsed ? ['start'] : ['start', 'call-off'];
}

/** D-NEXT is answered with a hero. */
function* fighterChoices(view: View): Generator<DorChoice> {
  const { battle } = view;
  if (view.question?.step !== 'nextFighter' || !battle) return;
  for (const slot of turnOrder(view, battle.initiator)) {
    const waits = battle.fighters.some((fighter) => fighter.slot === slot && !fighter.rolled);
    const { hero: id } = heroIn(view, slot);
    if (waits) yield { value: id, label: { key: 'fighterLabel', params: { hero: id } } };
  }
}

/** The answers that need targets. */
const aimed: readonly string[] = ['turn', 'remove', 'arrange'];

function readTargets(view: View, choice: string | undefined, picked: readonly string[]): Reading | undefined {
  const asked = aimed.includes(choice ?? '') ? askedTargeting(view) : undefined;
  return asked?.targeting.read(view, asked.slot, picked);
}

/** The best plan there is. */
function bestPlan(view: View): Plan | undefined {
  const asked = askedTargeting(view);
  for (const plan of asked?.targeting.plans(view, asked.slot, []) ?? []) return plan;
  return undefined;
}

export const respond: DorAction<'respond'> = {
  // Which visions go back, and in what order, is for one player to know.
  secret: true,
  args: {
    choice: {
      kind: 'one',
      *choices(view, seat) {
        yield* fighterChoices(view);
        for (const choice of responses(view, seat)) {
          yield { value: choice, label: { key: 'choice', params: { choice } } };
        }
      },
    },
    targets: {
      kind: 'plan',
      optional: (_view, _seat, { choice }) => !aimed.includes(choice ?? ''),
      *next(view, _seat, { choice }, picked) {
        const asked = aimed.includes(choice ?? '') ? askedTargeting(view) : undefined;
        if (asked) yield* asked.targeting.next(view, asked.slot, picked);
      },
      accepts: (view, _seat, { choice }, picked, token) => readTargets(view, choice, [...picked, token]) !== undefined,
      isWhole: (view, _seat, { choice }, picked) => readTargets(view, choice, picked)?.whole ?? false,
      refuse(view, _seat, { choice }) {
        if (!aimed.includes(choice ?? '')) return { reason: { key: 'noTargets', params: {} } };
        return { reason: { key: 'badPlan', params: { example: bestPlan(view) ?? null } } };
      },
      proposal(view, _seat, { choice }) {
        const plan = aimed.includes(choice ?? '') ? bestPlan(view) : undefined;
        return plan && tokensOf(plan);
      },
    },
  },
  *ready(view, _seat, { choice = 'arrange' }) {
    if (view.question?.step !== 'visions' || choice !== 'arrange') return;
    for (const order of readyOrders(view)) yield { choice, targets: tokensOf(order) };
  },
  readyHolds: 'all worth it',
  unavailable: () => ({ reason: { key: 'nothingAsked', params: {} } }),
};

/** The hero of the seat who owes cards now, and how many. */
function owed(view: View, seat: Seat): { slot: number; count: number } | undefined {
  if (view.question?.step === 'penaltyCards') {
    const slot = owingSlot(view, seat);
    return slot === undefined ? undefined : { slot, count: heroIn(view, slot).owes };
  }
  if (view.question?.step !== 'handLimit') return undefined;
  const slot = slotOverLimit(view, seat);
  return slot === undefined ? undefined : { slot, count: heroIn(view, slot).hand.length - handLimit };
}

function discardWhy(view: View, seat: Seat): DorWhy {
  const due = owed(view, seat);
  if (!due) return { rule: 'DOR-9.3', reason: { key: 'nothingToDiscard', params: {} } };
  const rule = view.question?.step === 'handLimit' ? 'DOR-9.3' : 'DOR-7.9';
  return { rule, reason: { key: 'discardExactly', params: { count: due.count } } };
}

/** What is given up with the least regret. */
function leastMissed(view: View, seat: Seat): string[] {
  const due = owed(view, seat);
  return due ? leastValuable(view, heroIn(view, due.slot), due.count).map(({ no }) => String(no)) : [];
}

/** So many ways to give up cards are worth a row. */
const mostWays = 40;

const waysToChoose = (from: number, count: number): number =>
  count === 0 ? 1 : (waysToChoose(from - 1, count - 1) * from) / count;

/** Among how many of the cards least missed one may choose freely. */
function spareable(held: number, count: number): number {
  let from = count;
  while (from < held && waysToChoose(from + 1, count) <= mostWays) from += 1;
  return from;
}

/** Every choice of so many, those of the first ones first. */
function* choose<T>(from: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (let last = count - 1; last < from.length; last += 1) {
      const final = from[last];
      if (final !== undefined) for (const rest of choose(from.slice(0, last), count - 1)) yield [...rest, final];
    }
}

export const discard: DorAction<'discard'> = {
  args: {
    cards: {
      kind: 'many',
      *choices(view, seat) {
        const due = owed(view, seat);
        if (!due) return;
        for (const { no, card } of heroIn(view, due.slot).hand) {
          yield { value: String(no), label: { key: 'item', params: { no, card } } };
        }
      },
      refuse: discardWhy,
      count(view, seat) {
        const count = owed(view, seat)?.count ?? 0;
        return { min: count, max: count };
      },
      // More than is owed is never taken, so "all" means all that is owed.
      all: leastMissed,
      proposal: leastMissed,
    },
  },
  // Among the cards least missed there are others to give up.
  *ready(view, seat) {
    const due = owed(view, seat);
    if (!due) return;
    const owing = heroIn(view, due.slot);
    const order = leastValuable(view, owing, spareable(owing.hand.length, due.count));
    for (const cards of choose(order, due.count)) yield { cards: cards.map(({ no }) => String(no)) };
  },
  unavailable: discardWhy,
};

export const alerts: DorAction<'alerts'> = {
  args: {
    level: {
      kind: 'one',
      *choices() {
        for (const level of alertLevels) yield { value: level, label: { key: 'alertLevel', params: { level } } };
      },
    },
  },
};
