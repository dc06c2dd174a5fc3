/** What `/stats` shows, worded: a title, a few numbers, bars for the picture, and the same in lines. */
import type { RoadPlace, StatsTask } from '../../../renderers/contract.js';
import { pairIn } from '../../i18n/locale.js';
import type { AnyGame, Campaign, Locale } from '../../kernel/index.js';
import type { TableRecord } from '../../table/records.js';
import type { RatingRow } from '../../table/ratings.js';
import type { Season } from '../../table/seasons.js';
import {
  type ChallengeRow,
  type Hidden,
  type PersonStats,
  type PlaceRow,
  type TitleRow,
  averageMinutes,
  campaignRows,
  challenges,
  gamesPlayed,
  personStats,
  seers,
  standings,
} from '../../table/stats.js';
import { guessWords } from '../text/guesses/index.js';
import { type DiscordWords, discordWords } from '../text/index.js';

export type StatsPage = Omit<StatsTask, 'kind' | 'game' | 'alt' | 'locale'> & { lines: readonly string[] };

/** Whose words and games a page is made with. */
export type Telling = {
  locale: Locale;
  games: readonly AnyGame[];
  hidden: Hidden;
  /** Empty where the guild has not switched ratings on. */
  ratings: readonly RatingRow[];
};

const mostBars = 8;
const mostLines = 10;

const wordsFor = ({ locale }: Telling): DiscordWords['stats'] => discordWords[locale].stats;

function gameNamed({ games, locale }: Telling, id: string): string {
  return games.find((game) => game.id === id)?.text[locale].name ?? id;
}

const share = (part: number, total: number): string => `${part}/${total}`;

function thinking(telling: Telling, ms: number | undefined): string {
  if (ms === undefined) return '–';
  const seconds = Math.max(1, Math.round(ms / 1000));
  const { units } = wordsFor(telling);
  if (seconds < 90) return units.seconds(seconds);
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? units.minutes(minutes) : units.hours(Math.round(minutes / 60));
}

/** The season's table of seers; nothing where nobody guessed. */
function seerLines({ locale, hidden }: Telling, records: readonly TableRecord[]): string[] {
  const rows = seers(records, hidden).slice(0, mostLines);
  const words = guessWords[locale];
  if (rows.length === 0) return [];
  return [`**${words.seers}**`, ...rows.map(({ name, right, guessed }, at) => words.row(at + 1, name, right, guessed))];
}

function titleLine(telling: Telling, { game, title, count, best }: TitleRow): string {
  const worded = telling.games.find(({ id }) => id === game)?.text[telling.locale].titles[title];
  return wordsFor(telling).titleLine(worded?.name ?? title, count, best, gameNamed(telling, game));
}

export function personPage(
  telling: Telling,
  records: readonly TableRecord[],
  person: { id: string; name: string },
): StatsPage {
  const stats: PersonStats = personStats(records, person.id, telling.hidden);
  // Whoever asks for their own page is not hidden from themselves.
  const seer = seers(records, new Set()).find(({ id }) => id === person.id);
  const foreseen = seer ? [guessWords[telling.locale].own(seer.right, seer.guessed)] : [];
  const words = wordsFor(telling);
  const bars = stats.games.slice(0, mostBars).map(({ game, played, won }) => ({
    label: gameNamed(telling, game),
    part: won,
    total: played,
    value: share(won, played),
  }));
  const rivals = stats.rivals.slice(0, mostLines).map((rival) => words.rival(rival));
  const titles = stats.titles.slice(0, mostLines).map((row) => titleLine(telling, row));
  const rating = telling.ratings.find(({ id }) => id === person.id);
  const title = stats.name ?? person.name;
  const none = words.nothingOf(title);
  return {
    title,
    subtitle: words.wonOfPlayed,
    tiles: [
      { label: words.tiles.played, value: String(stats.played) },
      { label: words.tiles.won, value: String(stats.won) },
      { label: words.tiles.streak, value: share(stats.streak.now, stats.streak.best) },
      { label: words.tiles.thinking, value: thinking(telling, stats.thinkingMs) },
      ...(rating ? [{ label: words.tiles.rating, value: String(rating.points) }] : []),
    ],
    bars,
    empty: none,
    lines:
      stats.played === 0
        ? [none, ...foreseen]
        : [
            words.personLine(stats.won, stats.played),
            ...bars.map(({ label, value }) => `- ${pairIn(telling.locale, label, `**${value}**`)}`),
            ...(rating ? [words.ratingLine(rating.points, rating.games)] : []),
            words.streakLine(stats.streak.now, stats.streak.best, thinking(telling, stats.thinkingMs)),
            ...foreseen,
            ...(rivals.length > 0 ? [`**${words.headToHead}**`, ...rivals] : []),
            ...(titles.length > 0 ? [`**${words.titles}**`, ...titles] : []),
          ],
  };
}

