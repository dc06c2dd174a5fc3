/**
 * The past of a table takes little room, and nothing is left out of it. While a game is played, the older part of its
 * history is folded into one key. A table that rests is packed: its match, history, first checkpoint and what was posted
 * lie in one key until somebody changes it, so that log, replay, export and undo find everything.
 */
import { z } from 'zod';
import { Unusable } from './check.js';
import type { RedisClient } from './connect.js';
import type { Keys } from './keys.js';
import { runScript } from './scripts.js';
import { squeeze, squeezeToRest, unfold, unfoldJson } from './squeezing.js';

/** The latest entries stay as they were written. */
const unfoldedEntries = 5;
/** So many, or more, are folded at a time. */
export const foldedEntries = 10;

const packShape = z.object({
  match: z.string(),
  history: z.array(z.string()),
  /** After so many entries, and the match as it was. */
  checkpoint: z.tuple([z.string(), z.string()]).nullable(),
  posted: z.string().nullable(),
});
type Pack = z.infer<typeof packShape>;

export type Past = {
  /** Every entry of the history, as text. */
  history(id: string): Promise<readonly string[]>;
  /** What a table that rests keeps; undefined where it does not rest. */
  packed(id: string): Promise<Pack | undefined>;
  /** Folds the older part of the history where it has grown long enough. */
  fold(id: string): Promise<void>;
  /** Lays a table to rest; false where something happened at it meanwhile, or it rests already. */
  pack(id: string): Promise<boolean>;
  /** Wakes it again; does nothing where it is awake. */
  unpack(id: string): Promise<void>;
};

type Entries = [id: string, fields: string[]][];
type Read = { entries: Entries; folded: Buffer | null; packed: Buffer | null };

const textOf = ([, fields]: Entries[number]): string => fields[1] ?? '';
/** JSON has no line breaks of its own. */
const fold = (texts: readonly string[]): Promise<Buffer> => squeeze(texts.join('\n'));
const unfolded = async (folded: Buffer | null): Promise<string[]> =>
  folded === null ? [] : (await unfold(folded)).split('\n');

export function createPast(redis: RedisClient, keys: Keys): Past {
  /** In one go, so that nothing moves from one key to the other meanwhile. */
  async function read(id: string): Promise<Read> {
    const replies = await redis
      .multi()
      .xrange(keys.history(id), '-', '+')
      .getBuffer(keys.folded(id))
      .getBuffer(keys.packed(id))
      .exec();
    const [entries, folded, packed] = (replies ?? []).map(([error, reply]) => {
      if (error) throw error;
      return reply;
    }) as [Entries, Buffer | null, Buffer | null];
    return { entries, folded, packed };
  }

  async function readPack(packed: Buffer): Promise<Pack> {
    try {
      return packShape.parse(JSON.parse(await unfold(packed)));
    } catch (error) {
      throw new Unusable('damaged', `what was packed cannot be read: ${String(error)}`);
    }
  }

  async function packed(id: string): Promise<Pack | undefined> {
    const bytes = await redis.getBuffer(keys.packed(id));
    return bytes === null ? undefined : readPack(bytes);
  }

  async function history(id: string): Promise<readonly string[]> {
    const { entries, folded, packed: bytes } = await read(id);
    if (bytes !== null) return (await readPack(bytes)).history;
    return [...(await unfolded(folded)), ...entries.map(textOf)];
  }

  async function firstCheckpoint(id: string): Promise<Pack['checkpoint']> {
    const kept = (await redis.hkeys(keys.checkpoints(id))).map(Number);
    if (kept.length === 0) return null;
    const at = String(Math.min(...kept));
    const text = await redis.hget(keys.checkpoints(id), at);
    return text === null ? null : [at, unfoldJson(text)];
  }

  async function postedText(id: string): Promise<string | null> {
    const text = await redis.get(keys.posted(id));
    return text === null ? null : unfoldJson(text);
  }

  return {
    history,
    packed,
    fold: async (id) => {
      const { entries, folded } = await read(id);
      const [oldest] = entries;
      const kept = entries.at(-unfoldedEntries);
      if (!oldest || !kept || entries.length < foldedEntries + unfoldedEntries) return;
      const texts = [...(await unfolded(folded)), ...entries.slice(0, -unfoldedEntries).map(textOf)];
      const touched = [keys.history(id), keys.folded(id)];
      await runScript(redis, 'fold', touched, [oldest[0], kept[0], await fold(texts)]);
    },
    pack: async (id) => {
      const [rev = null, match = null] = await redis.hmget(keys.state(id), 'rev', 'match');
      if (rev === null || match === null) return false;
      const pack: Pack = {
        match,
        history: [...(await history(id))],
        checkpoint: await firstCheckpoint(id),
        posted: await postedText(id),
      };
      const parts = ['packed', 'state', 'history', 'folded', 'checkpoints', 'posted', 'outbox', 'posting'] as const;
      const touched = parts.map((part) => keys[part](id));
      return (await runScript(redis, 'pack', touched, [rev, await squeezeToRest(JSON.stringify(pack))])) === 1;
    },
    unpack: async (id) => {
      const pack = await packed(id);
      if (!pack) return;
      const [at = '', checkpoint = ''] = pack.checkpoint ?? [];
      const parts = ['packed', 'state', 'folded', 'checkpoints', 'posted'] as const;
      const touched = parts.map((part) => keys[part](id));
      await runScript(redis, 'unpack', touched, [
        pack.match,
        await fold(pack.history),
        at,
        checkpoint,
        pack.posted ?? '',
      ]);
    },
  };
}
