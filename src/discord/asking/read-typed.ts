/** From what a player typed to what the rules understand, one argument after the other. */
import {
  type AnyTypes,
  type ArgValue,
  type Args,
  type Refused,
  checkArgument,
  locales,
  firstOf,
  sayIn,
} from '../../kernel/index.js';
import { discordWords } from '../text/index.js';
import { type AnyArgument, type Asking, isOptional, isWholePlan, meantByAll, wordedChoices } from './asking.js';
import { type Worded, fold, nearestTo } from './matching.js';
import { firstWord, piecesOf } from './pieces.js';
import { readPlan } from './read-plan.js';
import { labelsOf } from './wording.js';

/** An autocomplete row that only advises carries this value; it counts as nothing typed. */
export const adviceValue = '?';

/** Words that stand for a whole list, understood in every language. */
type ListWord = 'all' | 'none' | 'proposal';
const listWords = (word: ListWord): readonly string[] => locales.flatMap((locale) => discordWords[locale].typed[word]);

function isWord(typed: string, word: ListWord): boolean {
  return listWords(word).includes(fold(typed));
}

/** The values that a single word stands for, unless one of the choices goes by that word. */
function readListWord(
  asking: Asking,
  argument: AnyArgument,
  given: Args,
  typed: string,
): readonly string[] | undefined {
  if (argument.kind !== 'many' && argument.kind !== 'plan') return undefined;
  const isNone = isWord(typed, 'none');
  const isProposal = isWord(typed, 'proposal') && argument.proposal !== undefined;
  const isAll = isWord(typed, 'all') && argument.kind === 'many';
  if (!isNone && !isProposal && !isAll) return undefined;
  for (const { value, label } of wordedChoices(asking, argument, given)) {
    if (fold(value) === fold(typed) || fold(label) === fold(typed)) return undefined;
  }
  if (isNone) return [];
  return isAll ? meantByAll(asking, argument, given) : argument.proposal?.(asking.view, asking.seat, given);
}

/** How far away, how much it costs: what a label adds to a name, nobody types. */
const unnoted = (label: string): string => label.replace(/ \([^()]*\)/g, '');

function readOne(asking: Asking, argument: AnyArgument, given: Args, typed: string): string {
  if (argument.kind === 'one' && argument.accepts?.(asking.view, asking.seat, given, typed)) return typed;
  const wanted = fold(typed);
  let byLabel: string | undefined;
  let byValue: string | undefined;
  const byName = new Set<string>();
  for (const { value, label } of wordedChoices(asking, argument, given)) {
    if (value === typed) return value;
    if (fold(value) === wanted) byValue ??= value;
    if (fold(label) === wanted) byLabel ??= value;
    if (fold(unnoted(label)) === wanted) byName.add(value);
  }
  const [named, another] = byName;
  return byValue ?? byLabel ?? (another === undefined ? named : undefined) ?? typed;
}

function readList(asking: Asking, argument: AnyArgument, given: Args, typed: string): readonly string[] {
  const pieces = piecesOf(typed, [...wordedChoices(asking, argument, given)]);
  return pieces.map(({ raw, value }) => value ?? raw);
}

function readTokens(asking: Asking, argument: AnyArgument, given: Args, typed: string): readonly string[] {
  const { tokens, rest } = readPlan(asking, argument, given, typed);
  if (rest === '') return tokens;
  // What begins like one thing that may follow, and like no other, stands for it.
  const [piece = ''] = rest.split(',', 1).map((part) => part.trimEnd());
  const begun = [...wordedChoices(asking, argument, given, tokens)].filter(({ label }) =>
    fold(label).startsWith(fold(piece)),
  );
  const [only, ...others] = begun;
  if (!only || others.length > 0 || fold(only.label) === fold(piece)) {
    // What could have come first is named rightly: why it may not follow is for the rules to say.
    const known = [...wordedChoices(asking, argument, given)].find(({ label }) => fold(label) === fold(piece));
    return [...tokens, known?.value ?? firstWord(rest)];
  }
  const before = typed.trimEnd().slice(0, -rest.length);
  return readTokens(asking, argument, given, before + only.label + rest.slice(piece.length));
}

/**
 * One typed option; undefined where nothing was said. What is not understood comes back as typed, to be refused in
 * words. The arguments before it must have been found right.
 */
function readTyped(
  asking: Asking,
  argument: AnyArgument,
  given: Args,
  typed: string | number | undefined,
): ArgValue | undefined {
  if (typed === undefined) return undefined;
  const said = String(typed).trim();
  if (said === '' || said === adviceValue) return undefined;
  if (argument.kind === 'number') return Number(said);
  if (argument.kind === 'one') return readOne(asking, argument, given, said);
  const own = argument.kind === 'plan' ? argument.read?.(asking.view, asking.seat, given, said) : undefined;
  if (own && 'tokens' in own) return own.tokens;
  const meant = readListWord(asking, argument, given, said);
  if (meant) return meant;
  return argument.kind === 'plan' ? readTokens(asking, argument, given, said) : readList(asking, argument, given, said);
}

