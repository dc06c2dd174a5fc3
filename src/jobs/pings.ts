/** Whom a post pings, and whether it asks for a vote. */
import type { Seat } from '../kernel/index.js';
import type { NoticeKind, OutboxEntry, Snapshot } from '../table/types.js';

type Pings = { pinged: readonly Seat[]; called: readonly Seat[]; reminded: readonly Seat[] };

export function bySeat(seats: readonly Seat[]): Seat[] {
  return [...new Set(seats)].sort((a, b) => a - b);
}

/** The seats that people hold. */
export function peopleSeats({ table }: Snapshot): readonly Seat[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/**
 * Whom to ping: those who are waited for and have not been told since they are, those who are due a reminder, and
 * those who are asked to vote. `pinged` is who need not be told again, `called` who is told for the first time,
 * `reminded` who is told again.
 */
export function pingsAfter(pinged: readonly Seat[], entries: readonly OutboxEntry[]): Pings {
  let told: readonly Seat[] = pinged;
  for (const entry of entries) told = told.filter((seat) => entry.awaited.includes(seat));
  const waited = entries.at(-1)?.awaited ?? pinged;
  const called = waited.filter((seat) => !told.includes(seat));
  const reminded = entries.flatMap(({ kind, ping }) =>
    kind === 'reminder' ? ping.filter((seat) => waited.includes(seat)) : ping,
  );
  return { pinged: waited, called, reminded };
}

const voteNotices: readonly NoticeKind[] = ['undoAsked', 'kickAsked', 'endAsked', 'voted'];

/** Whether the post must show Yes and No. */
export function asksVote({ table }: Snapshot, batch: readonly OutboxEntry[]): boolean {
  return (
    table.vote !== null && batch.some((entry) => entry.notices.some((notice) => voteNotices.includes(notice.kind)))
  );
}
