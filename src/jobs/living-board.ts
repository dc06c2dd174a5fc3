/**
 * The living board: the last board of a table is edited in place while nobody new must decide; when somebody must, one
 * new post takes over and the old one shrinks to a line.
 */
import type { Seat } from '../kernel/index.js';
import type { PostedState } from '../store/outbox.js';
import type { OutboxEntry, Snapshot } from '../table/types.js';
import { peopleSeats } from './pings.js';

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
  last: Pick<PostedState, 'board' | 'below' | 'shown' | 'audience' | 'postedRev' | 'story' | 'fight'>;
  /** The seats that are called for the first time since they are waited for. */
  called: readonly Seat[];
  /** The fight that those who watch may guess at, if any. */
  fight?: string | undefined;
};

const isSame = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** Whether it is one of a window's short questions, which come in the turn of another. */
function isReaction({ table }: Snapshot, seat: Seat): boolean {
  const wait = table.waits.find((one) => one.seat === seat);
  return wait !== undefined && wait.share > 0 && wait.share < 1;
}

/**
 * Whom the standing board has called already, and nobody else since, needs neither another nor a ping for a reaction, nor
 * for the next question of the same phase. Whoever had answered and left the others to theirs is called back.
 */
function standsBeforeIt({ snapshot, batch, last, called }: Due): boolean {
  const since = [...last.story, ...batch].filter(({ rev }) => rev > last.postedRev);
  const isSamePhase = !since.some(({ board }) => board);
  const people = peopleSeats(snapshot);
  const hasLeft = (seat: Seat): boolean =>
    since.some(({ awaited }) => !awaited.includes(seat) && awaited.some((other) => people.includes(other)));
  return called.every(
    (seat) => last.audience.includes(seat) && !hasLeft(seat) && (isSamePhase || isReaction(snapshot, seat)),
  );
}

export function showingOf(due: Due): Showing {
  const { snapshot, batch, last, called } = due;
  const { table, match } = snapshot;
  const waited = batch.at(-1)?.awaited ?? [];
  const isDue = batch.some((entry) => entry.board);
  const isOver = match?.outcome !== undefined && match.outcome !== null && isDue;
  const isAskedAgain = batch.some((entry) => entry.kind === 'again');
  const isOutOfSight = !last.board || table.boards === 'every-phase' || last.below >= outOfSight;
  if (isOver || isAskedAgain) return 'new';
  if (called.length > 0) return isOutOfSight || !standsBeforeIt(due) ? 'new' : 'edit';
  // Where bots play on, the next post is the one that calls somebody.
  if (isDue && isOutOfSight && (waited.length > 0 || table.boards === 'every-phase' || !last.board)) return 'new';
  if (!last.board) return 'nothing';
  // What no answer has said to everybody, a secret choice among it, is read on the board before somebody is waited for.
  const isUntold = waited.length > 0 && batch.some(({ said, events }) => !said && events.length > 0);
  const isNewFight = due.fight !== undefined && due.fight !== last.fight;
  return isDue || isUntold || isNewFight || !isSame(waited, last.shown) ? 'edit' : 'nothing';
}

/** How many lines of ours have come to stand below the board with this batch: answers, and lines of the table's own. */
export function linesBelow(batch: readonly OutboxEntry[]): number {
  return batch.filter((entry) => entry.said && (entry.events.length > 0 || entry.notices.length > 0)).length;
}
