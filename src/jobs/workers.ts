/** The workers: they post, look at clocks and move bots, for whatever table comes up. */
import { DelayedError, type Job, Worker } from 'bullmq';
import type { RedisClient } from '../store/connect.js';
import { nextDue } from '../table/clock.js';
import type { TableStore } from '../table/ports.js';
import type { OutboxEntry, Snapshot } from '../table/types.js';
import { behindTheAnswer } from './behind-the-answer.js';
import { createCalling } from './calling.js';
import { closeWorker } from './closing.js';
import { createDrawing } from './drawing.js';
import { type FilmingOptions, createFilming } from './filming.js';
import { createGiveUpPost } from './lost-posts.js';
import { mustReach } from './must-reach.js';
import { type PostingOptions, createPosting } from './posting.js';
import { type QueueName, type TableJob } from './queues.js';
import { createSeldom } from './seldom.js';
import { type StandstillOptions, createStandstill } from './standstill.js';
import { type SweepOptions, createSweep } from './sweep.js';
import { takenOverAfterMs, takeover } from './takeover.js';

export type WorkersOptions = PostingOptions &
  Pick<FilmingOptions, 'film'> &
  Pick<StandstillOptions, 'pulse' | 'wallClock'> & {
    redis: RedisClient;
    store: TableStore;
    guilds?: SweepOptions['guilds'];
    /** Tables served at once. */
    concurrency?: number | undefined;
    /** After how long without a sign of life another worker takes a job over. */
    stalledAfterMs?: number | undefined;
    sweepOutboxesMs?: number | undefined;
    sweepDueMs?: number | undefined;
    sweepEverythingMs?: number | undefined;
  };

export type Workers = {
  /** Something was committed in this very process, which posts it itself; a job is made only where it cannot. */
  postAtOnce(table: string, rev: number): void;
  /** Something is being committed in this very process, which begins with its pictures. */
  drawAhead(snapshot: Snapshot, entry: OutboxEntry): void;
  /** Finishes what runs; what waits is left to others. */
  close(): Promise<void>;
};

const recheckMs = 1000;
/** What a dead process left unposted is found within five seconds. */
const usualSweepMs = 2500;

