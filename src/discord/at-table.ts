/** A table as one person sees it: their seat, their language, the names. */
import { escapeMarkdown } from 'discord.js';
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Locale,
  type Say,
  type Seat,
  awaited,
  sayIn,
} from '../kernel/index.js';
import type { Snapshot, Table } from '../table/types.js';
import { type DiscordWords, discordWords } from './text/index.js';

/** A name that can't format, mention or link anything. */
export function plainName(name: string): string {
  return escapeMarkdown(name, { heading: true, maskedLink: true, numberedList: false }).replaceAll('<', '\\<');
}

export function namesOf(table: Table): string[] {
  return table.seats.map(({ name }) => plainName(name));
}

export type AtTable = {
  table: Table;
  match: AnyMatch | undefined;
  game: AnyGame;
  /** The seat of whoever looks; undefined for a watcher. */
  seat: Seat | undefined;
  locale: Locale;
  words: DiscordWords;
  say: Say<AnyTypes>;
};

export function atTable(game: AnyGame, { table, match }: Snapshot, person: string, locale: Locale): AtTable {
  const seat = table.seats.findIndex((holder) => holder.kind === 'person' && holder.id === person);
  return {
    table,
    match,
    game,
    seat: seat < 0 ? undefined : seat,
    locale,
    words: discordWords[locale],
    say: sayIn(game, locale, namesOf(table)),
  };
}

/** A seat in a running match. */
export type InPlay = AtTable & { match: AnyMatch; seat: Seat };

export function isInPlay(at: AtTable): at is InPlay {
  return at.match !== undefined && at.seat !== undefined;
}

/** Whom the table waits for, in words; empty where nobody. */
export function awaitedNames({ game, match, say, words }: AtTable): string {
  return match === undefined ? '' : words.list(awaited(game, match).map((seat) => say.seat(seat)));
}

export function gameName(at: Pick<AtTable, 'game' | 'locale'>): string {
  return at.game.text[at.locale].name;
}
