/** Drawing happens in child processes: the bot's own loop stays free, and a process that dies takes nothing with it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DrawTask, FilmTask, Picture } from './contract.js';
import type { Progress } from './film/film.js';
import type { Order, Report } from './process.js';

export type PoolLog = {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
};
export type PoolSettings = {
  processes?: number;
  /** Pictures' tasks after which a process makes room for a fresh one. */
  recycleAfter?: number;
  /** Tasks that a process draws for nobody before it is given any: its first picture takes many times as long as its tenth. */
  practice?: readonly DrawTask[];
  /** Milliseconds after which a task counts as stuck. */
  patience?: number;
  log?: PoolLog;
};
export type RenderPool = {
  /** Long work tells how far it is. */
  draw(task: DrawTask | FilmTask, progress?: Progress): Promise<Picture[]>;
  /** What belongs together, by one process: all of it or nothing. */
  drawAll(tasks: readonly DrawTask[]): Promise<Picture[]>;
  /** Finishes what is being drawn, refuses the rest. */
  close(): Promise<void>;
};

type Job = {
  work: Order['work'];
  progress?: Progress | undefined;
  tries: number;
  resolve(pictures: Picture[]): void;
  reject(error: Error): void;
};
type Worker = {
  child: ChildProcess;
  drawn: number;
  job: Job | undefined;
  clock: NodeJS.Timeout | undefined;
  /** What it still draws for nobody. */
  practice: DrawTask[];
  /** Has nothing more to practise. */
  ready: boolean;
  /** Goes when this one has practised. */
  relieves: Worker | undefined;
  /** Was told to go. */
  leaving: boolean;
  gone: Promise<unknown>;
};

const mostTries = 2;
const forNobody = { resolve: () => undefined, reject: () => undefined };
/** A renderer needs no secrets from the environment. */
const passedOn = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'];

/** Sources that are built already, as the tests' are, have it run as it was built: it is there in a quarter of the time. */
function program(): { file: URL; execArgv: string[] } {
  if (!import.meta.url.endsWith('.ts')) return { file: new URL('./process.js', import.meta.url), execArgv: [] };
  if (process.env['BARBICAN_BUILT'] === undefined) {
    return { file: new URL('./process.ts', import.meta.url), execArgv: ['--import', 'tsx'] };
  }
  return { file: new URL('../dist/renderers/process.js', import.meta.url), execArgv: [] };
}

/** Where processors are scarce, drawing makes way for whoever waits for an answer. */
const priority = 5;

function startProcess(): ChildProcess {
  const { file, execArgv } = program();
  const child = fork(fileURLToPath(file), [], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, priority);
  } catch {
    // Gone already, or a system that grants no such thing: it draws all the same.
  }
  return child;
}

