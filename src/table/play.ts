/** Moves a match along: answers, seats left and taken, and what follows by itself. */
import {
  type AnyMatch,
  type AnyTypes,
  type Attempt,
  type Decision,
  type Seat,
  answer,
  reseat,
  start,
} from '../kernel/index.js';
import type { RefusalCode } from '../kernel/index.js';
import { type Change, type Verdict, deny, note } from './change.js';
import { withDecision } from './guesses.js';
import { isOffered } from './seats.js';
import type { Actor, AnyEvent, AnyTextRef } from './types.js';
import { pending } from './match-memo.js';

type Step = {
  match: AnyMatch;
  events: readonly AnyEvent[];
  phases: readonly AnyTextRef[];
  revealed: boolean;
};

function take(change: Change, step: Step): void {
  change.match = step.match;
  change.events.push(...step.events);
  change.phases.push(...step.phases);
  change.revealed ||= step.revealed;
}

/** The match begins; its seed is kept with the history, so that the whole game can be played through again. */
export function beginMatch(change: Change, seed: string): void {
  const { table, game } = change;
  const begun = start(game, {
    seats: table.seats.length,
    options: table.options,
    wishes: table.wishes.map((wish) => wish ?? undefined),
    seed,
  });
  take(change, begun);
  change.history.push({ at: change.now, kind: 'start', seed, rules: game.version, events: begun.events });
  playForNobody(change);
}

type Judged = ((game: string, refusal: RefusalCode | undefined) => void) | undefined;

/** One answer, from whomever: the only way a match moves. */
export function takeAnswer(change: Change, attempt: Attempt, by: Actor, judged?: Judged): Verdict {
  const { match, game } = change;
  if (!match) return deny('wrong-state', { state: change.table.state });
  const result = answer(game, match, attempt);
  judged?.(game.id, result.ok ? undefined : result.code);
  if (!result.ok) return deny('refused', { refused: result, action: attempt.action });
  take(change, result);
  if (by.kind === 'person') change.table = { ...change.table, lately: withDecision(change.table.lately, change.now) };
  const wait = by.kind === 'person' ? change.table.waits.find(({ seat }) => seat === attempt.seat) : undefined;
  change.history.push({
    at: change.now,
    kind: 'answer',
    seat: attempt.seat,
    by,
    action: attempt.action,
    args: attempt.args,
    revealed: result.revealed,
    phase: result.phases.length > 0 || result.match.outcome !== null,
    ...(wait ? { took: Math.max(0, change.now - wait.since) } : {}),
    rules: game.version,
    events: result.events,
  });
  if (change.table.vote?.kind === 'undo') {
    // The game has moved on from what the vote was about.
    change.table = { ...change.table, vote: null };
    note(change, { kind: 'voteLapsed', params: { kind: 'undo' } });
  }
  return undefined;
}

/** How many decisions in a row fall back by themselves before it counts as our own mistake. */
const mostByThemselves = 2000;

type AnyDecision = Decision<AnyTypes>;

/** A decision that only empty seats could take falls back at once. */
export function playForNobody(change: Change): void {
  if (change.table.state !== 'playing') return;
  for (let count = 0; change.match && !change.match.outcome; count += 1) {
    const { empty } = change.match;
    const left = pending(change.game, change.match).find(
      (decision) => decision.fallback && decision.seats.every((seat) => empty.includes(seat)),
    );
    const seat = left?.seats[0];
    if (!left || seat === undefined) return;
    if (count >= mostByThemselves) throw new Error(`${change.game.id}: empty seats are asked without end`);
    fallBack(change, seat, left, 'nobody');
  }
}

/** The match learns which seats are held. A paused table waits with it, so that nothing moves meanwhile. */
export function syncSeats(change: Change): void {
  if (change.table.state !== 'playing') return;
  for (const [seat, holder] of change.table.seats.entries()) {
    if (!change.match || change.match.outcome) return;
    const state = holder.kind === 'empty' ? 'empty' : 'held';
    if (change.match.empty.includes(seat) === (state === 'empty')) continue;
    const done = reseat(change.game, change.match, seat, state);
    take(change, done);
    change.history.push({
      at: change.now,
      kind: 'reseat',
      seat,
      state,
      revealed: done.revealed,
      rules: change.game.version,
      events: done.events,
    });
  }
  playForNobody(change);
}

/** The seat's person acted: nothing is missed any more. */
export function forgiveMisses(change: Change, seat: Seat): void {
  if ((change.table.missed[seat] ?? 0) === 0) return;
  change.table = { ...change.table, missed: change.table.missed.map((count, one) => (one === seat ? 0 : count)) };
}

/** The question against the clock that nobody but those whose time is over could answer. */
function lateQuestion(change: Change, seat: Seat, over: readonly Seat[]): AnyDecision | undefined {
  if (!change.match || change.match.outcome) return undefined;
  const asked = pending(change.game, change.match).find(
    (decision) => decision.fallback && decision.clock !== 'none' && decision.seats.includes(seat),
  );
  const inTime = asked?.seats.some((one) => change.table.seats[one]?.kind === 'person' && !over.includes(one));
  return inTime ? undefined : asked;
}

function fallBack(change: Change, seat: Seat, decision: AnyDecision, by: 'clock' | 'nobody'): void {
  const fallback = decision.fallback?.();
  if (!fallback) return;
  const name = change.table.seats[seat]?.name ?? '';
  const refused = takeAnswer(change, { seat, action: fallback.action, args: fallback.args }, { kind: by, name });
  if (refused) throw new Error(`${change.game.id}: the fallback ${fallback.action} was refused`);
}

/** The clock ran out for these seats: each decision falls back once, and what is chained to it follows at once. */
export function playForClock(change: Change, over: readonly Seat[]): void {
  const opened = change.match?.opened;
  const late = new Set(over);
  const chains = new Map<Seat, string>();
  for (const seat of over) {
    const asked = change.match?.opened === opened && late.has(seat) ? lateQuestion(change, seat, over) : undefined;
    if (!asked) continue;
    fallBack(change, seat, asked, 'clock');
    if (asked.chain !== undefined) chains.set(seat, asked.chain);
    for (const one of asked.seats) {
      if (!late.delete(one)) continue;
      countMiss(change, one);
    }
  }
  playForNobody(change);
  playChains(change, over, chains);
}

/** A seat whose clock ran out is on autopilot as long as it is asked under the same name. It is one miss. */
function playChains(change: Change, over: readonly Seat[], chains: ReadonlyMap<Seat, string>): void {
  for (let count = 0; ; count += 1) {
    const next = [...chains].flatMap(([seat, chain]) => {
      const asked = lateQuestion(change, seat, over);
      return asked?.chain === chain ? [{ seat, asked }] : [];
    })[0];
    if (!next) return;
    if (count >= mostByThemselves) throw new Error(`${change.game.id}: a chain of fallbacks has no end`);
    fallBack(change, next.seat, next.asked, 'clock');
    playForNobody(change);
  }
}

function countMiss(change: Change, seat: Seat): void {
  const name = change.table.seats[seat]?.name ?? '';
  const wasOffered = isOffered(change.table, seat);
  change.table = {
    ...change.table,
    missed: change.table.missed.map((count, one) => (one === seat ? count + 1 : count)),
  };
  note(change, { kind: 'timeUp', params: { name } });
  if (!wasOffered && isOffered(change.table, seat)) note(change, { kind: 'seatOffered', params: { name } });
}
