/** A game played through again from its history: the match after every phase, and what happened in it. */
import { type AnyGame, type AnyMatch, start } from '../kernel/index.js';
import { replayMove } from './history.js';
import { inSlices } from './slices.js';
import type { AnyEvent, AnyTextRef, HistoryEntry, Table } from './types.js';

/** How it stood after a phase. */
export type Moment = {
  match: AnyMatch;
  /** What happened since the moment before. */
  events: readonly AnyEvent[];
  caption: AnyTextRef | undefined;
  /** How many moves of the history lead here. */
  moves: number;
};

/**
 * The beginning, every end of a phase, and the end. In slices, so that nobody waits for a long game; where today's rules
 * refuse an old move, it ends before that.
 */
export async function momentsOf(
  game: AnyGame,
  table: Pick<Table, 'seats' | 'options' | 'wishes'>,
  moves: readonly HistoryEntry[],
): Promise<Moment[]> {
  const [first, ...rest] = moves;
  if (first?.kind !== 'start') return [];
  const { seats, options, wishes } = table;
  const begun = start(game, {
    seats: seats.length,
    options,
    wishes: wishes.map((wish) => wish ?? undefined),
    seed: first.seed,
  });
  let { match } = begun;
  const moments: Moment[] = [{ match, events: begun.events, caption: undefined, moves: 1 }];
  let events: AnyEvent[] = [];
  const giveWay = inSlices();
  for (const [index, entry] of rest.entries()) {
    if (entry.kind === 'start' || entry.kind === 'undo' || entry.kind === 'notice') continue;
    const next = replayMove(game, match, entry);
    if (!next) break;
    match = next.match;
    events.push(...next.events);
    const caption = next.phases.at(-1);
    if (caption || match.outcome) {
      moments.push({ match, events, caption, moves: index + 2 });
      events = [];
    }
    await giveWay();
  }
  return moments;
}

/** Every move after a moment, one by one; `moves` is the history up to where it is to end. */
export async function momentsBetween(game: AnyGame, from: Moment, moves: readonly HistoryEntry[]): Promise<Moment[]> {
  const moments: Moment[] = [{ ...from, events: [] }];
  let { match } = from;
  const giveWay = inSlices();
  for (const [index, entry] of moves.slice(from.moves).entries()) {
    if (entry.kind === 'start' || entry.kind === 'undo' || entry.kind === 'notice') continue;
    const next = replayMove(game, match, entry);
    if (!next) break;
    match = next.match;
    moments.push({ match, events: next.events, caption: next.phases.at(-1), moves: from.moves + index + 1 });
    await giveWay();
  }
  return moments;
}

/** At most so many of them, spread evenly; the first and the last are always there. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => list[Math.round(at * step)]).filter((one) => one !== undefined);
}
