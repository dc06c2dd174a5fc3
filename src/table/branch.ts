/** Playing on from an earlier point of a finished game: a table of its own that counts in no record. */
import type { AnyGame, AnyMatch } from '../kernel/index.js';
import { replayMove, reseeded } from './history.js';
import { momentsOf } from './replay.js';
import type { HistoryEntry, Holder, Person, Table } from './types.js';

/** The asker keeps their seat, bots keep theirs; everybody else is asked to claim theirs. */
export function branchSeats(table: Table, asker: Person): Holder[] {
  return table.seats.map((holder): Holder => {
    if (holder.kind === 'bot' && !holder.standingInFor) return { kind: 'bot', name: holder.name };
    if (holder.kind === 'person' && holder.id === asker.id) return { kind: 'person', ...asker };
    return { kind: 'empty', name: holder.name };
  });
}

/**
 * The game up to so many moves, with new chance from there on: what was drawn the first time is known by now.
 * Undefined where today's rules do not lead there.
 */
export async function branchAt(
  game: AnyGame,
  table: Table,
  moves: readonly HistoryEntry[],
  { count, seed, now }: { count: number; seed: string; now: number },
): Promise<{ match: AnyMatch; history: HistoryEntry[] } | undefined> {
  const kept = moves.slice(0, count);
  const [begun] = await momentsOf(game, table, kept.slice(0, 1));
  if (!begun) return undefined;
  let { match } = begun;
  for (const entry of kept.slice(1)) {
    if (entry.kind === 'start' || entry.kind === 'undo' || entry.kind === 'notice') continue;
    const next = replayMove(game, match, entry);
    if (!next) return undefined;
    match = next.match;
  }
  if (match.outcome) return undefined;
  const history: HistoryEntry[] = [...kept, { at: now, kind: 'reseed', seed, rules: game.version, events: [] }];
  return { match: reseeded(match, seed).match, history };
}
