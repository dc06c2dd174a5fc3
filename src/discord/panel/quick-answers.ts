/** Whole moves on the post that asks, where the question has only a few answers and all of them may be read by everybody. */
import { type AnyGame, type AnyMatch, type AnyTypes, type Say, type Seat, offeredTo } from '../../kernel/index.js';
import type { Snapshot } from '../../table/types.js';
import { awaited, pendingFor, viewFor } from '../../table/match-memo.js';
import { askingAbout } from '../asking/asking.js';
import type { ButtonSpec } from '../components.js';
import { fitsCustomId } from '../custom-id.js';
import { limits } from '../limits.js';
import { writeEntries } from './entries.js';
import { type WholeMove, wholeMoves } from './whole-moves.js';

/** A question with more ways to go on is a turn, not a question: it is answered on the panel. */
const mostActions = 2;

/** The same list as somebody who only watches could make it; undefined where that takes what only the seat may see. */
function watchedMoves(
  game: AnyGame,
  match: AnyMatch,
  seat: Seat,
  actions: readonly string[],
  say: Say<AnyTypes>,
): readonly WholeMove[] | undefined {
  const view = viewFor(game, match, 'spectator');
  try {
    return wholeMoves((name) => {
      const asking = askingAbout(game, match, seat, name, say);
      return asking && { ...asking, view };
    }, actions)?.moves;
  } catch {
    // A game refuses to list a hand from a view that does not show it.
    return undefined;
  }
}

/** What one seat may answer, as far as somebody who only watches could list it as well: so no button tells a secret. */
function openMoves(game: AnyGame, { match }: Snapshot, seat: Seat, say: Say<AnyTypes>): readonly WholeMove[] {
  if (!match) return [];
  const asked = pendingFor(game, match, seat).filter((decision) => decision.fallback);
  const actions = offeredTo(asked);
  if (asked.length !== 1 || actions.length > mostActions) return [];
  const own = wholeMoves((name) => askingAbout(game, match, seat, name, say), actions)?.moves ?? [];
  const open = watchedMoves(game, match, seat, actions, say);
  return open && JSON.stringify(own) === JSON.stringify(open) ? own : [];
}

export function quickAnswers(game: AnyGame, snapshot: Snapshot, say: Say<AnyTypes>): ButtonSpec[] {
  const { table, match } = snapshot;
  if (!match || table.state !== 'playing') return [];
  const found = new Map<string, ButtonSpec>();
  for (const seat of awaited(game, match)) {
    if (table.seats[seat]?.kind !== 'person') continue;
    for (const { action, entries, label } of openMoves(game, snapshot, seat, say)) {
      const given = writeEntries(entries);
      const id = { kind: 'answer' as const, table: table.id, seq: match.seq, action, given };
      if (!fitsCustomId(id) || label.length > limits.buttonLabel) return [];
      found.set(`${action} ${given}`, { id, label, look: 'success' });
    }
  }
  return found.size <= limits.buttonsInRow ? [...found.values()] : [];
}
