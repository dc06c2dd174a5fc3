/** Times as people type them, in their language and the guild's zone: "friday 20:00", "sam. 21h", "tomorrow 8pm". */
import * as chrono from 'chrono-node';
import { type Locale, locales } from '../kernel/index.js';
import { daysLater, instantOf, wallTime } from '../time/zones.js';

export type ReadTime = { typed: string; at: number };
/** Why a line is left out: no day or hour found, the time has passed, it is too far off, or there are enough without it. */
export type TimeProblem = 'unclear' | 'no-hour' | 'past' | 'too-far' | 'too-many';
export type Misread = { typed: string; problem: TimeProblem };
export type ReadTimes = { times: readonly ReadTime[]; misread: readonly Misread[] };

export const mostTimes = 4;
const farthestDays = 90;

const readers: Record<Locale, chrono.Chrono> = { en: chrono.en.GB, fr: chrono.fr.casual };

/** "21h", "21 h 30" and "20h15" are hours in every language, and so is "midi"; a full stop after a shortened day means nothing. */
function tidied(text: string): string {
  return text
    .replace(
      /\b(\d{1,2})\s*h(?:\s*(\d{2}))?\b/gi,
      (_whole, hour: string, minute?: string) => `${hour}:${minute ?? '00'}`,
    )
    .replace(/(?<![\p{L}-])midi(\s+et\s+demie?)?(?!\p{L})/giu, (_whole, half?: string) => (half ? '12:30' : '12:00'))
    .replace(/(\p{L})\.(?=\s|$)/gu, '$1')
    .trim();
}

/** What the words name on the wall clock; chrono is told that the wall clock here is UTC, so that it never converts. */
function wallOf(text: string, locale: Locale, now: number, zone: string): chrono.ParsedComponents | undefined {
  const here = wallTime(now, zone);
  const instant = new Date(Date.UTC(here.year, here.month - 1, here.day, here.hour, here.minute));
  const [found] = readers[locale].parse(tidied(text), { instant, timezone: 0 }, { forwardDate: true });
  return found?.start;
}

function readTime(typed: string, locale: Locale, now: number, zone: string): ReadTime | Misread {
  const found = wallOf(typed, locale, now, zone);
  if (!found) return { typed, problem: 'unclear' };
  if (!found.isCertain('hour')) return { typed, problem: 'no-hour' };
  const part = (name: chrono.Component): number => found.get(name) ?? 0;
  const wall = {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
  const at = instantOf(wall, zone);
  if (at === undefined) return { typed, problem: 'unclear' };
  if (at <= now) return { typed, problem: 'past' };
  return at > daysLater(now, farthestDays, zone) ? { typed, problem: 'too-far' } : { typed, at };
}

/** One time a line (or between semicolons), each understood or named; the same time twice counts once, the earliest first. */
export function readTimes(text: string, locale: Locale, now: number, zone: string): ReadTimes {
  const lines = text
    .split(/[\n;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.map((line) => readTime(line, locale, now, zone));
  const found = new Map<number, ReadTime>();
  for (const one of read) if ('at' in one && !found.has(one.at)) found.set(one.at, one);
  const [times, beyond] = [[...found.values()].slice(0, mostTimes), [...found.values()].slice(mostTimes)];
  return {
    times: times.sort((a, b) => a.at - b.at),
    misread: [
      ...read.filter((one) => 'problem' in one),
      ...beyond.map(({ typed }) => ({ typed, problem: 'too-many' as const })),
    ],
  };
}

/** The first readings take a hundred times as long as later ones: they are done before anybody waits for them. */
export function practiseReading(now: number): void {
  for (const locale of locales) readTimes('friday 20:00; samedi 21h; 20/11 20:30', locale, now, 'UTC');
}
