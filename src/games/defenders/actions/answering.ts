/** `hero`, `respond`, `discard` and `alerts`: answers to what the table asks. */
import type { Seat } from '../../../kernel/index.js';
import { heroIds } from '../content/heroes.js';
import { colours } from '../content/peoples.js';
import {
  alertLevels,
  type DorAction,
  type DorChoice,
  type DorWhy,
  type Plan,
  type RespondChoice,
  type View,
} from '../types/index.js';
import { planText } from '../plans/text.js';
import { handLimit, leastValuable } from '../rules/hands.js';
import { readUndead, undeadPlans } from '../rules/turn-undead.js';
import { heroIn, turnOrder } from '../rules/roster.js';
import { owingSlot } from '../steps/battle-result.js';
import { envoyPlans, readEnvoy, readOrder } from '../steps/errands.js';
import { slotOverLimit } from '../steps/evening.js';

/** Heroes to choose from: in set-up without those others asked for, later any unused one. */
function freeHeroes(view: View): View['unusedHeroes'] {
  return view.unusedHeroes.filter((id) => !view.wished.includes(id));
}

export const hero: DorAction<'hero'> = {
  args: {
    hero: {
      kind: 'one',
      *choices(view) {
        for (const id of freeHeroes(view)) yield { value: id, label: { key: 'heroLabel', params: { hero: id } } };
        yield { value: 'random', label: { key: 'randomHero', params: {} } };
      },
      refuse(view, _seat, _given, value) {
        const known = heroIds.find((id) => id === value) ?? value;
        return { rule: 'DOR-2.4', reason: { key: 'heroNotFree', params: { hero: known, free: freeHeroes(view) } } };
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

/** Orders of the cards seen by Dark Visions: each kept alone, all kept, none. */
function* orderPlans(count: number): Generator<Plan> {
  const all = Array.from({ length: count }, (_, i) => i + 1);
  yield { type: 'order', keep: [...all].reverse() };
  for (const no of all) yield { type: 'order', keep: all.filter((one) => one !== no) };
  for (const no of all) yield { type: 'order', keep: [no] };
  yield { type: 'order', keep: [] };
}

/** Plans for the answers that need targets. */
function* targetPlans(view: View): Generator<Plan> {
  const { question } = view;
  if (question?.step === 'turnUndead') yield* undeadPlans(view, view.active);
  if (question?.step === 'envoy') yield* envoyPlans(view, question);
  if (question?.step === 'visions') yield* orderPlans(question.count);
}

function isTarget(view: View, text: string): boolean {
  const { question } = view;
  if (question?.step === 'turnUndead') return readUndead(view, view.active, text) !== undefined;
  if (question?.step === 'envoy') return readEnvoy(view, question, text) !== undefined;
  if (question?.step === 'visions') return readOrder(view, question, text) !== undefined;
  return false;
}

const aimed: readonly string[] = ['turn', 'remove', 'arrange'];

export const respond: DorAction<'respond'> = {
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
      kind: 'one',
      optional: (_view, _seat, { choice }) => !aimed.includes(choice ?? ''),
      *choices(view, _seat, { choice }) {
        if (!aimed.includes(choice ?? '')) return;
        for (const plan of targetPlans(view)) {
          yield { value: planText(plan), label: { key: 'plan', params: { plan } } };
        }
      },
      accepts: (view, _seat, { choice }, value) => aimed.includes(choice ?? '') && isTarget(view, value),
      refuse(view, _seat, { choice }) {
        if (!aimed.includes(choice ?? '')) return { reason: { key: 'noTargets', params: {} } };
        const [example] = [...targetPlans(view)];
        return { reason: { key: 'badPlan', params: { example: example ?? null } } };
      },
    },
  },
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
      proposal(view, seat) {
        const due = owed(view, seat);
        return due ? leastValuable(view, heroIn(view, due.slot), due.count).map(({ no }) => String(no)) : [];
      },
    },
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
