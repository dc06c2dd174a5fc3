/** Whoever moved hears of it first: posting and queueing would go ahead of the answer and hold it up. */

/**
 * Once an answer that is being sent now has left. The HTTP client looks for one round of the event loop whether a connection
 * that rested is still open before it writes to it, so it takes two until all that waits behind it may go.
 */
export const behindTheAnswer = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });
