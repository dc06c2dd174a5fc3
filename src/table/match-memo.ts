/**
 * What a match at a table waits for and what its viewers see, as the kernel says it, but worked out once: such a match
 * is never changed, only followed by another, and everybody who looks at it asks the same.
 */
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Args,
  type Argument,
  type Choice,
  type Decision,
  type Seat,
  type Viewer,
  awaitedIn,
  choicesOf,
  hold,
  viewOf,
} from '../kernel/index.js';
import { pending as workedOut } from '../kernel/index.js';
import type { Snapshot } from './types.js';

type Decisions = readonly Decision<AnyTypes>[];

export function pending(game: AnyGame, match: AnyMatch): Decisions {
  hold(match);
  return workedOut(game, match);
}

export function pendingFor(game: AnyGame, match: AnyMatch, seat: Seat): Decisions {
  return pending(game, match).filter((decision) => decision.seats.includes(seat));
}

/** The seats that somebody waits for. */
export function awaited(game: AnyGame, match: AnyMatch): readonly Seat[] {
  return awaitedIn(pending(game, match));
}

/** A bot is to move. */
export function awaitsBot(game: AnyGame, { table, match }: Snapshot): boolean {
  if (table.state !== 'playing' || !match) return false;
  return awaited(game, match).some((seat) => table.seats[seat]?.kind === 'bot');
}

/** What a seat that nobody waits for has said, where it may think again. */
export function settledAnswer(game: AnyGame, match: AnyMatch, seat: Seat): Answer<AnyTypes> | undefined {
  const open = pendingFor(game, match, seat);
  return open.some(({ fallback }) => fallback) ? undefined : open.find(({ settled }) => settled)?.settled?.();
}

/** The bots that are done and may think again. */
export function settledBots(game: AnyGame, { table, match }: Snapshot): readonly Seat[] {
  if (table.state !== 'playing' || !match) return [];
  return table.seats.flatMap(({ kind }, seat) => (kind === 'bot' && settledAnswer(game, match, seat) ? [seat] : []));
}

/** What a viewer may know of the match; nobody changes a view. */
export function viewFor(game: AnyGame, match: AnyMatch, viewer: Viewer): object {
  hold(match);
  return viewOf(game, match, viewer);
}

type AnyArgument = Argument<AnyTypes, Args>;
type Choices = Iterable<Choice<AnyTypes>>;

/** Read only as far as somebody needs it, and from the beginning again for everybody. */
function readOnce(list: Choices): Choices {
  const read: Choice<AnyTypes>[] = [];
  const source = list[Symbol.iterator]();
  function* fromTheBeginning(): Generator<Choice<AnyTypes>> {
    for (let at = 0; ; at += 1) {
      if (at === read.length) {
        const next = source.next();
        if (next.done) return;
        read.push(next.value);
      }
      const choice = read[at];
      if (choice) yield choice;
    }
  }
  return { [Symbol.iterator]: fromTheBeginning };
}

const choices = new WeakMap<object, WeakMap<AnyArgument, Map<string, Choices>>>();

/** What may be said for an argument, by a view that `viewFor` gave. */
export function choicesFor(
  argument: AnyArgument,
  view: object,
  seat: Seat,
  given: Args,
  picked: readonly string[] = [],
): Choices {
  const byArgument = choices.get(view) ?? new WeakMap<AnyArgument, Map<string, Choices>>();
  choices.set(view, byArgument);
  const byGiven = byArgument.get(argument) ?? new Map<string, Choices>();
  byArgument.set(argument, byGiven);
  const key = JSON.stringify([seat, given, picked]);
  const list = byGiven.get(key) ?? readOnce(choicesOf(argument, view, seat, given, picked));
  byGiven.set(key, list);
  return list;
}
