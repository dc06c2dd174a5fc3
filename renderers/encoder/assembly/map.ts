/** From pixels to palette numbers. */
import { PIXELS, linesAt } from './layout';
import { entryOf, told } from './palette';

/** Six bits a channel; pixels lie blue lowest, as node-canvas has them. */
@inline
function codeOf(pixel: u32): u32 {
  return ((pixel >>> 6) & 0x3f000) | ((pixel >>> 4) & 0xfc0) | ((pixel >>> 2) & 0x3f);
}

/** Fills some lines, each led by the 0 that a PNG wants there; returns how many pixels are visibly off. */
export function map(palette: usize, width: i32, first: i32, lines: i32): i32 {
  let from = PIXELS;
  let to = linesAt(width) + (<usize>width + 1) * <usize>first;
  let off: u32 = 0;
  const reds = i32x4.splat(0x3f000);
  const greens = i32x4.splat(0xfc0);
  const blues = i32x4.splat(0x3f);
  let last = load<u32>(from);
  let entry = entryOf(palette, codeOf(last));
  for (let line = 0; line < lines; line++) {
    store<u8>(to, 0);
    to += 1;
    const end = from + (<usize>width << 2);
    while (from + 64 <= end) {
      const start = v128.load(from);
      const same = i32x4.splat(<i32>last);
      const unlike = v128.or(
        v128.or(v128.xor(start, same), v128.xor(v128.load(from, 16), same)),
        v128.or(v128.xor(v128.load(from, 32), same), v128.xor(v128.load(from, 48), same)),
      );
      if (v128.any_true(unlike)) {
        for (let part: usize = 0; part < 64; part += 16) {
          const four = v128.load(from + part);
          const codes = v128.or(
            v128.or(v128.and(i32x4.shr_u(four, 6), reds), v128.and(i32x4.shr_u(four, 4), greens)),
            v128.and(i32x4.shr_u(four, 2), blues),
          );
          const low = <u64>i64x2.extract_lane(codes, 0);
          const high = <u64>i64x2.extract_lane(codes, 1);
          let a = told(palette, <u32>low);
          let b = told(palette, <u32>(low >>> 32));
          let c = told(palette, <u32>high);
          let d = told(palette, <u32>(high >>> 32));
          if ((a | b | c | d) > 0xff) {
            a = entryOf(palette, <u32>low);
            b = entryOf(palette, <u32>(low >>> 32));
            c = entryOf(palette, <u32>high);
            d = entryOf(palette, <u32>(high >>> 32));
            off += (a >>> 8) + (b >>> 8) + (c >>> 8) + (d >>> 8);
            a &= 0xff;
            b &= 0xff;
            c &= 0xff;
          }
          store<u32>(to + (part >> 2), a | (b << 8) | (c << 16) | (d << 24));
          entry = d;
        }
        last = load<u32>(from, 60);
      } else {
        v128.store(to, i8x16.splat(<i8>entry));
        off += (entry >>> 8) << 4;
      }
      from += 64;
      to += 16;
    }
    while (from < end) {
      last = load<u32>(from);
      entry = entryOf(palette, codeOf(last));
      store<u8>(to, <u8>entry);
      off += entry >>> 8;
      from += 4;
      to += 1;
    }
  }
  return off;
}
