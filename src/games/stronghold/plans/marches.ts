/** Whole marches worth one tap: along every open step, who could go, the largest sets first. */
import type { Seat } from '../../../kernel/index.js';
import { type MarchStep, marchAll, musterOf, openSteps, readyAt } from '../rules/marching.js';
import { invaderAt } from '../rules/seats.js';
import { present, strengthOf, totalOf } from '../rules/units.js';
import type { Actions } from '../types/actions.js';
import type { Horde } from '../types/terms.js';
import type { View } from '../types/view.js';
import { type MarchGiven, tokenOf } from './units.js';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

/** Everybody who may go along one step, in every number: as many as possible, of as many the strongest first. */
function hordesFor(view: View, seat: Seat, step: MarchStep): Horde[] {
  const invader = invaderAt(view, seat);
  const deployment = invader?.deployment;
  if (!invader || !deployment) return [];
  const ready = readyAt(musterOf(view, invader, deployment), step.from);
  const sets = upTo(ready.troll).flatMap((troll) =>
    upTo(ready.orc).flatMap((orc) => upTo(ready.goblin).map((goblin): Horde => ({ troll, orc, goblin }))),
  );
  const may = (units: Horde): boolean => marchAll(musterOf(view, invader, deployment), step, units) !== undefined;
  return sets
    .filter((units) => totalOf(units) > 0 && may(units))
    .sort((one, other) => totalOf(other) - totalOf(one) || strengthOf(other) - strengthOf(one));
}

/** One of each list, then the second of each, and so on. */
function* inTurns<T>(lists: readonly (readonly T[])[]): Generator<T> {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1) for (const list of lists) yield* list.slice(at, at + 1);
}

export function* readyMarches(view: View, seat: Seat, given: MarchGiven): Generator<Actions['march']> {
  const invader = invaderAt(view, seat);
  if (!invader?.deployment) return;
  const steps = openSteps(musterOf(view, invader, invader.deployment)).filter(
    ({ from, to }) => from === (given.from ?? from) && to === (given.to ?? to),
  );
  yield* inTurns(
    steps.map((step) =>
      hordesFor(view, seat, step).map((units) => ({
        from: step.from,
        to: step.to,
        units: present(units).map((unit) => tokenOf(unit, units[unit])),
      })),
    ),
  );
}
