/** Where a seat has only a few answers, each is a button that says the whole move. */
import { type ArgValue, checkArguments, firstOf } from '../../kernel/index.js';
import { type Asking, isBestLeftOut, isOptional, proposalOf, wordedChoices } from '../asking/asking.js';
import { wordedAnswer } from '../asking/wording.js';
import { limits } from '../limits.js';
import { argsOf } from './advance.js';
import type { Entry } from './entries.js';

export type WholeMove = { action: string; entries: readonly Entry[]; label: string };

/** More than these are asked for step by step. */
const few = 5;
/** Where one action is asked about alone, there is room for two rows of buttons. */
const mostAlone = 10;

type Wanted = { most: number; lists: 'picked' | 'as proposed' };

/** Every way to say the rest of an action; undefined where there are more than wanted, or where a list must be picked. */
function waysOf(asking: Asking, entries: readonly Entry[], wanted: Wanted): Entry[][] | undefined {
  const { most, lists } = wanted;
  const args = argsOf(asking, entries);
  const name = Object.keys(asking.action.args)[entries.length];
  const argument = name === undefined ? undefined : asking.action.args[name];
  if (name === undefined || !argument)
    return checkArguments(asking.action, asking.view, asking.seat, args) ? [] : [[...entries]];
  if (isOptional(asking, argument, args)) {
    if (!isBestLeftOut(asking, argument, args)) return undefined;
    return waysOf(asking, [...entries, { is: 'left-out' }], wanted);
  }
  if (argument.kind === 'many' || argument.kind === 'plan') {
    const proposal = lists === 'picked' ? undefined : proposalOf(asking, name, argument, args);
    return proposal && waysOf(asking, [...entries, { is: 'given', value: proposal }], wanted);
  }
  if (argument.preview) return undefined;
  const choices = firstOf(wordedChoices(asking, argument, args), most + 1);
  if (choices.length > most) return undefined;
  const found: Entry[][] = [];
  for (const { value } of choices) {
    const said: ArgValue = argument.kind === 'number' ? Number(value) : value;
    const ways = waysOf(asking, [...entries, { is: 'given', value: said }], wanted);
    if (!ways || found.length + ways.length > most) return undefined;
    found.push(...ways);
  }
  return found;
}

const wordedMove = (asking: Asking, entries: readonly Entry[]): WholeMove => ({
  action: asking.name,
  entries,
  label: wordedAnswer(asking, argsOf(asking, entries)),
});

/** Whole answers that the game itself holds ready, as long as they are legal; each says the whole move. */
function readyMoves(asking: Asking, most = few): WholeMove[] {
  const { action, view, seat } = asking;
  const moves: WholeMove[] = [];
  for (const args of action.ready?.(view, seat) ?? []) {
    if (moves.length >= most) break;
    if (checkArguments(action, view, seat, args)) continue;
    const entries = Object.keys(action.args).map((name): Entry => {
      const value = args[name];
      return value === undefined ? { is: 'left-out' } : { is: 'given', value };
    });
    moves.push(wordedMove(asking, entries));
  }
  return moves;
}

/**
 * Before the first of several questions: what the game holds ready; or else, and before a later one, all that the action
 * still comes to, lists as they are proposed, where that is not much and each fits a button.
 */
export function likelyMoves(asking: Asking, given: readonly Entry[] = []): readonly WholeMove[] {
  const ready = given.length === 0 ? readyMoves(asking, mostAlone) : [];
  if (ready.length > 0 || Object.keys(asking.action.args).length - given.length < 2) return ready;
  const ways = waysOf(asking, given, { most: mostAlone, lists: 'as proposed' }) ?? [];
  const moves = ways.map((entries) => wordedMove(asking, entries));
  return moves.length > 1 && moves.every(({ label }) => label.length <= limits.buttonLabel) ? moves : [];
}

export type FewMoves = {
  moves: readonly WholeMove[];
  /** Actions that can be said in more ways than these. */
  open: readonly string[];
};

/**
 * All that these actions come to, as whole moves, and of those that come to more, what is held ready; undefined where
 * that is nothing, or more than a few.
 */
export function wholeMoves(
  askingFor: (action: string) => Asking | undefined,
  actions: readonly string[],
): FewMoves | undefined {
  if (actions.length > few) return undefined;
  const found: { asking: Asking; ways: readonly WholeMove[] | undefined }[] = [];
  let room = few;
  for (const action of actions) {
    const asking = askingFor(action);
    if (!asking) return undefined;
    const ways = waysOf(asking, [], { most: few, lists: 'picked' });
    room -= ways ? ways.length : 0;
    found.push({ asking, ways: ways?.map((entries) => wordedMove(asking, entries)) });
    // Listing moves is most of what a panel costs: no more of them than can be shown.
    if (room < found.filter((one) => !one.ways).length) return undefined;
  }
  const open = found.filter(({ ways }) => !ways);
  // What is held ready shares what room is left.
  const each = Math.floor(room / Math.max(1, open.length));
  const moves: WholeMove[] = [];
  for (const { asking, ways } of found) {
    const said = ways ?? readyMoves(asking, each);
    if (!ways && said.length === 0) return undefined;
    moves.push(...said);
  }
  return moves.length > 0 ? { moves, open: open.map(({ asking }) => asking.name) } : undefined;
}
