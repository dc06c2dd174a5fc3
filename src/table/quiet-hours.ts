/** Hours that do not count, by the clock on the wall: exact also on days when it is put forward or back. */
import { type WallTime, daysLater, instantsOf, nextChange, wallTime } from '../time/zones.js';
import type { QuietHours } from './types.js';

const timeOfDay = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function isQuietHours(quiet: QuietHours): boolean {
  return timeOfDay.test(quiet.from) && timeOfDay.test(quiet.to) && quiet.from !== quiet.to;
}

/** As people type it: "9:30" and "21h" are as good as "09:30" and "21:00". */
export function hourOf(typed: string): string {
  const [, hour, minute] = /^\s*(\d{1,2})(?:\s*[:h.]\s*(\d{2})?)?\s*$/i.exec(typed) ?? [];
  return hour === undefined ? typed.trim() : `${hour.padStart(2, '0')}:${minute ?? '00'}`;
}

type Time = Pick<WallTime, 'hour' | 'minute'>;
type Quiet = { from: Time; to: Time; zone: string };

function timeIn(text: string): Time {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
}

const minutesIn = ({ hour, minute }: Time): number => hour * 60 + minute;

function isQuiet(at: number, { from, to, zone }: Quiet): boolean {
  const now = minutesIn(wallTime(at, zone));
  const [begin, end] = [minutesIn(from), minutesIn(to)];
  return begin < end ? now >= begin && now < end : now >= begin || now < end;
}

/** When it may next become quiet, or cease to be: at one of the two times, or because the clocks are changed. */
function nextTurn(at: number, quiet: Quiet): number {
  const { from, to, zone } = quiet;
  const days = [0, 1, 2].map((count) => wallTime(daysLater(at, count, zone), zone));
  const times = days.flatMap((day) => [from, to].flatMap((time) => instantsOf({ ...day, ...time }, zone)));
  const changed = nextChange(at, zone);
  return Math.min(...times.filter((time) => time > at), changed ?? Infinity);
}

/** Stretches of one kind, by where they begin: every clock at a table asks for the same few again and again. */
const known = new Map<string, { until: number; quiet: boolean }>();
const mostKnown = 5000;

function stretchFrom(at: number, quiet: Quiet): { until: number; quiet: boolean } {
  const key = `${quiet.zone} ${minutesIn(quiet.from)} ${minutesIn(quiet.to)} ${at}`;
  let stretch = known.get(key);
  if (!stretch) {
    stretch = { until: nextTurn(at, quiet), quiet: isQuiet(at, quiet) };
    if (known.size >= mostKnown) known.clear();
    known.set(key, stretch);
  }
  return stretch;
}

/** When so much time has passed after `since`, quiet hours not counted. */
export function afterQuiet(since: number, ms: number, { from, to }: QuietHours, zone: string): number {
  const quiet: Quiet = { from: timeIn(from), to: timeIn(to), zone };
  let at = since;
  let left = ms;
  for (;;) {
    const stretch = stretchFrom(at, quiet);
    if (!stretch.quiet) {
      if (stretch.until - at >= left) return at + left;
      left -= stretch.until - at;
    }
    at = stretch.until;
  }
}
