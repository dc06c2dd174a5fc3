/** The course of a game at a table: answers, ballots, pauses, settings, the end; and what the clock and the bots do. */
import { type Args, type Locale, type Seat, rngOver, seedRng, think } from '../kernel/index.js';
import { type Change, type Verdict, deny, note } from './change.js';
import { afterReminders, dueNow } from './clock.js';
import { wrongClock } from './lobby.js';
import { forgiveMisses, playForClock, playForNobody, syncSeats, takeAnswer } from './play.js';
import type { AnswerGiven, Request, TablesOptions, TableStore } from './ports.js';
import { seatOf } from './seats.js';
import { putOut } from './seating.js';
import type { Clock } from './types.js';
import { takeBack } from './undo.js';
import { type Ballot, castBallot, clearLapsedVote, openVote } from './votes.js';

type Judged = TablesOptions['judged'];

export function answerAs(change: Change, given: AnswerGiven, request: Request, judged: Judged): Verdict {
  const seat = seatOf(change.table, request.by.id);
  if (seat === undefined) return deny('not-seated', {});
  const { action, args, seq } = given;
  const attempted = { seat, action, args, ...(seq === undefined ? {} : { seq }) };
  const refused = takeAnswer(change, attempted, { kind: 'person', ...request.by }, judged);
  if (refused) return refused;
  forgiveMisses(change, seat);
  playForNobody(change);
  return undefined;
}

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
  const away = change.now - (change.table.pausedAt ?? change.now);
  change.table = {
    ...change.table,
    state: 'playing',
    pausedAt: null,
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
  note(change, { kind: 'clockSet', params: { name: request.by.name, clock: next.kind } });
  return undefined;
}

export function showBoard(change: Change): Verdict {
  change.kind = 'again';
  change.board = true;
  return undefined;
}

/** Reminders that are due, and the fallback of every seat whose time is over. */
export function runClock(change: Change): Verdict | 'nothing' {
  if (change.table.state !== 'playing') return 'nothing';
  clearLapsedVote(change);
  const due = dueNow(change.table, change.now);
  const seats = (stage: 'reminder' | 'end'): Seat[] => due.filter((one) => one.stage === stage).map((one) => one.seat);
  if (due.length === 0 && change.notices.length === 0) return 'nothing';
  const late = seats('reminder');
  if (late.length > 0) {
    change.kind = 'reminder';
    change.ping = late;
    change.table = afterReminders(change.table, change.now);
  }
  playForClock(change, seats('end'));
  return undefined;
}

/** One answer of one bot that is awaited. While an undo is voted on, bots hold back. */
export function playBot(change: Change, seed: string, judged: Judged): Verdict | 'nothing' {
  if (change.table.state !== 'playing') return 'nothing';
  clearLapsedVote(change);
  const { match, table, game } = change;
  if (!match || table.vote?.kind === 'undo') return 'nothing';
  const rng = rngOver(seedRng(seed));
  for (const [seat, holder] of table.seats.entries()) {
    const thought = holder.kind === 'bot' ? think(game, match, seat, rng) : undefined;
    if (!thought) continue;
    const attempted = { seat, action: thought.action, args: thought.args as Args };
    const refused = takeAnswer(change, attempted, { kind: 'bot', name: holder.name }, judged);
    if (refused) throw new Error(`${game.id}: a bot's answer ${thought.action} was refused`);
    playForNobody(change);
    return undefined;
  }
  return 'nothing';
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
