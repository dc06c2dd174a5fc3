/** A render process: draws what its parent sends, one task after the other, and ends with its parent. */
import type { DrawTask, Picture } from './contract.js';
import { draw } from './index.js';

export type Order = { id: number; task: DrawTask };
export type Report = { id: number; ok: true; pictures: Picture[] } | { id: number; ok: false; error: string };

process.on('disconnect', () => {
  process.exit(0);
});

process.on('message', (order: Order) => {
  carryOut(order);
});

function carryOut({ id, task }: Order): void {
  let report: Report;
  try {
    report = { id, ok: true, pictures: draw(task) };
  } catch (error) {
    report = { id, ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(report);
}
