/** Guesses of those who watch, kept in Redis for as long as a game may take. */
import { z } from 'zod';
import type { Guess, Guesses } from '../table/guesses.js';
import type { RedisClient } from './connect.js';
import { fromRedis } from './faults.js';
import { type Keys, keysUnder } from './keys.js';

const keptSeconds = 120 * 24 * 60 * 60;

const guessShape = z.object({
  fight: z.string(),
  end: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
}) satisfies z.ZodType<Guess>;

export function createGuesses(redis: RedisClient, prefix = 'barbican'): Guesses {
  const keys: Keys = keysUnder(prefix);

  /** One that cannot be read costs a point, never a move. */
  function read(json: string): readonly Guess[] {
    const { data } = guessShape.safeParse(JSON.parse(json));
    return data ? [data] : [];
  }

  return {
    note: async (table, guess) => {
      // Sent ahead: whoever is forgotten is found at this table, whatever dies in between.
      await fromRedis(redis.sadd(keys.guessed(guess.by.id), table));
      await fromRedis(redis.expire(keys.guessed(guess.by.id), keptSeconds));
      await fromRedis(redis.hset(keys.guesses(table), `${guess.fight}|${guess.by.id}`, JSON.stringify(guess)));
      await fromRedis(redis.expire(keys.guesses(table), keptSeconds));
    },
    of: async (table) => (await fromRedis(redis.hvals(keys.guesses(table)))).flatMap(read),
    forget: async (person) => {
      for (const table of await fromRedis(redis.smembers(keys.guessed(person)))) {
        const fields = await fromRedis(redis.hkeys(keys.guesses(table)));
        const own = fields.filter((field) => field.endsWith(`|${person}`));
        if (own.length > 0) await fromRedis(redis.hdel(keys.guesses(table), ...own));
      }
      await fromRedis(redis.del(keys.guessed(person)));
    },
  };
}
