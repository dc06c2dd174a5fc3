/** What must still be posted, table by table, and what the channels were last shown. */
import { z } from 'zod';
import type { AnyGame, Seat } from '../kernel/index.js';
import type { Log } from '../log.js';
import { type Dropped, firstRules, migrateOutboxEntry, migrateView } from '../table/migrations.js';
import type { OutboxEntry } from '../table/types.js';
import type { RedisClient } from './connect.js';
import { noteDropped } from './dropped.js';
import { fromRedis } from './faults.js';
import { type Keys, keysUnder } from './keys.js';
import { runScript } from './scripts.js';
import { squeezeJson, unfoldJson } from './squeezing.js';
import { type WatchList, createWatchList } from './watch-list.js';

export const showings = [
  /** A new post. */
  'new',
  /** The one that stands, brought up to date. */
  'edit',
  /** Nothing to see: it is told when there is. */
  'nothing',
] as const;
export type Showing = (typeof showings)[number];

type Place = { channel: string; message: string };

/**
 * Whom a post is for: `called` are asked for the first time since they are waited for, `ping` is everybody it pings.
 * Those who wish it are called by direct message, or later, over the question `asked`; `next` plays after whoever is
 * called. Posts of old do not say how they were to be shown.
 */
export type Begun = {
  upTo: number;
  showing?: Showing | undefined;
  called: readonly Seat[];
  ping: readonly Seat[];
  direct: readonly Seat[];
  later: readonly { seat: Seat; at: number; asked?: string | undefined }[];
  next: Seat | null;
};

/** What stands in the channel, so far as posting needs to know. */
export type PostedState = {
  /** The last board, which still has its buttons, and its heading, for the line that it shrinks to. */
  board: (Place & { heading: string }) | null;
  lobby: Place | null;
  /** Lines of ours that stand below that board. */
  below: number;
  /** The seats it asks, and those for whom its story is told. */
  shown: readonly Seat[];
  audience: readonly Seat[];
  /** The seats that it has called. */
  summoned: readonly Seat[];
  /** The rev at which it was posted: what answers have said since stands below it. */
  postedRev: number;
  /** The rev up to which it shows what happened. */
  shownRev: number;
  /** The spectators' view when that board was posted. */
  view: object | null;
  /** The rules' version that the view speaks of. */
  rules: number;
  /** Seats that were pinged and are still waited for; those held up meanwhile; those whom the next question asks. */
  pinged: readonly Seat[];
  heldUp: readonly Seat[];
  askedAnew: readonly Seat[];
  /** Whose call was put off last, and over which question; null where a post has called them since. */
  late: readonly { seat: Seat; asked: string | null }[];
  /** What happened since the earliest last turn of anybody at the table, to be told to whoever is asked next. */
  story: readonly OutboxEntry[];
  /** A post that was begun: after a crash the same one is sent again, and no other. */
  begun: Begun | null;
  /** The job that looks at the table's clock next. */
  clockJob: string | null;
  /** The fight that the board lets one guess at. */
  fight: string | null;
  /** Fights of which it was told who guessed right. */
  toldFights: readonly string[];
  /** Where Yes and No stand of a vote that is open. */
  ballot: Place | null;
};

/** A story longer than anybody would read is told from where it still fits. */
export const mostStory = 60;

const nothingPosted: PostedState = {
  board: null,
  lobby: null,
  below: 0,
  shown: [],
  audience: [],
  summoned: [],
  postedRev: 0,
  shownRev: 0,
  view: null,
  rules: firstRules,
  pinged: [],
  heldUp: [],
  askedAnew: [],
  late: [],
  story: [],
  begun: null,
  clockJob: null,
  fight: null,
  toldFights: [],
  ballot: null,
};

const place = z.object({ channel: z.string(), message: z.string() });
const seats = z.array(z.int());
const postedShape = z.object({
  board: place.extend({ heading: z.string().default('') }).nullable(),
  lobby: place.nullable(),
  ballot: place.nullable().default(null),
  below: z.int().default(0),
  shown: seats.default([]),
  audience: seats.default([]),
  summoned: seats.default([]),
  postedRev: z.int().default(0),
  shownRev: z.int().default(0),
  view: z.looseObject({}).nullable(),
  rules: z.int().default(firstRules),
  pinged: seats,
  heldUp: seats.default([]),
  askedAnew: seats.default([]),
  late: z.array(z.object({ seat: z.int(), asked: z.string().nullable() })).default([]),
  /** As it was called before. */
  carried: z.array(z.looseObject({})).optional(),
  story: z.array(z.looseObject({})).default([]),
  begun: z
    .object({
      upTo: z.int(),
      showing: z.enum(showings).optional(),
      called: seats.default([]),
      ping: seats,
      direct: seats.default([]),
      later: z.array(z.object({ seat: z.int(), at: z.number(), asked: z.string().optional() })).default([]),
      next: z.int().nullable().default(null),
    })
    .nullable(),
  clockJob: z.string().nullable(),
  fight: z.string().nullable().default(null),
  toldFights: z.array(z.string()).default([]),
});