/** A scenario, a level or a variant as the game itself calls it. */
function partNamed({ games, locale }: Telling, game: string, part: string): string {
  const text = games.find(({ id }) => id === game)?.text[locale];
  return (
    text?.recordWords?.[part] ??
    text?.presets[part]?.label ??
    Object.values(text?.options ?? {}).flatMap(({ values }) => values[part] ?? [])[0] ??
    part
  );
}

function challengeName(telling: Telling, game: string, { key }: ChallengeRow): string {
  return key
    .split('/')
    .map((part) => partNamed(telling, game, part))
    .join(' · ');
}

type CampaignPart = { tiles: StatsPage['tiles']; road: readonly RoadPlace[]; lines: readonly string[] };

/** What the guild has won on the road of a campaign. */
function campaignPart(
  telling: Telling,
  records: readonly TableRecord[],
  game: string,
  campaign: Campaign,
): CampaignPart {
  const words = wordsFor(telling);
  const places = campaignRows(campaign, records);
  const levels = Object.keys(campaign.badges);
  const nameOf = ({ scenario }: PlaceRow): string => partNamed(telling, game, scenario);
  const count = (of: (place: PlaceRow) => number): number => places.reduce((sum, place) => sum + of(place), 0);
  const stars = share(
    count((place) => place.stars),
    count((place) => place.ofStars),
  );
  const badges = share(
    count((place) => place.badges.length),
    count((place) => (place.ofStars > 0 ? levels.length : 0)),
  );
  const named = (part: string): string => partNamed(telling, game, part);
  const bestOf = ({ best }: PlaceRow): string[] => {
    if (!best) return [];
    const lost = best.lost === undefined ? [] : [words.campaign.lost(named(campaign.loss), best.lost)];
    return [words.campaign.best(named(best.level), best.rounds), ...lost];
  };
  const line = (place: PlaceRow): string =>
    words.campaign.place(
      nameOf(place),
      [
        '★'.repeat(place.stars) + '☆'.repeat(place.ofStars - place.stars),
        place.badges.map((level) => campaign.badges[level]?.sign ?? '').join(' '),
        place.levels.map(({ level, won, played }) => `${named(level)} ${share(won, played)}`).join(', '),
        ...bestOf(place),
      ].filter((part) => part !== ''),
    );
  const open = places.filter(({ played }) => played === 0).map(nameOf);
  return {
    tiles: [
      { label: words.tiles.stars, value: stars },
      { label: words.tiles.badges, value: badges },
    ],
    road: places.map((place) => ({
      label: nameOf(place),
      stars: place.stars,
      ofStars: place.ofStars,
      badges: levels.map((level) => ({
        icon: campaign.badges[level]?.icon ?? level,
        has: place.badges.includes(level),
      })),
      state: place.won > 0 ? 'won' : place.played > 0 ? 'tried' : 'open',
    })),
    lines: [
      words.campaign.head(stars, badges),
      ...places.filter(({ played }) => played > 0).map(line),
      ...(open.length > 0 ? [words.campaign.open(open.join(' · '))] : []),
    ],
  };
}

