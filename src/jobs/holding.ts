/** A table's posting lock, kept until the work under it is done. */
import type { Log } from '../log.js';
import type { Hold, Outbox } from '../store/outbox.js';
import { randomToken } from '../store/tokens.js';

export type HoldingOptions = {
  outbox: Pick<Outbox, 'hold' | 'extend' | 'release'>;
  log: Log;
  /** How long a process that died keeps others from posting for its table. */
  holdMs?: number | undefined;
};

export function createHolding({ outbox, log, holdMs = 30_000 }: HoldingOptions) {
  /** Asks for the lock; whether it was given is for the caller to await. */
  function take(table: string): { hold: Hold; holding: Promise<boolean> } {
    const hold: Hold = { table, token: randomToken(16) };
    return { hold, holding: outbox.hold(hold, holdMs) };
  }

  /** Does it under a lock that was given, and gives that back. */
  async function under<R>(hold: Hold, work: () => Promise<R>): Promise<R> {
    const keeping = setInterval(() => {
      outbox.extend(hold, holdMs).catch((error: unknown) => {
        log.warn({ table: hold.table, err: error }, 'the posting lock could not be kept');
      });
    }, holdMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(keeping);
      await outbox.release(hold);
    }
  }

  return { take, under };
}
