/** What those at a table may do about the game beside playing it: ballots, pauses, settings, the end, the board again. */
import type { Locale } from '../kernel/index.js';
import { type Change, type Verdict, deny, note } from './change.js';
import { wrongClock } from './lobby.js';
import { syncSeats } from './play.js';
import type { PostingSettings, Request, TableStore } from './ports.js';
import { seatOf } from './seats.js';
import { putOut } from './seating.js';
import type { Clock } from './types.js';
import { takeBack } from './undo.js';
import { type Ballot, castBallot, openVote } from './votes.js';

function close(change: Change): void {
  change.table = { ...change.table, state: 'closed', vote: null };
  change.kind = 'closed';
}

export function end(change: Change, voteId: string, request: Request): Verdict {
  if (request.moderator || change.table.host.id === request.by.id) {
    note(change, { kind: 'ended', params: { name: request.by.name } });
    close(change);
    return undefined;
  }
  if (seatOf(change.table, request.by.id) === undefined) return deny('not-seated', {});
  const opened = openVote(change, { kind: 'end', depth: 0, seat: null }, voteId, request);
  if (opened !== 'passed') return typeof opened === 'string' ? undefined : opened;
  note(change, { kind: 'endedByVote', params: {} });
  close(change);
  return undefined;
}

export async function vote(change: Change, ballot: Ballot, request: Request, store: TableStore): Promise<Verdict> {
  const counted = castBallot(change, ballot, request);
  if (!counted || 'ok' in counted) return counted;
  if (counted.tally !== 'passed') return undefined;
  if (counted.vote.kind === 'undo') return takeBack(change, counted.vote.depth, counted.vote.by, store);
  if (counted.vote.kind === 'kick') {
    putOut(change, counted.vote.seat ?? -1);
    return undefined;
  }
  note(change, { kind: 'endedByVote', params: {} });
  close(change);
  return undefined;
}

export function pause(change: Change, request: Request): Verdict {
  change.table = { ...change.table, state: 'paused', pausedAt: change.now };
  note(change, { kind: 'paused', params: { name: request.by.name } });
  return undefined;
}

/** The time of the pause is given back to everybody. */
export function resume(change: Change, request: Request): Verdict {
  const away = Math.max(0, change.now - (change.table.pausedAt ?? change.now));
  change.table = {
    ...change.table,
    state: 'playing',
    pausedAt: null,
    archivedAt: null,
    waits: change.table.waits.map((wait) => ({ ...wait, since: Math.min(change.now, wait.since + away) })),
  };
  change.board = true;
  note(change, { kind: 'resumed', params: { name: request.by.name } });
  syncSeats(change);
  return undefined;
}

export function setLanguage(change: Change, locale: Locale, request: Request): Verdict {
  change.table = { ...change.table, locale };
  note(change, { kind: 'languageSet', params: { name: request.by.name } });
  return undefined;
}

/** Whoever is waited for begins anew under the new clock. */
export function setClock(change: Change, clock: Partial<Clock>, request: Request): Verdict {
  const next: Clock = { ...change.table.clock, ...clock };
  const wrong = wrongClock(next);
  if (wrong) return wrong;
  change.table = {
    ...change.table,
    clock: next,
    waits: change.table.waits.map((wait) => ({ ...wait, since: change.now, reminded: 0 })),
  };
  const quiet = next.quiet && next.kind !== 'none' ? { quiet: { ...next.quiet, zone: next.zone } } : {};
  note(change, { kind: 'clockSet', params: { name: request.by.name, clock: next.kind, ...quiet } });
  return undefined;
}

/** How the table speaks: one board or many, bots quick or slow, hints or none, guesses or none. */
export function setPosting(change: Change, settings: PostingSettings, request: Request): Verdict {
  const { boards, pace, hints, guesses } = settings;
  const { name } = request.by;
  if (boards !== undefined) note(change, { kind: 'boardsSet', params: { name, boards } });
  if (pace !== undefined) note(change, { kind: 'paceSet', params: { name, pace } });
  if (hints !== undefined) note(change, { kind: 'hintsSet', params: { name, hints } });
  if (guesses !== undefined) note(change, { kind: 'guessesSet', params: { name, guesses } });
  const { table } = change;
  change.table = {
    ...table,
    boards: boards ?? table.boards,
    pace: pace ?? table.pace,
    hints: hints ?? table.hints,
    guesses: guesses ?? table.guesses,
  };
  return undefined;
}

/** Asked again and again, it is posted once: what changes meanwhile the one that stands shows anyhow. */
const boardRestMs = 20_000;

export function showBoard(change: Change): Verdict | 'nothing' {
  const since = change.now - change.table.boardAskedAt;
  if (since >= 0 && since < boardRestMs) return 'nothing';
  change.table = { ...change.table, boardAskedAt: change.now };
  change.kind = 'again';
  change.board = true;
  return undefined;
}

export function loseChannel(change: Change): Verdict | 'nothing' {
  const { state } = change.table;
  if (state !== 'lobby' && state !== 'playing') return 'nothing';
  change.table =
    state === 'lobby'
      ? { ...change.table, state: 'closed' }
      : { ...change.table, state: 'paused', pausedAt: change.now };
  note(change, { kind: 'channelGone', params: {} });
  return undefined;
}
