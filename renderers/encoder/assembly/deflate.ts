/** Lines as a zlib stream: blocks with codes of their own, each looked through, told and written before the next. */
import { buildCodes } from './codes';
import { CODES } from './layout';
import { begin, hasMore, match } from './match';
import { DIST_COUNTS, KEYS, KEY_COUNTS, distanceSymbol, more } from './tokens';

const LIT_COUNTS: usize = CODES;
const LIT_LENGTHS: usize = LIT_COUNTS + 288 * 4;
const DIST_LENGTHS: usize = LIT_LENGTHS + 288;
const LIT_CODES: usize = DIST_LENGTHS + 32;
const DIST_CODES: usize = LIT_CODES + 288 * 2;
const CL_COUNTS: usize = DIST_CODES + 32 * 2;
const CL_LENGTHS: usize = CL_COUNTS + 20 * 4;
const CL_CODES: usize = CL_LENGTHS + 20;
/** The lengths of both codes, and how they are told. */
const ALL_LENGTHS: usize = CL_CODES + 20 * 2;
const TOLD: usize = ALL_LENGTHS + 320;
/** By length 3 to 258: symbol and bits that follow. */
const LENGTH_SYMBOLS: usize = TOLD + 640;
const LENGTH_EXTRA: usize = LENGTH_SYMBOLS + 260 * 2;
const LENGTH_BASE: usize = LENGTH_EXTRA + 260;
/** By a token's key: the bits that it takes, and in the highest byte how many these are. */
const KEY_BITS: usize = (LENGTH_BASE + 260 * 2 + 3) & ~3;
/** Between literals and lengths, which begin at three: what ends a block. */
const END_KEY: usize = 256;

