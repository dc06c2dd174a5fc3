/** The lobby: picture, seats, option menus, and the buttons to come, go and begin. */
import { type AnyGame, type Locale, modeOf, playersOf, wishesOf } from '../../kernel/index.js';
import { listIn } from '../../i18n/locale.js';
import type { EndedLobby, LobbyPost } from '../../jobs/ports.js';
import type { Holder, Table } from '../../table/types.js';
import {
  type ButtonSpec,
  type Outgoing,
  type Row,
  button,
  container,
  gallery,
  rows,
  select,
  text,
} from '../components.js';
import { clip, clipLines, limits } from '../limits.js';
import { type DiscordWords, discordWords } from '../text/index.js';
import { linkTo, picturesAsFiles } from './board.js';
import { lobbyId, noWish } from './lobby-ids.js';
import { fitsLobby, optionMenus, wordedOptions } from './lobby-options.js';

const mostWishMenus = 3;
const room = { pitch: 400, alt: 600, seats: 900, lines: 600 } as const;

function wordedSeat(holder: Holder, wish: string | undefined, words: DiscordWords): string {
  if (holder.kind === 'empty') return `*${words.lobby.free}*`;
  const name = holder.kind === 'bot' ? words.lobby.bot(holder.name) : holder.name;
  return wish === undefined ? `**${name}**` : `**${name}** · ${wish}`;
}

function menus(game: AnyGame, table: Table, words: DiscordWords): Row[] {
  const catalogue = game.text[table.locale];
  const made: Row[] = [];
  if (game.options.presets.length > 1) {
    const choices = game.options.presets.map(({ id }) => ({
      value: id,
      label: catalogue.presets[id]?.label ?? id,
      description: catalogue.presets[id]?.description ?? '',
      chosen: table.preset === id,
    }));
    made.push(select({ id: lobbyId(table, 'preset'), placeholder: words.lobby.preset, choices }));
  }
  const { min, max } = playersOf(game, table.options);
  if (min < max) {
    const choices = Array.from({ length: max - min + 1 }, (_, more) => ({
      value: String(min + more),
      label: words.lobby.players(min + more),
      chosen: table.seats.length === min + more,
    }));
    made.push(select({ id: lobbyId(table, 'seats'), placeholder: words.lobby.players(max), choices }));
  }
  return [
    ...made,
    ...wishMenus(game, table, words),
    ...(fitsLobby(game, table) ? optionMenus({ game, table, locale: table.locale }) : []),
  ];
}

/** How many more seats may hold a wish; those that none may hold any more are not listed. */
function freeWishes(game: AnyGame, table: Table): { id: string; left: number; most: number }[] {
  return wishesOf(game, table.options, table.seats.length)
    .map(({ id, most }) => ({ id, most, left: most - table.wishes.filter((one) => one === id).length }))
    .filter(({ left }) => left > 0);
}

/** Each wish that is free, and the way to give one back where somebody holds one. */
export function wishChoices(
  game: AnyGame,
  table: Table,
  locale: Locale,
  words: DiscordWords,
): { value: string; label: string; description?: string }[] {
  const catalogue = game.text[locale];
  const choices = freeWishes(game, table).map(({ id, left, most }) => {
    const label = catalogue.wishes[id] ?? id;
    const hint = catalogue.wishHints?.[id];
    return {
      value: id,
      label: most > 1 ? words.lobby.wishLeft(label, left) : label,
      ...(hint === undefined ? {} : { description: hint }),
    };
  });
  const isHeld = table.wishes.some((wish) => wish !== null);
  return isHeld ? [{ value: noWish, label: words.lobby.noWish }, ...choices] : choices;
}

/** What seats may ask for, with how many may still hold it, and a way to give it back; as many menus as that needs. */
function wishMenus(game: AnyGame, table: Table, words: DiscordWords): Row[] {
  const choices = wishChoices(game, table, table.locale, words);
  const menus: Row[] = [];
  for (let from = 0; from < choices.length && menus.length < mostWishMenus; from += limits.selectOptions) {
    const id = lobbyId(table, 'wish', { page: menus.length });
    const page = choices.slice(from, from + limits.selectOptions);
    menus.push(select({ id, placeholder: words.lobby.wish, choices: page }));
  }
  return menus;
}

