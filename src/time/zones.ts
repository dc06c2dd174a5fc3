/** Wall clocks and the instants they name, exact also where a zone's clocks are put forward or back. */
import { Temporal } from 'temporal-polyfill';

/** What a clock on the wall shows: months and days from 1. */
export type WallTime = { year: number; month: number; day: number; hour: number; minute: number };

export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

function zoned(at: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
}

export function wallTime(at: number, zone: string): WallTime {
  const { year, month, day, hour, minute } = zoned(at, zone);
  return { year, month, day, hour, minute };
}

/**
 * The instant at which the zone's clock shows this; undefined where there is no such date. A time that the clocks skip
 * is taken as if they had not been put forward; of a time that comes twice, the first is meant.
 */
export function instantOf(wall: WallTime, zone: string): number | undefined {
  try {
    const plain = Temporal.PlainDateTime.from(wall, { overflow: 'reject' });
    return plain.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** The same time on the wall so many days later. */
export function daysLater(at: number, days: number, zone: string): number {
  return zoned(at, zone).add({ days }).epochMilliseconds;
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(at: number, zone: string): number {
  return zoned(at, zone).dayOfWeek;
}

/** Every instant at which the zone's clock shows this: one, two where it comes twice, none where it is skipped. */
export function instantsOf(wall: WallTime, zone: string): readonly number[] {
  const plain = Temporal.PlainDateTime.from(wall);
  const ways = (['earlier', 'later'] as const).map((disambiguation) => plain.toZonedDateTime(zone, { disambiguation }));
  const shown = ways.filter((way) => way.toPlainDateTime().equals(plain)).map((way) => way.epochMilliseconds);
  return [...new Set(shown)];
}

/** The change that was found last, zone by zone: it is the next one for every instant from where it was looked for. */
const changes = new Map<string, { from: number; at: number | undefined }>();

/** When the zone's clocks are next put forward or back; undefined where they never are. */
export function nextChange(at: number, zone: string): number | undefined {
  const known = changes.get(zone);
  if (known && at >= known.from && at < (known.at ?? Infinity)) return known.at;
  const next = zoned(at, zone).getTimeZoneTransition('next')?.epochMilliseconds;
  changes.set(zone, { from: at, at: next });
  return next;
}
