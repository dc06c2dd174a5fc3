/** Guesses of those who watch: what may be guessed at now, and whose guesses came true. */
import { type AnyGame, type AnyTypes, type Fight, modeOf } from '../kernel/index.js';
import { standingMoves } from './history.js';
import { viewFor } from './match-memo.js';
import type { HistoryEntry, Person, Snapshot, Table } from './types.js';

/** A person's guess at one fight. */
export type Guess = { fight: string; end: string; by: Person };

/** Where guesses are kept, table by table. */
export type Guesses = {
  /** A person has one guess at a fight: a later one takes its place. */
  note(table: string, guess: Guess): Promise<void>;
  of(table: string): Promise<readonly Guess[]>;
  forget(person: string): Promise<void>;
};

/** Somebody who guessed, and how often they were right. */
export type Seer = Person & { right: number; guessed: number };

/** The fight that is about to be fought at a table; undefined where there is none. */
export function fightAhead(game: AnyGame, { table, match }: Snapshot): Fight<AnyTypes> | undefined {
  if (!game.fights || !match || match.outcome || table.state !== 'playing') return undefined;
  return game.fights.ahead(viewFor(game, match, 'spectator'));
}

/** So many of the latest decisions of people say how fast a table plays. */
const latestDecisions = 8;
/** Four decisions a minute and more is live play. */
const liveMs = 15_000;

export function withDecision(lately: readonly number[], at: number): readonly number[] {
  return [...lately, at].slice(-latestDecisions);
}

function isLive({ lately }: Pick<Table, 'lately'>): boolean {
  const [first] = lately;
  const last = lately.at(-1);
  if (first === undefined || last === undefined || lately.length < latestDecisions) return false;
  return last - first <= (latestDecisions - 1) * liveMs;
}

/** Whether boards ask for guesses: as the table wishes, else not where people play against each other at a quick pace. */
export function asksGuesses(game: AnyGame, table: Pick<Table, 'guesses' | 'options' | 'lately'>): boolean {
  if (table.guesses !== 'auto') return table.guesses === 'on';
  return modeOf(game, table.options) === 'cooperative' || !isLive(table);
}

/** How the fights of a table ended, by id. */
export function endsOf(game: AnyGame, history: readonly HistoryEntry[]): ReadonlyMap<string, string> {
  const moves = standingMoves(history);
  return game.fights?.ended(moves.flatMap(({ entry }) => entry.events)) ?? new Map<string, string>();
}

/** Also if it was taken back since: whoever has seen how a fight ends cannot guess at it any more. */
export function wasFought(game: AnyGame, history: readonly HistoryEntry[], fight: string): boolean {
  const takenBack = history.flatMap((entry, at) => (entry.kind === 'undo' ? [at] : []));
  return [...takenBack, history.length].some((at) => endsOf(game, history.slice(0, at)).has(fight));
}

/** Everybody who guessed at a fight that was fought; whoever took part in the game is no seer. */
export function seersOf(
  guesses: readonly Guess[],
  ends: ReadonlyMap<string, string>,
  isPlayer: (person: string) => boolean,
): Seer[] {
  const seers = new Map<string, Seer>();
  for (const { fight, end, by } of guesses) {
    const ended = ends.get(fight);
    if (ended === undefined || isPlayer(by.id)) continue;
    const { right, guessed } = seers.get(by.id) ?? { right: 0, guessed: 0 };
    seers.set(by.id, { ...by, right: right + (ended === end ? 1 : 0), guessed: guessed + 1 });
  }
  return [...seers.values()];
}