function buttons(game: AnyGame, table: Table, words: DiscordWords): Row[] {
  const hasBot = table.seats.some(({ kind }) => kind === 'bot');
  const isFull = table.seats.every(({ kind }) => kind !== 'empty');
  // Whoever a bot keeps a seat for may always come.
  const isKept = table.seats.some((holder) => holder.kind === 'bot' && holder.standingInFor !== undefined);
  const isLong = !fitsLobby(game, table);
  const seating: ButtonSpec[] = [
    { id: lobbyId(table, 'join'), label: words.lobby.join, look: 'success', disabled: isFull && !isKept },
    { id: lobbyId(table, 'leave'), label: words.lobby.leave },
    { id: lobbyId(table, 'bot'), label: words.lobby.addBot, disabled: isFull },
    ...(hasBot ? [{ id: lobbyId(table, 'unbot'), label: words.lobby.removeBot }] : []),
  ];
  const hosting: ButtonSpec[] = [
    { id: lobbyId(table, 'start'), label: words.lobby.start, look: 'primary' },
    ...(isLong ? [{ id: lobbyId(table, 'options'), label: words.lobby.options }] : []),
    { id: lobbyId(table, 'cancel'), label: words.lobby.cancel, look: 'danger' },
  ];
  return [...rows(seating.map(button)), ...rows(hosting.map(button))];
}

function wordedSeats(game: AnyGame, table: Table, words: DiscordWords): string {
  const catalogue = game.text[table.locale];
  const taken = table.seats.filter(({ kind }) => kind !== 'empty').length;
  const lines = table.seats.map((holder, seat) => {
    const wish = table.wishes[seat];
    return `${seat + 1}. ${wordedSeat(holder, wish ? (catalogue.wishes[wish] ?? wish) : undefined, words)}`;
  });
  return `**${words.lobby.seats(taken, table.seats.length)}**\n${clipLines(lines, room.seats)}`;
}

/** For how many, how long, with or against each other. */
function factsOf(game: AnyGame, table: Table, words: DiscordWords): string[] {
  const { min, max } = playersOf(game, table.options);
  return [
    words.lobby.needed(min, max),
    ...(game.minutes ? [words.lobby.minutes(game.minutes.min, game.minutes.max)] : []),
    words.lobby.modes[modeOf(game, table.options)],
  ];
}

/** What is left of a lobby: who plays, with a link to the game, or why there is none. */
export function endedLobbyMessage(ended: EndedLobby, title: string): Outgoing {
  const { table } = ended.snapshot;
  const { lobby } = discordWords[table.locale];
  const names = table.seats.map(({ name }) => name);
  const said =
    'begun' in ended
      ? lobby.begun(title, listIn(table.locale, names), linkTo(table.guild, ended.begun))
      : lobby.off(title, ended.lines.join(' '));
  return { components: [text(`-# ${clip(said, room.alt)}`)], silent: true };
}

export function lobbyMessage(post: LobbyPost, game: AnyGame): Outgoing {
  const { table } = post.snapshot;
  const words = discordWords[post.locale];
  const catalogue = game.text[post.locale];
  const isOpen = table.state === 'lobby';
  return {
    components: [
      container(
        text(
          `## ${words.lobby.title(catalogue.name)}\n${clip(catalogue.pitch, room.pitch)}\n-# ${[words.lobby.host(table.host.name), ...factsOf(game, table, words)].join(' · ')}`,
        ),
        ...(post.pictures.length > 0 ? [gallery(...post.pictures)] : [text(clip(post.alt, room.alt))]),
        text(wordedSeats(game, table, words)),
        text(wordedOptions(game, table)),
        ...(post.lines.length > 0 ? [text(clipLines(post.lines.slice(-3), room.lines))] : []),
        ...(isOpen ? [...menus(game, table, words), ...buttons(game, table, words)] : []),
      ),
    ],
    files: picturesAsFiles(post.pictures),
    pings: post.ping.map(({ id }) => id),
    silent: post.ping.length === 0,
  };
}
