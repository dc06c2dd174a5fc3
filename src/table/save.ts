/** Save files: a whole game as JSON, and its verified way back. Names are kept, Discord's ids are not. */
import { z } from 'zod';
import {
  type AnyGame,
  type AnyMatch,
  type Locale,
  type OptionValue,
  isTextOption,
  locales,
  optionOf,
  playersOf,
  refusesTable,
  start,
  wishesOf,
} from '../kernel/index.js';
import { type Move, replayMove, reseeded, standingMoves } from './history.js';
import { deny } from './change.js';
import { migrateAnswer, migrateMatch } from './migrations.js';
import { presetOf } from './lobby.js';
import { plainName } from './plain-name.js';
import { clockKinds } from './types.js';
import type { Actor, Checkpoint, Clock, Holder, HistoryEntry, Table } from './types.js';
import type { Denied, SaveProblem, TableStore } from './ports.js';
import { inSlices } from './slices.js';

const format = 'barbican-save';
const formatVersion = 1;

type Played = Extract<Move, { kind: 'answer' | 'reseat' }>;

type SavedMove =
  | { kind: 'answer'; at: number; seat: number; by: Actor['kind']; action: string; args: Record<string, unknown> }
  | { kind: 'reseat'; at: number; seat: number; state: 'held' | 'empty' }
  | { kind: 'reseed'; seed: string };

/** Who answered, without who they are on Discord: the seat's present name must do. */
function savedMove(entry: Move): SavedMove[] {
  if (entry.kind === 'start') return [];
  if (entry.kind === 'reseed') return [{ kind: 'reseed', seed: entry.seed }];
  const { at, seat } = entry;
  if (entry.kind === 'reseat') return [{ kind: 'reseat', at, seat, state: entry.state }];
  return [{ kind: 'answer', at, seat, by: entry.by.kind, action: entry.action, args: entry.args }];
}

function saveOf(table: Table, match: AnyMatch, entries: readonly HistoryEntry[]): object {
  const moves = standingMoves(entries).map((placed) => placed.entry);
  const begun = moves.find((entry) => entry.kind === 'start');
  return {
    format,
    formatVersion,
    game: table.game,
    gameVersion: match.version,
    locale: table.locale,
    preset: table.preset,
    options: table.options,
    wishes: table.wishes,
    clock: table.clock,
    seats: table.seats.map((holder) => ({ kind: holder.kind, name: holder.name })),
    seed: begun?.kind === 'start' ? begun.seed : '',
    moves: moves.flatMap(savedMove),
    match,
  };
}

/** A finished game lies open; one in progress holds hands and decks, and is sealed. */
export async function writeSave(
  table: Table,
  match: AnyMatch,
  entries: readonly HistoryEntry[],
  store: Pick<TableStore, 'seal'>,
): Promise<string> {
  const save = saveOf(table, match, entries);
  if (match.outcome) return JSON.stringify(save, undefined, 1);
  const cover = { format, formatVersion, game: table.game, seats: table.seats.map((holder) => holder.name) };
  return JSON.stringify({ ...cover, sealed: await store.seal(JSON.stringify(save)) }, undefined, 1);
}

const optionValue = z.union([z.string(), z.number(), z.boolean()]);
const argument = z.union([z.string(), z.number(), z.array(z.string())]);
const name = z.string().max(100);
const seat = z.int().min(0);
/** A moment that a calendar knows. */
const moment = z.number().min(0).max(8.64e15);
const saveFile = z.object({
  format: z.literal(format),
  formatVersion: z.literal(formatVersion),
  game: z.string(),
  gameVersion: z.int(),
  locale: z.enum(locales),
  preset: z.string(),
  options: z.record(z.string(), optionValue),
  wishes: z.array(z.string().nullable()),
  clock: z.object({
    kind: z.enum(clockKinds),
    zone: z.string(),
    quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
  }),
  seats: z.array(z.object({ kind: z.enum(['person', 'bot', 'empty']), name })).min(1),
  seed: z.string(),
  moves: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('answer'),
        at: moment,
        seat,
        by: z.enum(['person', 'bot', 'clock', 'nobody']),
        action: z.string(),
        args: z.record(z.string(), argument),
      }),
      z.object({ kind: z.literal('reseat'), at: moment, seat, state: z.enum(['held', 'empty']) }),
      z.object({ kind: z.literal('reseed'), seed: z.string() }),
    ]),
  ),
  match: z.looseObject({
    board: z.unknown(),
    stack: z.unknown(),
    rng: z.unknown(),
    outcome: z.unknown(),
    options: z.record(z.string(), optionValue).optional(),
  }),
});
type SaveFile = z.infer<typeof saveFile>;