export type Typed = Readonly<Record<string, string | number | undefined>>;

/** The first argument that is not legal, and what would be. */
export type WrongArgument = {
  name: string;
  refused: Refused<AnyTypes>;
  /** Of a plan, what stands rightly before the fault. */
  after: readonly string[];
  /** The likest to what was typed first. */
  nearest: readonly Worded[];
  /** Whether that is all there is. */
  isAll: boolean;
};

/** All that was typed and found right, up to the first argument that is wrong, or needed and not there. */
export type ReadArguments = {
  args: Record<string, ArgValue>;
  missing?: string;
  wrong?: WrongArgument;
};

/** How many of the legal choices a refusal names. */
const named = 8;

/** The part of a list or plan that is at fault, and what stands rightly before it. */
function faultIn(asking: Asking, argument: AnyArgument, given: Args, value: ArgValue) {
  if (typeof value !== 'object') return { before: [], at: String(value) };
  if (argument.kind === 'plan') {
    const right = value.findIndex(
      (token, index) =>
        ![...wordedChoices(asking, argument, given, value.slice(0, index))].some((one) => one.value === token),
    );
    const before = right < 0 ? value : value.slice(0, right);
    return { before, at: right < 0 ? '' : (value[right] ?? '') };
  }
  const known = new Set(Array.from(wordedChoices(asking, argument, given), (one) => one.value));
  return { before: [], at: value.find((one) => !known.has(one)) ?? '' };
}

function wrongArgument(
  asking: Asking,
  name: string,
  argument: AnyArgument,
  given: Args,
  value: ArgValue,
  refused: Refused<AnyTypes>,
): WrongArgument {
  if (argument.kind === 'number') return { name, refused, after: [], nearest: [], isAll: true };
  const { before, at } = faultIn(asking, argument, given, value);
  const near = nearestTo(wordedChoices(asking, argument, given, before), at);
  const after = labelsOf(asking, argument, given, before);
  return { name, refused, after, nearest: near.slice(0, named), isAll: near.length <= named };
}

/** What is left out although it is needed, where there is only one thing it could be. */
function onlyOne(asking: Asking, argument: AnyArgument, given: Args): ArgValue | undefined {
  if (argument.kind === 'number' || argument.kind === 'many' || isOptional(asking, argument, given)) return undefined;
  const [only, more] = firstOf(wordedChoices(asking, argument, given), 2);
  if (!only || more) return undefined;
  if (argument.kind === 'one') return only.value;
  return isWholePlan(asking, argument, given, [only.value]) ? [only.value] : undefined;
}

/** No table has more seats. */
const mostSeats = 16;

/** The same question in the other languages: names are understood in all of them. */
function* inOtherLanguages(asking: Asking): Generator<Asking> {
  const names = Array.from({ length: mostSeats }, (_, seat) => asking.say.seat(seat));
  for (const locale of locales)
    if (locale !== asking.say.locale) yield { ...asking, say: sayIn(asking.game, locale, names) };
}

/** What another language makes of it, where the reader's own makes nothing legal of it. */
function inAnotherLanguage(
  asking: Asking,
  name: string,
  argument: AnyArgument,
  given: Args,
  typed: string | number | undefined,
): ArgValue | undefined {
  if (argument.kind === 'number') return undefined;
  for (const other of inOtherLanguages(asking)) {
    const value = readTyped(other, argument, given, typed);
    if (value !== undefined && !checkArgument(name, argument, asking.view, asking.seat, given, value)) return value;
  }
  return undefined;
}

/** Reads argument by argument; none is read on an earlier one that is wrong or missing. */
export function readAll(asking: Asking, typed: Typed, until?: string): ReadArguments {
  const args: Record<string, ArgValue> = {};
  for (const [name, argument] of Object.entries(asking.action.args)) {
    if (name === until) break;
    const value = readTyped(asking, argument, args, typed[name]) ?? onlyOne(asking, argument, args);
    if (value === undefined) {
      if (isOptional(asking, argument, args)) continue;
      return { args, missing: name };
    }
    const refused = checkArgument(name, argument, asking.view, asking.seat, args, value);
    const meant = refused ? inAnotherLanguage(asking, name, argument, args, typed[name]) : value;
    if (refused && meant === undefined)
      return { args, wrong: wrongArgument(asking, name, argument, args, value, refused) };
    args[name] = meant ?? value;
  }
  return { args };
}
