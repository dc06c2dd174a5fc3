/** Walking through an action's arguments: what is known, what is asked next, and the way back. */
import { type ArgValue, checkArguments, firstOf } from '../../kernel/index.js';
import {
  type AnyArgument,
  type Asking,
  argumentNames,
  countOf,
  isOptional,
  wordedChoices,
} from '../asking/question.js';
import type { Entry } from './given.js';

export type Standing =
  /** Everything needed is there. */
  | { at: 'complete'; entries: Entry[]; filledIn: boolean }
  | { at: 'argument'; entries: Entry[]; name: string; argument: AnyArgument; optional: boolean }
  /** Nothing legal can be said here. */
  | { at: 'dead-end'; entries: Entry[]; name: string };

export function argsOf(asking: Asking, entries: readonly Entry[]): Record<string, ArgValue> {
  const args: Record<string, ArgValue> = {};
  for (const [index, name] of argumentNames(asking).entries()) {
    const entry = entries[index];
    if (entry?.is === 'given') args[name] = entry.value;
  }
  return args;
}

/** Those entries that are still legal: what others did in between may have taken one away. */
function stillLegal(asking: Asking, entries: readonly Entry[]): Entry[] {
  const refused = checkArguments(asking.action, asking.view, asking.seat, argsOf(asking, entries));
  const at = refused?.argument === undefined ? -1 : argumentNames(asking).indexOf(refused.argument);
  return at >= 0 && at < entries.length && entries[at]?.is !== 'picking' ? entries.slice(0, at) : [...entries];
}

/** The only thing that can be said here, where there is only one. */
function onlyAnswer(asking: Asking, argument: AnyArgument, given: Record<string, ArgValue>): Entry | undefined {
  if (isOptional(asking, argument, given)) {
    const [any] = firstOf(wordedChoices(asking, argument, given), 1);
    return any ? undefined : { is: 'left-out' };
  }
  const found = firstOf(wordedChoices(asking, argument, given), 2);
  if (argument.kind === 'many') {
    const { min, max } = countOf(asking, argument, given);
    if (max === 0) return { is: 'given', value: [] };
    const [only, more] = found;
    return only && !more && min === 1 ? { is: 'given', value: [only.value] } : undefined;
  }
  const [only, more] = found;
  if (!only || more) return undefined;
  return { is: 'given', value: argument.kind === 'number' ? Number(only.value) : only.value };
}

/** From what is given to the next thing to ask; what can only be said in one way is filled in. */
export function advance(asking: Asking, given: readonly Entry[]): Standing {
  const entries = stillLegal(asking, given);
  let filledIn = false;
  for (const [index, name] of argumentNames(asking).entries()) {
    const argument = asking.action.args[name];
    const entry = entries[index];
    if (!argument || (entry && entry.is !== 'picking')) continue;
    const before = argsOf(asking, entries.slice(0, index));
    const only = entry ? undefined : onlyAnswer(asking, argument, before);
    if (only) {
      entries.push(only);
      filledIn ||= only.is === 'given';
      continue;
    }
    const optional = isOptional(asking, argument, before);
    const [any] = firstOf(wordedChoices(asking, argument, before), 1);
    if (!any && countOf(asking, argument, before).min > 0) return { at: 'dead-end', entries, name };
    return { at: 'argument', entries, name, argument, optional };
  }
  return { at: 'complete', entries, filledIn };
}

/** One question back, past everything that filled itself in; undefined from the first one. */
export function stepBack(asking: Asking, entries: readonly Entry[]): Entry[] | undefined {
  const left = entries.filter((entry) => entry.is !== 'picking');
  while (left.length > 0) {
    left.pop();
    if (advance(asking, left).entries.length === left.length) return left;
  }
  return undefined;
}

/** One tap is enough where the tap said everything: a single argument that is not a list. */
export function needsConfirming(asking: Asking, { filledIn }: { filledIn: boolean }): boolean {
  const all = Object.values(asking.action.args);
  return filledIn || all.length > 1 || all.some((argument) => argument.kind === 'many');
}
