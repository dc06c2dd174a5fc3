/** Up to and with Node 22: since then V8 counts calls instead, and complains on standard error of a flag it does not know. */
const lastWithBudget = 12;

/** What V8 is told; a version that does not know a flag is not told it. */
export function flagsFor(v8: string): string[] {
  /** Machine code at once, straight from the bytecode. */
  const baseline = '--always-sparkplug';
  /** Fifteen times as much work as usual before a function counts as hot. */
  const budget = '--interrupt-budget=1000000';
  /**
   * The old heap may grow by half of what lives in it before it is gone through. Left to itself V8 allows a tenth more, which the
   * pixels of one picture used up already: it went through everything after every twentieth picture.
   */
  const heap = '--heap-growing-percent=50';
  return Number.parseInt(v8) <= lastWithBudget ? [baseline, budget, heap] : [baseline];
}
