/** Where a seat has only a few answers, each is a button that says the whole move. */
import { type ArgValue, type Args, checkArguments, firstOf } from '../../kernel/index.js';
import { type Asking, argumentNames, isBestLeftOut, isOptional, proposalOf, wordedChoices } from '../asking/asking.js';
import { wordedMove as wordedMoveOf } from '../asking/wording.js';
import { clip, limits } from '../limits.js';
import { argsOf } from './advance.js';
import { type Entry, writeEntries } from './entries.js';
import { menuValue } from './ids.js';

export type WholeMove = { action: string; entries: readonly Entry[]; label: string };

/** More than these are asked for step by step. */
const few = 5;
/** Where one action is asked about alone, there is room for two rows of buttons; of what the game holds ready for four, and a menu. */
const mostAlone = 10;
export const mostOnButtons = 20;
const mostReady = mostOnButtons + limits.selectOptions;
/** Where the game holds all there is ready, as many as stand in menus: in place of the questions, or on the panel. */
const mostInstead = 275;

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
  label: wordedMoveOf(asking, argsOf(asking, entries)),
});

/** Whether an answer says what is given already, and leaves out what was left out. */
function goesOn(asking: Asking, given: readonly Entry[], args: Args): boolean {
  return argumentNames(asking).every((name, at) => {
    const entry = given[at];
    if (!entry) return true;
    return JSON.stringify(args[name]) === JSON.stringify(entry.is === 'given' ? entry.value : undefined);
  });
}

/** Whole answers that the game itself holds ready, as long as they are legal; each says the whole move, none the same as another. */
function readyMoves(asking: Asking, given: readonly Entry[] = [], most = few): WholeMove[] {
  const { action, view, seat } = asking;
  const moves = new Map<string, WholeMove>();
  for (const args of action.ready?.(view, seat, argsOf(asking, given)) ?? []) {
    if (moves.size >= most) break;
    if (!goesOn(asking, given, args) || checkArguments(action, view, seat, args)) continue;
    const entries = Object.keys(action.args).map((name): Entry => {
      const value = args[name];
      return value === undefined ? { is: 'left-out' } : { is: 'given', value };
    });
    const move = wordedMove(asking, entries);
    const shown = clip(move.label, limits.buttonLabel);
    if (!moves.has(shown)) moves.set(shown, move);
  }
  return [...moves.values()];
}

/** All that an action still comes to, lists as they are proposed, where that is not much and each fits a button. */
function fewWays(asking: Asking, given: readonly Entry[]): readonly WholeMove[] {
  if (argumentNames(asking).length - given.length < 2) return [];
  const ways = waysOf(asking, given, { most: mostAlone, lists: 'as proposed' }) ?? [];
  const moves = ways.map((entries) => wordedMove(asking, entries));
  return moves.length > 1 && moves.every(({ label }) => label.length <= limits.buttonLabel) ? moves : [];
}

/**
 * Before the first of several questions: what the game holds ready, or else all that the action comes to; before a later
 * one the other way round, since what is left of it may be little.
 */
export function likelyMoves(asking: Asking, given: readonly Entry[] = []): readonly WholeMove[] {
  if (given.length === 0) {
    const ready = readyMoves(asking, given, asking.action.readyHolds ? mostInstead : mostReady);
    return ready.length > 0 ? ready : fewWays(asking, given);
  }
  const ways = fewWays(asking, given);
  if (ways.length > 0) return ways;
  const [next, ...later] = argumentNames(asking).slice(given.length);
  const kind = next === undefined ? undefined : asking.action.args[next]?.kind;
  // One thing to choose, and nothing after it, is on the list as it is.
  if (later.length === 0 && (kind === 'one' || kind === 'number')) return [];
  return readyMoves(asking, given, mostReady);
}

/** Whether nothing else can be said than these. */
export const areAllMoves = (asking: Asking, moves: readonly WholeMove[]): boolean =>
  asking.action.readyHolds === 'all' && moves.length < mostInstead;

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
    const said = ways ?? readyMoves(asking, [], each);
    if (!ways && said.length === 0) return undefined;
    moves.push(...said);
  }
  return moves.length > 0 ? { moves, open: open.map(({ asking }) => asking.name) } : undefined;
}

/** Whether an action comes to one single answer, whatever it could ask. */
export const isOneWay = (asking: Asking): boolean => waysOf(asking, [], { most: 1, lists: 'picked' })?.length === 1;

/** How a whole move travels in a menu. */
export const moveValue = ({ entries }: WholeMove): string => menuValue(writeEntries(entries));

/** What a row of such a menu stood for. */
export function moveChosen(asking: Asking, given: readonly Entry[], value: string): readonly Entry[] | undefined {
  return likelyMoves(asking, given).find((move) => moveValue(move) === value)?.entries;
}
