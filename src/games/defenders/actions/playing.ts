/** `play`: special cards and rewards (DOR-13.2, 14.8, 16). */
import type { Seat } from '../../../kernel/index.js';
import type { DorAction, DorWhy, Item, Plan, View } from '../types/index.js';
import { longestPlan, planText } from '../plans/text.js';
import { isTimely, playOf, playableNow } from '../plans/register.js';
import { type Holding, holdingOf, holdings } from '../rules/hands.js';

function itemOf(holding: Holding): Item {
  return holding.type === 'card'
    ? { no: holding.held.no, card: holding.card }
    : { letter: holding.letter, quest: holding.quest };
}

/** Legal plans, best first; those too long to be sent are typed by hand. */
function* plansFor(view: View, holding: Holding): Generator<Plan> {
  const found = playOf(holding);
  if (!found) return;
  for (const plan of found.play.plans(view, holding.slot, [])) {
    if (planText(plan).length <= longestPlan) yield plan;
  }
}

function firstPlan(view: View, holding: Holding): Plan | null {
  for (const plan of plansFor(view, holding)) return plan;
  return null;
}

function whyNotPlayed(view: View, seat: Seat, value: string): DorWhy {
  const holding = holdingOf(view, seat, value);
  const found = holding && playOf(holding);
  if (!holding || !found) return { rule: 'DOR-13.2', reason: { key: 'notHeld', params: { given: value } } };
  if (!isTimely(view, view.question, holding)) {
    return { rule: 'DOR-16.1', reason: { key: 'notNow', params: { item: itemOf(holding), timing: found.timing } } };
  }
  return { rule: 'DOR-16.2', reason: { key: 'nothingHappens', params: {} } };
}

function holdingGiven(view: View, seat: Seat, card: string | undefined): Holding | undefined {
  return card === undefined ? undefined : holdingOf(view, seat, card);
}

export const play: DorAction<'play'> = {
  args: {
    card: {
      kind: 'one',
      *choices(view, seat) {
        for (const holding of playableNow(view, view.question, seat)) {
          yield { value: holding.value, label: { key: 'item', params: itemOf(holding) } };
        }
      },
      accepts: (view, seat, _given, value) =>
        playableNow(view, view.question, seat).some((holding) => holding.value === value.toUpperCase()),
      refuse: (view, seat, _given, value) => whyNotPlayed(view, seat, value),
    },
    targets: {
      kind: 'one',
      optional(view, seat, { card }) {
        const holding = holdingGiven(view, seat, card);
        return !holding || firstPlan(view, holding)?.type === 'nothing';
      },
      *choices(view, seat, { card }) {
        const holding = holdingGiven(view, seat, card);
        if (!holding) return;
        for (const plan of plansFor(view, holding)) {
          if (plan.type === 'nothing') return;
          yield { value: planText(plan), label: { key: 'plan', params: { plan } } };
        }
      },
      accepts(view, seat, { card }, value) {
        const holding = holdingGiven(view, seat, card);
        const plan = holding && playOf(holding)?.play.read(view, holding.slot, value);
        return plan !== undefined && plan.type !== 'nothing';
      },
      refuse(view, seat, { card }) {
        const holding = holdingGiven(view, seat, card);
        if (!holding) return undefined;
        const example = firstPlan(view, holding);
        if (example?.type === 'nothing') return { reason: { key: 'noTargets', params: {} } };
        return { rule: 'DOR-13.6', reason: { key: 'badTarget', params: { item: itemOf(holding), example } } };
      },
    },
  },
  unavailable(view, seat) {
    const held = holdings(view, seat).flatMap((holding) => {
      const timing = playOf(holding)?.timing;
      return timing ? [{ item: itemOf(holding), timing }] : [];
    });
    return { rule: 'DOR-16.1', reason: { key: 'nothingToPlay', params: { held } } };
  },
};