export type Save = {
  ok: true;
  game: string;
  locale: Locale;
  preset: string;
  options: Readonly<Record<string, OptionValue>>;
  wishes: readonly (string | null)[];
  clock: Clock;
  seats: readonly Holder[];
  match: AnyMatch;
  history: readonly HistoryEntry[];
  checkpoint: Checkpoint;
  /** Sealed by this bot: nobody else can have written it, or read it. */
  isSealed: boolean;
};

function bad(problem: SaveProblem): Denied {
  return deny('bad-save', { problem });
}

/** Object keys in one order, so that two matches can be compared as text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** What a match says; undefined where it is nested deeper than any match of ours. */
function truthOf({ board, stack, rng, outcome }: SaveFile['match']): string | undefined {
  try {
    return canonical({ board, stack, rng, outcome });
  } catch (fault) {
    if (fault instanceof RangeError) return undefined;
    throw fault;
  }
}

function fromJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const sealedFile = z.object({
  format: z.literal(format),
  game: z.string().optional(),
  seats: z.array(z.string()).optional(),
  sealed: z.string(),
});
type Cover = z.infer<typeof sealedFile>;

/** The cover says what is inside. */
function isCoverOf({ game, seats }: Cover, save: SaveFile): boolean {
  const names = save.seats.map((one) => one.name);
  return (
    (game === undefined || game === save.game) &&
    (seats === undefined || JSON.stringify(seats) === JSON.stringify(names))
  );
}

/** Of a later make than this bot knows. */
const newerFile = z.object({ format: z.literal(format), formatVersion: z.number().gt(formatVersion) });

function misread(given: unknown, json: string): SaveProblem {
  if (newerFile.safeParse(given).success) return 'newer';
  return given === undefined && json.includes(`"${format}"`) ? 'cut' : 'format';
}

/** People must claim their seats again: a save file knows names, not persons. */
function seatsOf(save: SaveFile): Holder[] {
  // A file may name anybody anything.
  return save.seats.map(({ kind, name: given }): Holder => ({
    kind: kind === 'bot' ? 'bot' : 'empty',
    name: plainName(given),
  }));
}

function isPlayable(game: AnyGame, save: SaveFile): boolean {
  const names = Object.keys(game.options.fields);
  const isValue = (name: string): boolean => {
    const field = optionOf(game, name);
    const value = save.options[name];
    if (!field || value === undefined) return false;
    return isTextOption(field) ? typeof value === 'string' : field.values.includes(value);
  };
  if (names.length !== Object.keys(save.options).length || !names.every(isValue)) return false;
  const count = save.seats.length;
  const { min, max } = playersOf(game, save.options);
  const wishes = wishesOf(game, save.options, count).map(({ id }) => id);
  return (
    count >= min &&
    count <= max &&
    save.wishes.every((wish) => wish === null || wishes.includes(wish)) &&
    !refusesTable(
      game,
      save.options,
      save.wishes.map((wish) => wish ?? undefined),
    )
  );
}

/** `seed` is for a game in progress that was not sealed: whoever wrote it may have chosen its own. */
export type Reading = { games: readonly AnyGame[]; now: number; seed: string };

