/** A worker that gets as far as Discord and is killed there. Run with the house's prefix and Redis. */
import { createQueues } from '../../src/jobs/queues.js';
import { startWorkers } from '../../src/jobs/workers.js';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { connectRedis, whenReady } from '../../src/store/connect.js';
import { createOutbox } from '../../src/store/outbox.js';
import { createGuesses } from '../../src/store/guesses.js';
import { createPingWishes } from '../../src/store/ping-wishes.js';
import { createPulse } from '../../src/store/pulse.js';
import { createRecords } from '../../src/store/records.js';
import { createTableStore } from '../../src/store/tables.js';
import { randomToken } from '../../src/store/tokens.js';
import { createTables } from '../../src/table/service.js';
import { openChannel, sketch } from './channel.js';
import { games } from './games/index.js';

/** With which post it dies: a board, or the end of a game; and by which clock it lives, so that no table of the house is old to it. */
const [url, prefix, stalledAfter, dies = 'board', houseTime = '0'] = process.argv.slice(2);
if (url === undefined || prefix === undefined) throw new Error('Name the Redis and the prefix.');
const log = createLog({ level: 'silent' });
const redis = connectRedis(url, 'commands', log);
await whenReady(redis);
const now = (): number => Number(houseTime);
const store = createTableStore({ redis, games, log, now, prefix });
const workersRedis = connectRedis(url, 'workers', log);
const queues = createQueues({ redis: workersRedis, log, now, prefix });
const channel = openChannel();
channel.after = (kind, { nonce }) => {
  if (kind !== dies) return undefined;
  process.send?.({ nonce });
  return new Promise<void>(() => undefined);
};
await startWorkers({
  tables: createTables({ store, games, now, token: randomToken }),
  store,
  outbox: createOutbox({ redis, log, prefix }),
  records: createRecords({ redis, games, log, prefix }),
  guesses: createGuesses(redis, prefix),
  queues,
  wishes: createPingWishes(redis, prefix),
  pulse: createPulse(redis, prefix),
  poster: channel.poster,
  draw: async (tasks) => (await Promise.all(tasks.map(sketch))).flat(),
  log,
  metrics: createMetrics(),
  now,
  redis: workersRedis,
  stalledAfterMs: Number(stalledAfter),
  holdMs: Number(stalledAfter),
});
process.send?.({ ready: true });
