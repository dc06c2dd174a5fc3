/** How long to wait before the next try: longer and longer, and never all at once. */

export type Pauses = {
  firstMs: number;
  /** The longest, where a session can be taken up again. */
  longestMs: number;
  /** The longest before a new session: Discord grants only so many of these a day. */
  longestToBeginMs: number;
  /** So long Discord may take to greet us, and to open a session. */
  answerMs: number;
  /** So long one look at whether Discord takes our token is good for. */
  tokenMs: number;
};

export const usualPauses: Pauses = {
  firstMs: 500,
  longestMs: 60_000,
  longestToBeginMs: 120_000,
  answerMs: 15_000,
  tokenMs: 30_000,
};

/** After the first failure, the second, and so on: doubled each time, and of that between half and all. */
export function pauseAfter(failures: number, firstMs: number, longestMs: number, chance = Math.random()): number {
  if (failures <= 0) return 0;
  const whole = Math.min(firstMs * 2 ** Math.min(failures - 1, 30), longestMs);
  return Math.round(whole * (0.5 + chance / 2));
}
