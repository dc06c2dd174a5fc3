/** Where a seat has only a few answers, each is a button that says the whole move. */
import { type ArgValue, checkArguments, firstOf } from '../../kernel/index.js';
import { type Asking, isOptional, wordedChoices } from '../asking/asking.js';
import { wordedAnswer } from '../asking/wording.js';
import { type InPlay, askingAt } from '../at-table.js';
import { argsOf } from './advance.js';
import type { Entry } from './entries.js';

export type WholeMove = { action: string; entries: readonly Entry[]; label: string };

/** More than these are asked for step by step. */
const few = 5;

/** Every way to say the rest of an action; undefined where there are more than a few, or where a list must be picked. */
function waysOf(asking: Asking, entries: readonly Entry[]): Entry[][] | undefined {
  const args = argsOf(asking, entries);
  const name = Object.keys(asking.action.args)[entries.length];
  const argument = name === undefined ? undefined : asking.action.args[name];
  if (!argument) return checkArguments(asking.action, asking.view, asking.seat, args) ? [] : [[...entries]];
  if (argument.kind === 'many' || argument.kind === 'plan' || argument.preview) return undefined;
  if (isOptional(asking, argument, args)) return undefined;
  const choices = firstOf(wordedChoices(asking, argument, args), few + 1);
  if (choices.length > few) return undefined;
  const found: Entry[][] = [];
  for (const { value } of choices) {
    const said: ArgValue = argument.kind === 'number' ? Number(value) : value;
    const ways = waysOf(asking, [...entries, { is: 'given', value: said }]);
    if (!ways || found.length + ways.length > few) return undefined;
    found.push(...ways);
  }
  return found;
}

/** All that these actions come to, as whole moves; undefined where that is nothing, or more than a few. */
export function wholeMoves(at: InPlay, actions: readonly string[]): WholeMove[] | undefined {
  const moves: WholeMove[] = [];
  if (actions.length > few) return undefined;
  for (const action of actions) {
    const asking = askingAt(at, action);
    const ways = asking && waysOf(asking, []);
    if (!ways || moves.length + ways.length > few) return undefined;
    moves.push(...ways.map((entries) => ({ action, entries, label: wordedAnswer(asking, argsOf(asking, entries)) })));
  }
  return moves.length > 0 ? moves : undefined;
}