/** What was posted and what waits, in terms of a game's rules of today. */
export type Looked = (game: AnyGame) => { posted: PostedState; waiting: readonly OutboxEntry[] };

/** Whoever holds a table's lock posts for it; nobody else does meanwhile. */
export type Hold = { table: string; token: string };

export type Outbox = WatchList & {
  /** What waits to be posted, in terms of this game's rules of today. */
  waiting(id: string, game: AnyGame): Promise<readonly OutboxEntry[]>;
  /** The rev of the last entry that waits. */
  lastRev(id: string): Promise<number | undefined>;
  posted(id: string, game: AnyGame): Promise<PostedState>;
  /** Both at once, where it is not known yet which game it is. */
  look(id: string): Promise<Looked>;
  hold(hold: Hold, ms: number): Promise<boolean>;
  extend(hold: Hold, ms: number): Promise<boolean>;
  release(hold: Hold): Promise<void>;
  /** Drops the entries up to a rev (0: none) and keeps what was posted; false where the lock was lost, or the table is gone. */
  acknowledge(hold: Hold, upTo: number, posted: PostedState): Promise<boolean>;
  /** How much is waiting, without reading it. */
  backlog(id: string): Promise<number>;
};

/** As a stream gives them. */
type Entries = Awaited<ReturnType<RedisClient['xrange']>>;

export type OutboxOptions = { redis: RedisClient; log: Log; prefix?: string | undefined };

export function createOutbox({ redis, log, prefix = 'barbican' }: OutboxOptions): Outbox {
  const keys: Keys = keysUnder(prefix);

  function readPosted(json: string | null, game: AnyGame, dropped: Dropped): PostedState {
    if (json === null) return nothingPosted;
    const read = postedShape.safeParse(JSON.parse(unfoldJson(json)));
    // Losing it costs a mark on a picture and a ping too many, never a move.
    if (!read.success) return nothingPosted;
    const { carried = [], ...kept } = read.data;
    const story = [...carried, ...kept.story] as unknown as OutboxEntry[];
    return {
      ...kept,
      rules: game.version,
      view: migrateView(game, read.data.rules, read.data.view, dropped),
      story: story.map((entry) => migrateOutboxEntry(game, entry, dropped)),
    };
  }

  const kept = (id: string): Promise<string | null> => fromRedis(redis.get(keys.posted(id)));
  const entries = (id: string): Promise<Entries> => fromRedis(redis.xrange(keys.outbox(id), '-', '+'));

  /** Reads with one line in the log for whatever had to be dropped. */
  function noting<R>(id: string, game: AnyGame, read: (dropped: Dropped) => R): R {
    const notes = noteDropped(log, { table: id, game: game.id });
    const made = read(notes.dropped);
    notes.write();
    return made;
  }

  const readWaiting = (waiting: Entries, game: AnyGame, dropped: Dropped): OutboxEntry[] =>
    waiting.map(([, fields]) => migrateOutboxEntry(game, JSON.parse(fields[1] ?? '') as OutboxEntry, dropped));

  return {
    ...createWatchList(redis, keys),
    waiting: async (id, game) => {
      const waiting = await entries(id);
      return noting(id, game, (dropped) => readWaiting(waiting, game, dropped));
    },
    lastRev: async (id) => {
      const [last] = await fromRedis(redis.xrevrange(keys.outbox(id), '+', '-', 'COUNT', 1));
      return last && Number(last[0].split('-')[0]);
    },
    posted: async (id, game) => {
      const posted = await kept(id);
      return noting(id, game, (dropped) => readPosted(posted, game, dropped));
    },
    look: async (id) => {
      const [posted, waiting] = await Promise.all([kept(id), entries(id)]);
      return (game) =>
        noting(id, game, (dropped) => ({
          posted: readPosted(posted, game, dropped),
          waiting: readWaiting(waiting, game, dropped),
        }));
    },
    hold: async ({ table, token }, ms) =>
      (await fromRedis(redis.set(keys.posting(table), token, 'PX', ms, 'NX'))) === 'OK',
    extend: async ({ table, token }, ms) =>
      (await fromRedis(runScript(redis, 'extend', [keys.posting(table)], [token, ms]))) === 1,
    release: async ({ table, token }) => {
      await fromRedis(runScript(redis, 'extend', [keys.posting(table)], [token, 0]));
    },
    acknowledge: async ({ table, token }, upTo, posted) => {
      const touched = [keys.outbox(table), keys.posted(table), keys.posting(table), keys.state(table)];
      const done = runScript(redis, 'acknowledge', touched, [token, upTo, squeezeJson(JSON.stringify(posted))]);
      return (await fromRedis(done)) === 1;
    },
    backlog: (id) => fromRedis(redis.xlen(keys.outbox(id))),
  };
}
