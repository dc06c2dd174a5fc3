/** From what a player typed to what the rules understand. */
import type { ArgValue, Args } from '../../kernel/index.js';
import { type AnyArgument, type Asking, type Worded, fold, isOptional, proposalOf, wordedChoices } from './question.js';

/** Words that stand for a whole list, in either language. */
export const listWords = {
  all: ['all', 'tout', 'tous', 'toutes'],
  none: ['none', 'aucun', 'aucune', 'rien'],
  proposal: ['proposal', 'proposition'],
} as const;

/** An autocomplete row that only advises carries this value; it counts as nothing typed. */
export const adviceValue = '?';

type Piece = { raw: string; value: string | undefined };

const separators = /^[\s,;]+/;

/** Cuts a list at its separators, never inside a value or label that holds one. */
export function piecesOf(typed: string, choices: readonly Worded[]): Piece[] {
  const known = choices
    .flatMap(({ value, label }) => [
      { said: fold(value), value },
      { said: fold(label), value },
    ])
    .filter(({ said }) => said !== '')
    .sort((a, b) => b.said.length - a.said.length);
  const pieces: Piece[] = [];
  let rest = typed.replace(separators, '').trimEnd();
  while (rest !== '') {
    const folded = fold(rest);
    const found = known.find(({ said }) => {
      const after = folded.slice(said.length);
      return folded.startsWith(said) && (after === '' || separators.test(after));
    });
    // A fold may change the length of a text; the cut is then found letter by letter.
    const raw = found ? cutAfter(rest, found.said) : (/^[^\s,;]+/.exec(rest)?.[0] ?? rest);
    pieces.push({ raw, value: found?.value });
    rest = rest.slice(raw.length).replace(separators, '');
  }
  return pieces;
}

function cutAfter(text: string, folded: string): string {
  for (let length = 1; length <= text.length; length += 1) {
    if (fold(text.slice(0, length)) === folded && !/^\p{M}/u.test(text.slice(length))) return text.slice(0, length);
  }
  return text;
}

function isWord(typed: string, words: readonly string[]): boolean {
  return words.includes(fold(typed));
}

function readList(asking: Asking, argument: AnyArgument, given: Args, typed: string): readonly string[] {
  const choices = [...wordedChoices(asking, argument, given)];
  const isValue = choices.some(({ value }) => fold(value) === fold(typed));
  if (!isValue) {
    if (isWord(typed, listWords.all)) return choices.map(({ value }) => value);
    if (isWord(typed, listWords.none)) return [];
    const proposal = isWord(typed, listWords.proposal) ? proposalOf(asking, argument, given) : undefined;
    if (proposal) return proposal;
  }
  return piecesOf(typed, choices).map(({ raw, value }) => value ?? raw);
}

function readOne(asking: Asking, argument: AnyArgument, given: Args, typed: string): string {
  if (argument.kind === 'one' && argument.accepts?.(asking.view, asking.seat, given, typed)) return typed;
  const wanted = fold(typed);
  let byLabel: string | undefined;
  let byValue: string | undefined;
  for (const { value, label } of wordedChoices(asking, argument, given)) {
    if (value === typed) return value;
    if (fold(value) === wanted) byValue ??= value;
    if (fold(label) === wanted) byLabel ??= value;
  }
  return byValue ?? byLabel ?? typed;
}

/** One typed option; undefined where nothing was said. A value that is not legal comes back as typed, to be refused in words. */
export function readTyped(
  asking: Asking,
  argument: AnyArgument,
  given: Args,
  typed: string | number | undefined,
): ArgValue | undefined {
  if (typed === undefined) return undefined;
  const said = String(typed).trim();
  if (said === '' || said === adviceValue) return undefined;
  if (argument.kind === 'number') {
    const value = Number(said);
    return Number.isInteger(value) ? value : undefined;
  }
  return argument.kind === 'one' ? readOne(asking, argument, given, said) : readList(asking, argument, given, said);
}

export type Typed = Readonly<Record<string, string | number | undefined>>;

/** All that was typed, and the first argument that is needed and was not. */
export function readAll(asking: Asking, typed: Typed): { args: Record<string, ArgValue>; missing: string | undefined } {
  const args: Record<string, ArgValue> = {};
  let missing: string | undefined;
  for (const [name, argument] of Object.entries(asking.action.args)) {
    if (missing !== undefined) break;
    const value = readTyped(asking, argument, args, typed[name]);
    if (value !== undefined) args[name] = value;
    else if (!isOptional(asking, argument, args)) missing = name;
  }
  return { args, missing };
}
