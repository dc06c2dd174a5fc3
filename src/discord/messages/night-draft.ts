/** What somebody typed to plan a night, and what was understood of it. Nothing typed is ever lost. */
import type { AnyGame, Locale } from '../../kernel/index.js';
import { type Misread, type ReadTime, type TimeProblem, readTimes } from '../../nights/typed-times.js';
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
  /** By when it is decided; as usual where empty. */
  deadline: string;
};

/** Not to be read, or later than the first time to choose from. */
export type DeadlineProblem = TimeProblem | 'too-late';

export type NightDraft = {
  typed: TypedNight;
  times: readonly ReadTime[];
  misread: readonly Misread[];
  games: readonly string[];
  unknownGames: readonly string[];
  quorum: number;
  /** The number of players could not be read. */
  isQuorumWrong: boolean;
  /** By when it is decided; null where nothing was typed, or nothing that can be. */
  deadline: number | null;
  /** Why not, where something was. */
  deadlineProblem: DeadlineProblem | null;
  /** The night that it changes; a new one where null. */
  night: string | null;
};

export const quorumRange = { min: 1, max: 24 } as const;
const usualQuorum = 3;

/** The game that is meant, by id or by its name in any language. */
export function gameNamed(typed: string, games: readonly AnyGame[]): string | undefined {
  const wanted = fold(typed);
  return games.find(({ id, text }) =>
    [id, ...Object.values(text).map(({ name }) => name)].some((one) => fold(one) === wanted),
  )?.id;
}

/** A moment before the first time to choose from. */
export function readDeadline(
  typed: string,
  first: number,
  { locale, now, zone }: Omit<ReadingRoom, 'games'>,
): Pick<NightDraft, 'deadline' | 'deadlineProblem'> {
  if (typed.trim() === '') return { deadline: null, deadlineProblem: null };
  const { times, misread } = readTimes(typed.replace(/[\n;]+/g, ' '), locale, now, zone);
  const [read] = times;
  if (read && read.at < first) return { deadline: read.at, deadlineProblem: null };
  return { deadline: null, deadlineProblem: misread[0]?.problem ?? 'too-late' };
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
    times,
    misread,
    games: [...new Set(read.flatMap(({ id }) => id ?? []))],
    unknownGames: read.flatMap(({ one, id }) => (id === undefined ? [one] : [])),
    quorum: isQuorumWrong ? usualQuorum : quorum,
    isQuorumWrong,
    ...readDeadline(typed.deadline, times[0]?.at ?? Infinity, { locale, now, zone }),
    night,
  };
}

export function isReady({ times, games }: NightDraft): boolean {
  return times.length > 0 && games.length > 0;
}
