/**
 * Rate limits by a clock that nobody sets. The library notes by the wall clock when a limit ends, so that one noted while
 * the clock was ahead would hold up every post until the clock comes there again: hours, after an hour's mistake.
 */
import type { REST } from 'discord.js';

/** An instant that is given and read by the wall clock, and kept by the time since the start. */
function keepSteady(owner: object, field: string): void {
  const noted: unknown = Reflect.get(owner, field);
  if (typeof noted !== 'number') return;
  const wallAhead = (): number => Date.now() - performance.now();
  let kept = noted - wallAhead();
  Object.defineProperty(owner, field, {
    get: () => kept + wallAhead(),
    set: (instant: number) => {
      kept = instant - wallAhead();
    },
  });
}

/** The limit of all requests, and that of every queue to come. */
export function keepLimitsSteady(rest: REST): REST {
  const { handlers } = rest;
  const keep = handlers.set.bind(handlers);
  handlers.set = (id, queue) => {
    keepSteady(queue, 'reset');
    return keep(id, queue);
  };
  keepSteady(rest, 'globalReset');
  return rest;
}
