/** Whoever moves the match: a person who answers, the clock that runs out, a bot that is awaited. */
import { type Args, type Seat, rngOver, seedRng, think } from '../kernel/index.js';
import { type Change, type Verdict, deny } from './change.js';
import { afterReminders, dueNow } from './clock.js';
import { forgiveMisses, playForClock, playForNobody, takeAnswer } from './play.js';
import type { AnswerGiven, Request, TablesOptions } from './ports.js';
import { seatOf } from './seats.js';
import { isAnnounced } from './telling.js';
import { clearLapsedVote } from './votes.js';

type Judged = TablesOptions['judged'];

export function answerForPerson(change: Change, given: AnswerGiven, request: Request, judged: Judged): Verdict {
  const seat = seatOf(change.table, request.by.id);
  if (seat === undefined) return deny('not-seated', {});
  const { action, args, seq } = given;
  const attempted = { seat, action, args, ...(seq === undefined ? {} : { seq }) };
  const refused = takeAnswer(change, attempted, { kind: 'person', ...request.by }, judged);
  if (refused) return refused;
  change.announced ||= isAnnounced(change.game, action);
  forgiveMisses(change, seat);
  playForNobody(change);
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
