/** Whom a post pings, and whether it asks for a vote. */
import type { Seat } from '../kernel/index.js';
import type { NoticeKind, OutboxEntry, Snapshot } from '../table/types.js';

type Pings = { pinged: readonly Seat[]; ping: readonly Seat[] };

/**
 * Whom to ping: those who are waited for and have not been told since they are, those who are due a reminder, and
 * those who are asked to vote. `pinged` is who need not be told again.
 */
export function pingsAfter(pinged: readonly Seat[], entries: readonly OutboxEntry[]): Pings {
  let told: readonly Seat[] = pinged;
  for (const entry of entries) told = told.filter((seat) => entry.awaited.includes(seat));
  const waited = entries.at(-1)?.awaited ?? pinged;
  const called = entries.flatMap(({ kind, ping }) =>
    kind === 'reminder' ? ping.filter((seat) => waited.includes(seat)) : ping,
  );
  const ping = new Set([...waited.filter((seat) => !told.includes(seat)), ...called]);
  return { pinged: waited, ping: [...ping].sort((a, b) => a - b) };
}

const voteNotices: readonly NoticeKind[] = ['undoAsked', 'kickAsked', 'endAsked', 'voted'];

/** Whether the post must show Yes and No. */
export function asksVote({ table }: Snapshot, batch: readonly OutboxEntry[]): boolean {
  return (
    table.vote !== null && batch.some((entry) => entry.notices.some((notice) => voteNotices.includes(notice.kind)))
  );
}
