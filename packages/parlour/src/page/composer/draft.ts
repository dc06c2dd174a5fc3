/** A slash command being typed: which options stand there, what is in them, and where the cursor is. */
import type { CommandRequest, PageCommand, PageOption, PageOptionValue, PageState } from '../../page-api.js';
import type { Words } from '../words/catalogue.js';

/** `value` is there once something was picked from a list; typed text is read when it is needed. */
export type Entry = { text: string; value?: PageOptionValue };

export type Draft = {
  command: PageCommand;
  /** The options on display, by name: the required ones, then those added. */
  shown: readonly string[];
  entries: Readonly<Record<string, Entry>>;
  /** The option under the cursor; none means the end of the line, where options are added. */
  focus: string | undefined;
};

export type Reading =
  { kind: 'value'; value: PageOptionValue } | { kind: 'empty' } | { kind: 'wrong'; problem: string };

const EMPTY: Entry = { text: '' };

export const entryOf = (draft: Draft, name: string): Entry => draft.entries[name] ?? EMPTY;

export const optionOf = (draft: Draft, name: string | undefined): PageOption | undefined =>
  draft.command.options.find((option) => option.name === name);

export const wordsOf = (command: PageCommand): string => `/${command.words.join(' ')}`;

export function beginDraft(command: PageCommand): Draft {
  const shown = command.options.filter((option) => option.required).map((option) => option.name);
  return { command, shown, entries: {}, focus: shown[0] };
}

export const focusOn = (draft: Draft, focus: string | undefined): Draft =>
  draft.focus === focus ? draft : { ...draft, focus };

export function addOption(draft: Draft, name: string): Draft {
  return { ...draft, shown: draft.shown.includes(name) ? draft.shown : [...draft.shown, name], focus: name };
}

export function removeOption(draft: Draft, name: string): Draft {
  const entries = Object.fromEntries(Object.entries(draft.entries).filter(([key]) => key !== name));
  return { ...draft, entries, shown: draft.shown.filter((one) => one !== name), focus: undefined };
}

export const typeIn = (draft: Draft, name: string, text: string): Draft => ({
  ...draft,
  entries: { ...draft.entries, [name]: { text } },
});

/** What was picked stays, and the cursor goes to the next required option that is still empty. */
export function pick(draft: Draft, name: string, entry: Entry): Draft {
  const filled = { ...draft, entries: { ...draft.entries, [name]: entry } };
  return { ...filled, focus: nextEmpty(filled) };
}

export const nextEmpty = (draft: Draft): string | undefined =>
  draft.shown.find((name) => optionOf(draft, name)?.required === true && entryOf(draft, name).text === '');

export const unusedOptions = (draft: Draft): PageOption[] =>
  draft.command.options.filter((option) => !draft.shown.includes(option.name));

const same = (left: string, right: string): boolean => left.trim().toLowerCase() === right.trim().toLowerCase();

function readNumber(option: PageOption, text: string, words: Words): Reading {
  const { problem } = words;
  const number = Number(text.trim().replace(',', '.'));
  if (Number.isNaN(number)) return { kind: 'wrong', problem: problem.notANumber };
  if (option.kind === 'integer' && !Number.isInteger(number)) return { kind: 'wrong', problem: problem.notWhole };
  if (option.minValue !== undefined && number < option.minValue) {
    return { kind: 'wrong', problem: problem.tooSmall(option.minValue) };
  }
  if (option.maxValue !== undefined && number > option.maxValue) {
    return { kind: 'wrong', problem: problem.tooLarge(option.maxValue) };
  }
  return { kind: 'value', value: number };
}

function readText(option: PageOption, text: string, words: Words): Reading {
  const { problem } = words;
  if (option.minLength !== undefined && text.length < option.minLength) {
    return { kind: 'wrong', problem: problem.tooShort(option.minLength) };
  }
  if (option.maxLength !== undefined && text.length > option.maxLength) {
    return { kind: 'wrong', problem: problem.tooLong(option.maxLength) };
  }
  return { kind: 'value', value: text };
}

function readListed(text: string, listed: readonly { label: string; value: PageOptionValue }[], words: Words): Reading {
  const found = listed.find((one) => same(one.label, text));
  return found ? { kind: 'value', value: found.value } : { kind: 'wrong', problem: words.problem.pickFromList };
}

/** The fixed things an option may be, if it takes nothing else. */
export function listFor(
  option: PageOption,
  state: PageState,
  words: Words,
): { label: string; value: PageOptionValue }[] | undefined {
  if (option.choices.length > 0) return option.choices;
  switch (option.kind) {
    case 'boolean':
      return [
        { label: words.yes, value: true },
        { label: words.no, value: false },
      ];
    case 'user':
      return state.members.map((member) => ({ label: member.name, value: member.id }));
    case 'channel':
      return state.channels.map((channel) => ({ label: channel.name, value: channel.id }));
    case 'role':
      return [{ label: `@${words.everyone}`, value: state.guild.id }];
    case 'mentionable':
      return [
        ...state.members.map((member) => ({ label: member.name, value: member.id })),
        { label: `@${words.everyone}`, value: state.guild.id },
      ];
    default:
      return undefined;
  }
}

export function readEntry(option: PageOption, entry: Entry, state: PageState, words: Words): Reading {
  if (entry.value !== undefined) return { kind: 'value', value: entry.value };
  if (entry.text.trim() === '') {
    return option.required ? { kind: 'wrong', problem: words.problem.missing } : { kind: 'empty' };
  }
  const listed = listFor(option, state, words);
  if (listed) return readListed(entry.text, listed, words);
  if (option.kind === 'integer' || option.kind === 'number') return readNumber(option, entry.text, words);
  if (option.kind === 'attachment') return { kind: 'wrong', problem: words.problem.missing };
  return readText(option, entry.text, words);
}

export type DraftReading = {
  options: CommandRequest['options'];
  /** The first option that is not right, in the order shown. */
  wrong: { name: string; problem: string } | undefined;
};

export function readDraft(draft: Draft, state: PageState, words: Words): DraftReading {
  const options: CommandRequest['options'] = {};
  let wrong: DraftReading['wrong'];
  for (const name of draft.shown) {
    const option = optionOf(draft, name);
    if (!option) continue;
    const reading = readEntry(option, entryOf(draft, name), state, words);
    if (reading.kind === 'value') options[name] = reading.value;
    if (reading.kind === 'wrong') wrong ??= { name, problem: reading.problem };
  }
  return { options, wrong };
}
