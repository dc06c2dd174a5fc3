/** The rules of the clock: how long a decision may take, the hours that do not count, when to remind. */
import type { AnyGame, AnyMatch, AnyTypes, Decision, Seat } from '../kernel/index.js';
import { afterQuiet } from './quiet-hours.js';
import type { Clock, ClockKind, Table, Wait } from './types.js';
import { pending } from './match-memo.js';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

export const clockLengths: Record<ClockKind, number | undefined> = {
  none: undefined,
  live: 5 * minuteMs,
  evening: hourMs,
  day: 24 * hourMs,
  slow: 72 * hourMs,
};

/** A vote lapses when a decision's time would be over, at most after a day. */
export const longestVoteMs = 24 * hourMs;

export const noClock: Clock = { kind: 'none', zone: 'UTC', quiet: null };

/** How much of a turn's time a decision has. Asked several things at once, a seat has the longest. */
const shareOf: Record<Decision<AnyTypes>['clock'], number> = { turn: 1, reaction: 1 / 4, none: 0 };

/** The parts of a decision's time after which its seat is reminded: half time, and near the end. */
const reminders = [1 / 2, 7 / 8] as const;

/** When so much time has passed after `since`, quiet hours not counted. */
export function after(since: number, ms: number, clock: Clock): number {
  return clock.quiet ? afterQuiet(since, ms, clock.quiet, clock.zone) : since + ms;
}

type Stage = 'reminder' | 'end';
export type Due = { seat: Seat; stage: Stage; at: number };

/** What comes next for each seat that is waited for, past or future. */
function comingUp(table: Table): readonly Due[] {
  const length = clockLengths[table.clock.kind];
  if (length === undefined || table.state !== 'playing') return [];
  return table.waits
    .filter((wait) => wait.share > 0)
    .flatMap((wait): Due[] => {
      const time = length * wait.share;
      const reminder = reminders[wait.reminded];
      const end: Due = { seat: wait.seat, stage: 'end', at: after(wait.since, time, table.clock) };
      if (reminder === undefined) return [end];
      return [{ seat: wait.seat, stage: 'reminder', at: after(wait.since, time * reminder, table.clock) }, end];
    });
}

/** What the clock has to do now. A seat whose time is over is not reminded any more. */
export function dueNow(table: Table, now: number): readonly Due[] {
  const due = comingUp(table).filter((one) => one.at <= now);
  const over = new Set(due.filter((one) => one.stage === 'end').map((one) => one.seat));
  return due.filter((one) => one.stage === 'end' || !over.has(one.seat));
}

/** When the clock must be looked at again, be it for a vote that lapses; undefined where nothing runs. */
export function nextDue(table: Table): number | undefined {
  const lapse = table.vote ? [table.vote.until] : [];
  const times = [...comingUp(table).map((one) => one.at), ...lapse];
  return times.length === 0 ? undefined : Math.min(...times);
}

/** When a seat's time is over; undefined where no clock runs for it. */
export function deadlineOf(table: Table, seat: Seat): number | undefined {
  return comingUp(table).find((one) => one.seat === seat && one.stage === 'end')?.at;
}

/** The reminders that are due have been given. */
export function afterReminders(table: Table, now: number): Table {
  const length = clockLengths[table.clock.kind] ?? 0;
  const given = (wait: Wait): number =>
    reminders.filter((part) => after(wait.since, length * wait.share * part, table.clock) <= now).length;
  const reminded = new Set(dueNow(table, now).flatMap((due) => (due.stage === 'reminder' ? [due.seat] : [])));
  return {
    ...table,
    waits: table.waits.map((wait) => (reminded.has(wait.seat) ? { ...wait, reminded: given(wait) } : wait)),
  };
}

/** The process's clock was put back since: a decision begins at some time in the future, and would last too long. */
export function isAhead({ waits, vote }: Table, now: number): boolean {
  return waits.some((wait) => wait.since > now) || (vote !== null && vote.until > now + longestVoteMs);
}

/** What begins in the future begins now. */
export function broughtBack(table: Table, now: number): Table {
  const waits = table.waits.map((wait) => (wait.since > now ? { ...wait, since: now, reminded: 0 } : wait));
  const { vote } = table;
  return { ...table, waits, vote: vote && { ...vote, until: Math.min(vote.until, now + longestVoteMs) } };
}

/** Shorter gaps are nobody's loss. */
export const longestGapMs = 2 * minuteMs;

/** A stretch of time in which nobody could be served. */
export type Standstill = { from: number; to: number };

/** What is given back of it to whoever is waited for since then. */
function lostTime({ stoodUntil }: Table, since: number, { from, to }: Standstill): number {
  return Math.max(0, to - Math.max(from, since, stoodUntil));
}

/** The clocks stood still meanwhile: a decision has as long as before, and so has a vote. Asked twice, it is done once. */
export function afterStandstill(table: Table, still: Standstill): Table {
  const { vote } = table;
  const waits = table.waits.map((wait) => ({ ...wait, since: wait.since + lostTime(table, wait.since, still) }));
  const isOpen = vote !== null && vote.until > still.from;
  return {
    ...table,
    waits,
    vote: isOpen ? { ...vote, until: vote.until + lostTime(table, 0, still) } : vote,
    stoodUntil: Math.max(table.stoodUntil, still.to),
  };
}

/**
 * Whom the table waits for after a change. A seat's time goes on while it is asked the same question and has not
 * answered; another's answer never gives it more.
 */
export function waitsAfter(
  game: AnyGame,
  before: { waits: readonly Wait[]; match: AnyMatch | undefined },
  table: Table,
  match: AnyMatch,
  now: number,
): readonly Wait[] {
  const shares = new Map<Seat, number>();
  for (const decision of pending(game, match)) {
    if (!decision.fallback) continue;
    for (const seat of decision.seats) {
      if (table.seats[seat]?.kind === 'person') {
        shares.set(seat, Math.max(shares.get(seat) ?? 0, shareOf[decision.clock]));
      }
    }
  }
  return [...shares].map(([seat, share]) => {
    const going = before.waits.find((wait) => wait.seat === seat);
    const isSame = before.match?.opened === match.opened && before.match.answered[seat] === match.answered[seat];
    return going && isSame
      ? { ...going, since: Math.min(going.since, now), share }
      : { seat, since: now, reminded: 0, share };
  });
}
