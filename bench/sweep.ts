/** What a look at all tables costs with 1,000 and with 100,000 of them stored, of which the same number needs one. */
import { createQueues } from '../src/jobs/queues.js';
import { createSweep } from '../src/jobs/sweep.js';
import { createMetrics } from '../src/metrics.js';
import { connectRedis } from '../src/store/connect.js';
import { keysUnder } from '../src/store/keys.js';
import { createOutbox } from '../src/store/outbox.js';
import { type Hall, beginGame, log, now, openHall, tidyUp } from './support/hall.js';
import { openRedis } from './support/redis.js';
import { atMost, percentile, printTable } from './table.js';

const stored = [1000, Number(process.env['BENCH_TABLES'] ?? 100_000)] as const;
const dueTables = 50;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
const hourMs = 60 * 60 * 1000;
const keys = keysUnder('barbican');

/** Copies of one table, at which nothing is due for an hour. */
async function fill({ redis }: Hall, model: string, count: number): Promise<void> {
  const { meta = '', ...rest } = await redis.hgetall(keys.state(model));
  for (let from = 0; from < count; from += 1000) {
    const ids = Array.from({ length: Math.min(1000, count - from) }, (_, n) => `stored-${from + n}`);
    await Promise.all(
      ids.flatMap((id) => [
        redis.hset(keys.state(id), { ...rest, meta: meta.replaceAll(model, id) }),
        redis.zadd(keys.live, now() + hourMs, id),
      ]),
    );
  }
}

async function openSide(count: number) {
  const server = await openRedis();
  const hall = await openHall(server.url);
  await hall.redis.call('CONFIG', 'SET', 'appendfsync', 'everysec');
  const ids: string[] = [];
  for (let n = 0; n < dueTables; n += 1) ids.push((await beginGame(hall, `due-${n}`)).table.id);
  await fill(hall, ids[0] ?? '', count - dueTables);
  await tidyUp(hall);
  const workerRedis = connectRedis(server.url, 'workers', log);
  const queues = createQueues({ redis: workerRedis, log, now });
  const outbox = createOutbox({ redis: hall.redis, log });
  const { tables, store } = hall;
  const sweep = createSweep({ tables, store, outbox, queues, metrics: createMetrics(), log, now });
  return {
    spans: [] as number[],
    /** The same tables stir and are due each time. */
    async round(): Promise<number> {
      for (const id of ids) {
        await hall.redis.zadd(keys.stirred, now(), id);
        await hall.redis.zadd(keys.live, now(), id);
      }
      const from = performance.now();
      await sweep.outboxes();
      await sweep.due();
      return performance.now() - from;
    },
    async close(): Promise<void> {
      await queues.close();
      workerRedis.disconnect();
      hall.close();
      await server.close();
    },
  };
}

const sides = [await openSide(stored[0]), await openSide(stored[1])] as const;
for (let round = -2; round < rounds; round += 1) {
  for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
    const span = await side.round();
    if (round >= 0) side.spans.push(span);
  }
}
for (const side of sides) await side.close();

const [few, many] = sides.map(({ spans }) => percentile(spans, 0.5)) as [number, number];
const count = (tables: number): string => tables.toLocaleString('en');
printTable(`Looking after tables, ${dueTables} of which need it`, [
  { what: `with ${count(stored[0])} stored`, value: `${few.toFixed(1)} ms`, ratio: '1×' },
  { what: `with ${count(stored[1])} stored`, value: `${many.toFixed(1)} ms`, ...atMost(many / few, 1.2) },
]);
