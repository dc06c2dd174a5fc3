/** How somebody wants to be called to their tables: kept per person, the same at every table. */
import type { Locale, Seat } from '../kernel/index.js';
import { afterQuiet } from './quiet-hours.js';
import type { QuietHours, Table } from './types.js';

/** After so many minutes of waiting; 0 is at once. */
export const pingDelays = [0, 10, 60, 240] as const;
export type PingDelay = (typeof pingDelays)[number];

export type PingWish = {
  delay: PingDelay;
  /** The hours in which nobody is called, by their own clock. */
  night: (QuietHours & { zone: string }) | null;
  /** One quiet line when the player before them begins. */
  next: boolean;
  /** By direct message instead of in the channel. */
  direct: boolean;
  /** The language of direct messages; the table's where null. */
  locale: Locale | null;
};

export const usualWish: PingWish = { delay: 0, night: null, next: false, direct: false, locale: null };

/** Where wishes are kept. */
export type PingWishes = {
  of(person: string): Promise<PingWish>;
  change(person: string, changed: Partial<PingWish>): Promise<PingWish>;
  forget(person: string): Promise<void>;
};

const minuteMs = 60_000;

/** When a person who is waited for since then may be called: hours of the night are not counted. */
export function callTime({ delay, night }: Pick<PingWish, 'delay' | 'night'>, since: number): number {
  const ms = delay * minuteMs;
  return night ? afterQuiet(since, ms, night, night.zone) : since + ms;
}

/** The person who plays after this seat, bots passed over; undefined where there is no other. */
export function nextPerson({ seats }: Table, seat: Seat): Seat | undefined {
  const order = seats.map((_, step) => (seat + step + 1) % seats.length);
  return order.find((one) => one !== seat && seats[one]?.kind === 'person');
}
