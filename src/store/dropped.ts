/** One line in the log for all that older rules left and today's cannot tell. */
import type { Log } from '../log.js';
import type { Dropped } from '../table/migrations.js';

export function noteDropped(log: Log, about: { table: string; game: string }): { dropped: Dropped; write(): void } {
  const all = new Set<string>();
  return {
    dropped: (what) => all.add(what),
    write: () => {
      if (all.size > 0) log.warn({ ...about, dropped: [...all] }, 'what older rules left is not shown any more');
    },
  };
}
