/** GIF as a film needs it: one palette for all frames, and of each frame only the part that changed. */

export type Size = { width: number; height: number };
export type Area = Size & { left: number; top: number };

/** Bytes one after the other, in room that grows. */
function openBytes() {
  let bytes = new Uint8Array(1 << 18);
  let length = 0;
  function reserve(more: number): void {
    if (length + more <= bytes.length) return;
    const larger = new Uint8Array(Math.max(bytes.length * 2, length + more));
    larger.set(bytes.subarray(0, length));
    bytes = larger;
  }
  return {
    put(byte: number): void {
      reserve(1);
      bytes[length] = byte;
      length += 1;
    },
    /** In blocks, each with its length before it, and an empty one at the end. */
    putBlocks(data: Uint8Array): void {
      reserve(data.length + Math.ceil(data.length / longestBlock) + 1);
      for (let from = 0; from < data.length; from += longestBlock) {
        const block = data.subarray(from, from + longestBlock);
        bytes[length] = block.length;
        bytes.set(block, length + 1);
        length += block.length + 1;
      }
      bytes[length] = 0;
      length += 1;
    },
    taken: () => bytes.slice(0, length),
  };
}
type Bytes = ReturnType<typeof openBytes>;

const longestBlock = 255;
/** Codes of one frame, packed; made larger where a frame needs it. */
let packed = new Uint8Array(1 << 18);

const mostCodes = 4096;
const widest = 12;
/** Four times as many places as codes: a code is found at once, as a rule. */
const places = 1 << 14;

/** How far apart two colours of the palette are, by both their numbers: `apart[(one << 8) | other]`. */
export type Apart = Uint32Array;
/** `like` colours may stand for each other where that saves a code; the number that stands for "as before" never does. */
export type Liking = { apart: Apart; like: number; unchanged: number };

/** The words met so far, as a tree: each code's parent and last colour, found by both, and its children in a list. */
const words = {
  keys: new Int32Array(places),
  codes: new Int16Array(places),
  first: new Int16Array(mostCodes),
  next: new Int16Array(mostCodes),
  colour: new Uint8Array(mostCodes),
};

/** The child of a word whose colour is the likest, if any is like enough. */
function likest(word: number, colour: number, { apart, like, unchanged }: Liking): number {
  const { first, next, colour: colours } = words;
  let best = -1;
  let least = like;
  for (let child = first[word] as number; child >= 0; child = next[child] as number) {
    const other = colours[child] as number;
    const far = apart[(colour << 8) | other] as number;
    if (far >= least || other === unchanged) continue;
    least = far;
    best = child;
  }
  return best;
}

/** LZW, which may take a colour for another that is like it. Codes are packed by as many bits as are needed now. */
function compress(bytes: Bytes, pixels: Uint8Array, depth: number, liking: Liking): void {
  const { keys, codes, first, next, colour: colours } = words;
  const { unchanged } = liking;
  const clear = 1 << depth;
  // At worst every pixel is a code of its own, and a new beginning stands after every table of codes.
  const worst = Math.ceil(pixels.length * 1.51) + 64;
  if (packed.length < worst) packed = new Uint8Array(worst);
  const out = packed;
  keys.fill(-1);
  first.fill(-1);
  let free = clear + 2;
  let size = depth + 1;
  let pending = clear;
  let bits = size;
  let length = 0;
  let word = pixels[0] as number;
  for (let at = 1; at < pixels.length; at += 1) {
    const colour = pixels[at] as number;
    const key = (word << 8) | colour;
    let place = Math.imul(key, 0x9e3779b1) >>> 18;
    let found = keys[place] as number;
    while (found !== -1 && found !== key) {
      place = (place + 1) & (places - 1);
      found = keys[place] as number;
    }
    const known = found === key ? (codes[place] as number) : -1;
    const longer = known < 0 && colour !== unchanged ? likest(word, colour, liking) : known;
    if (longer >= 0) {
      word = longer;
      continue;
    }
    pending |= word << bits;
    bits += size;
    if (free < mostCodes) {
      if (free === 1 << size && size < widest) size += 1;
      keys[place] = key;
      codes[place] = free;
      next[free] = first[word] as number;
      first[word] = free;
      colours[free] = colour;
      free += 1;
    } else {
      while (bits >= 8) {
        out[length] = pending & 255;
        length += 1;
        pending >>>= 8;
        bits -= 8;
      }
      pending |= clear << bits;
      bits += size;
      keys.fill(-1);
      first.fill(-1);
      free = clear + 2;
      size = depth + 1;
    }
    while (bits >= 8) {
      out[length] = pending & 255;
      length += 1;
      pending >>>= 8;
      bits -= 8;
    }
    word = colour;
  }
  const lastSize = free === 1 << size && size < widest ? size + 1 : size;
  for (const [code, width] of [[word, size] as const, [clear + 1, lastSize] as const]) {
    pending |= code << bits;
    bits += width;
    while (bits >= 8) {
      out[length] = pending & 255;
      length += 1;
      pending >>>= 8;
      bits -= 8;
    }
  }
  if (bits > 0) {
    out[length] = pending & 255;
    length += 1;
  }
  bytes.put(depth);
  bytes.putBlocks(out.subarray(0, length));
}

export type GifFrame = { pixels: Uint8Array; area: Area; delayMs: number };

/** `palette` has a power of two of colours: red, green, blue, one after the other. */
export function openGif({ width, height }: Size, palette: Uint8Array, liking: Liking) {
  const bytes = openBytes();
  const short = (value: number): void => {
    bytes.put(value & 255);
    bytes.put(value >> 8);
  };
  const depth = Math.log2(palette.length / 3);
  for (const letter of Buffer.from('GIF89a')) bytes.put(letter);
  short(width);
  short(height);
  for (const byte of [0xf0 | (depth - 1), 0, 0, ...palette]) bytes.put(byte);
  return {
    add({ pixels, area, delayMs }: GifFrame): void {
      // What it leaves out stays as it was.
      for (const byte of [0x21, 0xf9, 4, 0b101]) bytes.put(byte);
      short(Math.round(delayMs / 10));
      for (const byte of [liking.unchanged, 0, 0x2c]) bytes.put(byte);
      for (const value of [area.left, area.top, area.width, area.height]) short(value);
      bytes.put(0);
      compress(bytes, pixels, depth, liking);
    },
    finish(): Buffer {
      bytes.put(0x3b);
      return Buffer.from(bytes.taken());
    },
  };
}
