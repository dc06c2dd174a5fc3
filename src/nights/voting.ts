/** Which time and which game: approval votes, the quorum, and the best pair. */
import type { Night, Reply } from './types.js';

export type Pair = { time: string; game: string };
export type Tally = Pair & { people: readonly string[] };

/** What this member would come to: everything approved, or anything where nothing is marked. */
function approves(reply: Reply, { time, game }: Pair): boolean {
  const likes = (list: readonly string[], one: string): boolean => list.length === 0 || list.includes(one);
  return reply.attendance === 'coming' && likes(reply.times, time) && likes(reply.games, game);
}

/** Every pair that can still be played, with those who would come to it. */
export function tallies({ times, games, replies }: Night, now: number): Tally[] {
  return times
    .filter(({ at }) => at > now)
    .flatMap((time) =>
      games.map((game) => {
        const pair = { time: time.id, game };
        const people = replies.filter((reply) => approves(reply, pair)).map(({ person }) => person.id);
        return { ...pair, people };
      }),
    );
}

/** How lately a guild has played a game: its number of games since, the least lately first; never played is endless. */
export type Lateness = (game: string) => number;

/** From a guild's finished games, newest first: how many were played since each game last was. */
export function latenessOf(played: readonly { game: string }[]): Lateness {
  return (game) => {
    const since = played.findIndex((one) => one.game === game);
    return since < 0 ? Number.POSITIVE_INFINITY : since;
  };
}

const laterFirst = (a: number, b: number): number => (a === b ? 0 : b > a ? 1 : -1);

/** The most people; then the earlier time; then the game played least lately; then as the host listed them. */
export function bestPair(night: Night, lateness: Lateness, now: number): Tally | undefined {
  const at = (id: string): number => night.times.find((time) => time.id === id)?.at ?? 0;
  return tallies(night, now).sort(
    (a, b) =>
      b.people.length - a.people.length ||
      at(a.time) - at(b.time) ||
      laterFirst(lateness(a.game), lateness(b.game)) ||
      night.games.indexOf(a.game) - night.games.indexOf(b.game),
  )[0];
}

/** The pair on which the quorum agrees, if there is one. */
export function agreed(night: Night, lateness: Lateness, now: number): Pair | undefined {
  const best = bestPair(night, lateness, now);
  return best && best.people.length >= night.quorum ? { time: best.time, game: best.game } : undefined;
}

/** How many approve of each time and each game, for the card. */
export function approvals(night: Night): { times: ReadonlyMap<string, number>; games: ReadonlyMap<string, number> } {
  const coming = night.replies.filter(({ attendance }) => attendance === 'coming');
  const count = (ids: readonly string[], marked: (reply: Reply) => readonly string[]): Map<string, number> =>
    new Map(ids.map((id) => [id, coming.filter((reply) => marked(reply).includes(id)).length]));
  return {
    times: count(
      night.times.map(({ id }) => id),
      (reply) => reply.times,
    ),
    games: count(night.games, (reply) => reply.games),
  };
}
