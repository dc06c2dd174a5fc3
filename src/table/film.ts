/** A game as the frames of a film: what a spectator saw, worded for everybody. */
import type { AnyGame, Locale, Seat } from '../kernel/index.js';
import { awaited, viewFor } from './match-memo.js';
import { type Moment, spread } from './replay.js';
import type { Table } from './types.js';
import { sayAt } from './words.js';

export type Frame = { view: object; awaited: readonly Seat[]; caption: string };

/** A table as somebody reads it. */
export type Reading = { game: AnyGame; table: Table; locale: Locale };

/** Longer films say no more and are waited for in vain. */
const mostFrames = 120;

/** Where the game was: "Round 3 · Mira's turn". */
export function headingAt({ game, table, locale }: Reading, { match }: Moment): string {
  return game.text[locale].heading(viewFor(game, match, 'spectator'), sayAt(game, table, locale));
}

export function captionAt(reading: Reading, moment: Moment): string {
  const { game, table, locale } = reading;
  return moment.caption ? sayAt(game, table, locale).text(moment.caption) : headingAt(reading, moment);
}

export function framesOf(reading: Reading, moments: readonly Moment[]): Frame[] {
  const { game } = reading;
  return spread(moments, mostFrames).map((moment) => ({
    view: viewFor(game, moment.match, 'spectator'),
    awaited: awaited(game, moment.match),
    caption: captionAt(reading, moment),
  }));
}

/** The round that a moment belongs to, as its heading calls it first. */
const roundAt = (reading: Reading, moment: Moment): string => headingAt(reading, moment).split(' · ', 1)[0] ?? '';

/** The first and the last moment of the round that one belongs to. */
export function roundAround(
  reading: Reading,
  moments: readonly Moment[],
  place: number,
): { from: number; to: number } | undefined {
  const here = moments[place];
  if (!here) return undefined;
  const round = roundAt(reading, here);
  const isOther = (moment: Moment): boolean => roundAt(reading, moment) !== round;
  const before = moments.slice(0, place).findLastIndex(isOther);
  const after = moments.slice(place).findIndex(isOther);
  return { from: Math.max(0, before), to: after < 0 ? moments.length - 1 : place + after };
}
