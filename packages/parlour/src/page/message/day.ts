/** The small time beside a name, and the line between days. */
import type { Words } from '../words/catalogue.js';

const sameDay = (left: Date, right: Date): boolean => left.toDateString() === right.toDateString();

export function wordWhen(timestamp: string, words: Words, now: number): string {
  const moment = new Date(timestamp);
  const time = moment.toLocaleTimeString(words.intl, { hour: '2-digit', minute: '2-digit' });
  const today = new Date(now);
  if (sameDay(moment, today)) return words.today(time);
  const yesterday = new Date(now);
  yesterday.setDate(today.getDate() - 1);
  if (sameDay(moment, yesterday)) return words.yesterday(time);
  return moment.toLocaleString(words.intl, { dateStyle: 'short', timeStyle: 'short' });
}

/** The date to announce before a message, if it begins a day. */
export function newDay(timestamp: string, before: string | undefined, words: Words): string | undefined {
  const moment = new Date(timestamp);
  if (before !== undefined && sameDay(moment, new Date(before))) return undefined;
  return moment.toLocaleDateString(words.intl, { dateStyle: 'long' });
}
