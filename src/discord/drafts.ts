/** Long half-made choices, kept in Redis for a day. */
import type { Cluster, Redis } from 'ioredis';
import type { Drafts } from './panel/given.js';

const prefix = 'barbican:draft:';
const keptForSeconds = 24 * 60 * 60;

export function redisDrafts(redis: Redis | Cluster): Drafts {
  return {
    async keep(drafts) {
      await Promise.all(drafts.map(({ key, text }) => redis.set(prefix + key, text, 'EX', keptForSeconds)));
    },
    async find(key) {
      return (await redis.get(prefix + key)) ?? undefined;
    },
  };
}
