/** A table as one person sees it: their seat, their language. */
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Locale,
  type Refused,
  type Say,
  type Seat,
} from '../kernel/index.js';
import { listIn } from '../i18n/locale.js';
import { seatOf } from '../table/seats.js';
import type { Snapshot, Table } from '../table/types.js';
import { type Reader, sayAt, wordDenial } from '../table/words.js';
import { type Asking, askingAbout } from './asking/asking.js';
import { type DiscordWords, discordWords } from './text/index.js';
import { awaited } from '../table/match-memo.js';

export type AtTable = {
  snapshot: Snapshot;
  table: Table;
  match: AnyMatch | undefined;
  game: AnyGame;
  /** The seat of whoever looks; undefined for a watcher. */
  seat: Seat | undefined;
  reader: Reader;
  locale: Locale;
  words: DiscordWords;
  say: Say<AnyTypes>;
  /** It is a stage of a lesson and no table: nothing here is kept or told to anybody else. */
  lesson?: { stage: number };
};

export function atTable(game: AnyGame, snapshot: Snapshot, reader: Reader): AtTable {
  const { table, match } = snapshot;
  const { locale, person } = reader;
  return {
    snapshot,
    table,
    match,
    game,
    seat: seatOf(table, person),
    reader,
    locale,
    words: discordWords[locale],
    say: sayAt(game, table, locale),
  };
}

/** A seat in a match. */
export type InPlay = AtTable & { match: AnyMatch; seat: Seat };

export function isInPlay(at: AtTable): at is InPlay {
  return at.match !== undefined && at.seat !== undefined;
}

const askings = new WeakMap<AtTable, Map<string, Asking | undefined>>();

/** What an action asks of this seat; the same for everybody who asks during one request. */
export function askingAt(at: InPlay, action: string): Asking | undefined {
  const known = askings.get(at) ?? new Map<string, Asking | undefined>();
  askings.set(at, known);
  if (!known.has(action)) known.set(action, askingAbout(at.game, at.match, at.seat, action, at.say));
  return known.get(action);
}

/** Whom the table waits for, in words; empty where nobody. */
export function awaitedNames({ game, match, say, locale }: AtTable): string {
  if (!match) return '';
  return listIn(
    locale,
    awaited(game, match).map((seat) => say.seat(seat)),
  );
}

export function gameName(at: Pick<AtTable, 'game' | 'locale'>): string {
  return at.game.text[at.locale].name;
}

/** A refusal of the rules: the game's reason and rule, or what would be legal. */
export function refusedText(at: AtTable, refused: Refused<AnyTypes>): string {
  return wordDenial({ ok: false, code: 'refused', params: { refused }, snapshot: at.snapshot }, [at.game], at.reader);
}
