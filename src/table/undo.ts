/** Undo: free for whoever acted last until something random or hidden came out, by consent after that. */
import { type Change, type Verdict, deny, note } from './change.js';
import { type Locale, toldOf } from '../kernel/index.js';
import { findWayBack, matchAt, standingMoves } from './history.js';
import { syncSeats } from './play.js';
import type { Request, TableStore } from './ports.js';
import { seatOf, voicesNeeded } from './seats.js';
import type { Foreseen, HistoryEntry, Person } from './types.js';
import { openVote, votersOn } from './votes.js';
import { sayAt } from './words.js';

type At = Pick<Change, 'game' | 'table'>;
type Entries = readonly HistoryEntry[];
type Reader = { person: string; locale: Locale };

/** So much of what is taken back is said. */
const mostTold = 2;

/** What happened in the moves that would be taken back, as everybody may hear it. */
function toldSince({ entries, kept }: { entries: Entries; kept: number }, { game, table }: At, locale: Locale) {
  const say = sayAt(game, table, locale);
  const lines = standingMoves(entries)
    .filter(({ index }) => index >= kept)
    .flatMap(({ entry }) => toldOf(game, entry.events, 'spectator', say));
  const more = lines.length > mostTold ? ' …' : '';
  return lines.length === 0 ? {} : { what: `${lines.slice(0, mostTold).join(' ')}${more}` };
}

/** What taking back would come to, said in the asker's own language; undefined where there is nothing to take back. */
export function foresee(at: At, entries: Entries, depth: number, { person, locale }: Reader): Foreseen | undefined {
  const back = findWayBack(entries, depth, person);
  if (!back) return undefined;
  const { count, isOwn, isFree, kept } = back;
  const voters = votersOn({ kind: 'undo', depth, seat: null }, at, person).length;
  const asksOthers = !isFree && voicesNeeded(at.game, at.table, voters) > 1;
  return { count, isOwn, asksOthers, ...toldSince({ entries, kept }, at, locale) };
}

type Past = Pick<TableStore, 'history' | 'checkpoint'>;

/** Goes back; those who left or came since stay as they are now. */
export async function takeBack(change: Change, depth: number, by: Person, past: Past): Promise<Verdict> {
  const { match, table } = change;
  if (!match) return deny('wrong-state', { state: table.state });
  const entries = await past.history(table.id, change.game);
  const back = findWayBack(entries, depth, by.id);
  const from = back && (await past.checkpoint(table.id, back.kept, change.game));
  const earlier = back && from && matchAt(change.game, entries, back.kept, from);
  if (!earlier) return deny('nothing-to-undo', {});
  // The count of answers goes on, so that every button shown before the undo is stale.
  const seq = match.seq + 1;
  change.match = { ...earlier, seq, opened: seq };
  change.undoneFrom = back.kept;
  change.history.push({ at: change.now, kind: 'undo', kept: back.kept, by });
  note(change, { kind: 'undone', params: { name: by.name, count: back.count } });
  change.table = { ...table, vote: null, state: table.state === 'paused' ? 'paused' : 'playing' };
  change.board = back.wasShown;
  syncSeats(change);
  return undefined;
}

/** How far back, and where a question was asked about that, from which answer. */
type Wish = { depth: number; seq: number | undefined };

export async function undo(
  change: Change,
  { depth, seq }: Wish,
  voteId: string,
  request: Request,
  past: Past,
): Promise<Verdict> {
  const { table } = change;
  if (seatOf(table, request.by.id) === undefined) return deny('not-seated', {});
  if (seq !== undefined && seq !== change.match?.seq) return deny('moved-on', {});
  const entries = await past.history(table.id, change.game);
  const back = findWayBack(entries, depth, request.by.id);
  if (!back) return deny('nothing-to-undo', {});
  if (!back.isFree) {
    const opened = openVote(
      change,
      { kind: 'undo', depth: back.count, seat: null, ...toldSince({ entries, kept: back.kept }, change, table.locale) },
      voteId,
      request,
    );
    if (opened !== 'passed') return typeof opened === 'string' ? undefined : opened;
  }
  return takeBack(change, depth, request.by, past);
}
