/** From a table and what happened at it to the words and pictures of a post. */
import type { DrawTask, Picture } from '../../renderers/contract.js';
import type { OutboxEntry, Person, Snapshot, Table, Vote } from '../table/types.js';
import {
  type AnyGame,
  type AnyMatch,
  type Awarded,
  type Seat,
  isTextOption,
  modeOf,
  optionOf,
  playersOf,
} from '../kernel/index.js';
import { namesOf, personAt } from '../table/seats.js';
import { deadlineOf } from '../table/clock.js';
import { shownEvents } from '../table/telling.js';
import { outcomeOf, sayAt, tableText, waitingAt } from '../table/words.js';
import type { BoardPost, CallPost, FightAhead, LinePost, LobbyPost, Post, Waiting } from './ports.js';
import { pairIn } from '../i18n/locale.js';
import { awaited, viewFor } from '../table/match-memo.js';

/** What a message is made from. */
export type Material = {
  game: AnyGame;
  snapshot: Snapshot;
  /** Distinguishes this post among all of the table's. */
  nonce: string;
  ping: readonly Seat[];
  /** A try before this one may have posted it. */
  mayStand: boolean;
  fight?: FightAhead | undefined;
};

function peopleAt(snapshot: Snapshot, seats: readonly Seat[]): Person[] {
  return seats.flatMap((seat) => personAt(snapshot.table, seat) ?? []);
}

function postOf({ snapshot, nonce, ping, mayStand }: Material): Post {
  const { channel, locale } = snapshot.table;
  return { channel, nonce, locale, ping: peopleAt(snapshot, ping), snapshot, mayStand };
}

/** A call to somebody who would rather be written to. */
export function callPost(
  { game, snapshot, nonce, mayStand }: Material,
  { seat, person, kind, locale, message }: Pick<CallPost, 'person' | 'kind' | 'message' | 'locale'> & { seat: Seat },
): CallPost {
  const { guild, channel } = snapshot.table;
  const waiting = waitingAt(game, snapshot, locale).find(({ seats }) => seats.includes(seat));
  return {
    ...{ person, locale, kind, guild, channel, message, mayStand },
    nonce: `${nonce}-${seat.toString(36)}`,
    game: game.text[locale].name,
    prompt: waiting?.prompt ?? '',
    until: deadlineOf(snapshot.table, seat),
  };
}

function earliest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

function waitingFor(game: AnyGame, snapshot: Snapshot): readonly Waiting[] {
  return waitingAt(game, snapshot, snapshot.table.locale).map(({ seats, names, prompt, proposed }) => ({
    names,
    people: peopleAt(snapshot, seats),
    prompt,
    proposed,
    until: earliest(seats.map((seat) => deadlineOf(snapshot.table, seat))),
  }));
}

/** What a board is drawn from: what happened since it was posted (marks), since it was last shown (a close-up), and the titles of the end. */
export type Drawn = {
  marked: readonly OutboxEntry[];
  fresh: readonly OutboxEntry[];
  before: object | null;
  titles?: readonly Awarded[];
};

/** A seat that nobody holds is drawn as such, not under the name of whoever has left it. */
function namesDrawn({ seats, locale }: Table): readonly string[] {
  return seats.map(({ kind, name }) => (kind === 'empty' ? tableText[locale].emptySeat : name));
}

/** What is to be drawn for a board post: the board, a close-up where there is one, the end picture. */
export function boardTasks(
  game: AnyGame,
  { table }: Snapshot,
  match: AnyMatch,
  { marked, fresh, before, titles = [] }: Drawn,
): DrawTask[] {
  const view = viewFor(game, match, 'spectator');
  // Also while it is paused: whose turn it is stays as it was.
  const waited = match.outcome ? [] : awaited(game, match);
  const setting = { locale: table.locale, names: namesDrawn(table), awaited: waited, game: game.id };
  const shown = { ...setting, view, ...(before ? { before } : {}) };
  const { outcome } = match;
  return [
    ...(outcome ? [{ ...setting, kind: 'end' as const, view, outcome, titles }] : []),
    { ...shown, events: shownEvents(marked), kind: 'board' },
    ...(outcome ? [] : [{ ...shown, events: shownEvents(fresh), kind: 'scene' as const }]),
  ];
}

