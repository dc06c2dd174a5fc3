/** The colours of many pictures, counted, and the palette that serves them all best. */

/** Colours that share their upper six bits a channel. */
type Bin = { weight: number; red: number; green: number; blue: number };
type Colour = readonly [red: number, green: number, blue: number];
export type Colours = Map<number, Bin>;

/** A colour of a large area counts for more than one of a glyph's edge, but not a thousand times. */
const fairness = 0.55;
const entries = 256;
const rounds = 24;

/** Pixels as node-canvas has them. */
export function count(into: Colours, pixels: Uint32Array): void {
  const own: Colours = new Map();
  for (const pixel of pixels) {
    const code = ((pixel >>> 6) & 0x3f000) | ((pixel >>> 4) & 0xfc0) | ((pixel >>> 2) & 0x3f);
    let bin = own.get(code);
    if (!bin) own.set(code, (bin = { weight: 0, red: 0, green: 0, blue: 0 }));
    bin.weight += 1;
    bin.red += (pixel >>> 16) & 255;
    bin.green += (pixel >>> 8) & 255;
    bin.blue += pixel & 255;
  }
  for (const [code, bin] of own) {
    const share = bin.weight ** fairness / bin.weight;
    const sum = into.get(code) ?? { weight: 0, red: 0, green: 0, blue: 0 };
    into.set(code, {
      weight: sum.weight + bin.weight * share,
      red: sum.red + bin.red * share,
      green: sum.green + bin.green * share,
      blue: sum.blue + bin.blue * share,
    });
  }
}

/** As the encoder measures it: greens are told apart best. */
function distance([red, green, blue]: Colour, [r, g, b]: Colour): number {
  return 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + 3 * (blue - b) ** 2;
}

type Weighed = { colour: Colour; weight: number };

function nearest(palette: readonly Colour[], colour: Colour): { entry: number; off: number } {
  let found = { entry: 0, off: Infinity };
  palette.forEach((each, entry) => {
    const off = distance(each, colour);
    if (off < found.off) found = { entry, off };
  });
  return found;
}

/** Each further colour is the one that is served worst so far. */
function firstGuess(colours: readonly Weighed[]): Colour[] {
  const heaviest = colours.reduce((most, each) => (each.weight > most.weight ? each : most));
  const palette: Colour[] = [heaviest.colour];
  const off = colours.map(({ colour }) => distance(colour, heaviest.colour));
  while (palette.length < Math.min(entries, colours.length)) {
    let worst = 0;
    colours.forEach(({ weight }, index) => {
      const isWorse = (off[index] ?? 0) * weight > (off[worst] ?? 0) * (colours[worst]?.weight ?? 0);
      if (isWorse) worst = index;
    });
    const next = colours[worst];
    if (!next) break;
    palette.push(next.colour);
    colours.forEach(({ colour }, index) => {
      off[index] = Math.min(off[index] ?? 0, distance(colour, next.colour));
    });
  }
  return palette;
}

/** Every colour goes to the nearest of the palette, and each of those to the middle of what came to it, again and again. */
export function paletteFor(counted: Colours): Uint8Array {
  const colours = [...counted.values()].map(({ weight, red, green, blue }): Weighed => ({
    colour: [red / weight, green / weight, blue / weight],
    weight,
  }));
  let palette = firstGuess(colours);
  for (let round = 0; round < rounds; round += 1) {
    const sums = palette.map(() => ({ weight: 0, colour: [0, 0, 0] as [number, number, number] }));
    for (const { colour, weight } of colours) {
      const sum = sums[nearest(palette, colour).entry];
      if (!sum) continue;
      sum.weight += weight;
      colour.forEach((value, channel) => (sum.colour[channel as 0 | 1 | 2] += value * weight));
    }
    palette = palette.map((before, entry) => {
      const sum = sums[entry];
      if (!sum || sum.weight === 0) return before;
      const [red, green, blue] = sum.colour;
      return [red / sum.weight, green / sum.weight, blue / sum.weight];
    });
  }
  return Uint8Array.from(palette.flatMap((colour) => colour.map(Math.round)));
}
