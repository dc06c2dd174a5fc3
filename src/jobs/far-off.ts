/** Jobs whose time was reckoned by a clock that was ahead: they would wait for the clock to come there again. */
import type { Job, Queue } from 'bullmq';
import type { RedisClient } from '../store/connect.js';

/** BullMQ keeps the millisecond at which a delayed job is due, and behind it twelve bits for the order of such. */
const scorePerMs = 0x1000;
/** Clocks of two machines may be so far apart. */
const toleranceMs = 5000;

/** Has a delayed job that waits longer than it ever was to wait done now. Whatever it is about is looked at when it runs. */
export async function wakeIfFarOff(redis: RedisClient, queue: Queue, job: Job): Promise<void> {
  const score = await redis.zscore(queue.toKey('delayed'), job.id ?? '');
  if (score === null) return;
  const leftMs = Number(score) / scorePerMs - Date.now();
  if (leftMs <= job.delay + toleranceMs) return;
  // It may have been taken up meanwhile.
  await job.promote().catch(() => undefined);
}
