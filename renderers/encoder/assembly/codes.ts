/** Prefix codes: how long each symbol's is, by how often it is used, and its bits. */
import { CODES } from './layout';

/** Scratch: the symbols in order of use, and their weights. */
const ORDER: usize = CODES + 32768;
const WEIGHTS: usize = ORDER + 320 * 4;
const PER_LENGTH: usize = WEIGHTS + 320 * 4;

/** Counts are u32, lengths u8, codes u16 with the first bit lowest. Returns how many symbols are used up to the last. */
export function buildCodes(counts: usize, symbols: i32, longest: i32, lengths: usize, codes: usize): i32 {
  memory.fill(lengths, 0, symbols);
  let used = 0;
  let last = 0;
  for (let symbol = 0; symbol < symbols; symbol++) {
    const count = load<u32>(counts + ((<usize>symbol) << 2));
    if (count == 0) continue;
    last = symbol + 1;
    // Sorted by insertion: the rarest first.
    let place = used;
    while (place > 0 && load<u32>(WEIGHTS + ((<usize>(place - 1)) << 2)) > count) {
      store<u32>(WEIGHTS + ((<usize>place) << 2), load<u32>(WEIGHTS + ((<usize>(place - 1)) << 2)));
      store<u32>(ORDER + ((<usize>place) << 2), load<u32>(ORDER + ((<usize>(place - 1)) << 2)));
      place -= 1;
    }
    store<u32>(WEIGHTS + ((<usize>place) << 2), count);
    store<u32>(ORDER + ((<usize>place) << 2), symbol);
    used += 1;
  }
  if (used == 0) return 0;
  if (used == 1) {
    store<u8>(lengths + <usize>load<u32>(ORDER), 1);
  } else {
    depths(used);
    limit(used, longest, lengths);
  }
  assign(symbols, lengths, codes);
  return last;
}

/** Moffat and Katajainen, in place: weights in rising order become depths in falling order. */
function depths(n: i32): void {
  const a = WEIGHTS;
  store<u32>(a, load<u32>(a) + load<u32>(a + 4));
  let root = 0;
  let leaf = 2;
  for (let next = 1; next < n - 1; next++) {
    const at = a + ((<usize>next) << 2);
    if (leaf >= n || load<u32>(a + ((<usize>root) << 2)) < load<u32>(a + ((<usize>leaf) << 2))) {
      store<u32>(at, load<u32>(a + ((<usize>root) << 2)));
      store<u32>(a + ((<usize>root) << 2), next);
      root += 1;
    } else {
      store<u32>(at, load<u32>(a + ((<usize>leaf) << 2)));
      leaf += 1;
    }
    if (leaf >= n || (root < next && load<u32>(a + ((<usize>root) << 2)) < load<u32>(a + ((<usize>leaf) << 2)))) {
      store<u32>(at, load<u32>(at) + load<u32>(a + ((<usize>root) << 2)));
      store<u32>(a + ((<usize>root) << 2), next);
      root += 1;
    } else {
      store<u32>(at, load<u32>(at) + load<u32>(a + ((<usize>leaf) << 2)));
      leaf += 1;
    }
  }
  store<u32>(a + ((<usize>(n - 2)) << 2), 0);
  for (let next = n - 3; next >= 0; next--) {
    const at = a + ((<usize>next) << 2);
    store<u32>(at, load<u32>(a + ((<usize>load<u32>(at)) << 2)) + 1);
  }
  let available = 1;
  let taken = 0;
  let depth: u32 = 0;
  root = n - 2;
  let next = n - 1;
  while (available > 0) {
    while (root >= 0 && load<u32>(a + ((<usize>root) << 2)) == depth) {
      taken += 1;
      root -= 1;
    }
    while (available > taken) {
      store<u32>(a + ((<usize>next) << 2), depth);
      next -= 1;
      available -= 1;
    }
    available = 2 * taken;
    depth += 1;
    taken = 0;
  }
}

/** No code longer than allowed: too long ones are shortened, and shorter ones make room for them. */
function limit(used: i32, longest: i32, lengths: usize): void {
  memory.fill(PER_LENGTH, 0, 64 * 4);
  for (let index = 0; index < used; index++) {
    const depth = min(<i32>load<u32>(WEIGHTS + ((<usize>index) << 2)), longest);
    const at = PER_LENGTH + ((<usize>depth) << 2);
    store<u32>(at, load<u32>(at) + 1);
  }
  let total: u32 = 0;
  for (let length = longest; length > 0; length--) {
    total += load<u32>(PER_LENGTH + ((<usize>length) << 2)) << (longest - length);
  }
  while (total > (<u32>1) << longest) {
    const deepest = PER_LENGTH + ((<usize>longest) << 2);
    store<u32>(deepest, load<u32>(deepest) - 1);
    for (let length = longest - 1; length > 0; length--) {
      const at = PER_LENGTH + ((<usize>length) << 2);
      if (load<u32>(at) == 0) continue;
      store<u32>(at, load<u32>(at) - 1);
      store<u32>(at + 4, load<u32>(at + 4) + 2);
      break;
    }
    total -= 1;
  }
  // The rarest come first and take the longest.
  let index = 0;
  for (let length = longest; length > 0; length--) {
    for (let count = load<u32>(PER_LENGTH + ((<usize>length) << 2)); count > 0; count--) {
      store<u8>(lengths + <usize>load<u32>(ORDER + ((<usize>index) << 2)), <u8>length);
      index += 1;
    }
  }
}

function assign(symbols: i32, lengths: usize, codes: usize): void {
  memory.fill(PER_LENGTH, 0, 64 * 4);
  for (let symbol = 0; symbol < symbols; symbol++) {
    const at = PER_LENGTH + ((<usize>load<u8>(lengths + symbol)) << 2);
    store<u32>(at, load<u32>(at) + 1);
  }
  store<u32>(PER_LENGTH, 0);
  let code: u32 = 0;
  let before: u32 = 0;
  for (let length = 1; length <= 15; length++) {
    code = (code + before) << 1;
    const at = PER_LENGTH + ((<usize>length) << 2);
    before = load<u32>(at);
    store<u32>(at, code);
  }
  for (let symbol = 0; symbol < symbols; symbol++) {
    const length = load<u8>(lengths + symbol);
    if (length == 0) continue;
    const at = PER_LENGTH + ((<usize>length) << 2);
    let forward = load<u32>(at);
    store<u32>(at, forward + 1);
    let reversed: u32 = 0;
    for (let bit = 0; bit < <i32>length; bit++) {
      reversed = (reversed << 1) | (forward & 1);
      forward >>>= 1;
    }
    store<u16>(codes + ((<usize>symbol) << 1), <u16>reversed);
  }
}
