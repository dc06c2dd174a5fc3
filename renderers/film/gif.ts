/** GIF as a film needs it: one palette for all frames, and of each frame only the part that changed. */

export type Size = { width: number; height: number };
export type Area = Size & { left: number; top: number };

/** Bytes one after the other, in room that grows. */
function openBytes() {
  let bytes = new Uint8Array(1 << 18);
  let length = 0;
  return {
    put(byte: number): void {
      if (length === bytes.length) {
        const larger = new Uint8Array(length * 2);
        larger.set(bytes);
        bytes = larger;
      }
      bytes[length] = byte;
      length += 1;
    },
    taken: () => bytes.slice(0, length),
  };
}
type Bytes = ReturnType<typeof openBytes>;

/** Codes of as many bits as are needed now, packed into blocks of 255 bytes. */
function openCodes(bytes: Bytes) {
  const block = new Uint8Array(255);
  let filled = 0;
  let pending = 0;
  let bits = 0;
  const flush = (): void => {
    if (filled === 0) return;
    bytes.put(filled);
    for (let at = 0; at < filled; at += 1) bytes.put(block[at] as number);
    filled = 0;
  };
  const byte = (value: number): void => {
    block[filled] = value;
    filled += 1;
    if (filled === block.length) flush();
  };
  return {
    put(code: number, size: number): void {
      pending |= code << bits;
      bits += size;
      while (bits >= 8) {
        byte(pending & 255);
        pending >>>= 8;
        bits -= 8;
      }
    },
    end(): void {
      if (bits > 0) byte(pending & 255);
      flush();
      bytes.put(0);
    },
  };
}

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

/** LZW, which may take a colour for another that is like it. */
function compress(bytes: Bytes, pixels: Uint8Array, depth: number, liking: Liking): void {
  const { keys, codes, first, next, colour: colours } = words;
  const clear = 1 << depth;
  const out = openCodes(bytes);
  let free = 0;
  let size = 0;
  const begin = (): void => {
    keys.fill(-1);
    first.fill(-1);
    free = clear + 2;
    size = depth + 1;
  };
  bytes.put(depth);
  begin();
  out.put(clear, size);
  let word = pixels[0] as number;
  for (let at = 1; at < pixels.length; at += 1) {
    const colour = pixels[at] as number;
    const key = (word << 8) | colour;
    let place = Math.imul(key, 0x9e3779b1) >>> 18;
    while (keys[place] !== -1 && keys[place] !== key) place = (place + 1) & (places - 1);
    const known = keys[place] === key ? (codes[place] as number) : -1;
    const longer = known < 0 && colour !== liking.unchanged ? likest(word, colour, liking) : known;
    if (longer >= 0) {
      word = longer;
      continue;
    }
    out.put(word, size);
    if (free < mostCodes) {
      if (free === 1 << size && size < widest) size += 1;
      keys[place] = key;
      codes[place] = free;
      next[free] = first[word] as number;
      first[word] = free;
      colours[free] = colour;
      free += 1;
    } else {
      out.put(clear, size);
      begin();
    }
    word = colour;
  }
  out.put(word, size);
  if (free === 1 << size && size < widest) size += 1;
  out.put(clear + 1, size);
  out.end();
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
