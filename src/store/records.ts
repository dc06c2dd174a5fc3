/** The guilds' records: one a finished table, read by guild, person and game. */
import { z } from 'zod';
import { type AnyGame, locales } from '../kernel/index.js';
import type { Log } from '../log.js';
import type { RecordQuery, Records } from '../table/ports.js';
import { type TableRecord, played, recordSchema } from '../table/records.js';
import type { RedisClient } from './connect.js';
import { fromRedis } from './faults.js';
import { type Keys, keysUnder } from './keys.js';

/** A value that is there, or not named at all. */
type Recorded = Omit<TableRecord, 'titles'> & {
  titles: { title: string; seats: number[]; value?: number | undefined }[];
};

const seat = z.int().min(0);
const count = z.number().min(0);
const seatShape = z.object({
  holder: z.object({ kind: z.enum(['person', 'bot', 'empty']), id: z.string().nullable(), name: z.string() }),
  players: z.array(
    z.object({
      kind: z.enum(['person', 'bot']),
      id: z.string().nullable(),
      name: z.string(),
      decisions: count,
      thinkingMs: count,
    }),
  ),
  fallbacks: count,
});
const recordShape = z.object({
  schema: z.literal(recordSchema),
  table: z.string(),
  guild: z.string(),
  game: z.string(),
  rules: z.int(),
  mode: z.enum(['competitive', 'cooperative']),
  began: z.number(),
  at: z.number(),
  minutes: count,
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.array(seatShape),
  sides: z.array(z.array(seat)),
  won: z.enum(['won', 'lost']),
  winners: z.array(seat),
  scores: z.array(z.number()).nullable(),
  reason: z.partialRecord(z.enum(locales), z.string()),
  scenario: z.string().nullable(),
  level: z.string().nullable(),
  variant: z.string().nullable(),
  rounds: count,
  stars: z.number().nullable(),
  parts: z.array(z.string()).default([]),
  figures: z.record(z.string(), z.number()).default({}),
  titles: z.array(z.object({ title: z.string(), seats: z.array(seat), value: z.number().optional() })),
  seers: z.array(z.object({ id: z.string(), name: z.string(), right: count, guessed: count })).default([]),
}) satisfies z.ZodType<Recorded>;

/** As results were kept before records: who sat there at the end, and who won. */
const resultShape = z.object({
  table: z.string(),
  game: z.string(),
  at: z.number(),
  seats: z.array(z.object({ id: z.string().nullable(), name: z.string() })),
  winners: z.array(seat),
  scores: z.array(z.number()).nullable(),
});

function fromResult(guild: string, result: z.infer<typeof resultShape>): TableRecord {
  const { seats, winners, ...kept } = result;
  const everybody = seats.map((_, index) => index);
  const isShared = winners.length === seats.length || winners.length === 0;
  return {
    ...kept,
    schema: recordSchema,
    guild,
    rules: 1,
    mode: isShared ? 'cooperative' : 'competitive',
    began: kept.at,
    minutes: 0,
    options: {},
    seats: seats.map(({ id, name }) => ({
      holder: { kind: id === null ? 'bot' : 'person', id, name },
      players: [],
      fallbacks: 0,
    })),
    sides: isShared ? [everybody] : everybody.map((one) => [one]),
    won: winners.length === 0 ? 'lost' : 'won',
    winners,
    reason: {},
    scenario: null,
    level: null,
    variant: null,
    rounds: 0,
    stars: null,
    parts: [],
    figures: {},
    titles: [],
    seers: [],
  };
}

const guessed = ({ seers }: TableRecord, person: string): boolean => seers.some(({ id }) => id === person);

/** The same record with somebody unnamed in this person's place. */
function without(record: TableRecord, person: string): TableRecord {
  const nameless = <P extends { id: string | null; name: string }>(one: P): P =>
    one.id === person ? { ...one, id: null, name: '' } : one;
  return {
    ...record,
    seers: record.seers.filter(({ id }) => id !== person),
    // A reason may name whoever won.
    reason: {},
    seats: record.seats.map((seat) => ({
      ...seat,
      holder: nameless(seat.holder),
      players: seat.players.map(nameless),
    })),
  };
}

function isAsked(record: TableRecord, { person, game, from, until }: RecordQuery): boolean {
  if (person !== undefined && !played(record, person) && !guessed(record, person)) return false;
  if (game !== undefined && record.game !== game) return false;
  return (from === undefined || record.at >= from) && (until === undefined || record.at < until);
}

export type RecordsOptions = {
  redis: RedisClient;
  games: readonly AnyGame[];
  log: Log;
  prefix?: string | undefined;
};

export function createRecords({ redis, games, log, prefix = 'barbican' }: RecordsOptions): Records {
  const keys: Keys = keysUnder(prefix);

  /** In today's terms: a title that its game does not award any more is nobody's. */
  function read(guild: string, table: string, json: string): TableRecord | undefined {
    const value: unknown = JSON.parse(json);
    const kept = recordShape.safeParse(value);
    const older = kept.success ? undefined : resultShape.safeParse(value);
    if (older?.success && !Object.hasOwn(value as object, 'schema')) return fromResult(guild, older.data);
    if (!kept.success) {
      log.error({ guild, table, problem: kept.error.issues[0]?.message }, 'a record cannot be read');
      return undefined;
    }
    const record = kept.data as TableRecord;
    const known = games.find(({ id }) => id === record.game)?.text[locales[0]].titles;
    const titles = known ? record.titles.filter(({ title }) => Object.hasOwn(known, title)) : record.titles;
    return { ...record, titles };
  }

  async function allOf(guild: string): Promise<TableRecord[]> {
    const all = await fromRedis(redis.hgetall(keys.records(guild)));
    return Object.entries(all).flatMap(([table, json]) => read(guild, table, json) ?? []);
  }

  async function write(record: TableRecord): Promise<void> {
    await fromRedis(redis.sadd(keys.recordGuilds, record.guild));
    await fromRedis(redis.hset(keys.records(record.guild), record.table, JSON.stringify(record)));
  }

  return {
    write,
    remove: async (guild, table) => {
      await fromRedis(redis.hdel(keys.records(guild), table));
    },
    find: async (guild, query = {}) => {
      const records = await allOf(guild);
      return records.filter((record) => isAsked(record, query)).sort((a, b) => b.at - a.at);
    },
    hidden: async () => new Set(await fromRedis(redis.smembers(keys.hiddenPeople))),
    setHidden: async (person, wish) => {
      await fromRedis(
        wish === 'hidden' ? redis.sadd(keys.hiddenPeople, person) : redis.srem(keys.hiddenPeople, person),
      );
    },
    forget: async (person) => {
      for (const guild of await fromRedis(redis.smembers(keys.recordGuilds))) {
        for (const record of await allOf(guild))
          if (played(record, person) || guessed(record, person)) await write(without(record, person));
      }
      await fromRedis(redis.srem(keys.hiddenPeople, person));
    },
  };
}
