/** Whoever moves the match: a person who answers, the clock that runs out, a bot that is awaited. */
import { isDeepStrictEqual } from 'node:util';
import { type Args, type Locale, type Seat, actionOf, locales, modeOf } from '../kernel/index.js';
import { type Change, type Verdict, deny } from './change.js';
import { afterReminders, broughtBack, dueNow, isAhead } from './clock.js';
import { awaited, settledAnswer, settledBots } from './match-memo.js';
import { playOrders } from './orders.js';
import { forgiveMisses, playForClock, playForNobody, takeAnswer } from './play.js';
import type { TablesOptions } from './options.js';
import type { AnswerGiven, Request } from './ports.js';
import { seatOf } from './seats.js';
import { isAnnounced } from './telling.js';
import type { AnyAdvice, Thinker } from './thinking.js';
import { clearLapsedVote } from './votes.js';
import { sayAt } from './words.js';

type Judged = TablesOptions['judged'];
export type Minds = { think: Thinker; judged: Judged };

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
  playOrders(change);
  return undefined;
}

/** Reminders that are due, and the fallback of every seat whose time is over. */
export function runClock(change: Change): Verdict | 'nothing' {
  // A vote lapses also where the game rests or is over.
  if (change.table.state !== 'playing' && !change.table.vote) return 'nothing';
  if (isAhead(change.table, change.now)) {
    change.table = broughtBack(change.table, change.now);
    // The board says until when.
    change.board = true;
  }
  clearLapsedVote(change);
  const due = dueNow(change.table, change.now);
  const seats = (stage: 'reminder' | 'end'): Seat[] => due.filter((one) => one.stage === stage).map((one) => one.seat);
  if (due.length === 0 && change.notices.length === 0 && !change.board) return 'nothing';
  const late = seats('reminder');
  if (late.length > 0) {
    change.kind = 'reminder';
    change.ping = late;
    change.table = afterReminders(change.table, change.now);
  }
  playForClock(change, seats('end'));
  playOrders(change);
  return undefined;
}

/** Among friends, what changes the game is not done without a word; what nobody may know is. */
function isBigStep({ game, table, events }: Change, { action, isBig }: AnyAdvice, since: number): boolean {
  const { turningPoints = [] } = game.text[table.locale];
  const isOpen = actionOf(game, action)?.secret === undefined;
  const isTogether = modeOf(game, table.options) === 'cooperative';
  return isTogether && isOpen && (isBig ?? events.slice(since).some(({ type }) => turningPoints.includes(type)));
}

/** What a bot means to do, in one line before it is done. */
function sayWhy(change: Change, name: string, { why }: AnyAdvice, before: number): void {
  if (!why) return;
  const { game, table } = change;
  const worded = Object.fromEntries(locales.map((locale) => [locale, sayAt(game, table, locale).text(why)])) as Record<
    Locale,
    string
  >;
  const notice = { kind: 'botMeans', params: { name, why: worded } } as const;
  change.notices.push(notice);
  change.history.splice(before, 0, { at: change.now, kind: 'notice', notice });
}

function answerForBot(change: Change, seat: Seat, advice: AnyAdvice, judged: Judged): void {
  const { game, table } = change;
  const name = table.seats[seat]?.name ?? '';
  const attempted = { seat, action: advice.action, args: advice.args as Args };
  const told = { lines: change.history.length, events: change.events.length };
  const refused = takeAnswer(change, attempted, { kind: 'bot', name }, judged);
  if (refused) throw new Error(`${game.id}: a bot's answer ${advice.action} was refused`);
  if (isBigStep(change, advice, told.events)) sayWhy(change, name, advice, told.lines);
  playForNobody(change);
  playOrders(change);
}

/** Every bot that is done thinks once more; whether one of them has changed its mind. */
async function lookAgain(change: Change, seed: string, { think, judged }: Minds): Promise<boolean> {
  const { game } = change;
  const before = change.match;
  for (const seat of settledBots(game, change)) {
    const { match } = change;
    const settled = match && settledAnswer(game, match, seat);
    if (!settled) continue;
    const advice = await think({ game, match, seat, seed });
    const isSame = advice?.action === settled.action && isDeepStrictEqual(advice.args, settled.args);
    if (advice && !isSame) answerForBot(change, seat, advice, judged);
  }
  return change.match !== before;
}

/**
 * One answer of one bot that is awaited; `again`: a person has acted, and before that those that are done look again.
 * While an undo is voted on, bots hold back.
 */
export async function playBot(
  change: Change,
  seed: string,
  minds: Minds,
  { again = false } = {},
): Promise<Verdict | 'nothing'> {
  if (change.table.state !== 'playing') return 'nothing';
  clearLapsedVote(change);
  const { match, table, game } = change;
  if (!match || table.vote?.kind === 'undo') return 'nothing';
  if (again && (await lookAgain(change, seed, minds))) return undefined;
  for (const seat of awaited(game, match)) {
    if (table.seats[seat]?.kind !== 'bot') continue;
    const advice = await minds.think({ game, match, seat, seed });
    if (!advice) continue;
    answerForBot(change, seat, advice, minds.judged);
    return undefined;
  }
  return 'nothing';
}
