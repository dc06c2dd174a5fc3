/** How soon the living take over from a worker that died. */

/** A worker that gives no sign of life for so long is dead, and its work is taken over: within five seconds in all. */
export const takenOverAfterMs = 3000;
/** So often workers look for jobs whose worker has died. */
const mostBetweenLooksMs = 1000;

/** What a worker of BullMQ is told of it. */
export function takeover(afterMs = takenOverAfterMs) {
  return {
    lockDuration: afterMs,
    stalledInterval: Math.min(afterMs, mostBetweenLooksMs),
    // A job that dies with its worker again and again is found by the sweep.
    maxStalledCount: 3,
  };
}
