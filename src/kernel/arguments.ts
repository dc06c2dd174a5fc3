/** Offering and checking arguments, both from the action's own lists. */
import type {
  Action,
  ActionName,
  Argument,
  ArgValue,
  Args,
  Choice,
  Count,
  GameDef,
  GameTypes,
  ManyArgument,
  OneArgument,
  PlanArgument,
  Refused,
  Seat,
} from './types.js';

export type LooseAction<T extends GameTypes> = Omit<Action<T, Args>, 'args'> & {
  args: Readonly<Record<string, Argument<T, Args>>>;
};

/** An action with its arguments under their names, for code that does not know which action it is. */
export function actionOf<T extends GameTypes>(def: GameDef<T>, name: string): LooseAction<T> | undefined {
  if (!Object.hasOwn(def.actions, name)) return undefined;
  return def.actions[name as ActionName<T>] as unknown as LooseAction<T>;
}

/** How many rows of a long list a refusal shows. */
const shownChoices = 12;

export function firstOf<V>(items: Iterable<V>, most: number): V[] {
  const list: V[] = [];
  if (most < 1) return list;
  for (const item of items) {
    list.push(item);
    if (list.length >= most) break;
  }
  return list;
}

function isAmong<T extends GameTypes>(
  argument: OneArgument<T, Args> | ManyArgument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
  value: string,
): boolean {
  if (argument.accepts) return argument.accepts(view, seat, given, value);
  for (const choice of argument.choices(view, seat, given)) if (choice.value === value) return true;
  return false;
}

function refusal<T extends GameTypes>(
  name: string,
  more: { choices?: readonly Choice<T>[]; count?: Count } = {},
): Refused<T> {
  return { ok: false, code: 'illegal-argument', argument: name, ...more };
}

/** A value that is not among the choices: the rule's own reason where there is one, and what would be legal. */
function refuseValue<T extends GameTypes>(
  name: string,
  argument: OneArgument<T, Args> | ManyArgument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
  wrong: string,
): Refused<T> {
  const why = argument.refuse?.(view, seat, given, wrong);
  const choices = firstOf(argument.choices(view, seat, given), shownChoices);
  return { ...refusal<T>(name, { choices }), ...why };
}

/** Whether a token may follow those picked so far. */
export function mayFollow<T extends GameTypes>(
  argument: PlanArgument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
  picked: readonly string[],
  token: string,
): boolean {
  if (argument.accepts) return argument.accepts(view, seat, given, picked, token);
  for (const choice of argument.next(view, seat, given, picked)) if (choice.value === token) return true;
  return false;
}

/** A plan is checked as it is made: token by token, then whether it may end there. */
function checkPlan<T extends GameTypes>(
  name: string,
  argument: PlanArgument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
  value: ArgValue,
): Refused<T> | undefined {
  const tokens: readonly unknown[] = Array.isArray(value) ? value : [value];
  const picked: string[] = [];
  const refuse = (token: string | undefined): Refused<T> => ({
    ...refusal<T>(name, { choices: firstOf(argument.next(view, seat, given, picked), shownChoices) }),
    ...argument.refuse?.(view, seat, given, picked, token),
  });
  for (const token of tokens) {
    if (typeof token !== 'string') return refuse(JSON.stringify(token));
    if (!mayFollow(argument, view, seat, given, picked, token)) return refuse(token);
    picked.push(token);
  }
  if (!Array.isArray(value)) return refuse(undefined);
  return argument.isWhole(view, seat, given, picked) ? undefined : refuse(undefined);
}

/** What may be said here, or picked next; none where it is a number. */
export function choicesOf<T extends GameTypes>(
  argument: Argument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
  picked: readonly string[] = [],
): Iterable<Choice<T>> {
  if (argument.kind === 'number') return [];
  return argument.kind === 'plan' ? argument.next(view, seat, given, picked) : argument.choices(view, seat, given);
}

/** What may be said first, for a refusal of nothing at all. */
function opening<T extends GameTypes>(
  argument: Argument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
): { choices?: readonly Choice<T>[]; count?: Count } {
  if (argument.kind === 'number') return { count: argument.range(view, seat, given) };
  return { choices: firstOf(choicesOf(argument, view, seat, given), shownChoices) };
}

/** What is wrong with one argument, if anything. Those before it must have been found right. */
export function checkArgument<T extends GameTypes>(
  name: string,
  argument: Argument<T, Args>,
  view: T['view'],
  seat: Seat,
  given: Args,
  value: ArgValue | undefined,
): Refused<T> | undefined {
  if (value === undefined) {
    if (argument.optional?.(view, seat, given)) return undefined;
    return { ...refusal<T>(name, opening(argument, view, seat, given)), ...argument.missing?.(view, seat, given) };
  }
  if (argument.kind === 'plan') return checkPlan(name, argument, view, seat, given, value);
  if (argument.kind === 'number') {
    const { min, max } = argument.range(view, seat, given);
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    if (fits) return undefined;
    const why = typeof value === 'number' ? argument.refuse?.(view, seat, given, value) : undefined;
    return { ...refusal<T>(name, { count: { min, max } }), ...why };
  }
  if (argument.kind === 'one') {
    const isLegal = typeof value === 'string' && isAmong(argument, view, seat, given, value);
    return isLegal ? undefined : refuseValue(name, argument, view, seat, given, String(value));
  }
  if (!Array.isArray(value)) return refuseValue(name, argument, view, seat, given, String(value));
  const values: readonly unknown[] = value;
  const wrong = values.find((one) => typeof one !== 'string' || !isAmong(argument, view, seat, given, one));
  if (wrong !== undefined) {
    const shown = typeof wrong === 'string' ? wrong : JSON.stringify(wrong);
    return refuseValue(name, argument, view, seat, given, shown);
  }
  const count = argument.count(view, seat, given);
  if (new Set(values).size !== values.length || values.length < count.min || values.length > count.max) {
    return refusal(name, { count });
  }
  return undefined;
}

/** What is wrong with a whole set of arguments, if anything. */
export function checkArguments<T extends GameTypes>(
  action: LooseAction<T>,
  view: T['view'],
  seat: Seat,
  args: Args,
): Refused<T> | undefined {
  const given: Record<string, ArgValue | undefined> = {};
  for (const name in action.args) {
    const argument = action.args[name] as Argument<T, Args>;
    const value = args[name];
    const wrong = checkArgument(name, argument, view, seat, given, value);
    if (wrong) return wrong;
    if (value !== undefined) given[name] = value;
  }
  for (const name in args) if (args[name] !== undefined && !Object.hasOwn(action.args, name)) return refusal(name);
  const why = action.check?.(view, seat, given);
  return why ? { ok: false, code: 'illegal-argument', ...why } : undefined;
}
