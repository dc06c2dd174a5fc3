/** The card of a night: one post, edited in place, with its votes and answers. */
import type { CardPost } from '../../jobs/night-ports.js';
import { listIn } from '../../i18n/locale.js';
import type { AnyGame, Locale } from '../../kernel/index.js';
import { startOf } from '../../nights/duties.js';
import { seating, seatsOf, usualPlayers } from '../../nights/seating.js';
import type { Attendance, Night } from '../../nights/types.js';
import { plainWords } from '../../table/plain-name.js';
import type { Person } from '../../table/types.js';
import { wordedTime } from '../../time/wording.js';
import { type Outgoing, type Row, button, container, gallery, rows, select, text } from '../components.js';
import { clip, clipLines } from '../limits.js';
import { type NightWords, nightWords } from '../text/nights/index.js';
import { timestamp } from '../timestamps.js';
import { picturesAsFiles } from './board.js';
import { nightId } from './night-ids.js';

const room = { title: 200, list: 900, names: 800, alt: 600 } as const;

/** A title is typed by a member. */
export const plainTitle = (title: string): string => clip(plainWords(title), room.title);

export function gameName(id: string, games: readonly AnyGame[], locale: Locale): string {
  return games.find((game) => game.id === id)?.text[locale].name ?? id;
}

const names = (people: readonly Person[], locale: Locale): string =>
  listIn(
    locale,
    people.map(({ name }) => name),
  );

function wordedGame(id: string, games: readonly AnyGame[], words: NightWords, locale: Locale): string {
  const game = games.find((one) => one.id === id);
  if (!game) return id;
  const { min, max } = usualPlayers(game);
  const length = game.minutes ? `, ${words.minutes(game.minutes.min, game.minutes.max)}` : '';
  return `**${game.text[locale].name}** (${words.seats(min, max)}${length})`;
}

/** What it says at the top, by how far it has come. */
function standing(night: Night, games: readonly AnyGame[], words: NightWords): string {
  const start = startOf(night);
  const settled =
    night.chosen && start !== undefined
      ? words.card.settled(
          gameName(night.chosen.game, games, night.locale),
          timestamp(start, 'F'),
          timestamp(start, 'R'),
        )
      : '';
  switch (night.state) {
    case 'planning':
      return night.done.includes('decide')
        ? words.card.tooFew(night.quorum)
        : words.card.voting(night.quorum, timestamp(night.deadline, 'R'));
    case 'locked':
      return settled;
    case 'seated':
      return [settled, ...night.tables.map(({ room: where }) => words.card.table(`<#${where}>`))].join('\n');
    case 'over':
      return [settled, words.card.over].filter((line) => line !== '').join('\n');
    case 'cancelled':
      return words.card.cancelled;
  }
}

/** Everything that may be voted for, with who is for it. */
function ballots(night: Night, games: readonly AnyGame[], words: NightWords): string {
  const coming = night.replies.filter(({ attendance }) => attendance === 'coming');
  const voices = (people: readonly Person[]): string =>
    people.length === 0 ? '' : words.card.voices(names(people, night.locale));
  const times = night.times.map(({ id, at }) => {
    const people = coming.filter((reply) => reply.times.includes(id)).map(({ person }) => person);
    return `- ${timestamp(at, 'F')}${voices(people)}`;
  });
  const listed = night.games.map((id) => {
    const people = coming.filter((reply) => reply.games.includes(id)).map(({ person }) => person);
    return `- ${wordedGame(id, games, words, night.locale)}${voices(people)}`;
  });
  const { when, what } = words.card;
  return clipLines([`**${when}**`, ...times, `**${what}**`, ...listed], room.list);
}

function whoComes(night: Night, games: readonly AnyGame[], words: NightWords): string {
  const { seated, bench } = seating(night, seatsOf(night, games));
  const said = (attendance: Attendance): readonly Person[] =>
    night.replies.filter((reply) => reply.attendance === attendance).map(({ person }) => person);
  const list = (people: readonly Person[], word: (names: string, count: number) => string): string[] =>
    people.length === 0 ? [] : [word(names(people, night.locale), people.length)];
  const lines = [
    seated.length === 0 ? words.card.nobody : words.card.coming(seated.length, names(seated, night.locale)),
    ...list(bench, words.card.bench),
    ...list(said('maybe'), words.card.maybe),
    ...list(said('not'), words.card.cannot),
  ];
  return clipLines(lines, room.names);
}

function menus(night: Night, zone: string, games: readonly AnyGame[], words: NightWords): Row[] {
  if (night.state !== 'planning') return [];
  return [
    ...(night.times.length > 1
      ? [
          select({
            id: nightId(night.id, 'times'),
            placeholder: words.card.pickTimes,
            choices: night.times.map(({ id, at }) => ({
              value: id,
              label: wordedTime(at, zone, night.locale),
              description: zone,
            })),
            min: 0,
            max: night.times.length,
          }),
        ]
      : []),
    ...(night.games.length > 1
      ? [
          select({
            id: nightId(night.id, 'games'),
            placeholder: words.card.pickGames,
            choices: night.games.map((id) => ({ value: id, label: gameName(id, games, night.locale) })),
            min: 0,
            max: night.games.length,
          }),
        ]
      : []),
  ];
}

function answers(night: Night, words: NightWords): Row[] {
  if (night.state === 'over' || night.state === 'cancelled') return [];
  return rows([
    button({ id: nightId(night.id, 'coming'), label: words.card.yes, look: 'success' }),
    button({ id: nightId(night.id, 'maybe'), label: words.card.perhaps }),
    button({ id: nightId(night.id, 'not'), label: words.card.no }),
    button({ id: nightId(night.id, 'host'), label: words.card.host }),
  ]);
}

/** What keeps Discord's own event from standing there. */
function missing({ event, state }: Night, { card }: NightWords) {
  if (state !== 'locked') return [];
  if (event?.state === 'forbidden') return [text(card.noEvents)];
  return event?.state === 'refused' ? [text(card.eventRefused)] : [];
}

export function cardMessage({ night, zone, pictures, alt }: CardPost, games: readonly AnyGame[]): Outgoing {
  const words = nightWords[night.locale];
  const about = [
    words.card.invites(night.host.name),
    ...(night.teaches ? [words.teaches] : []),
    ...(night.weekly ? [words.weekly] : []),
  ].join(' · ');
  return {
    components: [
      container(
        text(`## ${plainTitle(night.title)}\n-# ${about}\n${standing(night, games, words)}`),
        ...(pictures.length > 0 ? [gallery(...pictures)] : [text(clip(alt, room.alt))]),
        ...(night.state === 'planning' ? [text(ballots(night, games, words))] : []),
        text(whoComes(night, games, words)),
        ...missing(night, words),
        ...menus(night, zone, games, words),
        ...answers(night, words),
      ),
    ],
    files: picturesAsFiles(pictures),
    silent: true,
  };
}

export function cardLink({ guild, channel, card }: Night): string | undefined {
  return card ? `https://discord.com/channels/${guild}/${channel}/${card.message}` : undefined;
}
