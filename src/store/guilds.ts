/** What is kept for a guild: its settings, and the way to forget it all. */
import { z } from 'zod';
import { locales } from '../kernel/index.js';
import type { Log } from '../log.js';
import type { NightSettings } from '../nights/types.js';
import type { TableStore } from '../table/ports.js';
import { clockKinds } from '../table/types.js';
import type { RedisClient } from './connect.js';
import { fromRedis } from './faults.js';
import { type Keys, keysUnder } from './keys.js';
import { keysMatching } from './scan.js';

const defaultNights: NightSettings = { zone: 'UTC', channel: null, reminders: true, place: 'thread', events: false };

const settingsShape = z.object({
  /** The language of new tables; the guild's own where null. */
  locale: z.enum(locales).nullable(),
  clock: z.object({
    kind: z.enum(clockKinds),
    zone: z.string(),
    quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
  }),
  /** Where tables may be opened; anywhere where null. */
  channels: z.array(z.string()).nullable(),
  nights: z
    .object({
      zone: z.string(),
      channel: z.string().nullable(),
      reminders: z.boolean(),
      place: z.enum(['thread', 'channel']),
      events: z.boolean(),
    })
    .default(defaultNights),
  /** Seasons whose dates were set, oldest first. */
  seasons: z.array(z.object({ from: z.number(), until: z.number() })).default([]),
  /** Whether people are rated by their games against each other. */
  ratings: z.boolean().default(false),
});
export type GuildSettings = z.infer<typeof settingsShape>;

const defaultSettings: GuildSettings = {
  locale: null,
  clock: { kind: 'none', zone: 'UTC', quiet: null },
  channels: null,
  nights: defaultNights,
  seasons: [],
  ratings: false,
};

/** A guild's data will be deleted: at whose wish (null where the bot was sent away), and when. */
const goingShape = z.object({ by: z.string().nullable(), due: z.number() });
export type Going = z.infer<typeof goingShape>;

export type Guilds = {
  settings(guild: string): Promise<GuildSettings>;
  change(guild: string, settings: Partial<GuildSettings>): Promise<GuildSettings>;
  /** What would go: the tables that are open, and how many finished games are on record. */
  holdings(guild: string): Promise<{ tables: readonly string[]; records: number }>;
  /** Has everything of the guild forgotten when its time comes, unless it is taken back. */
  forgetLater(guild: string, going: Going): Promise<void>;
  going(guild: string): Promise<Going | undefined>;
  takeBack(guild: string): Promise<void>;
  /** Forgets the guilds whose time has come; answers with them. */
  forgetDue(now: number): Promise<readonly string[]>;
  /** Forgets everything of a guild at once. */
  forget(guild: string): Promise<void>;
};

export type GuildsOptions = { redis: RedisClient; store: TableStore; log: Log; prefix?: string | undefined };

export function createGuilds({ redis, store, log, prefix = 'barbican' }: GuildsOptions): Guilds {
  const keys: Keys = keysUnder(prefix);

  async function settings(guild: string): Promise<GuildSettings> {
    const json = await fromRedis(redis.get(keys.settings(guild)));
    if (json === null) return defaultSettings;
    const read = settingsShape.safeParse(JSON.parse(json));
    if (read.success) return read.data;
    log.error({ guild, problem: read.error.issues[0]?.message }, 'damaged guild settings; the defaults are used');
    return defaultSettings;
  }

  /** What no list names: remembered interactions, drafts, what was put aside. */
  async function forgetTraces(tables: ReadonlySet<string>): Promise<void> {
    if (tables.size === 0) return;
    for await (const some of keysMatching(redis, keys.everything)) {
      for (const key of some) if (tables.has(keys.tableIn(key) ?? '')) await redis.del(key);
    }
  }

  async function forget(guild: string): Promise<void> {
    const ids = await redis.smembers(keys.guildTables(guild));
    // Whatever stops this half way, the rest is found again: a table's channel by its state, its traces by the list.
    for (const id of ids) {
      const loaded = await store.load(id);
      if (loaded.kind === 'found') await store.leaveChannel(loaded.snapshot.table.channel, id);
    }
    await forgetTraces(new Set(ids));
    for (const id of ids) await store.remove(id, guild);
    for (const night of await redis.smembers(keys.guildNights(guild))) {
      await redis.del(keys.night(night));
      await redis.zrem(keys.nightsDue, night);
    }
    const own = [keys.settings, keys.records, keys.guildTables, keys.guildNights, keys.going];
    await redis.del(...own.map((key) => key(guild)));
    await redis.srem(keys.recordGuilds, guild);
    await redis.zrem(keys.forgetting, guild);
  }

  async function holdings(guild: string): Promise<{ tables: readonly string[]; records: number }> {
    const tables: string[] = [];
    for (const id of await redis.smembers(keys.guildTables(guild))) {
      const loaded = await store.load(id);
      const state = loaded.kind === 'found' ? loaded.snapshot.table.state : 'closed';
      if (state !== 'over' && state !== 'closed') tables.push(id);
    }
    return { tables, records: await redis.hlen(keys.records(guild)) };
  }

  async function forgetDue(now: number): Promise<readonly string[]> {
    const due = await redis.zrangebyscore(keys.forgetting, '-inf', now);
    for (const guild of due) await forget(guild);
    return due;
  }

  return {
    settings,
    change: async (guild, changed) => {
      const next = { ...(await settings(guild)), ...changed };
      await fromRedis(redis.set(keys.settings(guild), JSON.stringify(next)));
      return next;
    },
    holdings: (guild) => fromRedis(holdings(guild)),
    forgetLater: async (guild, going) => {
      await fromRedis(redis.set(keys.going(guild), JSON.stringify(going)));
      await fromRedis(redis.zadd(keys.forgetting, going.due, guild));
    },
    going: async (guild) => {
      const json = await fromRedis(redis.get(keys.going(guild)));
      return json === null ? undefined : goingShape.safeParse(JSON.parse(json)).data;
    },
    takeBack: async (guild) => {
      await fromRedis(redis.zrem(keys.forgetting, guild));
      await fromRedis(redis.del(keys.going(guild)));
    },
    forgetDue: (now) => fromRedis(forgetDue(now)),
    forget: (guild) => fromRedis(forget(guild)),
  };
}
