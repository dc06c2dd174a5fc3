/** What Discord offers while a player types an option: only what is legal now, best first. */
import { type Args, firstOf } from '../../kernel/index.js';
import { clip, limits } from '../limits.js';
import type { DiscordWords } from '../text/index.js';
import {
  type AnyArgument,
  type Asking,
  allOf,
  argumentText,
  countOf,
  isWholePlan,
  proposalOf,
  wordedChoices,
} from './asking.js';
import { type Worded, matching } from './matching.js';
import { isFinished, piecesOf } from './pieces.js';
import { readPlan } from './read-plan.js';
import { type Typed, adviceValue, readAll } from './read-typed.js';
import { labelsOf } from './wording.js';

export type Suggestion = { name: string; value: string | number };

/** The option being typed, after those before it were found right. */
type Focused = { asking: Asking; name: string; argument: AnyArgument; given: Args; said: string; words: DiscordWords };

const suggestion = ({ value, label }: Worded): Suggestion => ({
  name: clip(label === '' ? value : label, limits.choiceName),
  value,
});

function suggestNumbers({ asking, argument, given, said }: Focused): Suggestion[] {
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
  if (text.length <= most) return text;
  const kept = text.slice(text.length - most + 1);
  return `…${/^[\uDC00-\uDFFF]/.test(kept) ? kept.slice(1) : kept}`;
}

/** Several values in one text that reads back as these. */
function written(values: readonly string[]): string {
  const text = values.join(', ');
  return text.length <= limits.choiceValue ? text : values.join(',');
}

function row(values: readonly string[], labels: readonly string[]): Suggestion {
  return { name: clipStart(labels.join(', '), limits.choiceName), value: written(values) };
}

/** The ready-made selection or plan; by its name where it is too long to be written out. */
function proposed({ asking, name, argument, given, words }: Focused): Suggestion[] {
  const proposal = proposalOf(asking, name, argument, given);
  if (!proposal) return [];
  const { name: said, value } = row(proposal, labelsOf(asking, argument, given, proposal));
  const fits = String(value).length <= limits.choiceValue;
  return [
    {
      name: clip(words.panel.suggested(said), limits.choiceName),
      value: fits ? value : (words.typed.proposal[0] ?? adviceValue),
    },
  ];
}

/** Only what Discord takes. */
function fitting(found: readonly Suggestion[]): Suggestion[] {
  return found.filter(({ value }) => String(value).length <= limits.choiceValue).slice(0, limits.autocompleteChoices);
}

/** So many longer names are offered for one that is already whole. */
const fewOthers = 5;

function suggestLists(focused: Focused): Suggestion[] {
  const { asking, name, argument, given, said, words } = focused;
  const choices = [...wordedChoices(asking, argument, given)];
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  const count = countOf(asking, argument, given);
  const pieces = piecesOf(said, choices);
  const last = isFinished(said) ? undefined : pieces.at(-1);
  const isBegun = last !== undefined && last.value === undefined;
  const have = (isBegun ? pieces.slice(0, -1) : pieces).flatMap(({ value }) => value ?? []);
  const list = (values: readonly string[]): Suggestion =>
    row(
      values,
      values.map((value) => labels.get(value) ?? value),
    );
  const found: Suggestion[] = [];
  if (pieces.length === 0) {
    found.push(...proposed(focused));
    const all = allOf(asking, name, argument, given);
    if (all) {
      found.push({ name: clip(words.panel.all(all.length), limits.choiceName), value: words.typed.all[0] ?? 'all' });
    }
    if (count.min === 0) found.push({ name: words.panel.none, value: words.typed.none[0] ?? 'none' });
  }
  if (have.length > 0 && !isBegun && have.length >= count.min && have.length <= count.max) found.push(list(have));
  if (last?.value !== undefined) {
    // What is begun may be the beginning of something longer.
    const before = have.slice(0, -1);
    const others = choices.filter(({ value }) => !have.includes(value));
    for (const { value } of firstOf(matching(others, last.raw), fewOthers)) found.push(list([...before, value]));
  }
  if (have.length < count.max) {
    const left = choices.filter(({ value }) => !have.includes(value));
    for (const { value } of matching(left, isBegun ? last.raw : '')) {
      found.push(list([...have, value]));
      if (found.length >= limits.autocompleteChoices) break;
    }
  }
  return fitting(found);
}

/** Whole plans in the game's own writing that go on from what is typed. */
function completed({ asking, argument, given, said }: Focused): Suggestion[] {
  if (argument.kind !== 'plan') return [];
  const plans = argument.complete?.(asking.view, asking.seat, given, said) ?? [];
  return plans.map(({ value, label }) => suggestion({ value, label: asking.say.text(label) }));
}

/**
 * Whole plans; or the proposal, the plan as it stands where it may end, and what may follow, each with the plan so
 * far.
 */
function suggestPlans(focused: Focused): Suggestion[] {
  const { asking, argument, given, said, words } = focused;
  const { tokens, rest, last } = readPlan(asking, argument, given, said);
  const labels = labelsOf(asking, argument, given, tokens);
  const found = completed(focused);
  if (tokens.length === 0 && rest === '') {
    if (found.length === 0) found.push(...proposed(focused));
    if (isWholePlan(asking, argument, given, [])) {
      found.push({ name: words.panel.none, value: words.typed.none[0] ?? 'none' });
    }
  } else if (rest === '' && isWholePlan(asking, argument, given, tokens)) {
    found.push(row(tokens, labels));
  }
  if (rest === '' && tokens.length > 0 && !isFinished(said)) {
    const before = tokens.slice(0, -1);
    const others = matching(wordedChoices(asking, argument, given, before), last);
    for (const { value, label } of firstOf(others, fewOthers + 1)) {
      if (value !== tokens.at(-1)) found.push(row([...before, value], [...labels.slice(0, -1), label]));
    }
  }
  for (const { value, label } of matching(wordedChoices(asking, argument, given, tokens), rest)) {
    found.push(row([...tokens, value], [...labels, label]));
    if (found.length >= limits.autocompleteChoices) break;
  }
  return fitting(found);
}

function suggestOne({ asking, argument, given, said }: Focused): Suggestion[] {
  const fits = ({ value }: Worded): boolean => value.length <= limits.choiceValue;
  const offered = function* (): Generator<Worded> {
    for (const choice of wordedChoices(asking, argument, given)) if (fits(choice)) yield choice;
  };
  return firstOf(matching(offered(), said), limits.autocompleteChoices).map(suggestion);
}

const byKind: Record<AnyArgument['kind'], (focused: Focused) => Suggestion[]> = {
  one: suggestOne,
  many: suggestLists,
  plan: suggestPlans,
  number: suggestNumbers,
};

/** The rows for the option being typed, given the options already filled in. */
export function suggest(asking: Asking, focused: string, typed: Typed, words: DiscordWords): Suggestion[] {
  const argument = asking.action.args[focused];
  if (!argument) return [];
  const { args: given, missing, wrong } = readAll(asking, typed, focused);
  const first = wrong?.name ?? missing;
  if (first !== undefined) {
    if (argument.kind === 'number') return [];
    const { name } = argumentText(asking, first);
    const advice = wrong ? words.panel.firstPutRight(name) : words.panel.firstFillIn(name);
    return [{ name: clip(advice, limits.choiceName), value: adviceValue }];
  }
  const said = String(typed[focused] ?? '');
  return byKind[argument.kind]({ asking, name: focused, argument, given, said, words });
}
