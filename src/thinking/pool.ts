/**
 * Bots think in threads of their own, so that nobody waits for an acknowledgement while one does. A thought has a
 * budget, which the policy is told of, and a hard end: a thread that is still at it is stopped, and the fallback stands.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.js';
import { type AnyAdvice, type Thinker, type Thought, withoutThinking } from '../table/thinking.js';
import type { Order, Report, ThreadData } from './thread.js';

export type ThinkingPoolOptions = {
  log: Pick<Log, 'warn' | 'error'>;
  /** The module that lists the games; it exports `games`. */
  register?: URL | undefined;
  threads?: number | undefined;
  /** How long a policy may look ahead. */
  budgetMs?: number | undefined;
  /** After so long a thread is stopped. */
  patienceMs?: number | undefined;
};

export type ThinkingPool = {
  think: Thinker;
  /** Stops every thread; whoever still waits gets the fallback. */
  close(): Promise<void>;
};

type Task = { thought: Thought; resolve(advice: AnyAdvice | undefined): void };
type Thread = { worker: Worker; isReady: boolean; task: Task | undefined; timer: NodeJS.Timeout | undefined };

const usualBudgetMs = 300;
const usualPatienceMs = 800;
const fromSources = import.meta.url.endsWith('.ts');
const usualRegister = new URL(fromSources ? '../games/index.ts' : '../games/index.js', import.meta.url);

export function createThinkingPool({ log, ...options }: ThinkingPoolOptions): ThinkingPool {
  const most = options.threads ?? Math.max(1, Math.min(2, availableParallelism() - 1));
  const { budgetMs = usualBudgetMs, patienceMs = usualPatienceMs, register = usualRegister } = options;
  const threads = new Set<Thread>();
  const queue: Task[] = [];
  let isClosed = false;
  let orders = 0;

  const giveUp = ({ thought, resolve }: Task): void => {
    resolve(withoutThinking(thought));
  };

  function hire(): void {
    const data: ThreadData = { register: register.href };
    const worker = new Worker(
      new URL(fromSources ? '../../scripts/thread-from-sources.mjs' : './thread.js', import.meta.url),
      {
        workerData: data,
        // It needs no secrets, and one that runs wild must not take the bot with it.
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: 256 },
      },
    );
    const thread: Thread = { worker, isReady: false, task: undefined, timer: undefined };
    threads.add(thread);
    worker.on('message', (report: Report) => {
      hear(thread, report);
    });
    worker.on('error', (error) => {
      log.error({ problem: error.message }, 'a thinking thread died');
    });
    worker.once('exit', () => {
      leave(thread);
    });
  }

  function finish(thread: Thread): Task | undefined {
    clearTimeout(thread.timer);
    const { task } = thread;
    thread.task = undefined;
    return task;
  }

  function hear(thread: Thread, report: Report): void {
    thread.isReady = true;
    const task = report.kind === 'ready' ? undefined : finish(thread);
    if (report.kind === 'advice') task?.resolve(report.advice);
    if (report.kind === 'failed' && task) {
      log.error({ game: task.thought.game.id, problem: report.problem }, 'a bot could not think; it falls back');
      giveUp(task);
    }
    handOut();
  }

  function leave(thread: Thread): void {
    threads.delete(thread);
    const task = finish(thread);
    if (task) giveUp(task);
    // One that never came up says that none would: nobody is kept waiting for another try.
    if (!thread.isReady) for (const waiting of queue.splice(0)) giveUp(waiting);
    handOut();
  }

  function give(thread: Thread, task: Task): void {
    const { game, match, seat, seed } = task.thought;
    thread.task = task;
    thread.timer = setTimeout(() => {
      log.warn({ game: game.id, seat }, 'a bot thought too long; it falls back');
      void thread.worker.terminate();
    }, patienceMs);
    const order: Order = { id: (orders += 1), game: game.id, match, seat, seed, budgetMs };
    thread.worker.postMessage(order);
  }

  function handOut(): void {
    if (isClosed) return;
    for (const thread of threads) {
      if (!thread.isReady || thread.task) continue;
      const task = queue.shift();
      if (!task) return;
      give(thread, task);
    }
    const coming = [...threads].filter((thread) => !thread.isReady).length;
    if (queue.length > coming && threads.size < most) hire();
  }

  return {
    think: (thought) =>
      new Promise((resolve) => {
        const task: Task = { thought, resolve };
        if (isClosed) giveUp(task);
        else queue.push(task);
        handOut();
      }),
    close: async () => {
      isClosed = true;
      for (const task of queue.splice(0)) giveUp(task);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
