/** From bytes to tokens: literals, and repetitions of what came before. */
import { HASH, HASH_BITS, HASH_BYTES } from './layout';

const LONGEST: u32 = 258;
const WINDOW: u32 = 32768;

/** A repetition of the line above that is this long is taken without looking further. */
const GOOD: u32 = 24;

@inline
function slotOf(bytes: u32): usize {
  return HASH + (<usize>((bytes * 0x9e3779b1) >>> (32 - HASH_BITS)) << 2);
}

/** How many bytes from here on are those from there on; the first four are known to be. */
@inline
function sameBytes(here: usize, there: usize): u32 {
  let length: u32 = 4;
  while (length < LONGEST) {
    const unlike = load<u64>(here + length) ^ load<u64>(there + length);
    if (unlike != 0) return length + (<u32>ctz(unlike) >>> 3);
    length += 8;
  }
  return LONGEST;
}

/** Tokens are length << 16 | distance, or a literal with no length. Returns where they end. */
export function match(lines: usize, size: usize, stride: u32, tokens: usize): usize {
  memory.fill(HASH, 0, HASH_BYTES);
  const end = lines + size;
  const isNear = stride <= WINDOW;
  let at = lines;
  while (at < end) {
    const passed = <u32>(at - lines);
    const bytes = load<u32>(at);
    let best: u32 = 0;
    let distance: u32 = 0;
    if (isNear && passed >= stride && load<u32>(at - stride) == bytes) {
      best = sameBytes(at, at - stride);
      distance = stride;
    }
    if (best < GOOD) {
      if (passed > 0 && load<u32>(at - 1) == bytes) {
        const run = sameBytes(at, at - 1);
        if (run >= best) {
          best = run;
          distance = 1;
        }
      }
      const slot = slotOf(bytes);
      const found = load<u32>(slot);
      store<u32>(slot, passed + 1);
      if (found != 0 && best < GOOD) {
        const back = passed + 1 - found;
        if (back <= WINDOW && load<u32>(at - <usize>back) == bytes) {
          const length = sameBytes(at, at - <usize>back);
          if (length > best + 1) {
            best = length;
            distance = back;
          }
        }
      }
    }
    if (best == 0) {
      store<u32>(tokens, bytes & 0xff);
      at += 1;
    } else {
      best = min(best, min(LONGEST, <u32>(end - at)));
      if (best < 3) {
        store<u32>(tokens, bytes & 0xff);
        at += 1;
      } else {
        store<u32>(tokens, (best << 16) | distance);
        at += best;
      }
    }
    tokens += 4;
  }
  return tokens;
}
