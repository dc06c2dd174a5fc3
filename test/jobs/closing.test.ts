/** A worker whose line to Redis is lost while it ends keeps nobody waiting for ever. */
import { Queue, Worker } from 'bullmq';
import { expect, test, vi } from 'vitest';
import { ownRedis } from '../../scripts/rehearsal/own-redis.js';
import { closeWorker } from '../../src/jobs/closing.js';
import { createLog } from '../../src/log.js';
import { connectRedis } from '../../src/store/connect.js';

const log = createLog({ level: 'silent' });

function worker(close: () => Promise<void>) {
  const dropped: string[] = [];
  return {
    dropped,
    worker: { name: 'posts', close, disconnect: () => Promise.resolve(void dropped.push('posts')) },
  };
}

test('what ends by itself is left to do so', async () => {
  const one = worker(() => Promise.resolve());
  await closeWorker(one.worker, log);
  expect(one.dropped).toEqual([]);
});

test('what does not end has its line dropped', async () => {
  const one = worker(() => new Promise(() => undefined));
  await closeWorker(one.worker, log, 5);
  expect(one.dropped).toEqual(['posts']);
});

test('what goes wrong at the end is told', async () => {
  const one = worker(() => Promise.reject(new Error('no')));
  await expect(closeWorker(one.worker, log)).rejects.toThrow('no');
});

test('a worker of BullMQ whose Redis is gone for good in the middle of a job is at its end all the same', async () => {
  const redis = await ownRedis();
  const line = connectRedis(redis.url, 'workers', log);
  const queue = new Queue('posts', { connection: line });
  queue.on('error', () => undefined);
  const begun: (() => void)[] = [];
  const job = (): Promise<void> => new Promise((end) => begun.push(end));
  const working = new Worker('posts', job, { connection: line });
  working.on('error', () => undefined);
  await queue.add('post', {});
  await expect.poll(() => begun.length).toBe(1);
  await redis.kill();
  const told = vi.spyOn(log, 'warn');
  const closing = closeWorker(working, log, 50);
  for (const end of begun) end();
  await closing;
  expect(told.mock.lastCall?.[1]).toMatch(/line is dropped/);
  line.disconnect();
  await redis.close();
});
