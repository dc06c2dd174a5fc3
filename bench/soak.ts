/** The memory of a render process in the long run: as it would grow without being replaced, and as the pool really runs. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { DrawTask } from '../renderers/contract.js';
import { createRenderPool } from '../renderers/pool.js';
import { scenes } from './support/scenes.js';
import { atMost, printTable } from './table.js';

const early = 500;
const late = Number(process.env['BENCH_RENDERS'] ?? 10_000);
/** The long run ends here, however many pictures it has drawn by then: all of them take some eight minutes. */
const limitMs = Number(process.env['BENCH_MINUTES'] ?? 14) * 60_000;
const asTheyRun = { renders: 600, limitMs: 2 * 60_000 };

function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  }
}

/** Every kind of picture, with names and languages that change, as at many tables. */
function taskAt(index: number, boards: ReturnType<typeof scenes>): DrawTask {
  const board = boards[index % boards.length];
  if (!board) throw new Error('there is no scene');
  const locale = index % 3 === 0 ? 'fr' : 'en';
  const names = board.names.map((name) => `${name} ${index % 211}`);
  const setting = { game: board.game, locale, names, awaited: board.awaited } as const;
  if (index % 10 === 9) {
    const seats = names.map((name) => ({ name, kind: 'person', wish: null }) as const);
    return {
      ...setting,
      kind: 'lobby',
      host: names[0] ?? '',
      options: [],
      players: { min: 1, max: 4 },
      mode: 'cooperative',
      seats,
    };
  }
  return { ...board, ...setting };
}

type Run = { renders: number; processes: number; early: number; late: number; highest: number };

/** Two pictures are on their way at any time, so that the process never rests. */
async function run(most: { renders: number; limitMs: number }, recycleAfter?: number): Promise<Run> {
  let pid = 0;
  const seen: Run = { renders: 0, processes: 0, early: 0, late: 0, highest: 0 };
  const log = {
    info: (data: object): void => {
      if (!('pid' in data) || typeof data.pid !== 'number') return;
      pid = data.pid;
      seen.processes += 1;
    },
    warn: (data: object, message: string): void => {
      throw new Error(`${message}: ${JSON.stringify(data)}`);
    },
  };
  const pool = createRenderPool({ processes: 1, log, ...(recycleAfter === undefined ? {} : { recycleAfter }) });
  const boards = scenes();
  const until = performance.now() + most.limitMs;
  let given = 0;
  const draw = async (): Promise<void> => {
    while (given < most.renders && performance.now() < until) {
      given += 1;
      await pool.draw(taskAt(given, boards));
      seen.renders += 1;
      if (seen.renders % 50 !== 0) continue;
      const now = residentMegabytes(pid);
      if (Number.isNaN(now)) continue;
      seen.late = now;
      seen.highest = Math.max(seen.highest, now);
      if (seen.renders === early) seen.early = now;
    }
  };
  await Promise.all([draw(), draw()]);
  await pool.close();
  return seen;
}

const never = await run({ renders: late, limitMs }, Number.MAX_SAFE_INTEGER);
const usual = await run(asTheyRun);
const show = (megabytes: number): string => `${megabytes.toFixed(0)} MB`;
const count = (renders: number): string => renders.toLocaleString('en');
const growth = never.late / never.early;
// The goal speaks of the whole run: a shorter one neither meets nor misses it.
const verdict =
  never.renders < late
    ? { ratio: `${growth.toFixed(2)}×`, goal: `≤ 1.05× after ${count(late)}` }
    : atMost(growth, 1.05);
printTable('Memory of a render process', [
  { what: `after ${early} renders, never replaced`, value: show(never.early), ratio: '1×' },
  { what: `after ${count(never.renders)} renders, never replaced`, value: show(never.late), ...verdict },
  { what: 'the highest in between', value: show(never.highest), ratio: `${(never.highest / never.early).toFixed(2)}×` },
  {
    what: `the highest in ${count(usual.renders)} renders as the pool runs, ${usual.processes} processes`,
    value: show(usual.highest),
    ratio: `${(usual.highest / never.early).toFixed(2)}×`,
  },
]);
