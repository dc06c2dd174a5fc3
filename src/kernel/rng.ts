/** Seeded random numbers whose state is plain JSON (sfc32, seeded by hashing a string). */

export type RngState = [number, number, number, number];

export type Rng = {
  /** A whole number from 0 to n - 1. */
  int(n: number): number;
  /** A roll of a die with n sides, 1 to n. */
  die(sides: number): number;
  pick<V>(items: readonly V[]): V;
  /** A new array in random order. */
  shuffle<V>(items: readonly V[]): V[];
};

/** Four well-mixed words from a text. */
export function seedRng(seed: string): RngState {
  const state: RngState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let i = 0; i < seed.length; i += 1) {
    const code = seed.charCodeAt(i);
    state[0] = Math.imul(state[0] ^ code, 597399067);
    state[1] = Math.imul(state[1] ^ code ^ (state[0] >>> 15), 2869860233);
    state[2] = Math.imul(state[2] ^ code ^ (state[1] >>> 13), 951274213);
    state[3] = Math.imul(state[3] ^ code ^ (state[2] >>> 16), 2716044179);
  }
  for (let i = 0; i < 12; i += 1) next(state);
  return state;
}

function next(state: RngState): number {
  const sum = (((state[0] + state[1]) | 0) + state[3]) | 0;
  state[3] = (state[3] + 1) | 0;
  state[0] = state[1] ^ (state[1] >>> 9);
  state[1] = (state[2] + (state[2] << 3)) | 0;
  state[2] = (state[2] << 21) | (state[2] >>> 11);
  state[2] = (state[2] + sum) | 0;
  return sum >>> 0;
}

/** A generator over a state that it changes in place. `used` is called at every draw. */
export function rngOver(state: RngState, used?: () => void): Rng {
  const int = (n: number): number => {
    if (!Number.isInteger(n) || n < 1) throw new Error(`rng.int needs a whole number from 1 on, got ${n}`);
    used?.();
    // Reject the uneven tail, so that every number is equally likely.
    const limit = 0x100000000 - (0x100000000 % n);
    let word = next(state);
    while (word >= limit) word = next(state);
    return word % n;
  };
  return {
    int,
    die: (sides) => int(sides) + 1,
    pick(items) {
      const index = int(items.length);
      return items[index] as (typeof items)[number];
    },
    shuffle(items) {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = int(i + 1);
        const held = copy[i] as (typeof copy)[number];
        copy[i] = copy[j] as (typeof copy)[number];
        copy[j] = held;
      }
      return copy;
    },
  };
}
