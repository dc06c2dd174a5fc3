/** A render process: draws what its parent sends, one task after the other, and ends with its parent. */
import './unhurried.js';
import type { DrawTask, FilmTask, Picture } from './contract.js';
import { draw, film } from './index.js';

export type Order = { id: number; task: DrawTask | FilmTask };
export type Report =
  /** So many frames of a film are done. */
  | { id: number; progress: { done: number; of: number } }
  | { id: number; ok: true; pictures: Picture[] }
  | { id: number; ok: false; error: string };

process.on('disconnect', () => {
  process.exit(0);
});

process.on('message', (order: Order) => {
  void carryOut(order);
});

/** Nobody waits any more for what a parent that was killed had ordered. */
const parentGone = (fault: Error | null): void => {
  if (fault) process.exit(0);
};

async function carryOut({ id, task }: Order): Promise<void> {
  let report: Report;
  const tell = (done: number, of: number): void => {
    process.send?.({ id, progress: { done, of } } satisfies Report, parentGone);
  };
  try {
    report = { id, ok: true, pictures: task.kind === 'film' ? await film(task, tell) : draw(task) };
  } catch (error) {
    report = { id, ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(report, parentGone);
}
