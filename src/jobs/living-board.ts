/**
 * The living board: the last board of a table is edited in place while nobody new must decide; when somebody must, one
 * new post takes over and the old one shrinks to a line.
 */
import type { Seat } from '../kernel/index.js';
import type { PostedState, Showing } from '../store/outbox.js';
import type { OutboxEntry, Snapshot } from '../table/types.js';
import { peopleSeats } from './pings.js';

/** With so many lines of ours below it, the board is out of sight. */
const outOfSight = 5;

export type Due = {
  snapshot: Snapshot;
  batch: readonly OutboxEntry[];
  last: Pick<PostedState, 'board' | 'below' | 'shown' | 'summoned' | 'postedRev' | 'story' | 'fight'>;
  /** The seats that are called for the first time since they are waited for. */
  called: readonly Seat[];
  /** The fight that those who watch may guess at, if any. */
  fight?: string | undefined;
  /** What a board would say now: round, phase, whose turn, how much of it is left. */
  heading?: string | undefined;
  /** The seats of people who are left with one thing to do, such as to end their turn: the board bears it as a button. */
  leftWithOne?: readonly Seat[] | undefined;
};

const isSame = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** Whether it is one of a window's short questions, which come in the turn of another. */
function isReaction({ table }: Snapshot, seat: Seat): boolean {
  const wait = table.waits.find((one) => one.seat === seat);
  return wait !== undefined && wait.share > 0 && wait.share < 1;
}

/** Whoever answered so lately is taken to be there still; where they are not, they are called then. */
export const stillThereMs = 3 * 60_000;

/** How somebody who is asked stands to the board in the channel. */
type Stand =
  /** It has not called them, or they had answered and left the others to theirs. */
  | 'away'
  /** In the midst of the phase that it called them to. */
  | 'at it'
  /** Called by it, nobody else since, and now to react to something. */
  | 'reacting'
  /** Called by it, nobody else since, and they have just answered: it is their turn next. */
  | 'still there';

function standOf(due: Due, seat: Seat): Stand {
  const { snapshot, last, batch } = due;
  const since = [...last.story, ...batch].filter(({ rev }) => rev > last.postedRev);
  const people = peopleSeats(snapshot);
  const hasLeft = since.some(
    ({ awaited }) => !awaited.includes(seat) && awaited.some((other) => people.includes(other)),
  );
  if (!last.summoned.includes(seat) || hasLeft) return 'away';
  if (!since.some(({ board }) => board)) return 'at it';
  if (isReaction(snapshot, seat)) return 'reacting';
  const now = batch.at(-1)?.at ?? 0;
  const hasJustAnswered = since.some(({ answered = [], at }) => answered.includes(seat) && now - at < stillThereMs);
  // Whoever plays with bots alone is called to every turn.
  return people.length > 1 && hasJustAnswered ? 'still there' : 'away';
}

/** Those who are asked for something else than the board has called them to, without a call: later, if they are away after all. */
export function askedInPassing(due: Due): readonly Seat[] {
  return due.called.filter((seat) => ['reacting', 'still there'].includes(standOf(due, seat)));
}

/** Somebody must decide who has not been asked yet. */
function showingTo(due: Due): Showing {
  const { last, snapshot, called } = due;
  const stands = called.map((seat) => standOf(due, seat));
  if (!last.board || snapshot.table.boards === 'every-phase' || stands.includes('away')) return 'new';
  // Among several, what one does on their own panel brings no board down for all.
  const mayScroll = peopleSeats(snapshot).length > 1 && !stands.includes('still there');
  return last.below >= outOfSight && !mayScroll ? 'new' : 'edit';
}

export function showingOf(due: Due): Showing {
  const { snapshot, batch, last, called } = due;
  const { table, match } = snapshot;
  const waited = batch.at(-1)?.awaited ?? [];
  const isDue = batch.some((entry) => entry.board);
  const isOver = match?.outcome !== undefined && match.outcome !== null && isDue;
  const isAskedAgain = batch.some((entry) => entry.kind === 'again');
  if (isOver || isAskedAgain) return 'new';
  if (called.length > 0) return showingTo(due);
  if (isDue && (!last.board || table.boards === 'every-phase')) return 'new';
  if (!last.board) return 'nothing';
  // Where bots play on, or others sit there too, the next post is the one that calls somebody.
  const isAlone = waited.length > 0 && peopleSeats(snapshot).length === 1;
  if (isDue && isAlone && last.below >= outOfSight) return 'new';
  // What no answer has said to everybody, a secret choice among it, is read on the board before somebody is waited for.
  const isUntold = waited.length > 0 && batch.some(({ said, events }) => !said && events.length > 0);
  // Another question to somebody: what the board asks them, and the answers that it bears, are of the last one.
  const isAskedAnew = batch.some(({ opens }) => opens) && waited.some((seat) => peopleSeats(snapshot).includes(seat));
  // Whoever has just acted and can only end their turn now finds that on the board.
  const isLeftWithOne = due.leftWithOne?.some((seat) => batch.some(({ answered = [] }) => answered.includes(seat)));
  const isNewFight = due.fight !== undefined && due.fight !== last.fight;
  const isNewAnswer = isAskedAnew || isLeftWithOne === true || isNewFight;
  // While somebody is waited for, the board says how it stands with them: “5 actions left” after the first of six.
  const isOutdated = waited.length > 0 && due.heading !== undefined && due.heading !== last.board.heading;
  return isDue || isUntold || isNewAnswer || isOutdated || !isSame(waited, last.shown) ? 'edit' : 'nothing';
}

/** How many lines of ours have come to stand below the board with this batch: answers, and lines of the table's own. */
export function linesBelow(batch: readonly OutboxEntry[]): number {
  return batch.filter((entry) => entry.said && (entry.events.length > 0 || entry.notices.length > 0)).length;
}
