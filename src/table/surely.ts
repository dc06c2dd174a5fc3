/** Writing to a store that may be slow to answer: nothing is said before it is known what became of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { StorageAway } from './ports.js';

/** It could not be found out in time whether something was written. */
export class StorageUnsure extends Error {
  override readonly name = 'StorageUnsure';
}

/** Longer than a slow reply takes; whoever asked has been told meanwhile that an answer comes. */
export const usualPatienceMs = 8000;
const lookAgainMs = 100;

export type Writing<R> = {
  write(): Promise<R>;
  /** What `write` answered, found out by looking; undefined where nothing came of it. Writing again must be harmless. */
  look(): Promise<R | undefined>;
};

/** Writes; where only the reply is missing, looks until it is known whether it was done, and does it where it was not. */
export async function surely<R>({ write, look }: Writing<R>, patienceMs: number): Promise<R> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof StorageAway) || !error.isUnsure) throw error;
    }
    const done = await found(look, until);
    if (done !== undefined) return done;
    if (performance.now() > until) throw new StorageAway('too slow to be written to', { isUnsure: false });
  }
}

async function found<R>(look: () => Promise<R>, until: number): Promise<R> {
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof StorageAway)) throw error;
      if (performance.now() > until) throw new StorageUnsure(error.message, { cause: error });
      await pause(lookAgainMs);
    }
  }
}
