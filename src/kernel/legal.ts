/** Every legal answer of a seat, lazily; and fair random ones. */
import { refuses } from './answer.js';
import { actionOf, checkArguments, type LooseAction } from './arguments.js';
import { noteRight, viewOf } from './known.js';
import { pendingFor } from './pending.js';
import { plansOf, randomPlan } from './plans.js';
import type { Rng } from './rng.js';
import type { Answer, Argument, ArgValue, Args, Decision, GameDef, GameTypes, Match, Seat } from './types.js';

/** Every selection of between min and max of the values, small ones first. */
function* selections(values: readonly string[], min: number, max: number): Generator<readonly string[]> {
  function* ofSize(size: number, from: number): Generator<string[]> {
    if (size === 0) {
      yield [];
      return;
    }
    for (let i = from; i <= values.length - size; i += 1) {
      for (const rest of ofSize(size - 1, i + 1)) yield [values[i] as string, ...rest];
    }
  }
  for (let size = Math.max(0, min); size <= Math.min(max, values.length); size += 1) yield* ofSize(size, 0);
}

function* valuesOf<T extends GameTypes>(
  argument: Argument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
): Generator<ArgValue | undefined> {
  if (argument.kind === 'number') {
    const { min, max } = argument.range(view, seat, given);
    for (let value = min; value <= max; value += 1) yield value;
  } else if (argument.kind === 'one') {
    for (const choice of argument.choices(view, seat, given)) yield choice.value;
  } else if (argument.kind === 'plan') {
    yield* plansOf(argument, view, seat, given);
  } else {
    const { min, max } = argument.count(view, seat, given);
    const values = Array.from(argument.choices(view, seat, given), (choice) => choice.value);
    yield* selections(values, min, max);
  }
  if (argument.optional?.(view, seat, given)) yield undefined;
}

/** Every legal set of arguments of one action. */
export function* completions<T extends GameTypes>(
  action: LooseAction<T>,
  view: T['view'],
  seat: Seat,
): Generator<Args> {
  const names = Object.keys(action.args);
  function* from(index: number, given: Args): Generator<Args> {
    const name = names[index];
    if (name === undefined) {
      if (!action.check?.(view, seat, given)) yield given;
      return;
    }
    for (const value of valuesOf(action.args[name] as Argument<T, Args>, view, seat, given)) {
      yield* from(index + 1, value === undefined ? given : { ...given, [name]: value });
    }
  }
  yield* from(0, {});
}

export function offeredTo<T extends GameTypes>(decisions: readonly Decision<T>[]): readonly string[] {
  return [...new Set(decisions.flatMap((decision) => decision.offers as readonly string[]))];
}

export function* legal<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  seat: Seat,
): Generator<Answer<T>> {
  const offered = offeredTo(pendingFor(def, match, seat));
  if (offered.length === 0) return;
  const view = viewOf(def, match, seat);
  for (const name of offered) {
    const action = actionOf(def, name);
    if (!action) continue;
    for (const args of completions(action, view, seat)) yield { action: name, args } as unknown as Answer<T>;
  }
}

/** How long a list a random pick looks through before it settles for what it has seen. */
const pickedFrom = 400;
const tries = 60;

function randomOf<V>(items: Iterable<V>, rng: Rng): V | undefined {
  let picked: V | undefined;
  let seen = 0;
  for (const item of items) {
    seen += 1;
    if (rng.int(seen) === 0) picked = item;
    if (seen >= pickedFrom) break;
  }
  return picked;
}

function randomValue<T extends GameTypes>(
  argument: Argument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
  rng: Rng,
): ArgValue | undefined {
  if (argument.optional?.(view, seat, given) && rng.int(3) === 0) return undefined;
  if (argument.kind === 'number') {
    const { min, max } = argument.range(view, seat, given);
    return max < min ? undefined : min + rng.int(max - min + 1);
  }
  if (argument.kind === 'one') return randomOf(argument.choices(view, seat, given), rng)?.value;
  if (argument.kind === 'plan') return randomPlan(argument, view, seat, given, rng);
  const values = Array.from(argument.choices(view, seat, given), (choice) => choice.value);
  const count = argument.count(view, seat, given);
  const max = Math.min(count.max, values.length);
  if (max < count.min) return undefined;
  return rng.shuffle(values).slice(0, count.min + rng.int(max - count.min + 1));
}

/** A random legal answer among those offered; undefined where none is found. */
export function randomAnswer<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  seat: Seat,
  rng: Rng,
): Answer<T> | undefined {
  const decisions = pendingFor(def, match, seat);
  const asked = decisions.filter((decision) => decision.fallback);
  const offered = offeredTo(asked.length > 0 && rng.int(8) > 0 ? asked : decisions);
  if (offered.length === 0) return undefined;
  const view = viewOf(def, match, seat);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const name = rng.pick(offered);
    const action = actionOf(def, name);
    if (!action) continue;
    const args: Record<string, ArgValue> = {};
    for (const [argument, spec] of Object.entries(action.args)) {
      const value = randomValue(spec, view, seat, args, rng);
      if (value !== undefined) args[argument] = value;
    }
    if (checkArguments(action, view, seat, args)) continue;
    noteRight(match, { seat, action: name, args });
    return { action: name, args } as unknown as Answer<T>;
  }
  const fallback = asked.find((decision) => decision.fallback)?.fallback?.();
  if (fallback) return fallback;
  for (const one of legal(def, match, seat)) return one;
  return undefined;
}

/** Whether the answer would be taken now. */
export function isLegal<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  seat: Seat,
  answer: Answer<T>,
): boolean {
  return !refuses(def, match, { seat, action: answer.action, args: answer.args as Args });
}
