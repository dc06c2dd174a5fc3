/** What the records say, in English. */
import type { Rivalry } from '../../../table/stats.js';

export const stats = {
  me: 'Me',
  guild: 'Server',
  seasonNow: 'Season',
  seasonBefore: 'Last season',
  post: 'Show in the channel',
  chooseGame: 'Records of one game …',
  ofGuild: 'This server',
  wonOfPlayed: 'games won of games played',
  gamesPlayed: 'games played',
  seasonPoints: 'three points a game won, one a game played',
  nothing: 'No game has been finished here yet.',
  nothingOf: (name: string) => `${name} has finished no game here yet.`,
  nothingInSeason: 'No game was finished in this season.',
  tiles: {
    played: 'games',
    won: 'won',
    streak: 'in a row, now / best',
    thinking: 'a decision',
    held: 'won together',
    length: 'a game',
    people: 'players',
    titles: 'titles',
    rating: 'rating',
    stars: 'stars',
    badges: 'badges',
  },
  units: {
    seconds: (count: number) => `${count} s`,
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
  },
  personLine: (won: number, played: number) => `Won **${won}** of ${played}.`,
  streakLine: (now: number, best: number, thinking: string) =>
    `Won in a row: ${now} now, ${best} at best. A decision takes ${thinking}.`,
  headToHead: 'Against others',
  rival: ({ name, won, lost, shared }: Rivalry) =>
    `- ${name}: won ${won}, lost ${lost}${shared > 0 ? `, shared ${shared}` : ''}`,
  titles: 'Titles',
  titleLine: (title: string, count: number, best: number | undefined, game: string) =>
    `- ${title}${count > 1 ? ` × ${count}` : ''}${best === undefined ? '' : ` (best: ${best})`} · ${game}`,
  gameLine: (played: number) => (played === 1 ? 'Played once.' : `Played ${played} times.`),
  row: (place: number, name: string, won: number, played: number) => `${place}. **${name}**: won ${won} of ${played}`,
  challenges: 'Played together',
  challenge: (
    name: string,
    won: number,
    played: number,
    best: { stars: number | null; rounds: number } | undefined,
  ) => {
    const at =
      best &&
      (best.stars === null ? `${best.rounds} ${best.rounds === 1 ? 'round' : 'rounds'}` : '★'.repeat(best.stars));
    return `- ${name}: won ${won} of ${played}${at === undefined || at === '' ? '' : `, best: ${at}`}`;
  },
  campaign: {
    title: 'the campaign, place by place',
    head: (stars: string, badges: string) => `**The campaign**: ★ ${stars}, badges ${badges}`,
    place: (name: string, won: readonly string[]) => `- ${name}: ${won.join(' · ')}`,
    best: (level: string, rounds: number) => `best: ${level}, round ${rounds}`,
    lost: (what: string, count: number) => `${what}: ${count}`,
    open: (names: string) => `-# Not tried yet: ${names}`,
  },
  gameCount: (game: string, played: number) => `- ${game}: ${played}`,
  people: 'Players',
  season: (quarter: number, year: number) => `Season ${quarter} of ${year}`,
  ownSeason: 'This server’s season',
  ratings: 'Ratings',
  ratingLine: (points: number, games: number) =>
    `Rating: **${points}**, from ${games} ${games === 1 ? 'game' : 'games'} against others.`,
  ratingRow: (place: number, name: string, points: number) => `${place}. **${name}**: ${points}`,
  between: (from: number, until: number) => `<t:${from}:D> to <t:${until}:D>`,
  points: (points: number) => (points === 1 ? '1 pt' : `${points} pts`),
  seasonRow: (place: number, name: string, points: number, won: number, played: number, titles: number) =>
    `${place}. **${name}**: ${points} ${points === 1 ? 'point' : 'points'} (won ${won} of ${played}${titles > 0 ? `, ${titles} ${titles === 1 ? 'title' : 'titles'}` : ''})`,
  hiddenPerson: 'This person would rather not be found in records.',
  privacy: {
    hidden: 'You are hidden: no table of records names you, on any server. Only you see your own with `/stats me`.',
    shown: 'You are shown in records again.',
  },
  sureForget:
    'Delete what is known of you, on every server? Your games stay as games of somebody unnamed; your answers to game nights and how you want to be called go. Tables where you still sit, and nights that you host, keep your name until they are over.',
  forgetYes: 'Forget me',
  forgetNo: 'Keep everything',
  forgotten: 'Done: no record and no game night names you any more.',
};
