/** Seasons of a guild's games: three calendar months each, unless those who manage it have set other dates. */

/** From the first instant to the one after the last. */
export type Span = { from: number; until: number };

export type Season = Span & {
  /** The quarter of the calendar that it is; null where its dates were set. */
  calendar: { year: number; quarter: number } | null;
};

/** The quarter of the calendar in which an instant lies. */
function quarterAt(now: number): Season {
  const date = new Date(now);
  const year = date.getUTCFullYear();
  const quarter = Math.floor(date.getUTCMonth() / 3) + 1;
  return { calendar: { year, quarter }, from: Date.UTC(year, (quarter - 1) * 3), until: Date.UTC(year, quarter * 3) };
}

/** A quarter gives way to dates that were set: it ends where they begin, and begins where they end. */
function seasonOf(now: number, set: readonly Span[]): Season {
  const own = set.find(({ from, until }) => from <= now && now < until);
  if (own) return { ...own, calendar: null };
  const quarter = quarterAt(now);
  const from = Math.max(quarter.from, ...set.flatMap(({ until }) => (until <= now ? [until] : [])));
  const until = Math.min(quarter.until, ...set.flatMap((span) => (span.from > now ? [span.from] : [])));
  return { ...quarter, from, until };
}

/** `back` seasons before the one of `now`. */
export function seasonAt(now: number, set: readonly Span[] = [], back = 0): Season {
  let season = seasonOf(now, set);
  for (let left = back; left > 0; left -= 1) season = seasonOf(season.from - 1, set);
  return season;
}

/** The newest stands for what it covers; so many are remembered. */
const mostSet = 24;

export function withSeason(set: readonly Span[], season: Span): Span[] {
  const others = set.filter(({ from, until }) => until <= season.from || from >= season.until);
  return [...others, season].sort((a, b) => a.from - b.from).slice(-mostSet);
}
