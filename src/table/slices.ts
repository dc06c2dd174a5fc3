/** Long work in slices: so long at a time, then everybody else has the event loop. */
const sliceMs = 12;

/** Awaited between two steps; gives way only when the slice is used up. */
export function inSlices(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await new Promise(setImmediate);
    since = performance.now();
  };
}
