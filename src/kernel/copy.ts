import type { GameTypes, Match } from './types.js';

/** A deep copy of plain JSON; several times faster than structuredClone on the sizes of a match. */
export function copyJson<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice() as unknown[];
    for (let i = 0; i < list.length; i += 1) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copyJson(item);
    }
    return list as V;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson<unknown>(value[key]);
  return copy as V;
}

/** A match to write on. Options never change and are shared. */
export function copyMatch<T extends GameTypes>(match: Readonly<Match<T>>): Match<T> {
  /** Fields are set one by one: overriding them within the literal is several times slower. */
  const copy: Match<T> = { ...match };
  copy.empty = match.empty.slice();
  copy.answered = match.answered.slice();
  copy.rng = [...match.rng];
  copy.stack = copyJson(match.stack);
  copy.board = copyJson(match.board);
  return copy;
}
