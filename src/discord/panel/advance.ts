/** Walking through an action's arguments: what is known, what is asked next, and the way back. */
import { type ArgValue, type Args, checkArguments, firstOf, mayFollow } from '../../kernel/index.js';
import {
  type AnyArgument,
  type Asking,
  argumentNames,
  countOf,
  isBestLeftOut,
  isOptional,
  isWholePlan,
  wordedChoices,
} from '../asking/asking.js';
import { type Entry, closed, pickedIn, picking } from './entries.js';

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

/** Up to the first entry that is no longer legal: what others did in between may have taken one away. */
function legalEntries(asking: Asking, entries: readonly Entry[]): Entry[] {
  const refused = checkArguments(asking.action, asking.view, asking.seat, argsOf(asking, entries));
  const at = refused?.argument === undefined ? -1 : argumentNames(asking).indexOf(refused.argument);
  return at >= 0 && at < entries.length && entries[at]?.is !== 'picking' ? entries.slice(0, at) : [...entries];
}

/** The only thing that can be said here, where there is only one. */
function onlyAnswer(asking: Asking, argument: AnyArgument, given: Args): Entry | undefined {
  if (isOptional(asking, argument, given)) {
    return isBestLeftOut(asking, argument, given) ? { is: 'left-out' } : undefined;
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

/** A plan after what is picked: something may follow or it may end, it has ended, or it is stuck. */
type Plan = { is: 'open' | 'ended' | 'stuck'; tokens: readonly string[]; filledIn: boolean };

/** No plan of ours is longer. */
const mostTokens = 64;

/** Picks what is still legal of the tokens, then whatever leaves no choice. */
function followPlan(asking: Asking, argument: AnyArgument, given: Args, picked: readonly string[]): Plan {
  const tokens: string[] = [];
  for (const token of picked) {
    if (argument.kind !== 'plan') break;
    if (!mayFollow(argument, asking.view, asking.seat, given, tokens, token)) break;
    tokens.push(token);
  }
  const mayBeLeftOut = isOptional(asking, argument, given);
  for (let filledIn = false; ; filledIn = true) {
    const isWhole = isWholePlan(asking, argument, given, tokens);
    const [only, more] = firstOf(wordedChoices(asking, argument, given, tokens), 2);
    if (!only || tokens.length >= mostTokens) return { is: isWhole ? 'ended' : 'stuck', tokens, filledIn };
    if (isWhole || more || (mayBeLeftOut && tokens.length === 0)) return { is: 'open', tokens, filledIn };
    tokens.push(only.value);
  }
}

/** The plan without the token that was picked last, and without what filled itself in after it; undefined where none was. */
export function takenBack(
  asking: Asking,
  argument: AnyArgument,
  given: Args,
  picked: readonly string[],
): readonly string[] | undefined {
  for (let length = picked.length - 1; length >= 0; length -= 1) {
    const left = picked.slice(0, length);
    if (followPlan(asking, argument, given, left).tokens.length === length) return left;
  }
  return undefined;
}

/** From what is given to the next thing to ask; what can only be said in one way is filled in. */
export function advance(asking: Asking, given: readonly Entry[]): Standing {
  const entries = legalEntries(asking, given);
  let filledIn = false;
  for (const [index, name] of argumentNames(asking).entries()) {
    const argument = asking.action.args[name];
    const entry = entries[index];
    if (!argument || (entry && entry.is !== 'picking')) continue;
    const known = entries.slice(0, index);
    const before = argsOf(asking, known);
    const optional = isOptional(asking, argument, before);
    const plan = argument.kind === 'plan' ? followPlan(asking, argument, before, pickedIn(entries)) : undefined;
    if (plan?.is === 'ended' && !(optional && plan.tokens.length === 0)) {
      entries.splice(index, 1, { is: 'given', value: plan.tokens });
      filledIn ||= plan.filledIn;
      continue;
    }
    if (plan?.is === 'open' || (plan && pickedIn(entries).length > 0)) {
      return { at: 'argument', entries: picking(known, plan.tokens), name, argument, optional };
    }
    if (plan && !optional) return { at: 'dead-end', entries: known, name };
    const only = entry ? undefined : onlyAnswer(asking, argument, before);
    if (only) {
      entries.push(only);
      filledIn ||= only.is === 'given';
      continue;
    }
    const [any] = firstOf(wordedChoices(asking, argument, before), 1);
    if (!any && countOf(asking, argument, before).min > 0) return { at: 'dead-end', entries, name };
    return { at: 'argument', entries, name, argument, optional };
  }
  return { at: 'complete', entries, filledIn };
}

/** One question back, past everything that filled itself in, into a plan token by token; undefined from the first one. */
export function stepBack(asking: Asking, entries: readonly Entry[]): Entry[] | undefined {
  const left = closed(entries);
  for (let last = left.pop(); last; last = left.pop()) {
    const argument = asking.action.args[argumentNames(asking)[left.length] ?? ''];
    if (argument?.kind === 'plan' && last.is === 'given' && typeof last.value === 'object') {
      const shorter = takenBack(asking, argument, argsOf(asking, left), last.value);
      if (shorter) return picking(left, shorter);
    } else if (closed(advance(asking, left).entries).length === left.length) return left;
  }
  return undefined;
}

/** What was tapped is done; what filled itself in, or a plan of several parts that ended by itself, is shown first. */
export function needsConfirming({ filledIn }: { filledIn: boolean }, tapped: readonly Entry[]): boolean {
  return filledIn || pickedIn(tapped).length > 1;
}