/** Reads a save file, breaks its seal where it has one, and plays it through again. */
export async function readSave(
  json: string,
  reading: Reading,
  store: Pick<TableStore, 'unseal'>,
): Promise<Save | Denied> {
  const given = fromJson(json);
  const cover = sealedFile.safeParse(given);
  const opened = cover.success ? await store.unseal(cover.data.sealed) : json;
  if (opened === undefined) return bad('seal');
  const inside = cover.success ? fromJson(opened) : given;
  const save = saveFile.safeParse(inside);
  if (!save.success) return bad(misread(inside, opened));
  if (cover.success && !isCoverOf(cover.data, save.data)) return bad('swapped');
  const read = await verified(save.data, reading);
  if (!read.ok) return read;
  if (cover.success) return { ...read, isSealed: true };
  return read.match.outcome ? read : withNewChance(read, reading);
}

function withNewChance(save: Save, { now, seed }: Reading): Save {
  const rules = save.match.version;
  return {
    ...save,
    match: reseeded(save.match, seed).match,
    history: [...save.history, { at: now, kind: 'reseed', seed, rules, events: [] }],
  };
}

async function verified(save: SaveFile, { games, now: at }: Reading): Promise<Save | Denied> {
  const game = games.find((one) => one.id === save.game);
  if (!game) return deny('unknown-game', { game: save.game });
  const now = asOfToday(game, save);
  if (!now) return bad(save.gameVersion > game.version ? 'newer' : 'version');
  return isPlayable(game, now) ? replayed(game, now, at) : bad('options');
}

/** An older save's answers and options in today's terms; undefined where there is no way. */
function asOfToday(game: AnyGame, save: SaveFile): SaveFile | undefined {
  const { gameVersion: version } = save;
  if (version === game.version) return save;
  const match = migrateMatch(game, version, save.match) as SaveFile['match'] | undefined;
  if (!match) return undefined;
  const moves = save.moves.map((move) => ({
    ...move,
    ...(move.kind === 'answer' && migrateAnswer(game, version, move)),
  }));
  const parsed = saveFile.safeParse({ ...save, options: match.options ?? save.options, moves, match });
  return parsed.success ? parsed.data : undefined;
}

/**
 * Played through from the seed, it must come out as it says. Where it was saved under older rules, what today's make of
 * the same answers stands.
 */
async function replayed(game: AnyGame, save: SaveFile, at: number): Promise<Save | Denied> {
  const giveWay = inSlices();
  const wishes = save.wishes.map((wish) => wish ?? undefined);
  const begun = start(game, { seats: save.seats.length, options: save.options, wishes, seed: save.seed });
  const history: HistoryEntry[] = [{ at, kind: 'start', seed: save.seed, rules: game.version, events: begun.events }];
  let match = begun.match;
  for (const move of save.moves) {
    await giveWay();
    if (move.kind === 'reseed') {
      history.push({ at, kind: 'reseed', seed: move.seed, rules: game.version, events: [] });
      match = reseeded(match, move.seed).match;
      continue;
    }
    if (move.seat >= save.seats.length) return bad('moves');
    const by: Actor = {
      kind: move.kind === 'answer' && move.by === 'bot' ? 'bot' : 'clock',
      name: plainName(save.seats[move.seat]?.name ?? ''),
    };
    const entry: Played =
      move.kind === 'reseat'
        ? { ...move, revealed: true, rules: game.version, events: [] }
        : { ...move, by, revealed: true, phase: true, rules: game.version, events: [] };
    const next = replayMove(game, match, entry);
    if (!next) return bad('moves');
    history.push({ ...entry, events: next.events, revealed: next.revealed });
    match = next.match;
  }
  if (save.gameVersion === game.version && truthOf(match) !== truthOf(save.match)) return bad('outcome');
  const { locale, options, clock } = save;
  const isPreset = game.options.presets.some(({ id }) => id === save.preset);
  const checkpoint = { entries: 1, match: begun.match };
  return {
    ok: true,
    game: game.id,
    locale,
    // A file may call it anything.
    preset: isPreset ? save.preset : presetOf(game, options),
    options,
    clock,
    wishes: save.wishes,
    seats: seatsOf(save),
    match,
    history,
    checkpoint,
    isSealed: false,
  };
}
