/** What comes due by itself in the life of a night, and when. */
import { type Night, type NightDuty, nightDuties } from './types.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Before (or, late, after) the start. */
const offsets: Record<Exclude<NightDuty, 'decide' | 'recap'>, number> = {
  'day-before': -dayMs,
  'quarter-hour': -15 * minuteMs,
  seat: -10 * minuteMs,
  late: 10 * minuteMs,
  // A night that came to nothing is let go half a day later.
  lapse: 12 * 60 * minuteMs,
};

export function isReminder(duty: NightDuty): boolean {
  return duty === 'day-before' || duty === 'quarter-hour';
}

export type DueDuty = { duty: NightDuty; at: number };

/** When it begins, once that is decided. */
export function startOf(night: Night): number | undefined {
  const { chosen } = night;
  return chosen ? night.times.find(({ id }) => id === chosen.time)?.at : undefined;
}

/** The usual deadline: a day before the first time, or half way there where that is sooner than a day. */
export function usualDeadline(times: readonly number[], now: number): number {
  const first = Math.min(...times);
  return first - now > 2 * dayMs ? first - dayMs : now + (first - now) / 2;
}

/** When a duty comes due; undefined where it is not this night's at present. */
function dueAt(night: Night, duty: NightDuty): number | undefined {
  if (duty === 'recap') return undefined;
  if (night.state === 'planning') {
    if (duty === 'lapse') return Math.max(...night.times.map(({ at }) => at));
    return duty === 'decide' ? night.deadline : undefined;
  }
  if (duty === 'decide') return undefined;
  if (night.state !== 'locked' && night.state !== 'seated') return undefined;
  const start = startOf(night);
  return start === undefined ? undefined : start + offsets[duty];
}

/** Everything still to be done, the next first. */
export function duties(night: Night): DueDuty[] {
  return nightDuties
    .filter((duty) => !night.done.includes(duty))
    .flatMap((duty) => {
      const at = dueAt(night, duty);
      return at === undefined ? [] : [{ duty, at }];
    })
    .sort((a, b) => a.at - b.at);
}

/** A reminder that comes much too late (the bot was away) is left out: nobody wants yesterday's. */
const staleAfter: Partial<Record<NightDuty, number>> = {
  'day-before': 6 * 60 * minuteMs,
  'quarter-hour': 15 * minuteMs,
};

export function isStale({ duty, at }: DueDuty, now: number): boolean {
  const most = staleAfter[duty];
  return most !== undefined && now - at > most;
}

/** Its table is due and not open yet. */
export function isSeatingDue(night: Night): boolean {
  return night.state === 'locked' && night.done.includes('seat') && night.tables.length === 0;
}

/** Something that was decided is still to be carried out in the channel. */
export function isUnfinished(night: Night): boolean {
  return night.posts.length > 0 || night.card?.rev !== night.rev || isSeatingDue(night);
}
