/** Where in memory everything lies; the room of some lines' pixels is used again for the tokens, the output follows the lines. */

/** A palette has its colours, and one entry for each colour of six bits a channel. */
export const PALETTE: usize = 4096;
export const COLOURS_BYTES: usize = 256 * 4;
export const PALETTE_BYTES: usize = COLOURS_BYTES + (1 << 18) * 2;
export const PALETTES: i32 = 16;

export const HASH: usize = PALETTE + PALETTE_BYTES * <usize>PALETTES;
export const HASH_BITS: u32 = 13;
export const HASH_BYTES: usize = 2 << HASH_BITS;

/** Counts and codes of the block at hand. */
export const CODES: usize = HASH + HASH_BYTES;
export const CODES_BYTES: usize = 64 << 10;

export const PIXELS: usize = CODES + CODES_BYTES;

/** Reading goes on in steps of eight up to a longest repetition beyond the end. */
const SLACK: usize = 512;

/**
 * So many pixels are mapped at a time, or one line: they stay in the processor's cache between coming and being mapped. No
 * fewer than a block has tokens, which take the same room.
 */
const BAND_PIXELS: usize = 1 << 15;

/** How many lines of pixels there is room for at a time. */
export function band(width: i32): i32 {
  return max(1, <i32>(BAND_PIXELS / <usize>width));
}

export function linesAt(width: i32): usize {
  return (PIXELS + max(<usize>width, BAND_PIXELS) * 4 + SLACK + 15) & ~15;
}

export function outputAt(width: i32, height: i32): usize {
  return (linesAt(width) + (<usize>width + 1) * <usize>height + SLACK + 15) & ~15;
}

/** The worst picture there can be grows by its codes' tables and a little. */
export function bytesFor(width: i32, height: i32): usize {
  const lines = (<usize>width + 1) * <usize>height;
  return outputAt(width, height) + lines + (lines >> 2) + (64 << 10);
}
