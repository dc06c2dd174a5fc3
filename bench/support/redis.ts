/** A Redis as the bot keeps one: every write on the disk before it is answered. Gone with its data afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../src/log.js';
import { ensureRedis } from '../../src/redis-child.js';

export type BenchRedis = { url: string; close(): Promise<void> };

export async function openRedis(): Promise<BenchRedis> {
  const dataDir = mkdtempSync(join(tmpdir(), 'barbican-bench-'));
  const { url, stop } = await ensureRedis({ redisUrl: undefined, dataDir }, createLog({ level: 'warn' }));
  return {
    url,
    async close() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
