/** What a guild's records say of people and games: pure sums over them. */
import type { Awarded, Campaign, Seat } from '../kernel/index.js';
import type { TableRecord } from './records.js';

/** Whoever is hidden counts in no table; a game they played is still a game. */
export type Hidden = ReadonlySet<string>;

type Person = { id: string; name: string };
export type Tally = { played: number; won: number };
export type PersonRow = Tally & Person & { points: number; titles: number };
export type TitleRow = { game: string; title: string; count: number; best: number | undefined };
/** A victory that both have a share in is neither won nor lost against the other. */
export type Rivalry = Person & { won: number; lost: number; shared: number };
export type GameRow = Tally & { game: string };
/** A scenario or level of a game in which all win or lose together, and how well it went at best. */
export type ChallengeRow = Tally & { key: string; best: { stars: number | null; rounds: number } | undefined };

/** A game won is worth three, a game played one. */
const pointsFor = { won: 3, played: 1 } as const;

/** The people who sat there when it ended, with their seats. */
function seated(record: TableRecord): (Person & { seat: Seat })[] {
  return record.seats.flatMap(({ holder }, seat) =>
    holder.kind === 'person' && holder.id !== null ? [{ id: holder.id, name: holder.name, seat }] : [],
  );
}

const hasWon = (record: TableRecord, seat: Seat): boolean => record.winners.includes(seat);

/** Everybody's games, newest records first, so that a name is the latest one. */
export function standings(records: readonly TableRecord[], hidden: Hidden): PersonRow[] {
  const rows = new Map<string, PersonRow>();
  for (const record of records) {
    for (const { id, name, seat } of seated(record)) {
      if (hidden.has(id)) continue;
      const row = rows.get(id) ?? { id, name, played: 0, won: 0, points: 0, titles: 0 };
      const won = hasWon(record, seat);
      row.played += 1;
      row.won += won ? 1 : 0;
      row.points += pointsFor.played + (won ? pointsFor.won - pointsFor.played : 0);
      row.titles += titlesOf(record, seat).length;
      rows.set(id, row);
    }
  }
  return [...rows.values()].sort(
    (a, b) => b.points - a.points || b.won - a.won || b.titles - a.titles || a.name.localeCompare(b.name),
  );
}

export type SeerRow = Person & { right: number; guessed: number };

/** Those who watched and guessed: a point for every fight that they foresaw. */
export function seers(records: readonly TableRecord[], hidden: Hidden): SeerRow[] {
  const rows = new Map<string, SeerRow>();
  for (const { id, name, right, guessed } of records.flatMap((record) => record.seers)) {
    if (hidden.has(id)) continue;
    const row = rows.get(id) ?? { id, name, right: 0, guessed: 0 };
    rows.set(id, { ...row, right: row.right + right, guessed: row.guessed + guessed });
  }
  return [...rows.values()].sort((a, b) => b.right - a.right || a.guessed - b.guessed || a.name.localeCompare(b.name));
}

function titlesOf({ titles }: TableRecord, seat: Seat): readonly Awarded[] {
  return titles.filter(({ seats }) => seats.includes(seat));
}

export function gamesPlayed(records: readonly TableRecord[]): GameRow[] {
  const rows = new Map<string, GameRow>();
  for (const { game, won } of records) {
    const row = rows.get(game) ?? { game, played: 0, won: 0 };
    row.played += 1;
    row.won += won === 'won' ? 1 : 0;
    rows.set(game, row);
  }
  return [...rows.values()].sort((a, b) => b.played - a.played);
}

export type PersonStats = Tally & {
  name: string | undefined;
  games: readonly GameRow[];
  streak: { now: number; best: number };
  /** How long they take over a decision, in milliseconds; undefined where none is known. */
  thinkingMs: number | undefined;
  titles: readonly TitleRow[];
  rivals: readonly Rivalry[];
};

