/** What Discord offers while a player types an option: only what is legal now, best first. */
import type { ArgValue, Args } from '../../kernel/index.js';
import { firstOf } from '../../kernel/index.js';
import { clip, limits } from '../limits.js';
import type { DiscordWords } from '../text/index.js';
import {
  type AnyArgument,
  type Asking,
  type Worded,
  argumentText,
  countOf,
  isOptional,
  matching,
  proposalOf,
  wordedChoices,
} from './question.js';
import { type Typed, adviceValue, listWords, piecesOf, readTyped } from './typed.js';

export type Suggestion = { name: string; value: string | number };

type Before = { given: Record<string, ArgValue>; missing: string | undefined };

/** What the options before this one say; each may decide what this one can be. */
function readBefore(asking: Asking, focused: string, typed: Typed): Before {
  const given: Record<string, ArgValue> = {};
  let missing: string | undefined;
  for (const [name, argument] of Object.entries(asking.action.args)) {
    if (name === focused || missing !== undefined) break;
    const value = readTyped(asking, argument, given, typed[name]);
    if (value !== undefined) given[name] = value;
    else if (!isOptional(asking, argument, given)) missing = name;
  }
  return { given, missing };
}

const suggestion = ({ value, label }: Worded): Suggestion => ({
  name: clip(label === '' ? value : label, limits.choiceName),
  value,
});

function suggestNumbers(asking: Asking, argument: AnyArgument, given: Args, said: string): Suggestion[] {
  const fits = (choice: Worded): boolean => choice.value.startsWith(said.trim());
  const found: Suggestion[] = [];
  for (const choice of wordedChoices(asking, argument, given)) {
    if (fits(choice)) found.push({ name: choice.label, value: Number(choice.value) });
    if (found.length >= limits.autocompleteChoices) break;
  }
  return found;
}

/** A list so long that its beginning has to go still ends in what was added last. */
function clipStart(text: string, most: number): string {
  return text.length <= most ? text : `…${text.slice(text.length - most + 1)}`;
}

function suggestLists(
  asking: Asking,
  argument: AnyArgument,
  given: Args,
  said: string,
  words: DiscordWords,
): Suggestion[] {
  const choices = [...wordedChoices(asking, argument, given)];
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  const count = countOf(asking, argument, given);
  const pieces = piecesOf(said, choices);
  const finished = said === '' || /[\s,;]$/.test(said);
  const last = finished ? undefined : pieces.at(-1);
  const have = (last && last.value === undefined ? pieces.slice(0, -1) : pieces).flatMap(({ value }) => value ?? []);
  const fragment = last && last.value === undefined ? last.raw : '';
  const list = (values: readonly string[]): Suggestion => ({
    name: clipStart(values.map((value) => labels.get(value) ?? value).join(', '), limits.choiceName),
    value: values.join(', '),
  });
  const found: Suggestion[] = [];
  if (pieces.length === 0) {
    const proposal = proposalOf(asking, argument, given);
    if (proposal && proposal.length > 0) {
      const { name, value } = list(proposal);
      const fits = String(value).length <= limits.choiceValue;
      found.push({
        name: clip(words.panel.suggested(name), limits.choiceName),
        value: fits ? value : listWords.proposal[0],
      });
    }
    if (choices.length > 1 && choices.length <= count.max && choices.length >= count.min) {
      found.push({ name: clip(words.panel.all(choices.length), limits.choiceName), value: listWords.all[0] });
    }
    if (count.min === 0) found.push({ name: words.panel.none, value: listWords.none[0] });
  }
  if (have.length > 0 && fragment === '' && have.length >= count.min && have.length <= count.max)
    found.push(list(have));
  if (have.length < count.max) {
    const left = choices.filter(({ value }) => !have.includes(value));
    for (const { value } of matching(left, fragment)) {
      found.push(list([...have, value]));
      if (found.length >= limits.autocompleteChoices) break;
    }
  }
  return found.filter(({ value }) => String(value).length <= limits.choiceValue).slice(0, limits.autocompleteChoices);
}

/** The rows for the option being typed, given the options already filled in. */
export function suggest(asking: Asking, focused: string, typed: Typed, words: DiscordWords): Suggestion[] {
  const argument = asking.action.args[focused];
  if (!argument) return [];
  const { given, missing } = readBefore(asking, focused, typed);
  if (missing !== undefined) {
    const first = argumentText(asking, missing).name;
    if (argument.kind === 'number') return [];
    return [{ name: clip(words.panel.firstFillIn(first), limits.choiceName), value: adviceValue }];
  }
  const said = String(typed[focused] ?? '');
  if (argument.kind === 'number') return suggestNumbers(asking, argument, given, said);
  if (argument.kind === 'many') return suggestLists(asking, argument, given, said, words);
  const fits = ({ value }: Worded): boolean => value.length <= limits.choiceValue;
  const offered = function* (): Generator<Worded> {
    for (const choice of wordedChoices(asking, argument, given)) if (fits(choice)) yield choice;
  };
  return firstOf(matching(offered(), said), limits.autocompleteChoices).map(suggestion);
}
