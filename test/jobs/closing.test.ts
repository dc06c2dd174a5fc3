/** A worker whose line to Redis is lost while it ends keeps nobody waiting for ever. */
import { expect, test } from 'vitest';
import { closeWorker } from '../../src/jobs/closing.js';
import { createLog } from '../../src/log.js';

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
