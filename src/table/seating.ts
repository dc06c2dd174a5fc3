/** Seats that change hands while the game is on. */
import type { Seat } from '../kernel/index.js';
import { type Change, type Verdict, deny, note } from './change.js';
import { forgiveMisses, syncSeats } from './play.js';
import type { Request } from './ports.js';
import {
  isAbsent,
  isFree,
  isOffered,
  isOwnBot,
  newBotName,
  peopleOf,
  personAt,
  seatOf,
  withHostSeated,
  withSeat,
} from './seats.js';
import type { Holder, Person } from './types.js';
import { dropVote, openVote } from './votes.js';

/** Every change of hands: the new holder's time begins anew, and an open vote is put again by whoever wants it. */
function handOver(change: Change, seat: Seat, holder: Holder): void {
  dropVote(change);
  const { table } = change;
  change.table = {
    ...withSeat(table, seat, holder),
    waits: table.waits.filter((wait) => wait.seat !== seat),
    orders: table.orders.filter((order) => order.seat !== seat),
    missed: table.missed.map((count, one) => (one === seat ? 0 : count)),
  };
}

/** With nobody left the table stands still until somebody comes. */
function pauseIfDeserted(change: Change): void {
  if (change.table.state !== 'playing' || peopleOf(change.table).length > 0) return;
  change.table = { ...change.table, state: 'paused', pausedAt: change.now };
  note(change, { kind: 'deserted', params: {} });
}

function vacate(change: Change, seat: Seat): void {
  const leaver = personAt(change.table, seat);
  handOver(change, seat, { kind: 'empty', name: change.table.seats[seat]?.name ?? '' });
  if (leaver) change.table = withHostSeated(change.table, leaver.id);
  pauseIfDeserted(change);
  syncSeats(change);
}

export function leaveGame(change: Change, request: Request): Verdict {
  const seat = seatOf(change.table, request.by.id);
  if (seat === undefined) return deny('not-seated', {});
  note(change, { kind: 'left', params: { name: request.by.name } });
  vacate(change, seat);
  return undefined;
}

function noSuchSeat(change: Change, seat: Seat): Verdict {
  return change.table.seats[seat] ? undefined : deny('no-such-seat', { seats: change.table.seats.length });
}

function mayManage(change: Change, request: Request): boolean {
  return request.moderator || change.table.host.id === request.by.id;
}

export function replace(change: Change, seat: Seat, to: Person, request: Request): Verdict {
  const wrong = noSuchSeat(change, seat);
  if (wrong) return wrong;
  const holder = change.table.seats[seat];
  const isOwn = holder?.kind === 'person' && holder.id === request.by.id;
  if (!isOwn && !mayManage(change, request)) return deny('not-allowed', { host: change.table.host.name });
  if (seatOf(change.table, to.id) !== undefined)
    return deny('already-seated', { name: to.name, isAsker: to.id === request.by.id });
  note(change, { kind: 'replaced', params: { from: holder?.name ?? '', to: to.name } });
  handOver(change, seat, { kind: 'person', ...to });
  syncSeats(change);
  return undefined;
}

/** One's own seat first, then an empty one, then one that is offered. */
function claimable(change: Change, person: string): Seat | undefined {
  const { table } = change;
  const first = (fits: (holder: Holder, seat: Seat) => boolean): Seat | undefined => {
    const seat = table.seats.findIndex(fits);
    return seat < 0 ? undefined : seat;
  };
  return (
    first((holder) => isOwnBot(holder, person)) ??
    first((holder) => holder.kind === 'empty') ??
    first((holder) => holder.kind === 'bot' && holder.standingInFor !== undefined) ??
    first((_, seat) => isOffered(table, seat))
  );
}

/** Whoever was absent takes the offer of their own seat back, and has time anew. */
function comeBack(change: Change, seat: Seat): Verdict {
  note(change, { kind: 'cameBack', params: { name: change.table.seats[seat]?.name ?? '' } });
  forgiveMisses(change, seat);
  change.table = { ...change.table, waits: change.table.waits.filter((wait) => wait.seat !== seat) };
  return undefined;
}

/** A bot that stands in keeps the seat warm for its person, and for anybody else who wants to play. */
export function claim(change: Change, request: Request, wanted: Seat | undefined): Verdict {
  const own = seatOf(change.table, request.by.id);
  if (own !== undefined) {
    const isBack = isOffered(change.table, own) && (wanted ?? own) === own;
    return isBack ? comeBack(change, own) : deny('already-seated', { name: request.by.name, isAsker: true });
  }
  const seat = wanted ?? claimable(change, request.by.id);
  if (seat === undefined) return deny('no-empty-seat', {});
  const wrong = noSuchSeat(change, seat);
  if (wrong) return wrong;
  const holder = change.table.seats[seat];
  const isKeptWarm = holder?.kind === 'bot' && holder.standingInFor !== undefined;
  if (!isKeptWarm && !isFree(change.table, seat)) return deny('seat-held', { name: holder?.name ?? '' });
  // After a save or at a branch only the name is left of whoever sat there.
  const isBack = isOwnBot(holder, request.by.id) || holder?.name === request.by.name;
  note(
    change,
    isBack
      ? { kind: 'cameBack', params: { name: request.by.name } }
      : { kind: 'claimed', params: { name: request.by.name, from: holder?.name ?? '' } },
  );
  handOver(change, seat, { kind: 'person', ...request.by });
  syncSeats(change);
  return undefined;
}

export function standIn(change: Change, seat: Seat, request: Request): Verdict {
  const wrong = noSuchSeat(change, seat);
  if (wrong) return wrong;
  const holder = change.table.seats[seat];
  const isOwn = holder?.kind === 'person' && holder.id === request.by.id;
  if (holder?.kind === 'bot') return deny('seat-held', { name: holder.name });
  if (!isOwn && !mayManage(change, request) && seatOf(change.table, request.by.id) === undefined) {
    return deny('not-seated', {});
  }
  if (holder?.kind === 'person' && !isOwn && !request.moderator && !isOffered(change.table, seat)) {
    return deny('not-absent', { name: holder.name });
  }
  const bot = newBotName(change.table);
  const person = personAt(change.table, seat);
  note(change, { kind: 'botStandsIn', params: { name: holder?.name ?? '', bot } });
  handOver(change, seat, { kind: 'bot', name: bot, standingInFor: person ?? { id: null, name: holder?.name ?? '' } });
  pauseIfDeserted(change);
  syncSeats(change);
  return undefined;
}

/** Out of the seat, by a moderator's word or the others' vote. */
export function putOut(change: Change, seat: Seat): void {
  note(change, { kind: 'kicked', params: { name: change.table.seats[seat]?.name ?? '' } });
  vacate(change, seat);
}

export function kick(change: Change, seat: Seat, voteId: string, request: Request): Verdict {
  const wrong = noSuchSeat(change, seat);
  if (wrong) return wrong;
  const holder = change.table.seats[seat];
  if (holder?.kind !== 'person') return deny('not-absent', { name: holder?.name ?? '' });
  if (!request.moderator) {
    if (seatOf(change.table, request.by.id) === undefined) return deny('not-seated', {});
    if (holder.id === request.by.id || !isAbsent(change.table, seat, change.now)) {
      return deny('not-absent', { name: holder.name });
    }
    const opened = openVote(change, { kind: 'kick', depth: 0, seat }, voteId, request);
    if (opened !== 'passed') return typeof opened === 'string' ? undefined : opened;
  }
  putOut(change, seat);
  return undefined;
}
