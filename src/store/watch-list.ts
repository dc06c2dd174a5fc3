/**
 * Which tables need looking after. Two lists, so that a look costs what is due and not what is stored: the tables at which
 * something just happened, and all those that are open, by when to look at them next.
 */
import type { RedisClient } from './connect.js';
import { fromRedis } from './faults.js';
import type { Keys } from './keys.js';
import { runScript } from './scripts.js';

export type Listed = { id: string; at: number };
/** What a table asks of those who look after it, without reading it: whether a bot is to move, and the table's rev. */
export type Needs = { backlog: number; awaitsBot: boolean; rev: number };

export type WatchList = {
  /** Tables at which something happened, and since when; they stay until they are settled. */
  stirred(): Promise<readonly Listed[]>;
  /** Nothing is left to be done there, unless something happened since. */
  settle(table: Listed): Promise<void>;
  /** In the order in which they were asked for. */
  needs(ids: readonly string[]): Promise<readonly Needs[]>;
  /** The tables that must be looked after, the most urgent first. */
  live(): Promise<readonly Listed[]>;
  /** Those of them at which it is time to look. */
  due(now: number): Promise<readonly Listed[]>;
  lookAgain(id: string, at: number): Promise<void>;
  /** Nothing is left to do for a table. */
  retire(id: string): Promise<void>;
};

/** So many are asked for in one packet. */
const together = 200;

function listed(flat: readonly string[]): readonly Listed[] {
  return flat.flatMap((id, index) => (index % 2 === 0 ? [{ id, at: Number(flat[index + 1]) }] : []));
}

export function createWatchList(redis: RedisClient, keys: Keys): WatchList {
  const needsOf = async (id: string): Promise<Needs> => {
    const [backlog, [bot, rev]] = await Promise.all([
      redis.xlen(keys.outbox(id)),
      redis.hmget(keys.state(id), 'bot', 'rev'),
    ]);
    return { backlog, awaitsBot: bot === '1', rev: Number(rev ?? 0) };
  };

  return {
    stirred: async () => listed(await fromRedis(redis.zrange(keys.stirred, '0', '-1', 'WITHSCORES'))),
    settle: async ({ id, at }) => {
      await fromRedis(runScript(redis, 'settle', [keys.stirred], [id, at]));
    },
    needs: async (ids) => {
      const found: Needs[] = [];
      for (let from = 0; from < ids.length; from += together) {
        found.push(...(await fromRedis(Promise.all(ids.slice(from, from + together).map(needsOf)))));
      }
      return found;
    },
    live: async () => listed(await fromRedis(redis.zrange(keys.live, '0', '-1', 'WITHSCORES'))),
    due: async (now) => listed(await fromRedis(redis.zrangebyscore(keys.live, '-inf', now, 'WITHSCORES'))),
    lookAgain: async (id, at) => {
      await fromRedis(redis.zadd(keys.live, 'XX', at, id));
    },
    retire: async (id) => {
      await fromRedis(redis.zrem(keys.live, id));
    },
  };
}
