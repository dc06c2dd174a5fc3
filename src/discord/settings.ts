/** What a server's moderators decided for all its tables. */
import type { Cluster, Redis } from 'ioredis';
import { z } from 'zod';
import { locales } from '../i18n/locale.js';
import { clockKinds } from '../table/types.js';

const shape = z.object({
  locale: z.enum(locales).optional(),
  clock: z.enum(clockKinds).optional(),
  /** Where tables may be opened; everywhere while empty. */
  channels: z.array(z.string()).default([]),
});
export type GuildSettings = z.infer<typeof shape>;

export type SettingsStore = {
  of(guild: string): Promise<GuildSettings>;
  change(guild: string, change: Partial<GuildSettings>): Promise<GuildSettings>;
  forget(guild: string): Promise<void>;
};

const keyOf = (guild: string): string => `barbican:settings:${guild}`;

export function redisSettings(redis: Redis | Cluster): SettingsStore {
  const of = async (guild: string): Promise<GuildSettings> => {
    const kept = await redis.hgetall(keyOf(guild));
    const fields = Object.entries(kept).map(([name, json]) => [name, JSON.parse(json) as unknown] as const);
    return shape.parse(Object.fromEntries(fields));
  };
  return {
    of,
    async change(guild, change) {
      const fields = Object.entries(change).flatMap(([name, value]) => [name, JSON.stringify(value)]);
      if (fields.length > 0) await redis.hset(keyOf(guild), ...fields);
      return of(guild);
    },
    async forget(guild) {
      await redis.del(keyOf(guild));
    },
  };
}
