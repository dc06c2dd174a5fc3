/** A palette known in advance: for any colour, the nearest that it has, found once and kept. */
import { COLOURS_BYTES, PALETTE, PALETTE_BYTES } from './layout';

const UNKNOWN: u32 = 0xffff;

/** The eye tells greens apart best and reds worst; beyond this a colour beside its original looks wrong. */
const VISIBLE: i32 = 9 * 10 * 10;

/** Where the colours of a palette go, as pixels; the rest of 256 repeat the last. */
export function paletteAt(number: i32): usize {
  return PALETTE + PALETTE_BYTES * <usize>number;
}

/** The colours have changed: whatever was found for them is forgotten. */
export function forget(palette: usize): void {
  memory.fill(palette + COLOURS_BYTES, 0xff, PALETTE_BYTES - COLOURS_BYTES);
}

/** What is known of a colour: above 0xff where nothing is yet, or where even the nearest is visibly off. */
@inline
export function told(palette: usize, code: u32): u32 {
  return <u32>load<u16>(palette + COLOURS_BYTES + (<usize>code << 1));
}

/** The palette's number below; above it 1 where even the nearest is visibly off. */
@inline
export function entryOf(palette: usize, code: u32): u32 {
  const entry = <u32>load<u16>(palette + COLOURS_BYTES + (<usize>code << 1));
  return entry == UNKNOWN ? find(palette, code) : entry;
}

function find(palette: usize, code: u32): u32 {
  const red = <i32>((code >>> 12) << 2) + 2;
  const green = <i32>(((code >>> 6) & 0x3f) << 2) + 2;
  const blue = <i32>((code & 0x3f) << 2) + 2;
  let nearest = i32.MAX_VALUE;
  let entry: u32 = 0;
  for (let index: u32 = 0; index < 256; index++) {
    const colour = load<u32>(palette + (<usize>index << 2));
    const r = red - <i32>((colour >>> 16) & 0xff);
    const g = green - <i32>((colour >>> 8) & 0xff);
    const b = blue - <i32>(colour & 0xff);
    const distance = 2 * r * r + 4 * g * g + 3 * b * b;
    if (distance < nearest) {
      nearest = distance;
      entry = index;
    }
  }
  if (nearest > VISIBLE) entry |= 0x100;
  store<u16>(palette + COLOURS_BYTES + (<usize>code << 1), <u16>entry);
  return entry;
}
