/** The queues: what is to be posted, clocks to look at, bots to move. Any process may fill them. */
import { Queue, type JobsOptions } from 'bullmq';
import { type AnyGame } from '../kernel/index.js';
import type { Log } from '../log.js';
import type { RedisClient } from '../store/connect.js';
import { nextDue } from '../table/clock.js';
import type { BotPace, Snapshot } from '../table/types.js';
import { awaitsBot, settledBots } from '../table/match-memo.js';
import { behindTheAnswer } from './behind-the-answer.js';
import { wakeIfFarOff } from './far-off.js';
import type { LateCall } from './calling.js';

export const queueNames = ['posts', 'clocks', 'bots', 'calls', 'films'] as const;
export type QueueName = (typeof queueNames)[number];

/** Every job names a table and the version of it that it is about. */
export type TableJob = {
  table: string;
  rev: number;
  /** A call that was put off. */
  call?: LateCall;
  /** A person has acted: bots that are done look again. */
  again?: boolean;
};

/** How often a post is tried, and how long the first pause is; every further one is twice as long. */
export type Patience = { attempts: number; backoffMs: number };
const usualPatience: Patience = { attempts: 6, backoffMs: 1000 };

const finished: Pick<JobsOptions, 'removeOnComplete' | 'removeOnFail'> = {
  removeOnComplete: { age: 60 * 60, count: 1000 },
  removeOnFail: { age: 7 * 24 * 60 * 60, count: 1000 },
};

export type Queues = {
  /** The queues' keys share a hash tag of their own. */
  readonly prefix: string;
  /** Something was committed: its post is due. */
  nudge(table: string, rev: number): void;
  /** As `nudge`, for an outbox entry that was found waiting: a job that has failed or got lost is made anew. */
  revive(table: string, rev: number): Promise<void>;
  /** Has the clock looked at when it is next due; answers with the job's id, which takes the place of the last one. */
  scheduleClock(snapshot: Snapshot, last: string | null): Promise<string | null>;
  /**
   * Has a bot move, at a person's pace, where the table waits for one, or where one is done and a person has acted since.
   * A job that came to nothing is made anew.
   */
  scheduleBot(snapshot: Snapshot, game: AnyGame, since?: { byPerson: boolean }): Promise<void>;
  /** Has somebody called who wants to be called later, if the table still waits for them then. */
  scheduleCall(call: LateCall, at: number): Promise<void>;
  /** Has the calls looked at that were put off by a clock that was ahead. */
  wakeCalls(): Promise<void>;
  /** Has the film of a finished game made and posted, once for every time it ends. */
  scheduleFilm(snapshot: Snapshot): Promise<void>;
  /** Whether a bot is on its way to move at this version of the table. */
  hasBotJob(table: string, rev: number): Promise<boolean>;
  /** Jobs waiting, by queue. */
  depths(): Promise<Record<QueueName, number>>;
  close(): Promise<void>;
};

export type QueuesOptions = {
  redis: RedisClient;
  log: Log;
  now(): number;
  prefix?: string | undefined;
  patience?: Patience | undefined;
  /** How long a bot takes over a move, in milliseconds. */
  paceMs?: number | undefined;
};

const usualPaceMs = 2500;
/** So many calls are looked at each time whether they were put off too far; those that were come first. */
const mostWoken = 25;
/** Quick, normal or slow, by the table's wish. */
const paceFactors: Record<BotPace, number> = { quick: 0.4, normal: 1, slow: 2.4 };

