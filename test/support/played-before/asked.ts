/** What an action asks of a seat and how it refuses, as plain data: keys and values, no words. */
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Argument,
  type Args,
  type ArgValue,
  type PlanArgument,
  type Rng,
  type Seat,
  actionOf,
  firstOf,
  refuses,
} from '../../../src/kernel/index.js';

type Loose = Argument<AnyTypes, Args>;
type Plan = PlanArgument<AnyTypes, Args>;
type Asked = { view: object; seat: Seat; given: Args };

/** How much of a long list is looked at. */
const mostChoices = 120;
const mostReady = 12;
const mostTokens = 12;
/** No value of any game. */
const nonsense = 'no such thing';

/** A plan token by token, with everything that is offered on the way. */
function planned(argument: Plan, { view, seat, given }: Asked, rng: Rng): { said: readonly string[]; told: unknown[] } {
  const picked: string[] = [];
  const told: unknown[] = [argument.proposal?.(view, seat, given), argument.complete?.(view, seat, given, '')];
  for (;;) {
    const offers = firstOf(argument.next(view, seat, given, picked), mostChoices);
    const isWhole = argument.isWhole(view, seat, given, picked);
    told.push(offers, isWhole, argument.refuse?.(view, seat, given, picked, nonsense));
    if (!isWhole) told.push(argument.refuse?.(view, seat, given, picked, undefined));
    if (offers.length === 0 || picked.length >= mostTokens || (isWhole && rng.int(4) === 0)) break;
    const { value } = rng.pick(offers);
    told.push(argument.accepts?.(view, seat, given, picked, value));
    picked.push(value);
  }
  const text = picked.join(' ');
  told.push(argument.read?.(view, seat, given, text), argument.complete?.(view, seat, given, text.slice(0, -1)));
  return { said: picked, told };
}

/** What one argument offers after those given before it, and something to go on with. */
function offered(argument: Loose, asked: Asked, rng: Rng): { said: ArgValue | undefined; told: unknown[] } {
  const { view, seat, given } = asked;
  const mayLack = argument.optional?.(view, seat, given);
  const told: unknown[] = [mayLack, mayLack === true ? undefined : argument.missing?.(view, seat, given)];
  if (argument.kind === 'number') {
    const { min, max } = argument.range(view, seat, given);
    told.push(min, max, argument.refuse?.(view, seat, given, max + 1), argument.refuse?.(view, seat, given, min - 1));
    return { said: max < min ? undefined : min + rng.int(max - min + 1), told };
  }
  if (argument.kind === 'plan') {
    const plan = planned(argument, asked, rng);
    return { said: plan.said, told: [...told, plan.told] };
  }
  const choices = firstOf(argument.choices(view, seat, given), mostChoices);
  told.push(choices, argument.refuse?.(view, seat, given, nonsense), argument.accepts?.(view, seat, given, nonsense));
  const values = choices.map(({ value }) => value);
  if (argument.kind === 'one') {
    told.push(argument.leftOut?.(view, seat, given));
    const said = values.length > 0 ? rng.pick(values) : undefined;
    if (said !== undefined) told.push(argument.accepts?.(view, seat, given, said));
    return { said: mayLack === true && rng.int(4) === 0 ? undefined : said, told };
  }
  const count = argument.count(view, seat, given);
  told.push(count, argument.proposal?.(view, seat, given), argument.all?.(view, seat, given));
  const most = Math.min(count.max, values.length);
  const size = count.min + rng.int(Math.max(1, most - count.min + 1));
  return { said: rng.shuffle(values).slice(0, size), told };
}

/** Values that are wrong in every place: nonsense, a number, what another list offered. */
function wrongOf(said: Args, name: string, rng: Rng): ArgValue[] {
  const others = Object.entries(said).flatMap(([other, value]) =>
    other === name || value === undefined ? [] : [value],
  );
  return [nonsense, [nonsense], 99, ...(others.length > 0 ? [rng.pick(others)] : [])];
}

/** One way through an action's arguments, and how the match judges it as it is and spoilt. */
export function askedBy(def: AnyGame, match: AnyMatch, view: object, seat: Seat, name: string, rng: Rng): unknown[] {
  const action = actionOf(def, name);
  if (!action) return [];
  const told: unknown[] = [name];
  const said: Record<string, ArgValue> = {};
  for (const [argument, spec] of Object.entries(action.args)) {
    const { said: one, told: more } = offered(spec, { view, seat, given: { ...said } }, rng);
    if (one !== undefined) said[argument] = one;
    told.push(more);
  }
  told.push(said, refuses(def, match, { seat, action: name, args: said }));
  if (typeof action.secret === 'function') told.push(action.secret(said));
  for (const argument of Object.keys(action.args)) {
    const without: Record<string, ArgValue> = { ...said };
    Reflect.deleteProperty(without, argument);
    told.push(refuses(def, match, { seat, action: name, args: without }));
    for (const wrong of wrongOf(said, argument, rng)) {
      told.push(refuses(def, match, { seat, action: name, args: { ...said, [argument]: wrong } }));
    }
  }
  told.push(firstOf(action.ready?.(view, seat, {}) ?? [], mostReady));
  return told;
}
