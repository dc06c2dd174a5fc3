/** From a table and what happened at it to the words and pictures of a post. */
import type { DrawTask, Picture } from '../../renderers/contract.js';
import { type AnyEvent, type OutboxEntry, type Person, type Snapshot, type Table, type Vote } from '../table/types.js';
import {
  type AnyGame,
  type AnyMatch,
  type Seat,
  chaptersOf,
  isFor,
  isTextOption,
  optionOf,
  toldOf,
} from '../kernel/index.js';
import { namesOf, personAt } from '../table/seats.js';
import { outcomeOf, sayAt, tableText, waitingAt, wordNotice } from '../table/words.js';
import type { BoardPost, LinePost, LobbyPost, Post, Waiting } from './ports.js';
import { listIn, pairIn } from '../i18n/locale.js';
import { awaited, viewFor } from '../table/match-memo.js';

/** What a message is made from. */
export type Material = {
  game: AnyGame;
  snapshot: Snapshot;
  /** Distinguishes this post among all of the table's. */
  nonce: string;
  ping: readonly Seat[];
};

function peopleAt(snapshot: Snapshot, seats: readonly Seat[]): Person[] {
  return seats.flatMap((seat) => personAt(snapshot.table, seat) ?? []);
}

function postOf({ snapshot, nonce, ping }: Material): Post {
  const { channel, locale } = snapshot.table;
  return { channel, nonce, locale, ping: peopleAt(snapshot, ping), snapshot };
}

/** What happened, as everybody may read it. Who came to the lobby, the lobby itself has shown. */
export function linesFor(game: AnyGame, snapshot: Snapshot, entries: readonly OutboxEntry[]): string[] {
  const { table } = snapshot;
  const say = sayAt(game, table, table.locale);
  const told = entries.filter((entry) => entry.kind !== 'lobby');
  return told.flatMap(({ events, notices, kind, ping }) => [
    ...toldOf(game, events, 'spectator', say),
    ...notices.map((notice) => wordNotice(notice, table.locale)),
    ...(kind === 'reminder' && ping.length > 0 ? [reminder(snapshot, ping)] : []),
  ]);
}

/** Where nothing but one move happened since the last board, the answer right above has said it: only the rest is told. */
function untold(game: AnyGame, entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const [only, ...more] = entries;
  if (!only?.said || only.notices.length > 0 || more.length > 0) return entries;
  const { rest } = chaptersOf(game, only.events);
  return rest.length === 0 ? entries : [{ ...only, events: rest }];
}

function reminder(snapshot: Snapshot, seats: readonly Seat[]): string {
  const { table } = snapshot;
  const names = seats.map((seat) => table.seats[seat]?.name ?? '');
  return tableText[table.locale].reminder(listIn(table.locale, names));
}

function waitingFor(game: AnyGame, snapshot: Snapshot): readonly Waiting[] {
  return waitingAt(game, snapshot, snapshot.table.locale).map(({ seats, names, prompt }) => ({
    names,
    people: peopleAt(snapshot, seats),
    prompt,
  }));
}

/** What was taken back is told, but not drawn. */
function publicEvents(entries: readonly OutboxEntry[]): AnyEvent[] {
  const undone = entries.findLastIndex((entry) => entry.notices.some((notice) => notice.kind === 'undone'));
  return entries
    .slice(undone < 0 ? 0 : undone)
    .flatMap((entry) => entry.events.filter((event) => isFor(event, 'spectator')));
}

/** What is to be drawn for a board post: the board, a close-up where there is one, the end picture. */
export function boardTasks(
  game: AnyGame,
  { table }: Snapshot,
  match: AnyMatch,
  entries: readonly OutboxEntry[],
  before: object | null,
): DrawTask[] {
  const view = viewFor(game, match, 'spectator');
  const waited = table.state === 'playing' ? awaited(game, match) : [];
  const setting = { locale: table.locale, names: namesOf(table), awaited: waited, game: game.id };
  const shown = { ...setting, view, events: publicEvents(entries), ...(before ? { before } : {}) };
  const { outcome } = match;
  return [
    ...(outcome ? [{ ...setting, kind: 'end' as const, view, outcome }] : []),
    { ...shown, kind: 'board' },
    ...(outcome ? [] : [{ ...shown, kind: 'scene' as const }]),
  ];
}

/** The variant by its name, then whatever is not as usual. */
function lobbyOptions(game: AnyGame, table: Table): string[] {
  const words = game.text[table.locale];
  const preset = words.presets[table.preset];
  const unusual = Object.entries(table.options).filter(([name, value]) => {
    const field = optionOf(game, name);
    if (!field || value === field.default) return false;
    return isTextOption(field) || field.values.length > 1;
  });
  return [
    ...(preset ? [preset.label] : []),
    ...unusual.map(([name, value]) => {
      const option = words.options[name];
      return pairIn(table.locale, option?.label ?? name, option?.values[String(value)] ?? String(value));
    }),
  ];
}

export function lobbyTask(game: AnyGame, { table }: Snapshot): DrawTask {
  return {
    kind: 'lobby',
    game: game.id,
    locale: table.locale,
    names: namesOf(table),
    awaited: [],
    host: table.host.name,
    seats: table.seats.map((holder, seat) =>
      holder.kind === 'empty' ? null : { name: holder.name, kind: holder.kind, wish: table.wishes[seat] ?? null },
    ),
    options: lobbyOptions(game, table),
  };
}

export function boardPost(
  material: Material,
  match: AnyMatch,
  entries: readonly OutboxEntry[],
  pictures: readonly Picture[],
): BoardPost {
  const { game, snapshot } = material;
  const { table } = snapshot;
  const words = game.text[table.locale];
  const say = sayAt(game, table, table.locale);
  const view = viewFor(game, match, 'spectator');
  const caption = entries.flatMap((entry) => entry.phases).at(-1);
  return {
    ...postOf(material),
    kind: match.outcome ? 'end' : 'board',
    heading: words.heading(view, say),
    caption: caption && say.text(caption),
    lines: linesFor(game, snapshot, untold(game, entries)),
    waiting: waitingFor(game, snapshot),
    outcome: outcomeOf(game, snapshot, table.locale),
    pictures,
    alt: words.alt(view, say),
  };
}

export function linePost(material: Material, lines: readonly string[], vote: Vote | null): LinePost {
  const { game, snapshot, ping } = material;
  return { ...postOf(material), lines, waiting: ping.length > 0 ? waitingFor(game, snapshot) : [], vote };
}

export function lobbyPost(material: Material, pictures: readonly Picture[]): LobbyPost {
  const { game, snapshot } = material;
  const { name, pitch } = game.text[snapshot.table.locale];
  return { ...postOf(material), pictures, alt: pictures[0]?.alt ?? `${name}. ${pitch}`, lines: [] };
}