export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { redis, queues, tables, log, now, concurrency = 4, stalledAfterMs = takenOverAfterMs } = options;
  const drawing = createDrawing(options);
  const drain = createPosting(options, drawing);
  const giveUpPost = createGiveUpPost(options);
  const sweep = createSweep(options);
  const standStill = createStandstill(options);
  const { callLate } = createCalling(options);
  const shoot = createFilming(options);
  const seldom = createSeldom();
  let isClosing = false;

  async function wait(job: Job<TableJob>, until: number, token: string | undefined): Promise<never> {
    await job.moveToDelayed(until, token);
    throw new DelayedError();
  }

  /** The tables for which this process posts without a job. */
  const postingAtOnce = new Map<string, Promise<unknown>>();

  /** Whoever dies over it leaves it to the sweep, which finds what waits for longer than posting takes. */
  function postAtOnce(table: string, rev: number): void {
    if (isClosing || postingAtOnce.size >= concurrency || postingAtOnce.has(table)) {
      queues.nudge(table, rev);
      return;
    }
    const posting = behindTheAnswer()
      .then(() => {
        drawing.begin(table);
        return drain(table, 0, 'something waits');
      })
      .then((drained) => {
        if (drained === 'held') queues.nudge(table, rev);
      })
      .catch((error: unknown) => {
        log.warn({ table, err: error }, 'a post did not go through at once; a job will try again');
        queues.nudge(table, rev);
      })
      .finally(() => postingAtOnce.delete(table));
    postingAtOnce.set(table, posting);
  }

  function drawAhead(snapshot: Snapshot, entry: OutboxEntry): void {
    const game = tables.game(snapshot.table.game);
    if (game && !isClosing) drawing.ahead(game, snapshot, entry);
  }

  async function post(job: Job<TableJob>, token: string | undefined): Promise<void> {
    await postingAtOnce.get(job.data.table);
    const drained = await drain(job.data.table, job.attemptsMade);
    // Whoever is at it may be dead: come back when its lock has run out.
    if (drained === 'held') await wait(job, Date.now() + recheckMs, token);
  }

  async function clock(job: Job<TableJob>, token: string | undefined): Promise<void> {
    const before = await tables.byId(job.data.table);
    mustReach(before);
    // A machine that slept wakes up with every clock run out.
    await standStill();
    const reply = await tables.runClock(job.data.table);
    mustReach(reply);
    if (!reply.ok || !before.ok || reply.snapshot.table.rev !== before.snapshot.table.rev) return;
    // Nothing was due yet. A commit would have had the clock set again; here it is for this job to come back.
    const due = nextDue(reply.snapshot.table);
    if (due !== undefined && job.id === `clock-${job.data.table}-${due}`) {
      await wait(job, Date.now() + Math.max(recheckMs, due - now()), token);
    }
  }

  async function move(job: Job<TableJob>): Promise<void> {
    const found = await tables.byId(job.data.table);
    mustReach(found);
    if (!found.ok) return;
    // Something else happened at the table meanwhile, and another job is on its way.
    if (found.snapshot.table.rev !== job.data.rev) return;
    mustReach(await tables.playBots(job.data.table, { again: job.data.again }));
  }

  async function call(job: Job<TableJob>, token: string | undefined): Promise<void> {
    const later = job.data.call && (await callLate(job.data.call));
    if (later !== undefined) await wait(job, Date.now() + Math.max(recheckMs, later - now()), token);
  }

  const open = (
    name: QueueName,
    process: (job: Job<TableJob>, token: string | undefined) => Promise<void>,
  ): Worker<TableJob> => {
    const worker = new Worker<TableJob>(name, process, {
      connection: redis,
      prefix: queues.prefix,
      concurrency,
      ...takeover(stalledAfterMs),
    });
    worker.on('error', (error) => {
      const problem = error.message;
      seldom(`${name} ${problem.split(' ', 1)[0] ?? ''}`, (keptBack) => {
        log.warn({ queue: name, problem, keptBack }, 'the worker has lost its queue');
      });
    });
    worker.on('stalled', (id) => {
      log.warn({ queue: name, job: id }, 'a job was taken over from a worker that died');
    });
    worker.on('failed', (job, error) => {
      const isLast = job !== undefined && job.attemptsMade >= (job.opts.attempts ?? 1);
      log[isLast ? 'error' : 'warn']({ queue: name, ...job?.data, err: error }, 'a job failed');
      if (!isLast || name !== 'posts') return;
      giveUpPost(job.data.table).catch((fault: unknown) => {
        log.error({ table: job.data.table, err: fault }, 'nothing can be posted at this table');
      });
    });
    return worker;
  };

  // Before any clock is looked at; whoever looks at one makes sure again.
  await standStill().catch((error: unknown) => {
    log.warn({ err: error }, 'whether anybody was there is not known yet');
  });
  const workers = [
    open('posts', post),
    open('clocks', clock),
    open('bots', move),
    open('calls', call),
    open('films', (job) => shoot(job.data.table, job.data.rev)),
  ];
  const swept = new Set<Promise<void>>();
  const run = (name: string, pass: () => Promise<void>): void => {
    const passing = pass()
      .catch((error: unknown) => {
        log.error({ sweep: name, err: error }, 'a sweep failed');
      })
      .finally(() => swept.delete(passing));
    swept.add(passing);
  };
  const timers = [
    setInterval(() => run('pulse', standStill), 30_000),
    setInterval(() => run('outboxes', () => sweep.outboxes('left')), options.sweepOutboxesMs ?? usualSweepMs),
    setInterval(() => run('due', sweep.due), options.sweepDueMs ?? 30_000),
    setInterval(() => run('everything', sweep.everything), options.sweepEverythingMs ?? 6 * 60 * 60_000),
  ];
  await Promise.all(workers.map((worker) => worker.waitUntilReady()));
  run('everything', sweep.everything);
  run('due', sweep.due);
  run('outboxes', () => sweep.outboxes('all'));

  return {
    postAtOnce,
    drawAhead,
    close: async () => {
      isClosing = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(swept);
      await Promise.all(workers.map((worker) => closeWorker(worker, log)));
      await Promise.all(postingAtOnce.values());
    },
  };
}
