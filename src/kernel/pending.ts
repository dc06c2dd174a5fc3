/** What the match waits for, and what may be done besides. */
import { anytimeOf, knownOf } from './known.js';
import { decisionsOf } from './settle.js';
import type { Decision, GameDef, GameTypes, Match, Seat } from './types.js';

/** Every open decision: the question on top of the stack, then what may be done at any time. */
export function pending<T extends GameTypes>(def: GameDef<T>, match: Readonly<Match<T>>): readonly Decision<T>[] {
  if (match.outcome) return [];
  const known = knownOf(match);
  if (known?.all) return known.all;
  const anytime = anytimeOf(def, match);
  const all = anytime.length === 0 ? decisionsOf(def, match) : [...decisionsOf(def, match), ...anytime];
  if (known) known.all = all;
  return all;
}

export function pendingFor<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  seat: Seat,
): readonly Decision<T>[] {
  return pending(def, match).filter((decision) => decision.seats.includes(seat));
}

/** The seats that somebody waits for. */
export function awaited<T extends GameTypes>(def: GameDef<T>, match: Readonly<Match<T>>): readonly Seat[] {
  return awaitedIn(pending(def, match));
}

export function awaitedIn<T extends GameTypes>(decisions: readonly Decision<T>[]): readonly Seat[] {
  const seats = decisions.filter((decision) => decision.fallback).flatMap((decision) => decision.seats);
  return [...new Set(seats)].sort((a, b) => a - b);
}
