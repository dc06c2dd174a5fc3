/** Queues and workers over a house's Redis. */
import { expect } from 'vitest';
import type { DrawTask, Picture } from '../../renderers/contract.js';
import type { Film } from '../../src/jobs/filming.js';
import { type Poster } from '../../src/jobs/ports.js';
import { type Patience, type Queues, createQueues } from '../../src/jobs/queues.js';
import { type Sweep, createSweep } from '../../src/jobs/sweep.js';
import { type Workers, startWorkers } from '../../src/jobs/workers.js';
import { type Log, createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { connectRedis } from '../../src/store/connect.js';
import type { Guilds } from '../../src/store/guilds.js';
import { createOutbox } from '../../src/store/outbox.js';
import { createGuesses } from '../../src/store/guesses.js';
import { createPingWishes } from '../../src/store/ping-wishes.js';
import { createPulse } from '../../src/store/pulse.js';
import { createRecords } from '../../src/store/records.js';
import type { Records } from '../../src/table/ports.js';
import { sketch } from './channel.js';
import { type House } from './tables.js';

export type OfficeOptions = {
  url: string;
  poster: Poster;
  draw?: (task: DrawTask) => Promise<Picture[]>;
  patience?: Patience;
  stalledAfterMs?: number;
  /** How long a bot takes over a move. */
  paceMs?: number;
  /** The clock on the wall, where it is not this machine's. */
  wallClock?: () => number;
  /** Makes the film of a finished game; none where absent. */
  film?: Film;
  log?: Log;
};

export type Office = {
  queues: Queues;
  outbox: ReturnType<typeof createOutbox>;
  records: Records;
  metrics: ReturnType<typeof createMetrics>;
  work(): Promise<Workers>;
  /** Until everything that happened at the table stands in its channel. */
  posted(table: string): Promise<void>;
  /** The tables that are looked after. */
  live(): Promise<string[]>;
  /** Looking after them, whenever the test says so. */
  sweep(guilds?: Guilds): Sweep;
  close(): Promise<void>;
};

export function openOffice(house: House, options: OfficeOptions): Office {
  const { prefix, tables, store, time } = house;
  const { log = createLog({ level: 'silent' }) } = options;
  const redis = connectRedis(options.url, 'workers', log);
  const now = (): number => time.now;
  const metrics = createMetrics();
  const patience = options.patience ?? { attempts: 4, backoffMs: 10 };
  const queues = createQueues({ redis, log, now, prefix, patience, paceMs: options.paceMs ?? 0 });
  const outbox = createOutbox({ redis: house.redis, log, prefix });
  const records = createRecords({ redis: house.redis, games: tables.games, log, prefix });
  const working: Workers[] = [];
  return {
    queues,
    outbox,
    records,
    metrics,
    work: async () => {
      const { poster, draw = sketch, stalledAfterMs = 30_000, wallClock, film } = options;
      const wishes = createPingWishes(house.redis, prefix);
      const pulse = createPulse(house.redis, prefix);
      const parts = {
        tables,
        store,
        wishes,
        pulse,
        outbox,
        records,
        guesses: createGuesses(house.redis, house.prefix),
        queues,
        poster,
        draw: async (tasks: readonly DrawTask[]) => (await Promise.all(tasks.map(draw))).flat(),
        log,
        metrics,
        now,
        redis,
        wallClock,
        film,
      };
      const workers = await startWorkers({ ...parts, stalledAfterMs, holdMs: stalledAfterMs, sweepOutboxesMs: 500 });
      working.push(workers);
      return workers;
    },
    posted: async (table) => {
      await expect.poll(() => outbox.backlog(table)).toBe(0);
    },
    live: async () => (await outbox.live()).map(({ id }) => id),
    sweep: (guilds) => createSweep({ tables, store, outbox, queues, metrics, log, now, guilds }),
    close: async () => {
      await Promise.all(working.map((workers) => workers.close()));
      await queues.close();
      redis.disconnect();
    },
  };
}
