/** What somebody typed to plan a night, and what was understood of it. Nothing typed is ever lost. */
import type { AnyGame, Locale } from '../../kernel/index.js';
import { type Misread, type ReadTime, mostTimes, readTimes } from '../../nights/typed-times.js';
import { fold } from '../asking/matching.js';

/** As it was typed or ticked. */
export type TypedNight = {
  title: string;
  times: string;
  /** Ids or names. */
  games: readonly string[];
  quorum: string;
  teaches: boolean;
  weekly: boolean;
};

export type NightDraft = {
  typed: TypedNight;
  times: readonly ReadTime[];
  misread: readonly Misread[];
  games: readonly string[];
  unknownGames: readonly string[];
  quorum: number;
  /** The number of players could not be read. */
  isQuorumWrong: boolean;
  /** The night that it changes; a new one where null. */
  night: string | null;
};

export const quorumRange = { min: 1, max: 24 } as const;
const usualQuorum = 3;

/** The game that is meant, by id or by its name in any language. */
function gameNamed(typed: string, games: readonly AnyGame[]): string | undefined {
  const wanted = fold(typed);
  return games.find(({ id, text }) =>
    [id, ...Object.values(text).map(({ name }) => name)].some((one) => fold(one) === wanted),
  )?.id;
}

export type ReadingRoom = { locale: Locale; now: number; zone: string; games: readonly AnyGame[] };

export function readNight(
  typed: TypedNight,
  night: string | null,
  { locale, now, zone, games }: ReadingRoom,
): NightDraft {
  const { times, misread } = readTimes(typed.times, locale, now, zone);
  const read = typed.games.map((one) => ({ one, id: gameNamed(one, games) }));
  const quorum = Number(typed.quorum.trim() === '' ? usualQuorum : typed.quorum);
  const isQuorumWrong = !Number.isInteger(quorum) || quorum < quorumRange.min || quorum > quorumRange.max;
  return {
    typed,
    times: times.slice(0, mostTimes),
    misread,
    games: [...new Set(read.flatMap(({ id }) => id ?? []))],
    unknownGames: read.flatMap(({ one, id }) => (id === undefined ? [one] : [])),
    quorum: isQuorumWrong ? usualQuorum : quorum,
    isQuorumWrong,
    night,
  };
}

export function isReady({ times, games }: NightDraft): boolean {
  return times.length > 0 && games.length > 0;
}
