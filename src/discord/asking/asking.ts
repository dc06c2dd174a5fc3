/** One action as one seat may take it now, argument by argument: shared by typing and tapping. */
import {
  type ActionText,
  type Args,
  type ArgumentText,
  type Argument,
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Count,
  type LooseAction,
  type Say,
  type Seat,
  actionOf,
  checkArgument,
  checkArguments,
  choicesOf,
  firstOf,
} from '../../kernel/index.js';
import { viewFor } from '../../table/match-memo.js';
import type { Worded } from './matching.js';
import { rememberedAction } from './remembered.js';

export type AnyArgument = Argument<AnyTypes, Args>;
export type AnyAction = LooseAction<AnyTypes>;

/** What is asked for, with a memory that lasts as long as the request. */
export type Asking = {
  game: AnyGame;
  name: string;
  action: AnyAction;
  /** Its words in the reader's language. */
  text: ActionText<Args>;
  view: object;
  seat: Seat;
  say: Say<AnyTypes>;
};

/** How far a long list is read before we settle for what it gave. */
const readAtMost = 2000;

export function askingAbout(
  game: AnyGame,
  match: AnyMatch,
  seat: Seat,
  name: string,
  say: Say<AnyTypes>,
): Asking | undefined {
  const action = actionOf(game, name);
  const text = game.text[say.locale].actions[name];
  if (!action || !text) return undefined;
  return { game, name, action: rememberedAction(action), text, view: viewFor(game, match, seat), seat, say };
}

export function argumentNames(asking: Asking): string[] {
  return Object.keys(asking.action.args);
}

/** The argument's wording: its name and description in the player's language. */
export function argumentText(asking: Asking, name: string): ArgumentText {
  return asking.text.args[name] ?? { name, description: name };
}

/** What may be said here, or picked next in a plan, best first; numbers as themselves. */
export function* wordedChoices(
  asking: Asking,
  argument: AnyArgument,
  given: Args,
  picked: readonly string[] = [],
): Generator<Worded> {
  if (argument.kind === 'number') {
    const { min, max } = argument.range(asking.view, asking.seat, given);
    for (let value = min; value <= max; value += 1) yield { value: String(value), label: String(value) };
    return;
  }
  let read = 0;
  for (const choice of choicesOf(argument, asking.view, asking.seat, given, picked)) {
    const about = choice.about && { about: asking.say.text(choice.about) };
    const group = choice.group && { group: asking.say.text(choice.group) };
    yield { value: choice.value, label: asking.say.text(choice.label), ...about, ...group };
    read += 1;
    if (read >= readAtMost) return;
  }
}

export function isOptional(asking: Asking, argument: AnyArgument, given: Args): boolean {
  return argument.optional?.(asking.view, asking.seat, given) ?? false;
}

/** Whether leaving it out is all that can be done: nothing else is offered, or only the one thing that it stands for. */
export function isBestLeftOut(asking: Asking, argument: AnyArgument, given: Args): boolean {
  if (!isOptional(asking, argument, given)) return false;
  const [any, more] = firstOf(wordedChoices(asking, argument, given), 2);
  if (!any || more) return !any;
  return argument.kind === 'number' || (argument.kind === 'one' && standsFor(asking, argument, given) === any.value);
}

function standsFor({ view, seat }: Asking, argument: AnyArgument & { kind: 'one' }, given: Args): string | undefined {
  return argument.leftOut?.(view, seat, given);
}

/** How many values a list takes. */
export function countOf(asking: Asking, argument: AnyArgument, given: Args): Count {
  return argument.kind === 'many' ? argument.count(asking.view, asking.seat, given) : { min: 1, max: 1 };
}

/** Whether the tokens picked so far make a whole plan. */
export function isWholePlan(asking: Asking, argument: AnyArgument, given: Args, picked: readonly string[]): boolean {
  return argument.kind === 'plan' && argument.isWhole(asking.view, asking.seat, given, picked);
}

/** Whether a value would be taken here: by its argument and, where it is the last one, by the action as a whole. */
function isTaken(asking: Asking, name: string, argument: AnyArgument, given: Args, value: readonly string[]): boolean {
  const { action, view, seat } = asking;
  if (checkArgument(name, argument, view, seat, given, value)) return false;
  const isLast = argumentNames(asking).at(-1) === name;
  return !isLast || !checkArguments(action, view, seat, { ...given, [name]: value });
}

/** The ready-made selection or plan, as long as it would be taken. */
export function proposalOf(
  asking: Asking,
  name: string,
  argument: AnyArgument,
  given: Args,
): readonly string[] | undefined {
  if (argument.kind !== 'many' && argument.kind !== 'plan') return undefined;
  const proposal = argument.proposal?.(asking.view, asking.seat, given);
  return proposal && proposal.length > 0 && isTaken(asking, name, argument, given, proposal) ? proposal : undefined;
}

/** What "all" stands for, whether or not it would be taken. */
export function meantByAll(asking: Asking, argument: AnyArgument, given: Args): readonly string[] | undefined {
  if (argument.kind !== 'many') return undefined;
  if (argument.all) return argument.all(asking.view, asking.seat, given);
  return Array.from(choicesOf(argument, asking.view, asking.seat, given), ({ value }) => value);
}

/** What "all" stands for, where it is more than one thing and would be taken. */
export function allOf(asking: Asking, name: string, argument: AnyArgument, given: Args): readonly string[] | undefined {
  if (argument.kind !== 'many' || countOf(asking, argument, given).max < 2) return undefined;
  const all = meantByAll(asking, argument, given);
  return all && all.length > 1 && isTaken(asking, name, argument, given, all) ? all : undefined;
}

/** Whole plans that the game writes by itself, best first, as long as they would be taken. */
export function wholePlans(
  asking: Asking,
  name: string,
  argument: AnyArgument,
  given: Args,
): { tokens: readonly string[]; label: string }[] {
  if (argument.kind !== 'plan' || !argument.complete) return [];
  const { view, seat, say } = asking;
  return argument.complete(view, seat, given, '').flatMap(({ value, label }) => {
    const read = argument.read?.(view, seat, given, value) ?? { tokens: value.split(' ') };
    const tokens = 'tokens' in read && isTaken(asking, name, argument, given, read.tokens) ? read.tokens : [];
    return tokens.length > 0 ? [{ tokens, label: say.text(label) }] : [];
  });
}
