/** How people want to be called, kept in Redis. */
import { z } from 'zod';
import { locales } from '../kernel/index.js';
import { type PingWish, type PingWishes, pingDelays, usualWish } from '../table/ping-wishes.js';
import type { RedisClient } from './connect.js';
import { fromRedis } from './faults.js';
import { type Keys, keysUnder } from './keys.js';

const wishShape = z.object({
  delay: z.literal(pingDelays),
  night: z.object({ from: z.string(), to: z.string(), zone: z.string() }).nullable(),
  next: z.boolean(),
  direct: z.boolean(),
  locale: z.enum(locales).nullable(),
}) satisfies z.ZodType<PingWish>;

export function createPingWishes(redis: RedisClient, prefix = 'barbican'): PingWishes {
  const keys: Keys = keysUnder(prefix);

  /** One that cannot be read is as good as none: whoever is waited for is called. */
  async function of(person: string): Promise<PingWish> {
    const json = await fromRedis(redis.get(keys.pingWish(person)));
    return json === null ? usualWish : (wishShape.safeParse(JSON.parse(json)).data ?? usualWish);
  }

  return {
    of,
    change: async (person, changed) => {
      const next = { ...(await of(person)), ...changed };
      await fromRedis(redis.set(keys.pingWish(person), JSON.stringify(next)));
      return next;
    },
    forget: async (person) => {
      await fromRedis(redis.del(keys.pingWish(person)));
    },
  };
}
