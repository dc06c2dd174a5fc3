/** The dates of a season, typed as days of the server's calendar. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Locale } from '../../kernel/index.js';
import type { Span } from '../../table/seasons.js';
import { daysLater, instantOf, wallTime } from '../../time/zones.js';
import { encodeCustomId } from '../custom-id.js';
import { clip, limits } from '../limits.js';
import { discordWords } from '../text/index.js';
import { seasonPart } from './settings.js';

const longestDay = 10;

/** Midnight of a day such as 2026-11-01. */
function dayTyped(typed: string, zone: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  if (year === undefined) return undefined;
  return instantOf({ year: Number(year), month: Number(month), day: Number(day), hour: 0, minute: 0 }, zone);
}

/** From the first day's midnight to the end of the last; undefined where there are no such days. */
export function seasonTyped(first: string, last: string, zone: string): Span | undefined {
  const from = dayTyped(first, zone);
  const end = dayTyped(last, zone);
  if (from === undefined || end === undefined || end <= from) return undefined;
  return { from, until: daysLater(end, 1, zone) };
}

function dayOf(at: number, zone: string): string {
  const { year, month, day } = wallTime(at, zone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

export function seasonForm(
  { from, until }: Span,
  zone: string,
  locale: Locale,
): APIModalInteractionResponseCallbackData {
  const { settings: words } = discordWords[locale];
  const field = (id: string, label: string, value: string, hint?: string) => ({
    type: ComponentType.Label as const,
    label: clip(label, limits.modalLabel),
    ...(hint === undefined ? {} : { description: clip(hint, limits.optionDescription) }),
    component: {
      type: ComponentType.TextInput as const,
      custom_id: id,
      style: TextInputStyle.Short,
      max_length: longestDay,
      required: false,
      value,
    },
  });
  return {
    custom_id: encodeCustomId({ kind: 'settings', part: seasonPart }),
    title: clip(words.setSeason, limits.modalTitle),
    components: [
      field('from', words.seasonFrom, dayOf(from, zone), words.seasonHint),
      field('until', words.seasonUntil, dayOf(until - 1, zone)),
    ],
  };
}
