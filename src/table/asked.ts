/**
 * What a match at a table waits for, as the kernel says it, but worked out once: such a match is never changed, only
 * followed by another, and everybody who looks at it asks the same.
 */
import { type AnyGame, type AnyMatch, type AnyTypes, type Decision, type Seat, awaitedIn } from '../kernel/index.js';
import { pending as workedOut } from '../kernel/index.js';

type Decisions = readonly Decision<AnyTypes>[];

const known = new WeakMap<AnyMatch, Decisions>();

export function pending(game: AnyGame, match: AnyMatch): Decisions {
  let decisions = known.get(match);
  if (!decisions) {
    decisions = workedOut(game, match);
    known.set(match, decisions);
  }
  return decisions;
}

export function pendingFor(game: AnyGame, match: AnyMatch, seat: Seat): Decisions {
  return pending(game, match).filter((decision) => decision.seats.includes(seat));
}

/** The seats that somebody waits for. */
export function awaited(game: AnyGame, match: AnyMatch): readonly Seat[] {
  return awaitedIn(pending(game, match));
}
