/** What is read must be what was written: its shape, its game, its rules' version. */
import { z } from 'zod';
import { type AnyGame, type AnyMatch, locales } from '../kernel/index.js';
import {
  type Table,
  boardPosts,
  botPaces,
  guessSettings,
  hintSettings,
  orderEnds,
  clockKinds,
  tableSchema,
  tableStates,
  voteKinds,
} from '../table/types.js';
import { migrateMatch } from '../table/migrations.js';
import { pending } from '../table/match-memo.js';

const person = z.object({ id: z.string(), name: z.string() });
const seat = z.int().min(0);

const tableShape = z.object({
  schema: z.literal(tableSchema),
  id: z.string(),
  rev: z.int(),
  guild: z.string(),
  channel: z.string(),
  host: person,
  game: z.string(),
  locale: z.enum(locales),
  state: z.enum(tableStates),
  seats: z.array(
    z.discriminatedUnion('kind', [
      person.extend({ kind: z.literal('person') }),
      z.object({
        kind: z.literal('bot'),
        name: z.string(),
        standingInFor: z.object({ id: z.string().nullable(), name: z.string() }).optional(),
      }),
      z.object({ kind: z.literal('empty'), name: z.string() }),
    ]),
  ),
  wishes: z.array(z.string().nullable()),
  preset: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  clock: z.object({
    kind: z.enum(clockKinds),
    zone: z.string(),
    quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
  }),
  // A table that was opened before these could be chosen has the usual ones.
  boards: z.enum(boardPosts).default('living'),
  pace: z.enum(botPaces).default('normal'),
  hints: z.enum(hintSettings).default('on'),
  guesses: z.enum(guessSettings).default('auto'),
  lately: z.array(z.number()).default([]),
  branchOf: z.string().nullable().default(null),
  notOurs: z.boolean().default(false),
  waits: z.array(z.object({ seat, since: z.number(), reminded: z.int(), share: z.number() })),
  missed: z.array(z.int()),
  vote: z
    .object({
      id: z.string(),
      kind: z.enum(voteKinds),
      by: person,
      depth: z.int(),
      what: z.string().optional(),
      seat: seat.nullable(),
      voters: z.array(z.string()),
      yes: z.array(z.string()),
      no: z.array(z.string()),
      needed: z.int(),
      until: z.number(),
    })
    .nullable(),
  pausedAt: z.number().nullable(),
  archivedAt: z.number().nullable().default(null),
  orders: z.array(z.object({ seat, until: z.enum(orderEnds), turnOf: seat.nullable() })).default([]),
  turnOf: seat.nullable().default(null),
  stoodUntil: z.number().default(0),
  rests: z.array(z.object({ person: z.string(), until: z.number() })).default([]),
  boardAskedAt: z.number().default(0),
  entries: z.int(),
  openedBy: z.string(),
  openedAt: z.number(),
  changedAt: z.number(),
}) satisfies z.ZodType<Table>;

const matchShape = z.looseObject({
  game: z.string(),
  version: z.int(),
  seats: z.int().min(1),
  empty: z.array(seat),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seq: z.int().min(0),
  opened: z.int().min(0),
  answered: z.array(z.int()),
  rng: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  stack: z.array(z.looseObject({ step: z.string() })),
  board: z.looseObject({}),
  outcome: z.looseObject({ kind: z.enum(['won', 'lost']), winners: z.array(seat) }).nullable(),
});

/** What cannot be used: `damaged` is put aside, `newer` was written by a newer bot and is left alone. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
  constructor(
    readonly why: 'damaged' | 'newer',
    problem: string,
  ) {
    super(problem);
  }
}

function parsed(json: string, what: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Unusable('damaged', `${what} is not JSON`);
  }
}

function shaped<S extends z.ZodType>(shape: S, value: unknown, what: string): z.infer<S> {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new Unusable('damaged', `${what}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

const clockedWaits = z.looseObject({ waits: z.array(z.looseObject({ clocked: z.boolean() })) });

/** From schema 1, where a wait only knew whether a clock ran. */
function withShares(value: unknown): unknown {
  const table = shaped(clockedWaits, value, 'meta');
  const waits = table.waits.map(({ clocked, ...wait }) => ({ ...wait, share: clocked ? 1 : 0 }));
  return { ...table, schema: 2, waits };
}

export function readTable(json: string): Table {
  const value = parsed(json, 'meta');
  const { schema } = shaped(z.looseObject({ schema: z.int() }), value, 'meta');
  if (schema > tableSchema) throw new Unusable('newer', `table schema ${schema}`);
  const table = schema < 2 ? withShares(value) : value;
  return shaped(tableShape, table, 'meta');
}

/** Brought up to today's rules. */
function migrated(game: AnyGame, value: unknown): unknown {
  const kept = shaped(z.looseObject({ version: z.int() }), value, 'match');
  if (kept.version > game.version) throw new Unusable('newer', `${game.id} version ${kept.version}`);
  const match = migrateMatch(game, kept.version, kept);
  if (!match) throw new Unusable('damaged', `${game.id} has no migration from version ${kept.version}`);
  return match;
}

/** The match, if this game can go on from it. */
export function readMatch(json: string, game: AnyGame): AnyMatch {
  const value = migrated(game, parsed(json, 'match'));
  const match: AnyMatch = shaped(matchShape, value, 'match') as AnyMatch;
  if (match.game !== game.id) throw new Unusable('damaged', `a match of ${match.game} at a table of ${game.id}`);
  const unknown = match.stack.find((frame) => !Object.hasOwn(game.steps, frame.step));
  if (unknown) throw new Unusable('damaged', `${game.id} has no step ${unknown.step}`);
  try {
    pending(game, match);
  } catch (error) {
    throw new Unusable('damaged', `${game.id} cannot go on: ${error instanceof Error ? error.message : ''}`);
  }
  return match;
}
