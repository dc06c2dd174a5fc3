/** A bot's worth of process that holds a Redis of its own until it is killed. */
import { createLog } from '../../src/log.js';
import { ensureRedis } from '../../src/redis-child.js';

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('Name the data folder.');
const { url } = await ensureRedis({ redisUrl: undefined, dataDir }, createLog({ level: 'silent' }));
process.send?.({ url });
