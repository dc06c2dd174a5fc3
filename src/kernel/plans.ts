/** Plans made by the book: every whole one, lazily, and fair random ones. */
import { firstOf } from './arguments.js';
import type { Rng } from './rng.js';
import type { Args, GameTypes, PlanArgument, Seat } from './types.js';

/** No game of ours needs a longer plan; one that goes on and on is our own mistake and ends here. */
const mostTokens = 64;

/** Every whole plan, depth first in the order of the offers: the first found is the best guess. */
export function* plansOf<T extends GameTypes>(
  argument: PlanArgument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
): Generator<readonly string[]> {
  function* from(picked: readonly string[]): Generator<readonly string[]> {
    if (picked.length < mostTokens) {
      for (const { value } of argument.next(view, seat, given, picked)) yield* from([...picked, value]);
    }
    if (argument.isWhole(view, seat, given, picked)) yield picked;
  }
  yield* from([]);
}

/** How many offers a random pick chooses among. */
const pickedFrom = 60;

/** A random plan: where it may end it does so one time in three. Undefined where it ran into a dead end. */
export function randomPlan<T extends GameTypes>(
  argument: PlanArgument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
  rng: Rng,
): readonly string[] | undefined {
  const picked: string[] = [];
  while (picked.length < mostTokens) {
    const isWhole = argument.isWhole(view, seat, given, picked);
    if (isWhole && rng.int(3) === 0) return picked;
    const offers = firstOf(argument.next(view, seat, given, picked), pickedFrom);
    if (offers.length === 0) return isWhole ? picked : undefined;
    picked.push(rng.pick(offers).value);
  }
  return undefined;
}
