/** A database of the run's Redis that nobody else uses, by the given way to it: two bots in one database would play each other's tables. */
import { inject } from 'vitest';
import { Redis } from 'ioredis';
import { databases } from './redis.js';

export async function freshDatabase(server: string): Promise<string> {
  const redis = new Redis(inject('redisUrl'));
  try {
    const taken = await redis.incr('test:databases-taken');
    if (taken >= databases) throw new Error(`More than ${databases} databases asked for in one run`);
    return `${server}/${taken}`;
  } finally {
    redis.disconnect();
  }
}
