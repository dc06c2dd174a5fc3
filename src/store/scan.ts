/** Looking through everything that is kept: for what is seldom done, and no list helps with. */
import { Cluster } from 'ioredis';
import type { RedisClient } from './connect.js';

/** Every key that matches, on every node, a few at a time. */
export async function* keysMatching(redis: RedisClient, match: string): AsyncGenerator<string[]> {
  const nodes = redis instanceof Cluster ? redis.nodes('master') : [redis];
  for (const node of nodes) yield* node.scanStream({ match, count: 500 }) as AsyncIterable<string[]>;
}
