/** Waits for something to become true in the parlour, looking again at every change. */
import type { Changes } from '../world/changes.js';

export function waitFor<T>(
  changes: Changes,
  look: () => T | undefined,
  patienceMs: number,
  complaint: () => string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const seen = look();
    if (seen !== undefined) {
      resolve(seen);
      return;
    }
    const end = (act: () => void) => {
      clearTimeout(timer);
      stop();
      act();
    };
    // What is told may be followed by bookkeeping in the same turn: look once that is done.
    const stop = changes.listen(() => {
      setImmediate(() => {
        const found = look();
        if (found !== undefined) {
          end(() => {
            resolve(found);
          });
        }
      });
    });
    const timer = setTimeout(() => {
      end(() => {
        reject(new Error(complaint()));
      });
    }, patienceMs);
  });
}
