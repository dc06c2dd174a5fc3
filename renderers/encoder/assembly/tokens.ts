/** Tokens: literals and repetitions, each a key in the upper half and how far back it reaches in the lower; a literal reaches nowhere. */
import { CODES } from './layout';

/** A literal is its own key; a repetition's is its length beyond 256. */
export const KEYS: usize = 256 + 259;
/** How often each occurs in the block at hand. */
export const KEY_COUNTS: usize = CODES + 49152;
export const DIST_COUNTS: usize = KEY_COUNTS + KEYS * 4;

@inline
export function distanceSymbol(distance: u32): u32 {
  if (distance <= 4) return distance - 1;
  const top = 31 - clz(distance - 1);
  return (top << 1) + (((distance - 1) >>> (top - 1)) & 1);
}

@inline
export function more(counter: usize): void {
  store<u32>(counter, load<u32>(counter) + 1);
}
