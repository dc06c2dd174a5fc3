/** A worker's end, also where its Redis is gone. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.js';

/** What of a BullMQ worker has an end. */
type Closable = { name: string; close(): Promise<void>; disconnect(): Promise<void> };

/** Longer than any post takes. */
const usualPatienceMs = 20_000;

/**
 * Finishes what runs. BullMQ waits for its line to Redis to end, for ever where that was lost in the very moment: then the
 * line is dropped, and what was under way is taken over by others like the work of the dead.
 */
export async function closeWorker(worker: Closable, log: Log, patienceMs = usualPatienceMs): Promise<void> {
  const ended = new AbortController();
  const late = pause(patienceMs, 'late', { signal: ended.signal }).catch(() => 'ended');
  const end = await Promise.race([worker.close().then(() => 'closed'), late]);
  ended.abort();
  if (end !== 'late') return;
  log.warn({ queue: worker.name }, 'a worker did not come to its end; its line is dropped');
  worker.disconnect().catch((error: unknown) => {
    log.debug({ queue: worker.name, problem: String(error) }, 'its line was gone');
  });
}
