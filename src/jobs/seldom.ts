/** Says the same thing now and then only: a Redis that refuses every command would fill the log in a minute. */
const restMs = 10_000;

export type Seldom = (about: string, say: (before: number) => void) => void;

/** `before`: how often it was kept back since it was last said. */
export function createSeldom(): Seldom {
  const known = new Map<string, { until: number; kept: number }>();
  return (about, say) => {
    const last = known.get(about);
    const now = performance.now();
    if (last && now < last.until) {
      last.kept += 1;
      return;
    }
    known.set(about, { until: now + restMs, kept: 0 });
    say(last?.kept ?? 0);
  };
}
