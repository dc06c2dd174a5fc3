/** Long half-made choices that do not fit on a button, kept for a day. */
import { type RedisClient, inOnePacket } from './connect.js';
import { fromRedis } from './faults.js';
import { type Keys, keysUnder } from './keys.js';

export type Draft = { key: string; text: string };

export type DraftStore = {
  save(drafts: readonly Draft[]): Promise<void>;
  find(key: string): Promise<string | undefined>;
};

const keptSeconds = 24 * 60 * 60;

export function createDraftStore(redis: RedisClient, prefix = 'barbican'): DraftStore {
  const keys: Keys = keysUnder(prefix);
  return {
    save: async (drafts) => {
      const saved = inOnePacket(redis, () =>
        drafts.map(({ key, text }) => fromRedis(redis.set(keys.draft(key), text, 'EX', keptSeconds))),
      );
      await Promise.all(saved);
    },
    find: async (key) => (await fromRedis(redis.get(keys.draft(key)))) ?? undefined,
  };
}
