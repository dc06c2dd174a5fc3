/** The Lua scripts, each sent once and then called by its fingerprint. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RedisClient } from './connect.js';

type ScriptName =
  | 'commit'
  | 'commit-night'
  | 'announce-night'
  | 'look-night'
  | 'fold'
  | 'pack'
  | 'unpack'
  | 'acknowledge'
  | 'replace'
  | 'extend'
  | 'settle';

function read(name: ScriptName): { text: string; sha: string } {
  const text = readFileSync(new URL(`lua/${name}.lua`, import.meta.url), 'utf8');
  return { text, sha: createHash('sha1').update(text).digest('hex') };
}

const scripts: Record<ScriptName, { text: string; sha: string }> = {
  commit: read('commit'),
  'commit-night': read('commit-night'),
  'announce-night': read('announce-night'),
  'look-night': read('look-night'),
  fold: read('fold'),
  pack: read('pack'),
  unpack: read('unpack'),
  acknowledge: read('acknowledge'),
  replace: read('replace'),
  extend: read('extend'),
  settle: read('settle'),
};

/** All keys must share a hash tag. */
export async function runScript(
  redis: RedisClient,
  name: ScriptName,
  keys: readonly string[],
  args: readonly (string | number | Buffer)[],
): Promise<unknown> {
  const { sha, text } = scripts[name];
  try {
    return await redis.evalsha(sha, keys.length, ...keys, ...args);
  } catch (error) {
    const isUnknown = error instanceof Error && error.message.startsWith('NOSCRIPT');
    if (!isUnknown) throw error;
    return redis.eval(text, keys.length, ...keys, ...args);
  }
}
