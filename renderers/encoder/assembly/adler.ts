/** Adler-32, sixteen bytes at a time. */
const PRIME: u32 = 65521;

export function adler(from: usize, size: usize): u32 {
  let low: u32 = 1;
  let high: u32 = 0;
  const end = from + size;
  const first = i16x8(16, 15, 14, 13, 12, 11, 10, 9);
  const second = i16x8(8, 7, 6, 5, 4, 3, 2, 1);
  while (from + 16 <= end) {
    // So many bytes cannot overflow the sums.
    const stop = min(end - 15, from + 5536);
    let sums = i32x4.splat(0);
    let befores = i32x4.splat(0);
    let weighted = i32x4.splat(0);
    const begun = from;
    while (from < stop) {
      const bytes = v128.load(from);
      befores = i32x4.add(befores, sums);
      const a = i16x8.extend_low_i8x16_u(bytes);
      const b = i16x8.extend_high_i8x16_u(bytes);
      sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.add(a, b)));
      weighted = i32x4.add(weighted, i32x4.add(i32x4.dot_i16x8_s(a, first), i32x4.dot_i16x8_s(b, second)));
      from += 16;
    }
    high += low * <u32>(from - begun) + (total(befores) << 4) + total(weighted);
    low += total(sums);
    low %= PRIME;
    high %= PRIME;
  }
  while (from < end) {
    low += load<u8>(from);
    high += low;
    from += 1;
  }
  return ((high % PRIME) << 16) | low % PRIME;
}

@inline
function total(lanes: v128): u32 {
  return (
    i32x4.extract_lane(lanes, 0) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  );
}
