/** Dice with faces of one's own: what was rolled, rolled again, and what it gives. */
import type { Rng } from '../kernel/index.js';
import { type Counts, countsOf } from './counts.js';

/** The results of each face; none on a blank one. */
export type Faces<R extends string> = readonly (readonly R[])[];
/** A die as it lies: its kind and the place of its upper face, from 0. */
export type Rolled<K extends string> = { die: K; face: number };
export type DiceFaces<K extends string, R extends string> = Readonly<Record<K, Faces<R>>>;

/** Rolls these dice, in their order. */
export function roll<K extends string, R extends string>(
  dice: readonly K[],
  faces: DiceFaces<K, R>,
  rng: Rng,
): Rolled<K>[] {
  return dice.map((die) => ({ die, face: rng.int(faces[die].length) }));
}

/** The same dice with those at some places rolled again. */
export function reroll<K extends string, R extends string>(
  rolled: readonly Rolled<K>[],
  places: readonly number[],
  faces: DiceFaces<K, R>,
  rng: Rng,
): Rolled<K>[] {
  return rolled.map(({ die, face }, place) => ({
    die,
    face: places.includes(place) ? rng.int(faces[die].length) : face,
  }));
}

/** The results of one die. */
export function faceOf<K extends string, R extends string>(
  { die, face }: Rolled<K>,
  faces: DiceFaces<K, R>,
): readonly R[] {
  return faces[die][face] ?? [];
}

/** How often each result lies there. */
export function resultsOf<K extends string, R extends string>(
  rolled: readonly Rolled<K>[],
  faces: DiceFaces<K, R>,
): Counts<R> {
  return countsOf(rolled.flatMap((one) => faceOf(one, faces)));
}

/** What a die gives on average, each result being worth so much. */
export function average<R extends string>(faces: Faces<R>, worth: (result: R) => number): number {
  return faces.reduce((sum, face) => sum + face.reduce((all, result) => all + worth(result), 0), 0) / faces.length;
}

/** So many dice with numbers from 1. */
export function rollNumbers(count: number, sides: number, rng: Rng): number[] {
  return Array.from({ length: count }, () => rng.die(sides));
}
