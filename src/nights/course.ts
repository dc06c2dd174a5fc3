/** How a night goes on by itself: what comes due, and what whoever posts for it notes down. */
import type { AnyGame } from '../kernel/index.js';
import { locked, withPost } from './changes.js';
import { without } from './leaving.js';
import type { Noted } from './ports.js';
import { comers } from './seating.js';
import type { Night, NightDuty } from './types.js';
import { type Lateness, bestPair } from './voting.js';

/** What the card does not show leaves it as up to date as it was. */
export function inStep(before: Night, after: Night): Night {
  const { card, rev } = before;
  return card?.rev === rev ? { ...after, card: { ...card, rev: rev + 1 } } : after;
}

/** Its thread was deleted before the game began: the table is set again, in the channel. */
function withoutRoom(night: Night, table: string): Night | undefined {
  const tables = night.tables.filter((one) => one.table !== table);
  if (night.state !== 'seated' || tables.length === night.tables.length) return undefined;
  const next = { ...night, tables };
  return tables.length > 0 ? next : { ...next, state: 'locked', room: night.channel };
}

export function noted(night: Night, what: Noted, known: readonly AnyGame[]): Night | undefined {
  if ('card' in what) return { ...night, card: what.card };
  if ('said' in what) {
    return inStep(night, { ...night, posts: night.posts.filter(({ number }) => number > what.said) });
  }
  if ('event' in what) return { ...night, event: what.event };
  if ('left' in what) return without(night, what.left, known);
  if ('roomGone' in what) return withoutRoom(night, what.roomGone);
  if ('off' in what) return { ...night, state: 'cancelled', posts: [] };
  const isKnown = night.tables.some(({ table }) => table === what.table.table);
  if (isKnown) return undefined;
  const seated: Night = { ...night, state: 'seated', tables: [...night.tables, what.table] };
  return seated.tables.length === 1 ? withPost(seated, 'open') : seated;
}

/** What a duty makes of a night; the table itself is opened by whoever posts. */
export function dutyDone(night: Night, duty: NightDuty, lateness: Lateness, now: number): Night {
  const done = { ...night, done: [...night.done, duty] };
  switch (duty) {
    case 'decide': {
      const best = bestPair(night, lateness, now);
      const isAgreed = best !== undefined && best.people.length >= night.quorum;
      return isAgreed ? locked(done, { time: best.time, game: best.game }, now) : withPost(done, 'no-quorum');
    }
    case 'day-before':
    case 'quarter-hour':
      return withPost(done, duty);
    case 'late':
      return night.tables.length > 0 ? withPost(done, duty) : done;
    case 'seat':
      return comers(night).length > 0 ? done : { ...done, state: 'cancelled', posts: [] };
    case 'lapse':
      return { ...done, state: 'over' };
    case 'recap':
      return done;
  }
}

/** One of its tables has ended: told once each, and the night is over with the last. */
export function tableEnded(night: Night, ended: string): Night | undefined {
  const table = night.tables.find((one) => one.table === ended);
  if (!table || table.isOver || night.state === 'cancelled') return undefined;
  const tables = night.tables.map((one) => (one === table ? { ...one, isOver: true } : one));
  const isLast = tables.every(({ isOver }) => isOver);
  const next: Night = { ...night, tables, ...(isLast ? { state: 'over', done: [...night.done, 'recap'] } : {}) };
  return withPost(next, 'recap', { table: ended });
}
