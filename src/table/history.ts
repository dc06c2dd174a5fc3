/** The history, and the way back. Nothing is removed from it: an undo is an entry of its own. */
import { type Accepted, type AnyGame, type AnyMatch, type AnyTypes, answer, reseat, seedRng } from '../kernel/index.js';
import type { Checkpoint, HistoryEntry } from './types.js';

export type Move = Extract<HistoryEntry, { kind: 'start' | 'answer' | 'reseat' | 'reseed' }>;
/** An entry that moved the match, and its place in the history. */
export type Placed = { index: number; entry: Move };

/** The moves that still stand, in order. */
export function standingMoves(entries: readonly HistoryEntry[]): readonly Placed[] {
  const moves: Placed[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'undo') {
      while ((moves.at(-1)?.index ?? -1) >= entry.kept) moves.pop();
    } else if (entry.kind !== 'notice') {
      moves.push({ index, entry });
    }
  }
  return moves;
}

export type WayBack = {
  /** The place of the first move that goes. */
  kept: number;
  /** How many answers of people, or of the clock in their stead, go. */
  count: number;
  /** May the asker go this way without consent? */
  isFree: boolean;
  /** Are all of them the asker's own? */
  isOwn: boolean;
  /** A board was shown since. */
  wasShown: boolean;
};

/**
 * Back over the last `depth` answers that people gave; what bots and empty seats did since goes with them.
 * Free where they are all the asker's own and nothing random or hidden came out.
 */
export function findWayBack(entries: readonly HistoryEntry[], depth: number, asker: string): WayBack | undefined {
  let back: WayBack | undefined;
  let isFree = true;
  let isOwn = true;
  let wasShown = false;
  for (const { index, entry } of [...standingMoves(entries)].reverse()) {
    // What lies before new chance would come out as its file foresaw.
    if (entry.kind === 'start' || entry.kind === 'reseed') break;
    isFree &&= !entry.revealed;
    wasShown ||= entry.kind === 'answer' && entry.phase;
    if (entry.kind !== 'answer' || (entry.by.kind !== 'person' && entry.by.kind !== 'clock')) continue;
    isOwn &&= entry.by.kind === 'person' && entry.by.id === asker;
    isFree &&= isOwn;
    back = { kept: index, count: (back?.count ?? 0) + 1, isFree, isOwn, wasShown };
    if (back.count >= depth) break;
  }
  return back;
}

/** The same match with new chance before it. */
export function reseeded(match: AnyMatch, seed: string): Accepted<AnyTypes> {
  return { ok: true, match: { ...match, rng: seedRng(seed) }, events: [], phases: [], revealed: true };
}

/** One more move of the history; undefined where today's rules would refuse it. */
export function replayMove(
  game: AnyGame,
  match: AnyMatch,
  entry: Exclude<Move, { kind: 'start' }>,
): Accepted<AnyTypes> | undefined {
  if (entry.kind === 'reseed') return reseeded(match, entry.seed);
  if (entry.kind === 'reseat') return reseat(game, match, entry.seat, entry.state);
  const { seat, action, args } = entry;
  const result = answer(game, match, { seat, action, args });
  if (result.ok) return result;
  if (!game.superseded?.(match, { action, args })) return undefined;
  // It counts as an answer, as it did then.
  return { ok: true, match: { ...match, seq: match.seq + 1 }, events: [], phases: [], revealed: false };
}

/** The match as it was before the entry at `kept`. */
export function matchAt(
  game: AnyGame,
  entries: readonly HistoryEntry[],
  kept: number,
  from: Checkpoint,
): AnyMatch | undefined {
  let match: AnyMatch | undefined = from.match;
  for (const { index, entry } of standingMoves(entries)) {
    if (index < from.entries || index >= kept || entry.kind === 'start') continue;
    match = replayMove(game, match, entry)?.match;
    if (!match) return undefined;
  }
  return match;
}
