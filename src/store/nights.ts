/** Nights in Redis: one key each, changed by compare-and-set, found by guild and by when they are due. */
import { z } from 'zod';
import { locales } from '../kernel/index.js';
import type { Log } from '../log.js';
import { duties, isUnfinished } from '../nights/duties.js';
import type { NightStore } from '../nights/ports.js';
import {
  type Night,
  attendances,
  nightDuties,
  nightEventStates,
  nightPostKinds,
  nightSchema,
  nightStates,
} from '../nights/types.js';
import type { RedisClient } from './connect.js';
import { fromRedis } from './faults.js';
import { type Keys, keysUnder } from './keys.js';
import { keysMatching } from './scan.js';
import { runScript } from './scripts.js';

/** What is over is kept for its recap and for planning the same again. */
const retiredSeconds = 30 * 24 * 60 * 60;

const person = z.object({ id: z.string(), name: z.string() });
const nightShape = z.object({
  schema: z.literal(nightSchema),
  id: z.string(),
  rev: z.int(),
  guild: z.string(),
  channel: z.string(),
  host: person,
  locale: z.enum(locales),
  title: z.string(),
  times: z.array(z.object({ id: z.string(), at: z.number() })),
  games: z.array(z.string()),
  quorum: z.int(),
  teaches: z.boolean(),
  deadline: z.number(),
  state: z.enum(nightStates),
  replies: z.array(
    z.object({
      person,
      attendance: z.enum(attendances),
      times: z.array(z.string()),
      games: z.array(z.string()),
      since: z.number().nullable(),
    }),
  ),
  chosen: z.object({ time: z.string(), game: z.string() }).nullable(),
  card: z.object({ message: z.string(), rev: z.int() }).nullable(),
  event: z.object({ id: z.string().nullable(), state: z.enum(nightEventStates) }).nullable(),
  room: z.string().nullable(),
  tables: z.array(z.object({ table: z.string(), game: z.string(), room: z.string(), isOver: z.boolean().optional() })),
  here: z.array(z.string()),
  split: z.boolean(),
  weekly: z.boolean(),
  done: z.array(z.enum(nightDuties)),
  posts: z.array(
    z.object({
      number: z.int(),
      kind: z.enum(nightPostKinds),
      people: z.array(person),
      table: z.string().optional(),
    }),
  ),
  said: z.int(),
  openedAt: z.number(),
  changedAt: z.number(),
  openedBy: z.string(),
});

/** Undefined where it was cut short. */
function fromJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export type NightStoreOptions = { redis: RedisClient; log: Log; prefix?: string | undefined };

export function createNightStore({ redis, log, prefix = 'barbican' }: NightStoreOptions): NightStore {
  const keys: Keys = keysUnder(prefix);

  function read(id: string, json: string): Night | undefined {
    const found = nightShape.safeParse(fromJson(json));
    if (found.success) return found.data;
    const issue = found.error.issues[0];
    log.error(
      { night: id, problem: `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}` },
      'a night cannot be read',
    );
    return undefined;
  }

  /** Looked at at once, by whatever clock: it is being changed, or something of this change is still to be said or done. */
  const atOnce = ({ rev }: Night): number => -rev;

  /** A later change, which somebody else has announced, stays on the list: only they have seen what is to be done about it. */
  async function setLook(night: Night, look: number | undefined): Promise<void> {
    await fromRedis(runScript(redis, 'look-night', [keys.nightsDue], [night.id, night.rev, look ?? '']));
  }

  function nextLook(night: Night): number | undefined {
    return isUnfinished(night) ? atOnce(night) : duties(night)[0]?.at;
  }

  async function kept(id: string): Promise<string | undefined> {
    return (await fromRedis(redis.hget(keys.night(id), 'night'))) ?? undefined;
  }

  return {
    load: async (id) => {
      const json = await kept(id);
      return json === undefined ? undefined : read(id, json);
    },
    commit: async (night, expected) => {
      const { id, guild } = night;
      // On the lists first: whoever dies in between leaves an entry that leads nowhere and is swept up, never a night that nobody finds.
      await fromRedis(redis.sadd(keys.guildNights(guild), id));
      await fromRedis(runScript(redis, 'announce-night', [keys.nightsDue], [id, atOnce(night)]));
      for (const { table } of night.tables) {
        await fromRedis(redis.set(keys.tableNight(table), id, 'EX', retiredSeconds));
      }
      const isOver = night.state === 'over' || night.state === 'cancelled';
      const written = await fromRedis(
        runScript(
          redis,
          'commit-night',
          [keys.night(id)],
          [expected, night.rev, JSON.stringify(night), isOver ? retiredSeconds : 0],
        ),
      );
      if (written !== 1) return false;
      if (!isUnfinished(night)) await setLook(night, nextLook(night));
      return true;
    },
    lookAgain: async (night, atLatest = Infinity) => {
      const next = Math.min(nextLook(night) ?? Infinity, atLatest);
      await setLook(night, next === Infinity ? undefined : next);
    },
    ofTable: async (table) => (await fromRedis(redis.get(keys.tableNight(table)))) ?? undefined,
    hold: async ({ night, token }, ms) =>
      (await fromRedis(redis.set(keys.nightPosting(night), token, 'PX', ms, 'NX'))) === 'OK',
    extend: async ({ night, token }, ms) =>
      (await fromRedis(runScript(redis, 'extend', [keys.nightPosting(night)], [token, ms]))) === 1,
    inGuild: async (guild) => {
      const ids = await fromRedis(redis.smembers(keys.guildNights(guild)));
      const found = await Promise.all(ids.map(async (id) => ({ id, json: await kept(id) })));
      const gone = found.flatMap(({ id, json }) => (json === undefined ? [id] : []));
      // One that is only just being written is put back by its next change, which is its card.
      if (gone.length > 0) await fromRedis(redis.srem(keys.guildNights(guild), ...gone));
      return found.flatMap(({ id, json }) => (json === undefined ? [] : (read(id, json) ?? [])));
    },
    all: async () => {
      const found: string[] = [];
      for await (const some of keysMatching(redis, keys.night('*'))) {
        found.push(...some.flatMap((key) => keys.nightIn(key) ?? []));
      }
      return found;
    },
    due: (by) => fromRedis(redis.zrangebyscore(keys.nightsDue, '-inf', by, 'LIMIT', 0, 500)),
    drop: async (id) => {
      await fromRedis(redis.expire(keys.night(id), retiredSeconds));
      await fromRedis(redis.zrem(keys.nightsDue, id));
    },
  };
}
