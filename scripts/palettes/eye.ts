/** How unlike two colours look side by side: the distance in CIE L*a*b*, of which about 2.3 is just noticed. */
export type Colour = readonly [red: number, green: number, blue: number];
export type Lab = readonly [lightness: number, a: number, b: number];

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const bent = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);

export function labOf(colour: Colour): Lab {
  const [red, green, blue] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function unlikeness(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** As the encoder measures it: greens are told apart best. */
export function distance([red, green, blue]: Colour, [r, g, b]: Colour): number {
  return 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + 3 * (blue - b) ** 2;
}

/** Of a pixel as node-canvas has it, blue lowest. */
export const colourOf = (pixel: number): Colour => [(pixel >>> 16) & 255, (pixel >>> 8) & 255, pixel & 255];
