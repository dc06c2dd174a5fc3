/** `play`: special cards and rewards (DOR-13.2, 14.8, 16). */
import type { Seat } from '../../../kernel/index.js';
import type { Timing } from '../content/special-cards.js';
import { firstPlan, playing, targetingOf } from '../plans/register.js';
import type { Reading } from '../plans/targeting.js';
import { isWindow, windowPlays } from '../plans/windows.js';
import { tokensOf } from '../plans/tokens.js';
import { type Holding, holdingOf, holdings, itemOf } from '../rules/hands.js';
import type { DorAction, DorWhy, Item, Plan, View } from '../types/index.js';
import { isTimely, playableNow, timingOf } from '../rules/playable.js';

/** Everything the seat could ever play, and when. */
function heldFor(view: View, seat: Seat): { item: Item; timing: Timing }[] {
  return holdings(view, seat).flatMap((holding) => {
    const timing = timingOf(holding);
    return timing ? [{ item: itemOf(view, holding), timing }] : [];
  });
}

function whyNotPlayed(view: View, seat: Seat, value: string): DorWhy {
  const holding = holdingOf(view, seat, value);
  const timing = holding && timingOf(holding);
  if (!holding || !timing) {
    return { rule: 'DOR-13.2', reason: { key: 'notHeld', params: { given: value, held: heldFor(view, seat) } } };
  }
  if (!isTimely(view, view.question, holding)) {
    return { rule: 'DOR-16.1', reason: { key: 'notNow', params: { item: itemOf(view, holding), timing } } };
  }
  return { rule: 'DOR-16.2', reason: { key: 'nothingHappens', params: {} } };
}

function holdingGiven(view: View, seat: Seat, card: string | undefined): Holding | undefined {
  return card === undefined ? undefined : holdingOf(view, seat, card);
}

function readTargets(view: View, seat: Seat, card: string | undefined, picked: readonly string[]): Reading | undefined {
  const holding = holdingGiven(view, seat, card);
  return holding && targetingOf(holding)?.read(view, holding.slot, picked);
}

function* bestPlays(view: View, seat: Seat): Generator<{ holding: Holding; plan: Plan }> {
  for (const holding of playableNow(view, view.question, seat)) {
    const plan = firstPlan(view, holding);
    if (plan) yield { holding, plan };
  }
}

export const play: DorAction<'play'> = {
  args: {
    card: {
      kind: 'one',
      *choices(view, seat) {
        for (const holding of playableNow(view, view.question, seat)) {
          const params = itemOf(view, holding);
          yield { value: holding.value, label: { key: 'item', params }, about: { key: 'aboutItem', params } };
        }
      },
      accepts: (view, seat, _given, value) =>
        playableNow(view, view.question, seat).some((holding) => holding.value === value.toUpperCase()),
      refuse: (view, seat, _given, value) => whyNotPlayed(view, seat, value),
    },
    targets: {
      kind: 'plan',
      optional: (view, seat, { card }) => {
        const reading = readTargets(view, seat, card, []);
        return !reading || reading.whole;
      },
      *next(view, seat, { card }, picked) {
        const holding = holdingGiven(view, seat, card);
        const targeting = holding && targetingOf(holding);
        if (targeting) yield* targeting.next(view, holding.slot, picked);
      },
      accepts: (view, seat, { card }, picked, token) => readTargets(view, seat, card, [...picked, token]) !== undefined,
      isWhole: (view, seat, { card }, picked) => readTargets(view, seat, card, picked)?.whole ?? false,
      refuse(view, seat, { card }) {
        const holding = holdingGiven(view, seat, card);
        if (!holding) return undefined;
        const example = firstPlan(view, holding) ?? null;
        if (example?.type === 'nothing') return { reason: { key: 'noTargets', params: {} } };
        return { rule: 'DOR-13.6', reason: { key: 'badTarget', params: { item: itemOf(view, holding), example } } };
      },
      proposal(view, seat, { card }) {
        const holding = holdingGiven(view, seat, card);
        const plan = holding && firstPlan(view, holding);
        return plan && plan.type !== 'nothing' ? tokensOf(plan) : undefined;
      },
    },
  },
  // In a window what matters there; at other times each card at its best.
  *ready(view, seat) {
    const { question } = view;
    const plays = isWindow(question) ? windowPlays(view, question, seat) : bestPlays(view, seat);
    for (const { holding, plan } of plays) yield playing(holding, plan).args;
  },
  unavailable(view, seat) {
    return { rule: 'DOR-16.1', reason: { key: 'nothingToPlay', params: { held: heldFor(view, seat) } } };
  },
};
