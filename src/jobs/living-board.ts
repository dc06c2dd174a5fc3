/**
 * The living board: the last board of a table is edited in place while nobody new must decide; when somebody must, one
 * new post takes over and the old one shrinks to a line.
 */
import type { Seat } from '../kernel/index.js';
import type { PostedState } from '../store/outbox.js';
import type { OutboxEntry, Snapshot } from '../table/types.js';

export const showings = [
  /** A new post. */
  'new',
  /** The one that stands, brought up to date. */
  'edit',
  /** Nothing to see: it is told when there is. */
  'nothing',
] as const;
export type Showing = (typeof showings)[number];

/** With so many lines of ours below it, the board is out of sight. */
const outOfSight = 5;

export type Due = {
  snapshot: Snapshot;
  batch: readonly OutboxEntry[];
  last: Pick<PostedState, 'board' | 'below' | 'shown'>;
  /** The seats that are called for the first time since they are waited for. */
  called: readonly Seat[];
};

const isSame = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

export function showingOf({ snapshot, batch, last, called }: Due): Showing {
  const { table, match } = snapshot;
  const waited = batch.at(-1)?.awaited ?? [];
  const isDue = batch.some((entry) => entry.board);
  const isOver = match?.outcome !== undefined && match.outcome !== null && isDue;
  const isAskedAgain = batch.some((entry) => entry.kind === 'again');
  if (isOver || isAskedAgain || called.length > 0) return 'new';
  if (isDue && (!last.board || table.boards === 'every-phase' || last.below >= outOfSight)) return 'new';
  if (!last.board) return 'nothing';
  return isDue || !isSame(waited, last.shown) ? 'edit' : 'nothing';
}

/** How many lines of ours have come to stand below the board with this batch: answers, and lines of the table's own. */
export function linesBelow(batch: readonly OutboxEntry[]): number {
  return batch.filter((entry) => entry.said && (entry.events.length > 0 || entry.notices.length > 0)).length;
}