/** The variant by its name, then whatever is not as usual, each with what it means. */
export function lobbyOptions(
  game: AnyGame,
  table: Pick<Table, 'locale' | 'preset' | 'options'>,
): { label: string; meaning: string }[] {
  const words = game.text[table.locale];
  const preset = words.presets[table.preset];
  const unusual = Object.entries(table.options).filter(([name, value]) => {
    const field = optionOf(game, name);
    if (!field || value === field.default) return false;
    return isTextOption(field) || field.values.length > 1;
  });
  return [
    ...(preset ? [{ label: preset.label, meaning: preset.description }] : []),
    ...unusual.map(([name, value]) => {
      const option = words.options[name];
      const said = option?.values[String(value)] ?? option?.brief?.(String(value)) ?? String(value);
      const label = pairIn(table.locale, option?.label ?? name, said);
      // A variant has said already what its options come to.
      return { label, meaning: preset ? '' : (option?.description ?? '') };
    }),
  ];
}

export function lobbyTask(game: AnyGame, { table }: Snapshot): DrawTask {
  const { wishes } = game.text[table.locale];
  const wishOf = (seat: number): { id: string; name: string } | null => {
    const id = table.wishes[seat];
    return id ? { id, name: wishes[id] ?? id } : null;
  };
  return {
    kind: 'lobby',
    game: game.id,
    locale: table.locale,
    names: namesOf(table),
    awaited: [],
    host: table.host.name,
    seats: table.seats.map((holder, seat) =>
      holder.kind === 'empty' ? null : { name: holder.name, kind: holder.kind, wish: wishOf(seat) },
    ),
    players: playersOf(game, table.options),
    ...(game.minutes ? { minutes: game.minutes } : {}),
    mode: modeOf(game, table.options),
    options: lobbyOptions(game, table),
    chosen: table.options,
  };
}

/** Round, phase, whose turn; undefined before the game has begun. */
export function headingOf(game: AnyGame, { table, match }: Snapshot): string | undefined {
  if (!match) return undefined;
  return game.text[table.locale].heading(viewFor(game, match, 'spectator'), sayAt(game, table, table.locale));
}

/** All but its pictures, which are drawn meanwhile. */
export function boardPost(
  material: Material,
  match: AnyMatch,
  { lines, fresh }: { lines: readonly string[]; fresh: readonly OutboxEntry[] },
): Omit<BoardPost, 'pictures'> {
  const { game, snapshot } = material;
  const { table } = snapshot;
  const words = game.text[table.locale];
  const say = sayAt(game, table, table.locale);
  const view = viewFor(game, match, 'spectator');
  const caption = fresh.flatMap((entry) => entry.phases).at(-1);
  return {
    ...postOf(material),
    kind: match.outcome ? 'end' : 'board',
    heading: words.heading(view, say),
    caption: caption && say.text(caption),
    lines,
    waiting: waitingFor(game, snapshot),
    outcome: outcomeOf(game, snapshot, table.locale),
    result: match.outcome ? (words.result?.(view, say) ?? []) : [],
    alt: words.alt(view, say),
    fight: material.fight,
  };
}

export function linePost(material: Material, lines: readonly string[], vote: Vote | null): LinePost {
  const { game, snapshot, ping } = material;
  // Whoever is called to a vote is not asked for their move by it.
  return { ...postOf(material), lines, waiting: ping.length > 0 && !vote ? waitingFor(game, snapshot) : [], vote };
}

export function lobbyPost(material: Material, pictures: readonly Picture[]): LobbyPost {
  const { game, snapshot } = material;
  const { name, pitch } = game.text[snapshot.table.locale];
  return { ...postOf(material), pictures, alt: pictures[0]?.alt ?? `${name}. ${pitch}`, lines: [] };
}
