/**
 * How strong people are, judged by their games against each other: the Plackett–Luce model of Weng and Lin (2011), which
 * takes several players and teams. Games of people with bots only, and games in which all win together, say nothing of it.
 */
import type { TableRecord } from './records.js';

export type Rating = { mu: number; sigma: number };
export type RatingRow = { id: string; name: string; points: number; games: number };

const first: Rating = { mu: 25, sigma: 25 / 3 };
const beta = 25 / 6;
/** A rating never becomes so sure that nothing can move it. */
const least = 0.0001;

type Team = { members: readonly string[]; rank: number };

/** Sides with people in them, by how they came in: the winners first, the others by their best score. */
function teamsOf({ seats, sides, winners, scores }: TableRecord): Team[] {
  const placed = sides.flatMap((side) => {
    const members = side.flatMap((seat) => {
      const holder = seats[seat]?.holder;
      return holder?.kind === 'person' && holder.id !== null ? [holder.id] : [];
    });
    const won = side.some((seat) => winners.includes(seat));
    const score = Math.max(...side.map((seat) => scores?.[seat] ?? 0));
    return members.length > 0 ? [{ members, won, score }] : [];
  });
  const isBefore = (a: (typeof placed)[number], b: (typeof placed)[number]): boolean =>
    a.won === b.won ? !a.won && a.score > b.score : a.won;
  return placed.map((team) => ({
    members: team.members,
    rank: placed.filter((one) => isBefore(one, team)).length,
  }));
}

/** One game's news. */
function rate(teams: readonly Team[], known: ReadonlyMap<string, Rating>): [string, Rating][] {
  const of = (id: string): Rating => known.get(id) ?? first;
  const sums = teams.map(({ members, rank }) => ({
    members,
    rank,
    mu: members.reduce((sum, id) => sum + of(id).mu, 0),
    variance: members.reduce((sum, id) => sum + of(id).sigma ** 2, 0),
  }));
  const c = Math.sqrt(sums.reduce((sum, { variance }) => sum + variance + beta ** 2, 0));
  const strength = (mu: number): number => Math.exp(mu / c);
  return sums.flatMap((team) => {
    let omega = 0;
    let delta = 0;
    for (const rival of sums) {
      if (rival.rank > team.rank) continue;
      const behind = sums.filter(({ rank }) => rank >= rival.rank);
      const ties = sums.filter(({ rank }) => rank === rival.rank).length;
      const share = strength(team.mu) / behind.reduce((sum, { mu }) => sum + strength(mu), 0);
      omega += ((rival === team ? 1 : 0) - share) / ties;
      delta += (share * (1 - share)) / ties;
    }
    omega *= team.variance / c;
    delta *= (Math.sqrt(team.variance) / c) * (team.variance / c ** 2);
    return team.members.map((id): [string, Rating] => {
      const { mu, sigma } = of(id);
      const part = sigma ** 2 / team.variance;
      return [id, { mu: mu + part * omega, sigma: sigma * Math.sqrt(Math.max(least, 1 - part * delta)) }];
    });
  });
}

/** What is surely theirs, as a number that people can compare: 1000 for whoever begins in the middle. */
const pointsOf = ({ mu, sigma }: Rating): number => Math.round(1000 + 40 * (mu - 3 * sigma));

/** Everybody's rating, the strongest first. `records` come newest first; whoever is hidden is judged, and not named. */
export function ratings(records: readonly TableRecord[], hidden: ReadonlySet<string>): RatingRow[] {
  const known = new Map<string, Rating>();
  const games = new Map<string, number>();
  const names = new Map<string, string>();
  for (const record of records.toReversed()) {
    if (record.mode !== 'competitive') continue;
    const teams = teamsOf(record);
    if (teams.length < 2) continue;
    for (const [id, rating] of rate(teams, known)) {
      known.set(id, rating);
      games.set(id, (games.get(id) ?? 0) + 1);
    }
    for (const { holder } of record.seats) if (holder.id !== null) names.set(holder.id, holder.name);
  }
  return [...known]
    .filter(([id]) => !hidden.has(id))
    .map(([id, rating]) => ({ id, name: names.get(id) ?? '', points: pointsOf(rating), games: games.get(id) ?? 0 }))
    .sort((a, b) => b.points - a.points);
}