export function createQueues(options: QueuesOptions): Queues {
  const { redis, log, now, patience = usualPatience, paceMs = usualPaceMs } = options;
  const prefix = `{${options.prefix ?? 'barbican'}}`;
  const open = (name: QueueName): Queue<TableJob> => {
    const queue = new Queue<TableJob>(name, { connection: redis, prefix, defaultJobOptions: finished });
    queue.on('error', (error) => {
      log.warn({ queue: name, problem: error.message }, 'the queue is not reachable');
    });
    return queue;
  };
  const queues: Record<QueueName, Queue<TableJob>> = {
    posts: open('posts'),
    clocks: open('clocks'),
    bots: open('bots'),
    calls: open('calls'),
    films: open('films'),
  };
  const retried: JobsOptions = {
    attempts: patience.attempts,
    backoff: { type: 'exponential', delay: patience.backoffMs },
  };

  // Ids hold no colon and are never all digits.
  const postId = (table: string, rev: number): string => `post-${table}-${rev}`;
  const botId = (table: string, rev: number): string => `bot-${table}-${rev}`;

  async function addPost(table: string, rev: number): Promise<void> {
    await queues.posts.add('post', { table, rev }, { jobId: postId(table, rev), ...retried });
  }

  async function dropJob(name: QueueName, id: string): Promise<void> {
    // A job that runs just now stays, finds nothing due and ends.
    await queues[name].remove(id);
  }

  /** Whether a job is there and still to be done; one that is over and done with makes way for the next of its name. */
  async function isToDo(name: QueueName, id: string): Promise<boolean> {
    const job = await queues[name].getJob(id);
    const state = await job?.getState();
    if (job && state === 'delayed') await wakeIfFarOff(redis, queues[name], job);
    if (state !== 'failed' && state !== 'completed') return job !== undefined;
    await dropJob(name, id);
    return false;
  }

  return {
    prefix,
    nudge: (table, rev) => {
      behindTheAnswer()
        .then(() => addPost(table, rev))
        .catch((error: unknown) => {
          log.warn({ table, rev, err: error }, 'a post could not be queued; the sweep will find it');
        });
    },
    revive: async (table, rev) => {
      if (!(await isToDo('posts', postId(table, rev)))) await addPost(table, rev);
    },
    scheduleClock: async ({ table }, last) => {
      const due = nextDue(table);
      const id = due === undefined ? null : `clock-${table.id}-${due}`;
      if (last !== null && last !== id) await dropJob('clocks', last);
      if (id === null || due === undefined) return null;
      if (await isToDo('clocks', id)) return id;
      const delay = Math.max(0, due - now());
      await queues.clocks.add('clock', { table: table.id, rev: table.rev }, { jobId: id, delay, ...retried });
      return id;
    },
    scheduleBot: async (snapshot, game, since) => {
      const { table } = snapshot;
      const again = since?.byPerson === true && settledBots(game, snapshot).length > 0;
      if (!again && !awaitsBot(game, snapshot)) return;
      if (await isToDo('bots', botId(table.id, table.rev))) return;
      // While an undo is voted on, bots hold back.
      const held = table.vote?.kind === 'undo' ? table.vote.until - now() : 0;
      const delay = Math.max(paceMs * paceFactors[table.pace], held);
      const { id, rev } = table;
      await queues.bots.add('move', { table: id, rev, again }, { jobId: botId(id, rev), delay, ...retried });
    },
    scheduleCall: async (call, at) => {
      const jobId = `call-${call.table}-${call.seat}-${call.asked}`;
      const delay = Math.max(0, at - now());
      await queues.calls.add('call', { table: call.table, rev: 0, call }, { jobId, delay, ...retried });
    },
    wakeCalls: async () => {
      // The last of all come first.
      const last = await queues.calls.getJobs(['delayed'], 0, mostWoken - 1, false);
      for (const job of last) await wakeIfFarOff(redis, queues.calls, job);
    },
    scheduleFilm: async ({ table, match }) => {
      const jobId = `film-${table.id}-${match?.seq ?? 0}`;
      await queues.films.add('film', { table: table.id, rev: table.rev }, { jobId, ...retried });
    },
    hasBotJob: (table, rev) => isToDo('bots', botId(table, rev)),
    depths: async () => {
      const entries = await Promise.all(
        queueNames.map(async (name) => [name, await queues[name].getWaitingCount()] as const),
      );
      return Object.fromEntries(entries) as Record<QueueName, number>;
    },
    close: async () => {
      await Promise.all(queueNames.map((name) => queues[name].close()));
    },
  };
}
