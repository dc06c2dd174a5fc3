/** What a guild keeps of a finished game: who played what with whom, how it ended, how long it took. */
import type { Awarded, Locale, Mode, OptionValue, Seat } from '../kernel/index.js';
import { type AnyGame, locales, modeOf, shownOptions, sidesOf } from '../kernel/index.js';
import { type Guess, type Seer, seersOf } from './guesses.js';
import { standingMoves } from './history.js';
import type { AnyTextRef, HistoryEntry, Snapshot, Table } from './types.js';
import { sayAt } from './words.js';

/** 1: everything below. What was kept before had no number and is read as far as it goes. */
export const recordSchema = 1;

/** Somebody who answered on a seat. */
export type RecordedPlayer = {
  kind: 'person' | 'bot';
  /** Null for a bot. */
  id: string | null;
  name: string;
  decisions: number;
  /** How long the table waited for these, in milliseconds. */
  thinkingMs: number;
};

export type RecordedSeat = {
  /** Who held it at the end. */
  holder: { kind: 'person' | 'bot' | 'empty'; id: string | null; name: string };
  /** Everybody who answered on it, in the order in which they came: who follows replaced who stands before. */
  players: readonly RecordedPlayer[];
  /** Decisions that the clock or nobody took. */
  fallbacks: number;
};

export type TableRecord = {
  schema: typeof recordSchema;
  table: string;
  guild: string;
  game: string;
  /** The rules' version it ended under. */
  rules: number;
  mode: Mode;
  began: number;
  /** When it ended. */
  at: number;
  minutes: number;
  /** The options that the lobby offered. */
  options: Readonly<Record<string, OptionValue>>;
  seats: readonly RecordedSeat[];
  /** The seats that won or lost together. */
  sides: readonly (readonly Seat[])[];
  won: 'won' | 'lost';
  winners: readonly Seat[];
  scores: readonly number[] | null;
  /** Why it ended so, in the words of the day. */
  reason: Readonly<Partial<Record<Locale, string>>>;
  scenario: string | null;
  level: string | null;
  variant: string | null;
  rounds: number;
  stars: number | null;
  /** What each seat played, and further numbers, as the game names them; empty where it says nothing of them. */
  parts: readonly string[];
  figures: Readonly<Record<string, number>>;
  titles: readonly Awarded[];
  /** Those who watched and guessed how its fights would end. */
  seers: readonly Seer[];
};

type Answered = Extract<HistoryEntry, { kind: 'answer' }>;

/** The same person under another name is the same player. */
function sameAs(player: RecordedPlayer, { by }: Answered): boolean {
  return by.kind === 'person' ? player.id === by.id : player.kind === by.kind && player.name === by.name;
}

function seatRecord(table: Table, seat: Seat, answers: readonly Answered[]): RecordedSeat {
  const players: RecordedPlayer[] = [];
  let fallbacks = 0;
  for (const answer of answers) {
    const { by, took = 0 } = answer;
    if (by.kind === 'clock' || by.kind === 'nobody') {
      fallbacks += 1;
      continue;
    }
    let player = players.find((one) => sameAs(one, answer));
    if (!player) {
      const id = by.kind === 'person' ? by.id : null;
      player = { kind: by.kind, id, name: by.name, decisions: 0, thinkingMs: 0 };
      players.push(player);
    }
    player.decisions += 1;
    player.thinkingMs += took;
  }
  const holder = table.seats[seat];
  return {
    holder: {
      kind: holder?.kind ?? 'empty',
      id: holder?.kind === 'person' ? holder.id : null,
      name: holder?.name ?? '',
    },
    players,
    fallbacks,
  };
}

/** Titles that are told of at the end; the record keeps all. */
const mostTitles = 3;
export const titlesTold = ({ titles }: Pick<TableRecord, 'titles'>): readonly Awarded[] => titles.slice(0, mostTitles);

/** Whether a person sat there at the end or answered at any time. */
export function played({ seats }: Pick<TableRecord, 'seats'>, person: string): boolean {
  return seats.some(({ holder, players }) => holder.id === person || players.some(({ id }) => id === person));
}

function offeredOptions(game: AnyGame, { options, seats }: Table): Record<string, OptionValue> {
  const shown: readonly string[] = shownOptions(game, options, seats.length);
  return Object.fromEntries(Object.entries(options).filter(([name]) => shown.includes(name)));
}

function inEveryLanguage(game: AnyGame, table: Table, reason: AnyTextRef): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, sayAt(game, table, locale).text(reason)]));
}

/** The record of a game that is over; undefined while it is on, for a branch of another, and for a file of who knows whom. */
export function recordOf(
  game: AnyGame,
  { table, match }: Snapshot,
  history: readonly HistoryEntry[],
  guesses: readonly Guess[] = [],
): TableRecord | undefined {
  const outcome = match?.outcome;
  if (!outcome || table.branchOf !== null || table.notOurs) return undefined;
  const moves = standingMoves(history).map(({ entry }) => entry);
  // A branch that went out as a file and came in again is still one.
  if (moves.some(({ kind }) => kind === 'reseed')) return undefined;
  const answers = moves.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));
  const began = moves[0]?.at ?? table.openedAt;
  const at = moves.at(-1)?.at ?? table.changedAt;
  const events = moves.flatMap((entry) => entry.events);
  const {
    scenario = null,
    level = null,
    variant = null,
    stars = null,
    parts = [],
    figures = {},
    rounds,
    titles,
  } = game.record(match, events);
  const seats = table.seats.map((_, seat) =>
    seatRecord(
      table,
      seat,
      answers.filter((answer) => answer.seat === seat),
    ),
  );
  return {
    schema: recordSchema,
    table: table.id,
    guild: table.guild,
    game: game.id,
    rules: game.version,
    mode: modeOf(game, match.options),
    began,
    at,
    minutes: Math.round((at - began) / 60_000),
    options: offeredOptions(game, table),
    seats,
    sides: sidesOf(game, match),
    won: outcome.kind,
    winners: outcome.winners,
    scores: outcome.scores,
    reason: inEveryLanguage(game, table, outcome.reason),
    scenario,
    level,
    variant,
    rounds,
    stars,
    parts,
    figures,
    titles,
    seers: seersOf(guesses, game.fights?.ended(events) ?? new Map(), (id) => played({ seats }, id)),
  };
}
