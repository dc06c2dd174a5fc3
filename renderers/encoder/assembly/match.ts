/** From bytes to tokens: literals, and repetitions of what came before. */
import { HASH, HASH_BITS, HASH_BYTES } from './layout';
import { DIST_COUNTS, KEY_COUNTS, distanceSymbol, more } from './tokens';

const LONGEST: u32 = 258;
const WINDOW: u32 = 32768;

/** A repetition of the line above that is this long is taken without looking further. */
const GOOD: u32 = 24;

@inline
function slotOf(bytes: u32): usize {
  return HASH + (<usize>((bytes * 0x9e3779b1) >>> (32 - HASH_BITS)) << 1);
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

/** Everything before is told already. */
let reached: usize = 0;

export function begin(lines: usize): void {
  memory.fill(HASH, 0, HASH_BYTES);
  reached = lines;
}

export function hasMore(lines: usize, size: usize): bool {
  return reached < lines + size;
}

/** The next tokens, counted, as many as there is room for; returns where they end. A distance of 32,768 is kept as 0x8000 and fits. */
export function match(lines: usize, size: usize, stride: u32, tokens: usize, room: usize): usize {
  const end = lines + size;
  const isNear = stride <= WINDOW;
  let at = reached;
  while (at < end && tokens < room) {
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
      // Places are kept without their upper bits; whether one is what it seems, its bytes tell.
      const slot = slotOf(bytes);
      const found = <u32>load<u16>(slot);
      store<u16>(slot, <u16>passed);
      if (best < GOOD) {
        const back = (passed - found) & 0xffff;
        if (back - 1 < min(WINDOW, passed) && load<u32>(at - <usize>back) == bytes) {
          const length = sameBytes(at, at - <usize>back);
          if (length > best + 1) {
            best = length;
            distance = back;
          }
        }
      }
    }
    best = min(best, min(LONGEST, <u32>(end - at)));
    if (best < 3) {
      const literal = bytes & 0xff;
      store<u32>(tokens, literal << 16);
      more(KEY_COUNTS + (<usize>literal << 2));
      at += 1;
    } else {
      store<u32>(tokens, ((256 + best) << 16) | distance);
      more(KEY_COUNTS + (<usize>(256 + best) << 2));
      more(DIST_COUNTS + (<usize>distanceSymbol(distance) << 2));
      at += best;
    }
    tokens += 4;
  }
  reached = at;
  return tokens;
}