export function createRenderPool(settings: PoolSettings = {}): RenderPool {
  const processes = settings.processes ?? Math.max(1, Math.min(4, availableParallelism() - 1));
  const recycleAfter = settings.recycleAfter ?? 5000;
  const patience = settings.patience ?? 30_000;
  const queue: Job[] = [];
  /** The last task of each kind: what a process that relieves another practises on. */
  const latest = new Map<string, DrawTask>();
  const workers = new Set<Worker>();
  /** Those told to go, until they are gone. */
  const leavers = new Set<Worker>();
  let closed = false;
  let orders = 0;

  function hire(relieves?: Worker): Worker {
    const child = startProcess();
    const worker: Worker = {
      child,
      drawn: 0,
      job: undefined,
      clock: undefined,
      practice: [...(settings.practice ?? []), ...(relieves ? latest.values() : [])],
      ready: false,
      relieves,
      leaving: false,
      gone: new Promise((resolve) => child.once('exit', resolve)),
    };
    workers.add(worker);
    settings.log?.info({ pid: child.pid }, 'render process started');
    child.on('message', (report: Report) => {
      took(worker, report);
    });
    child.on('error', (error) => {
      settings.log?.warn({ pid: child.pid, error: error.message }, 'render process in trouble');
    });
    child.once('exit', (code, signal) => {
      left(worker, { code, signal });
    });
    return worker;
  }

  /** The next task for nobody; whoever has drawn the last takes over from the one it relieves. */
  function practise(worker: Worker): void {
    const task = worker.practice.shift();
    if (task && !closed) {
      give(worker, { ...forNobody, work: [task], tries: mostTries });
      return;
    }
    if (worker.relieves && workers.has(worker.relieves)) dismiss(worker.relieves);
    worker.relieves = undefined;
    if (worker.ready) return;
    worker.ready = true;
    settings.log?.info({ pid: worker.child.pid }, 'render process ready');
  }

  /** A fresh process is made ready beside the old one, so that nobody waits for it. */
  function relieve(worker: Worker): void {
    if (worker.leaving || [...workers].some((other) => other.relieves === worker)) return;
    practise(hire(worker));
  }

  function took(worker: Worker, report: Report): void {
    const { job } = worker;
    if ('progress' in report) {
      worker.clock?.refresh();
      job?.progress?.(report.progress.done, report.progress.of);
      return;
    }
    clearTimeout(worker.clock);
    worker.job = undefined;
    if (job?.resolve !== forNobody.resolve) worker.drawn += 1;
    if (report.ok) job?.resolve(report.pictures);
    else job?.reject(new Error(`the picture could not be drawn: ${report.error}`));
    if (queue.length === 0 || worker.relieves) practise(worker);
    if (worker.drawn >= recycleAfter) relieve(worker);
    handOut();
  }

  function left(worker: Worker, how: { code: number | null; signal: string | null }): void {
    clearTimeout(worker.clock);
    workers.delete(worker);
    leavers.delete(worker);
    const { job } = worker;
    worker.job = undefined;
    if (!worker.leaving) settings.log?.warn({ pid: worker.child.pid, ...how }, 'render process died');
    if (job) {
      if (job.tries < mostTries && !closed) queue.unshift(job);
      else job.reject(new Error('the picture could not be drawn: the render process died'));
    }
    handOut();
  }

  function dismiss(worker: Worker): void {
    if (worker.leaving) return;
    worker.leaving = true;
    workers.delete(worker);
    leavers.add(worker);
    if (worker.child.connected) worker.child.disconnect();
  }

  function give(worker: Worker, job: Job): void {
    worker.job = job;
    job.tries += 1;
    worker.clock = setTimeout(() => {
      const [{ game, kind } = {}] = 'kind' in job.work ? [job.work] : job.work;
      settings.log?.warn({ pid: worker.child.pid, game, kind }, 'render process stuck');
      worker.child.kill('SIGKILL');
    }, patience);
    const order: Order = { id: (orders += 1), work: job.work };
    worker.child.send(order, (error) => {
      if (error) worker.child.kill('SIGKILL');
    });
  }

  function handOut(): void {
    while (queue.length > 0) {
      const free = [...workers].find((worker) => !worker.job && !worker.leaving);
      const worker = free ?? (workers.size < processes ? hire() : undefined);
      if (!worker) return;
      const job = queue.shift();
      // Somebody waits: no time to practise.
      worker.practice = [];
      if (job) give(worker, job);
    }
  }

  if (settings.practice) for (let count = 0; count < processes; count += 1) practise(hire());

  function ordered(work: Order['work'], progress?: Progress): Promise<Picture[]> {
    return new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error('the render pool is closed'));
        return;
      }
      if (!('kind' in work)) for (const task of work) latest.set(`${task.game} ${task.kind}`, task);
      queue.push({ work, progress, tries: 0, resolve, reject });
      handOut();
    });
  }

  return {
    draw: (task, progress) => ordered(task.kind === 'film' ? task : [task], progress),
    drawAll: (tasks) => ordered(tasks),
    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(new Error('the render pool is closed'));
      await Promise.all(
        [...workers, ...leavers].map(async (worker) => {
          if (worker.job) await Promise.race([once(worker.child, 'message'), worker.gone]);
          dismiss(worker);
          await worker.gone;
        }),
      );
    },
  };
}
