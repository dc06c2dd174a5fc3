/** What is different from the last picture: two views are read into numbers and places by key, and compared. */
import type { Change } from './pieces.js';

/** How many there are of what, or what a value stands at, by a key of one's own. */
export type Tally = ReadonlyMap<string, number>;

export type Differences = {
  /** By how much it changed; 0 where it did not or nothing is known of before. */
  by(key: string): number;
  /** For a piece: new where there was none before, else by how much it changed; undefined where it did not. */
  change(key: string): Change | undefined;
  /** For a piece, as part of its style: nothing where it did not change. */
  mark(key: string): { change?: Change };
  /** What was there before and is not any more, with how many there were. */
  gone: Tally;
  /** Anything at all changed. */
  isAny: boolean;
};

/** How many times each key occurs. */
export function tally(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Nothing is marked in a first picture, which has none before it. */
export function differences(before: Tally | undefined, after: Tally): Differences {
  const changed = new Map<string, number>();
  if (before) {
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const by = (after.get(key) ?? 0) - (before.get(key) ?? 0);
      if (by !== 0) changed.set(key, by);
    }
  }
  const change = (key: string): Change | undefined => {
    const by = changed.get(key);
    if (by === undefined) return undefined;
    return (before?.get(key) ?? 0) === 0 ? 'new' : by;
  };
  return {
    by: (key) => changed.get(key) ?? 0,
    change,
    mark: (key) => {
      const found = change(key);
      return found === undefined ? {} : { change: found };
    },
    gone: new Map([...(before ?? [])].filter(([key, count]) => count !== 0 && (after.get(key) ?? 0) === 0)),
    isAny: changed.size > 0,
  };
}

export type Movement<P> = { id: string; from: P; to: P };

/** Those that stand elsewhere than before, in the order of the later picture. */
export function movements<P>(
  before: ReadonlyMap<string, P> | undefined,
  after: ReadonlyMap<string, P>,
): readonly Movement<P>[] {
  return [...after].flatMap(([id, to]) => {
    const from = before?.get(id);
    return from === undefined || from === to ? [] : [{ id, from, to }];
  });
}
