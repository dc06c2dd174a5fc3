/** Whom a post pings, whether it asks for a vote, and which seats it offers. */
import { type AnyGame, type Seat, offeredTo } from '../kernel/index.js';
import { pendingFor } from '../table/match-memo.js';
import { isFree } from '../table/seats.js';
import type { NoticeKind, OutboxEntry, Snapshot } from '../table/types.js';

export function bySeat(seats: readonly Seat[]): Seat[] {
  return [...new Set(seats)].sort((a, b) => a - b);
}

/** The seats that people hold. */
export function peopleSeats({ table }: Snapshot): readonly Seat[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** People who are left with one thing to do. */
export function withOneAnswer(game: AnyGame, snapshot: Snapshot): readonly Seat[] {
  const { table, match } = snapshot;
  if (!match || table.state !== 'playing') return [];
  return peopleSeats(snapshot).filter((seat) => {
    const asked = pendingFor(game, match, seat).filter(({ fallback }) => fallback);
    return asked.length === 1 && offeredTo(asked).length === 1;
  });
}

/** Who has been called to what. */
export type Told = {
  /** Those who were called and are still waited for. */
  pinged: readonly Seat[];
  /** Those who were called, have not answered, and are held up by a question to somebody else in the same phase. */
  heldUp: readonly Seat[];
  /** Those among `pinged` whom the next question asks along with others: they have not been called to it. */
  askedAnew: readonly Seat[];
};

/** Whom a call has reached, after one more commit. */
function toldAfter({ pinged, heldUp, askedAnew }: Told, entry: OutboxEntry): Told {
  const { kind, board, awaited, answered = [], opens = false } = entry;
  const isWaitedFor = (seat: Seat): boolean => awaited.includes(seat);
  const kept = pinged.filter(isWaitedFor);
  // Only a move holds anybody up, and for no longer than a phase; where the table rests, all are called when it goes on.
  const isMove = answered.length > 0;
  // A board that neither a move nor another question brings says only until when.
  const isOver = (kind === 'play' && board && (isMove || opens)) || (!isMove && awaited.length === 0);
  const held = isOver ? [] : heldUp;
  const stopped = pinged.filter((seat) => isMove && !isOver && !isWaitedFor(seat) && !answered.includes(seat));
  // A question that asks others too is not the end of an interruption, but the next for everybody.
  const asksOthers = opens && awaited.some((seat) => !pinged.includes(seat) && !held.includes(seat));
  return {
    pinged: bySeat([...kept, ...held.filter(isWaitedFor)]),
    heldUp: bySeat([...held, ...stopped].filter((seat) => !isWaitedFor(seat))),
    askedAnew: asksOthers ? kept : askedAnew.filter(isWaitedFor),
  };
}

type Pings = {
  told: Told;
  /** Those who are told for the first time. */
  called: readonly Seat[];
  /** Those who need no post of their own, but are called by the one that calls others. */
  besides: readonly Seat[];
  /** Those who are told again: by a reminder, or since they are asked to vote. */
  reminded: readonly Seat[];
};

/** Whom to ping: those who are waited for and have not been told since they are, and those who are told again. */
export function pingsAfter(before: Told, entries: readonly OutboxEntry[]): Pings {
  const told = entries.reduce(toldAfter, before);
  const waited = entries.at(-1)?.awaited ?? before.pinged;
  const called = waited.filter((seat) => !told.pinged.includes(seat));
  const besides = called.length > 0 ? told.askedAnew : [];
  const reminded = entries.flatMap(({ kind, ping }) =>
    kind === 'reminder' ? ping.filter((seat) => waited.includes(seat)) : ping,
  );
  return { told: { ...told, pinged: waited }, called, besides, reminded };
}

const voteNotices: readonly NoticeKind[] = ['undoAsked', 'kickAsked', 'endAsked', 'voted'];

/** Whether the post must show Yes and No. */
export function asksVote({ table }: Snapshot, batch: readonly OutboxEntry[]): boolean {
  return (
    table.vote !== null && batch.some((entry) => entry.notices.some((notice) => voteNotices.includes(notice.kind)))
  );
}

/** Whether what is told beside the board still calls anybody: a reminder does, and a vote as long as it is open. */
export function callsAgain({ table }: Snapshot, batch: readonly OutboxEntry[]): boolean {
  return table.vote !== null || batch.some(({ kind }) => kind === 'reminder');
}

/** After these a seat may be free. */
const offeringNotices: readonly NoticeKind[] = [
  'left',
  'kicked',
  'seatOffered',
  'imported',
  'importedOpen',
  'branched',
];

/** The seats that are free where one has just become so. */
export function offeredSeats({ table, match }: Snapshot, batch: readonly OutboxEntry[]): readonly Seat[] {
  if (!match || match.outcome) return [];
  const isNew = batch.some(
    (entry) => entry.kind !== 'lobby' && entry.notices.some((notice) => offeringNotices.includes(notice.kind)),
  );
  return isNew ? [...table.seats.keys()].filter((seat) => isFree(table, seat)) : [];
}
