/** A render process: draws what its parent sends, one task after the other, and ends with its parent. */
import './unhurried.js';
import type { DrawTask, FilmTask, Picture } from './contract.js';
import { draw, film } from './index.js';

/** Pictures that belong together are ordered at once: what they have in common crosses once. */
export type Order = { id: number; work: FilmTask | readonly DrawTask[] };
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

async function carryOut({ id, work }: Order): Promise<void> {
  let report: Report;
  const tell = (done: number, of: number): void => {
    process.send?.({ id, progress: { done, of } } satisfies Report, parentGone);
  };
  try {
    report = { id, ok: true, pictures: 'kind' in work ? await film(work, tell) : work.flatMap(draw) };
  } catch (error) {
    report = { id, ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(report, parentGone);
}
