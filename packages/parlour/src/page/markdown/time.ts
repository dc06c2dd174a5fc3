/** Moments as Discord words them. */
import type { TimeStyle } from './inline.js';

const FORMATS: Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const STEPS: readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
];

export function wordTime(seconds: number, style: TimeStyle, locale: string, now: number): string {
  if (style !== 'R') return new Intl.DateTimeFormat(locale, FORMATS[style]).format(new Date(seconds * 1000));
  const away = seconds - Math.round(now / 1000);
  const step = STEPS.find((one) => Math.abs(away) >= one.seconds) ?? { unit: 'second', seconds: 1 };
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(Math.round(away / step.seconds), step.unit);
}