const CL_ORDER = memory.data<u8>([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);

let out: usize = 0;
let held: u64 = 0;
let count: u32 = 0;

export function prepare(): void {
  let symbol = 257;
  let extra = 0;
  let length = 3;
  while (length < 258) {
    const bits = symbol < 265 ? 0 : (symbol - 261) >> 2;
    extra = bits;
    for (let more = 0; more < 1 << extra && length < 258; more++, length++) {
      store<u16>(LENGTH_SYMBOLS + (<usize>length << 1), <u16>symbol);
      store<u8>(LENGTH_EXTRA + length, <u8>extra);
      store<u16>(LENGTH_BASE + (<usize>length << 1), <u16>(length - more));
    }
    symbol += 1;
  }
  store<u16>(LENGTH_SYMBOLS + 516, 285);
  store<u8>(LENGTH_EXTRA + 258, 0);
  store<u16>(LENGTH_BASE + 516, 258);
}

@inline
function put(bits: u32, width: u32): void {
  held |= <u64>bits << count;
  count += width;
}

@inline
function flush(): void {
  store<u64>(out, held);
  const bytes = count >>> 3;
  out += bytes;
  held = bytes == 8 ? 0 : held >> (<u64>bytes << 3);
  count &= 7;
}

/** From how often each length occurs to how often each symbol does. */
function tally(): void {
  memory.copy(LIT_COUNTS, KEY_COUNTS, 256 * 4);
  memory.fill(LIT_COUNTS + 256 * 4, 0, 32 * 4);
  store<u32>(LIT_COUNTS + 256 * 4, 1);
  for (let length: usize = 3; length <= 258; length++) {
    const counter = LIT_COUNTS + (<usize>load<u16>(LENGTH_SYMBOLS + (length << 1)) << 2);
    store<u32>(counter, load<u32>(counter) + load<u32>(KEY_COUNTS + ((256 + length) << 2)));
  }
}

/** A symbol's code, with the bits that follow it above. */
@inline
function keep(key: usize, symbol: usize, follow: u32, width: u32): void {
  const length = <u32>load<u8>(LIT_LENGTHS + symbol);
  const bits = <u32>load<u16>(LIT_CODES + (symbol << 1)) | (follow << length);
  store<u32>(KEY_BITS + (key << 2), bits | ((length + width) << 24));
}

/** What each token's key takes in this block. */
function lookUpKeys(): void {
  for (let symbol: usize = 0; symbol <= END_KEY; symbol++) keep(symbol, symbol, 0, 0);
  for (let length: usize = 3; length <= 258; length++) {
    const follow = <u32>length - load<u16>(LENGTH_BASE + (length << 1));
    keep(256 + length, load<u16>(LENGTH_SYMBOLS + (length << 1)), follow, load<u8>(LENGTH_EXTRA + length));
  }
}

/** Tells the lengths of both codes, runs of them shortened. Returns how many bytes the telling has, two each: symbol, extra. */
function tell(total: i32): i32 {
  let told = 0;
  memory.fill(CL_COUNTS, 0, 20 * 4);
  let index = 0;
  while (index < total) {
    const length = load<u8>(ALL_LENGTHS + index);
    let run = 1;
    while (index + run < total && load<u8>(ALL_LENGTHS + index + run) == length) run += 1;
    index += run;
    if (length == 0) {
      while (run >= 3) {
        const some = min(run, 138);
        told = tellOne(told, some <= 10 ? 17 : 18, some <= 10 ? some - 3 : some - 11);
        run -= some;
      }
    } else {
      told = tellOne(told, length, 0);
      run -= 1;
      while (run >= 3) {
        const some = min(run, 6);
        told = tellOne(told, 16, some - 3);
        run -= some;
      }
    }
    while (run > 0) {
      told = tellOne(told, length, 0);
      run -= 1;
    }
  }
  return told;
}

function tellOne(told: i32, symbol: i32, extra: i32): i32 {
  store<u8>(TOLD + told, <u8>symbol);
  store<u8>(TOLD + told + 1, <u8>extra);
  more(CL_COUNTS + (<usize>symbol << 2));
  return told + 2;
}

function head(last: bool): void {
  const lits = max(257, buildCodes(LIT_COUNTS, 286, 15, LIT_LENGTHS, LIT_CODES));
  const dists = max(1, buildCodes(DIST_COUNTS, 30, 15, DIST_LENGTHS, DIST_CODES));
  memory.copy(ALL_LENGTHS, LIT_LENGTHS, lits);
  memory.copy(ALL_LENGTHS + lits, DIST_LENGTHS, dists);
  const told = tell(lits + dists);
  buildCodes(CL_COUNTS, 19, 7, CL_LENGTHS, CL_CODES);
  let shown = 19;
  while (shown > 4 && load<u8>(CL_LENGTHS + load<u8>(CL_ORDER + shown - 1)) == 0) shown -= 1;
  put(<u32>last | (2 << 1), 3);
  put(lits - 257, 5);
  put(dists - 1, 5);
  put(shown - 4, 4);
  flush();
  for (let index = 0; index < shown; index++) {
    put(load<u8>(CL_LENGTHS + load<u8>(CL_ORDER + index)), 3);
    flush();
  }
  for (let at = 0; at < told; at += 2) {
    const symbol = load<u8>(TOLD + at);
    put(load<u16>(CL_CODES + (<usize>symbol << 1)), load<u8>(CL_LENGTHS + symbol));
    if (symbol >= 16) put(load<u8>(TOLD + at + 1), symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
    flush();
  }
}

@inline
function putKey(key: usize): void {
  const known = load<u32>(KEY_BITS + (key << 2));
  put(known & 0xffffff, known >>> 24);
}

function body(from: usize, to: usize): void {
  for (let at = from; at < to; at += 4) {
    const token = load<u32>(at);
    putKey(token >>> 16);
    const distance = token & 0xffff;
    if (distance != 0) {
      const far = distanceSymbol(distance);
      const width = <u32>load<u8>(DIST_LENGTHS + far);
      const bits = far < 4 ? 0 : (far >>> 1) - 1;
      const follow = (distance - 1) & ((1 << bits) - 1);
      put(<u32>load<u16>(DIST_CODES + (<usize>far << 1)) | (follow << width), width + bits);
    }
    flush();
  }
  putKey(END_KEY);
  flush();
}

/** Writes the stream of these lines; returns where it ends. A block's tokens take the room given for them. */
export function write(lines: usize, size: usize, stride: u32, tokens: usize, output: usize, perBlock: i32, sum: u32): usize {
  out = output;
  held = 0;
  count = 0;
  // zlib's own two bytes: deflate, a window of 32 KiB, fastest.
  store<u16>(out, 0x0178);
  out += 2;
  begin(lines);
  while (hasMore(lines, size)) {
    memory.fill(KEY_COUNTS, 0, KEYS * 4);
    memory.fill(DIST_COUNTS, 0, 32 * 4);
    const end = match(lines, size, stride, tokens, tokens + (<usize>perBlock << 2));
    tally();
    head(!hasMore(lines, size));
    lookUpKeys();
    body(tokens, end);
  }
  put(0, (8 - count) & 7);
  flush();
  store<u32>(out, bswap(sum));
  return out + 4;
}