/** Won one after the other, up to now and at best; records come newest first. */
function streakOf(wins: readonly boolean[]): PersonStats['streak'] {
  const now = wins.findIndex((won) => !won);
  let best = 0;
  let run = 0;
  for (const won of wins) {
    run = won ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { now: now < 0 ? wins.length : now, best };
}

const met = ({ won, lost, shared }: Rivalry): number => won + lost + shared;

/** Against each other: those who did not sit on the same side, where one of the two won. */
function rivalsOf(records: readonly TableRecord[], person: string, hidden: Hidden): Rivalry[] {
  const rows = new Map<string, Rivalry>();
  for (const record of records) {
    const all = seated(record);
    const own = all.find(({ id }) => id === person);
    const side = own && record.sides.find((seats) => seats.includes(own.seat));
    if (!own || !side) continue;
    for (const { id, name, seat } of all) {
      if (id === person || hidden.has(id) || side.includes(seat)) continue;
      const row = rows.get(id) ?? { id, name, won: 0, lost: 0, shared: 0 };
      const [mine, theirs] = [hasWon(record, own.seat), hasWon(record, seat)];
      if (mine && theirs) row.shared += 1;
      else if (mine) row.won += 1;
      else if (theirs) row.lost += 1;
      rows.set(id, row);
    }
  }
  return [...rows.values()].sort((a, b) => met(b) - met(a));
}

function titleRows(awarded: readonly { game: string; title: Awarded }[]): TitleRow[] {
  const rows = new Map<string, TitleRow>();
  for (const { game, title } of awarded) {
    const key = `${game}/${title.title}`;
    const row = rows.get(key) ?? { game, title: title.title, count: 0, best: undefined };
    row.count += 1;
    if (title.value !== undefined) row.best = Math.max(row.best ?? title.value, title.value);
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => b.count - a.count);
}

/** `records` are those the person played in, newest first. */
export function personStats(records: readonly TableRecord[], person: string, hidden: Hidden): PersonStats {
  const own = records.flatMap((record) => {
    const at = seated(record).find(({ id }) => id === person);
    return at ? [{ record, ...at, won: hasWon(record, at.seat) }] : [];
  });
  const games = new Map<string, GameRow>();
  for (const { record, won } of own) {
    const row = games.get(record.game) ?? { game: record.game, played: 0, won: 0 };
    games.set(record.game, { ...row, played: row.played + 1, won: row.won + (won ? 1 : 0) });
  }
  const answers = records.flatMap(({ seats }) =>
    seats.flatMap(({ players }) => players.filter(({ id }) => id === person)),
  );
  const decisions = answers.reduce((sum, one) => sum + one.decisions, 0);
  const thinking = answers.reduce((sum, one) => sum + one.thinkingMs, 0);
  return {
    name: own[0]?.name,
    played: own.length,
    won: own.filter(({ won }) => won).length,
    games: [...games.values()].sort((a, b) => b.played - a.played),
    streak: streakOf(own.map(({ won }) => won)),
    thinkingMs: decisions > 0 ? thinking / decisions : undefined,
    titles: titleRows(
      own.flatMap(({ record, seat }) => titlesOf(record, seat).map((title) => ({ game: record.game, title }))),
    ),
    rivals: rivalsOf(records, person, hidden),
  };
}

/** By scenario and level, of games in which all win or lose together. */
export function challenges(records: readonly TableRecord[]): ChallengeRow[] {
  const rows = new Map<string, ChallengeRow>();
  for (const { mode, scenario, level, variant, won, stars, rounds } of records) {
    const key = [scenario, level, variant].filter((part) => part !== null).join('/');
    if (mode !== 'cooperative' || key === '') continue;
    const row = rows.get(key) ?? { key, played: 0, won: 0, best: undefined };
    row.played += 1;
    if (won === 'won') {
      row.won += 1;
      const isBetter =
        !row.best || (stars ?? 0) > (row.best.stars ?? 0) || (stars === row.best.stars && rounds < row.best.rounds);
      if (isBetter) row.best = { stars, rounds };
    }
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => b.played - a.played);
}

/** A place of a campaign: what was tried and won there, level by level, and the best of it. */
export type PlaceRow = Tally & {
  scenario: string;
  stars: number;
  ofStars: number;
  /** Levels that were won and leave a badge. */
  badges: readonly string[];
  levels: readonly (Tally & { level: string })[];
  best: { level: string; rounds: number; lost: number | undefined } | undefined;
};

/** Of two wins the better one first: the harder level, the smaller loss, fewer rounds, the earlier day. */
function betterWin({ levels, loss }: Campaign): (one: TableRecord, other: TableRecord) => number {
  const rank = ({ level }: TableRecord): number => levels.findIndex((group) => group.includes(level ?? ''));
  const lost = ({ figures }: TableRecord): number => figures[loss] ?? 0;
  return (one, other) =>
    rank(one) - rank(other) || lost(one) - lost(other) || one.rounds - other.rounds || one.at - other.at;
}

export function campaignRows(campaign: Campaign, records: readonly TableRecord[]): PlaceRow[] {
  return campaign.places.map(({ scenario, stars: ofStars }) => {
    const played = records.filter((record) => record.scenario === scenario);
    const won = played.filter((record) => record.won === 'won').sort(betterWin(campaign));
    const ranked = [...campaign.levels].reverse().flat();
    const levels = ranked.flatMap((level) => {
      const tried = played.filter((record) => record.level === level);
      const held = won.filter((record) => record.level === level);
      return tried.length > 0 ? [{ level, played: tried.length, won: held.length }] : [];
    });
    const [best] = won;
    return {
      scenario,
      played: played.length,
      won: won.length,
      stars: Math.min(ofStars, Math.max(0, ...won.map(({ stars }) => stars ?? 0))),
      ofStars,
      badges: Object.keys(campaign.badges).filter((level) => won.some((record) => record.level === level)),
      levels,
      best: best && { level: best.level ?? '', rounds: best.rounds, lost: best.figures[campaign.loss] },
    };
  });
}

export function averageMinutes(records: readonly TableRecord[]): number | undefined {
  const timed = records.filter(({ minutes }) => minutes > 0);
  return timed.length === 0 ? undefined : timed.reduce((sum, { minutes }) => sum + minutes, 0) / timed.length;
}
