/** When somebody was last there to look after the tables. */
import type { RedisClient } from './connect.js';
import { fromRedis } from './faults.js';
import { type Keys, keysUnder } from './keys.js';

export type Pulse = {
  /** Undefined where nobody ever was. */
  last(): Promise<number | undefined>;
  beat(at: number): Promise<void>;
};

export function createPulse(redis: RedisClient, prefix = 'barbican'): Pulse {
  const keys: Keys = keysUnder(prefix);
  return {
    last: async () => {
      const at = await fromRedis(redis.get(keys.pulse));
      return at === null ? undefined : Number(at);
    },
    beat: async (at) => {
      await fromRedis(redis.set(keys.pulse, String(at)));
    },
  };
}
