/** From a plan typed as one text to its tokens: each read among what may follow those before it. */
import type { Args } from '../../kernel/index.js';
import { mayFollow } from '../../kernel/index.js';
import { type AnyArgument, type Asking, isWholePlan, wordedChoices } from './asking.js';
import { firstWord, namedAtStart, namesOf, trimStart } from './pieces.js';

export type ReadPlan = {
  tokens: readonly string[];
  /** What is left from the first thing that is not understood on; empty where all of it is. */
  rest: string;
  /** How the last token was said. */
  last: string;
};

/** A text that can be read in very many ways is not read in all of them. */
const mostReadings = 150;
/** No plan is longer; what is typed beyond is not read. */
const mostTokens = 64;
const mostChars = 3000;

/**
 * The longest name first; where that leads nowhere, a shorter one. A reading of everything wins over a part of it, and
 * a whole plan over one that must go on.
 */
export function readPlan(asking: Asking, argument: AnyArgument, given: Args, typed: string): ReadPlan {
  let best: ReadPlan = { tokens: [], rest: trimStart(typed.slice(0, mostChars)).trimEnd(), last: '' };
  if (argument.kind !== 'plan') return best;
  let isAllRead = best.rest === '';
  let readings = 0;

  /** Whether the reading is as good as can be. */
  function readFrom(picked: readonly string[], rest: string, last: string): boolean {
    readings += 1;
    if (rest === '') {
      const isWhole = isWholePlan(asking, argument, given, picked);
      if (isWhole || !isAllRead) best = { tokens: picked, rest, last };
      isAllRead = true;
      return isWhole;
    }
    if (!isAllRead && (picked.length === 0 || rest.length < best.rest.length)) best = { tokens: picked, rest, last };
    if (picked.length >= mostTokens) return false;
    let isNamed = false;
    for (const { raw, value } of namedAtStart(rest, namesOf([...wordedChoices(asking, argument, given, picked)]))) {
      isNamed = true;
      if (readings >= mostReadings) return false;
      if (readFrom([...picked, value], trimStart(rest.slice(raw.length)), raw)) return true;
    }
    if (isNamed || argument.kind !== 'plan') return false;
    // A list too long to be read through may still know the word.
    const word = firstWord(rest);
    const follows = argument.accepts && mayFollow(argument, asking.view, asking.seat, given, picked, word);
    return Boolean(follows) && readFrom([...picked, word], trimStart(rest.slice(word.length)), word);
  }

  readFrom([], best.rest, '');
  return best;
}
