/** Nights by their hour: a job for what was decided just now, and a delayed one for what comes due next. */
import { DelayedError, type Job, Queue, Worker } from 'bullmq';
import type { Log } from '../log.js';
import { duties } from '../nights/duties.js';
import type { NightStore } from '../nights/ports.js';
import type { RedisClient } from '../store/connect.js';
import type { Driven } from './nights.js';
import { closeWorker } from './closing.js';
import type { Patience } from './queues.js';
import { takeover } from './takeover.js';

type NightJob = { night: string };

export type NightQueue = {
  /** Something was decided: it is carried out at once. */
  nudge(night: string, rev: number): void;
  /** Has the workers of this process serve nights. */
  serve(drive: (night: string) => Promise<Driven>): Promise<void>;
  close(): Promise<void>;
};

export type NightQueueOptions = {
  redis: RedisClient;
  nightStore: NightStore;
  log: Log;
  now(): number;
  prefix?: string | undefined;
  /** How often nights that are due are looked for, whatever became of their jobs. */
  sweepMs?: number | undefined;
  patience?: Patience | undefined;
};

const name = 'nights';
const recheckMs = 1000;
const usualPatience: Patience = { attempts: 6, backoffMs: 1000 };
/** A delayed job is set for what comes due within so long; the sweep finds the rest in time. */
const horizonMs = 60 * 60_000;

export function createNightQueue(options: NightQueueOptions): NightQueue {
  const { redis, nightStore, log, now, sweepMs = 20_000, patience = usualPatience } = options;
  const retried = { attempts: patience.attempts, backoff: { type: 'exponential', delay: patience.backoffMs } };
  const prefix = `{${options.prefix ?? 'barbican'}}`;
  const queue = new Queue<NightJob>(name, {
    connection: redis,
    prefix,
    // Gone when it is done: a later job of the same name must not be taken for it.
    defaultJobOptions: { removeOnComplete: true, removeOnFail: { age: 60 * 60, count: 1000 } },
  });
  queue.on('error', (error) => {
    log.warn({ queue: name, problem: error.message }, 'the queue is not reachable');
  });
  let worker: Worker<NightJob> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  const add = (night: string, about: string, delay = 0): Promise<unknown> =>
    queue.add('night', { night }, { jobId: `night-${night}-${about}`, delay, ...retried });

  /** The next thing to come due, if that is soon. */
  async function scheduleNext(id: string): Promise<void> {
    const night = await nightStore.load(id);
    const next = night && duties(night)[0]?.at;
    if (next === undefined || next - now() > horizonMs) return;
    await add(id, `at-${next.toString(36)}`, Math.max(0, next - now()));
  }

  /** A job that has failed for good makes way; one that waits for its next try, or by a clock that was ahead, waits no more. */
  async function revive(id: string): Promise<void> {
    const stuck = await queue.getJob(`night-${id}-swept`);
    const state = await stuck?.getState();
    if (state === 'failed') await stuck?.remove();
    // It may have been taken up meanwhile.
    if (state === 'delayed') await stuck?.promote().catch(() => undefined);
    await add(id, 'swept');
  }

  /** One night that makes trouble keeps no other from being looked after. */
  async function each(nights: readonly string[], look: (id: string) => Promise<void>): Promise<void> {
    for (const id of nights) {
      try {
        await look(id);
      } catch (error) {
        log.error({ night: id, err: error }, 'a night could not be looked after');
      }
    }
  }

  async function sweep(): Promise<void> {
    await each(await nightStore.due(now()), revive);
    await each(await nightStore.due(now() + horizonMs), scheduleNext);
  }

  function runSweep(): void {
    sweeping = sweep().catch((error: unknown) => {
      log.error({ sweep: name, err: error }, 'a sweep failed');
    });
  }

  return {
    nudge: (night, rev) => {
      setImmediate(() => {
        add(night, `r${rev}`).catch((error: unknown) => {
          log.warn({ night, err: error }, 'a night could not be queued; the sweep will find it');
        });
      });
    },
    serve: async (drive) => {
      const serveJob = async (job: Job<NightJob>, token: string | undefined): Promise<void> => {
        if ((await drive(job.data.night)) === 'held') {
          await job.moveToDelayed(Date.now() + recheckMs, token);
          throw new DelayedError();
        }
        await scheduleNext(job.data.night);
      };
      worker = new Worker<NightJob>(name, serveJob, { connection: redis, prefix, concurrency: 4, ...takeover() });
      worker.on('error', (error) => {
        log.warn({ queue: name, problem: error.message }, 'the worker has lost its queue');
      });
      worker.on('failed', (job, error) => {
        log.warn({ queue: name, ...job?.data, err: error }, 'a job failed');
      });
      await worker.waitUntilReady();
      timer = setInterval(runSweep, sweepMs);
      runSweep();
    },
    close: async () => {
      clearInterval(timer);
      await sweeping;
      if (worker) await closeWorker(worker, log);
      await queue.close();
    },
  };
}
