/** What one seat is asked about one argument, in words: shared by typing and tapping. */
import {
  type ArgValue,
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
} from '../../kernel/index.js';
import { choicesFor, viewFor } from '../../table/match-memo.js';

export type AnyArgument = Argument<AnyTypes, Args>;
export type AnyAction = LooseAction<AnyTypes>;

/** One action as one seat may take it now. */
export type Asking = {
  game: AnyGame;
  name: string;
  action: AnyAction;
  view: object;
  seat: Seat;
  say: Say<AnyTypes>;
};

export type Worded = { value: string; label: string };

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
  return action && { game, name, action, view: viewFor(game, match, seat), seat, say };
}

export function argumentNames(asking: Asking): string[] {
  return Object.keys(asking.action.args);
}

/** The argument's wording: its name and description in the player's language. */
export function argumentText(asking: Asking, name: string): ArgumentText {
  const worded = asking.game.text[asking.say.locale].actions[asking.name]?.args[name];
  return worded ?? { name, description: name };
}

export function actionLabel(game: AnyGame, name: string, say: Say<AnyTypes>): string {
  return game.text[say.locale].actions[name]?.label ?? name;
}

/** What may be said here, best first; numbers as themselves. */
export function* wordedChoices(asking: Asking, argument: AnyArgument, given: Args): Generator<Worded> {
  if (argument.kind === 'number') {
    const { min, max } = argument.range(asking.view, asking.seat, given);
    for (let value = min; value <= max; value += 1) yield { value: String(value), label: String(value) };
    return;
  }
  let read = 0;
  for (const choice of choicesFor(argument, asking.view, asking.seat, given)) {
    yield { value: choice.value, label: asking.say.text(choice.label) };
    read += 1;
    if (read >= readAtMost) return;
  }
}

export function isOptional(asking: Asking, argument: AnyArgument, given: Args): boolean {
  return argument.optional?.(asking.view, asking.seat, given) ?? false;
}

/** How many values a list takes. */
export function countOf(asking: Asking, argument: AnyArgument, given: Args): Count {
  return argument.kind === 'many' ? argument.count(asking.view, asking.seat, given) : { min: 1, max: 1 };
}

export function proposalOf(asking: Asking, argument: AnyArgument, given: Args): readonly string[] | undefined {
  return argument.kind === 'many' ? argument.proposal?.(asking.view, asking.seat, given) : undefined;
}

/** For comparing what is typed with what is meant: no case, no accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Those that hold every typed word in their label or value, in their own order. */
export function* matching(choices: Iterable<Worded>, typed: string): Generator<Worded> {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  for (const choice of choices) {
    const held = `${fold(choice.label)} ${fold(choice.value)}`;
    if (words.every((word) => held.includes(word))) yield choice;
  }
}

/** The label under which a value is offered; the value itself where it is not among the choices. */
export function labelOf(asking: Asking, argument: AnyArgument, given: Args, value: string): string {
  for (const choice of wordedChoices(asking, argument, given)) if (choice.value === value) return choice.label;
  return value;
}

function wordedValue(asking: Asking, argument: AnyArgument, given: Args, value: ArgValue): string {
  if (typeof value === 'number') return String(value);
  const values = typeof value === 'string' ? [value] : value;
  if (values.length === 0) return '–';
  return values.map((one) => labelOf(asking, argument, given, one)).join(', ');
}

/** Each argument given so far with its wording, in order. */
export function wordedArguments(asking: Asking, args: Args): { name: string; value: string }[] {
  const said: { name: string; value: string }[] = [];
  const given: Record<string, ArgValue> = {};
  for (const [name, argument] of Object.entries(asking.action.args)) {
    const value = args[name];
    if (value === undefined) continue;
    said.push({ name: argumentText(asking, name).name, value: wordedValue(asking, argument, given, value) });
    given[name] = value;
  }
  return said;
}

/** An answer in one line: "Cast · Ice Storm, lane 3". */
export function wordedAnswer(asking: Asking, args: Args): string {
  const values = wordedArguments(asking, args).map(({ value }) => value);
  const label = actionLabel(asking.game, asking.name, asking.say);
  return values.length === 0 ? label : `${label} · ${values.join(' · ')}`;
}
