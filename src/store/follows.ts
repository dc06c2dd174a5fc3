/** The tables that somebody watches without sitting there. */
import type { RedisClient } from './connect.js';
import { fromRedis } from './faults.js';
import { type Keys, keysUnder } from './keys.js';

export type Follows = {
  /** Follows a table, or no longer. */
  toggle(person: string, table: string): Promise<'following' | 'left'>;
  /** The tables somebody follows, by id. */
  of(person: string): Promise<readonly string[]>;
  /** These are followed no more: they are over, or gone. */
  drop(person: string, tables: readonly string[]): Promise<void>;
  forget(person: string): Promise<void>;
};

export function createFollows(redis: RedisClient, prefix = 'barbican'): Follows {
  const keys: Keys = keysUnder(prefix);
  return {
    toggle: async (person, table) => {
      if ((await fromRedis(redis.srem(keys.follows(person), table))) > 0) return 'left';
      await fromRedis(redis.sadd(keys.follows(person), table));
      return 'following';
    },
    of: (person) => fromRedis(redis.smembers(keys.follows(person))),
    drop: async (person, tables) => {
      if (tables.length > 0) await fromRedis(redis.srem(keys.follows(person), ...tables));
    },
    forget: async (person) => {
      await fromRedis(redis.del(keys.follows(person)));
    },
  };
}
