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
});
export type GuildSettings = z.infer<typeof settingsShape>;

const defaultSettings: GuildSettings = {
  locale: null,
  clock: { kind: 'none', zone: 'UTC', quiet: null },
  channels: null,
  nights: defaultNights,
};

export type Guilds = {
  settings(guild: string): Promise<GuildSettings>;
  change(guild: string, settings: Partial<GuildSettings>): Promise<GuildSettings>;
  /** Forgets the guild's tables, records and settings. */
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

  async function forget(guild: string): Promise<void> {
    for (const id of await fromRedis(redis.smembers(keys.guildTables(guild)))) {
      const loaded = await store.load(id);
      if (loaded.kind === 'found') await store.leaveChannel(loaded.snapshot.table.channel, id);
      await store.remove(id, guild);
      await fromRedis(redis.del(keys.quarantine(id)));
    }
    for (const id of await fromRedis(redis.smembers(keys.guildNights(guild)))) {
      await fromRedis(redis.del(keys.night(id)));
      await fromRedis(redis.zrem(keys.nightsDue, id));
    }
    const lists = [keys.guildTables(guild), keys.guildNights(guild)];
    await fromRedis(redis.del(keys.settings(guild), keys.records(guild), ...lists));
  }

  return {
    settings,
    change: async (guild, changed) => {
      const next = { ...(await settings(guild)), ...changed };
      await fromRedis(redis.set(keys.settings(guild), JSON.stringify(next)));
      return next;
    },
    forget,
  };
}