export function gamePage(telling: Telling, records: readonly TableRecord[], game: string): StatsPage {
  const words = wordsFor(telling);
  const rows = standings(records, telling.hidden);
  const tried = challenges(records);
  const minutes = averageMinutes(records);
  const bars = rows
    .slice(0, mostBars)
    .map(({ name, won, played }) => ({ label: name, part: won, total: played, value: share(won, played) }));
  const won = records.filter((record) => record.won === 'won').length;
  const isShared = records[0]?.mode === 'cooperative';
  const campaign = telling.games.find(({ id }) => id === game)?.campaign;
  const road = campaign && campaignPart(telling, records, game, campaign);
  const byScenario = [
    ...(tried.length > 0 ? [`**${words.challenges}**`] : []),
    ...tried
      .slice(0, mostLines)
      .map((row) => words.challenge(challengeName(telling, game, row), row.won, row.played, row.best)),
  ];
  return {
    title: gameNamed(telling, game),
    subtitle: road ? words.campaign.title : words.wonOfPlayed,
    tiles: [
      { label: words.tiles.played, value: String(records.length) },
      ...(isShared ? [{ label: words.tiles.held, value: share(won, records.length) }] : []),
      {
        label: words.tiles.length,
        value: minutes === undefined ? '–' : words.units.minutes(Math.max(1, Math.round(minutes))),
      },
      ...(road?.tiles ?? []),
    ],
    bars,
    ...(road && { road: road.road }),
    empty: words.nothing,
    lines:
      records.length === 0
        ? [words.nothing]
        : [
            words.gameLine(records.length),
            ...rows.slice(0, mostLines).map((row, at) => words.row(at + 1, row.name, row.won, row.played)),
            ...(road?.lines ?? byScenario),
          ],
  };
}

export function guildPage(telling: Telling, records: readonly TableRecord[], guild: string): StatsPage {
  const words = wordsFor(telling);
  const games = gamesPlayed(records);
  const people = standings(records, telling.hidden);
  const titles = records.reduce((sum, record) => sum + record.titles.length, 0);
  return {
    title: guild,
    subtitle: words.gamesPlayed,
    tiles: [
      { label: words.tiles.played, value: String(records.length) },
      { label: words.tiles.people, value: String(people.length) },
      { label: words.tiles.titles, value: String(titles) },
    ],
    bars: games.slice(0, mostBars).map(({ game, played }) => ({
      label: gameNamed(telling, game),
      part: played,
      total: played,
      value: String(played),
    })),
    empty: words.nothing,
    lines:
      records.length === 0
        ? [words.nothing]
        : [
            ...games.map(({ game, played }) => words.gameCount(gameNamed(telling, game), played)),
            `**${words.people}**`,
            ...people.slice(0, mostLines).map((row, at) => words.row(at + 1, row.name, row.won, row.played)),
            ...(telling.ratings.length > 0 ? [`**${words.ratings}**`] : []),
            ...telling.ratings.slice(0, mostLines).map((row, at) => words.ratingRow(at + 1, row.name, row.points)),
          ],
  };
}

export function seasonPage(telling: Telling, records: readonly TableRecord[], season: Season): StatsPage {
  const words = wordsFor(telling);
  const rows = standings(records, telling.hidden);
  const top = rows.slice(0, mostBars);
  return {
    title: season.calendar ? words.season(season.calendar.quarter, season.calendar.year) : words.ownSeason,
    subtitle: words.seasonPoints,
    tiles: [
      { label: words.tiles.played, value: String(records.length) },
      { label: words.tiles.people, value: String(rows.length) },
    ],
    bars: top.map(({ name, points, won }) => ({
      label: name,
      part: won * 3,
      total: points,
      value: words.points(points),
    })),
    empty: words.nothingInSeason,
    lines:
      rows.length === 0
        ? [words.nothingInSeason]
        : [
            words.between(Math.floor(season.from / 1000), Math.floor((season.until - 1) / 1000)),
            ...rows
              .slice(0, 2 * mostLines)
              .map((row, at) => words.seasonRow(at + 1, row.name, row.points, row.won, row.played, row.titles)),
            ...seerLines(telling, records),
          ],
  };
}
