/** A picture's pixels to the compressed lines of a PNG with a palette. */
import { adler } from './adler';
import { prepare, write } from './deflate';
import { PALETTES, PIXELS, band, bytesFor, linesAt, outputAt } from './layout';

export { map } from './map';
export { forget, paletteAt } from './palette';
export { band, linesAt, outputAt };

/** So many repetitions and literals share their codes. */
const PER_BLOCK = 1 << 15;

prepare();

export function mostPalettes(): i32 {
  return PALETTES;
}

/** Makes room for a picture of this size; returns where its pixels go, some lines at a time, 0 where there is no such room. */
export function room(width: i32, height: i32): usize {
  const pages = <i32>((bytesFor(width, height) + 0xffff) >>> 16);
  const missing = pages - memory.size();
  return missing > 0 && memory.grow(missing) < 0 ? 0 : PIXELS;
}

/** Compresses the lines; returns how many bytes that makes. */
export function compress(width: i32, height: i32): usize {
  const from = linesAt(width);
  const size = (<usize>width + 1) * <usize>height;
  const to = outputAt(width, height);
  return write(from, size, width + 1, PIXELS, to, PER_BLOCK, adler(from, size)) - to;
}
