/** The colours of many pictures, counted, and the palette that serves them all best. */
import { type Areas, coloursOfAreas, noteAreas } from './areas.js';
import { type Colour, distance } from './eye.js';

/** Colours that share their upper six bits a channel. */
type Bin = { weight: number; red: number; green: number; blue: number };
export type Colours = { bins: Map<number, Bin>; areas: Areas };

/** A colour of a large area counts for more than one of a glyph's edge, but not a thousand times. */
const fairness = 0.55;
const entries = 256;
const rounds = 24;
/** Entries for the colours of areas at most; the others are for the edges between them. */
const mostForAreas = 148;
/** A colour that lies this far off what serves it counts twice: edges may be off a little, visibly they should not be. */
const far = 200;
/** Nearly as far off as is visible; whatever lies beyond pulls so many times as much. */
const visible = 700;
const insistence = 3;

/** Pixels as node-canvas has them. */
export function count(into: Colours, pixels: Uint32Array, width: number): void {
  noteAreas(into.areas, pixels, width);
  const own: Colours['bins'] = new Map();
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
    const sum = into.bins.get(code) ?? { weight: 0, red: 0, green: 0, blue: 0 };
    into.bins.set(code, {
      weight: sum.weight + bin.weight * share,
      red: sum.red + bin.red * share,
      green: sum.green + bin.green * share,
      blue: sum.blue + bin.blue * share,
    });
  }
}

type Weighed = { colour: Colour; weight: number };

function nearest(palette: readonly Colour[], colour: Colour): { entry: number; off: number } {
  const found = { entry: 0, off: Infinity };
  let entry = 0;
  for (const each of palette) {
    const off = distance(each, colour);
    if (off < found.off) {
      found.off = off;
      found.entry = entry;
    }
    entry += 1;
  }
  return found;
}

/** Each further colour is the one that is served worst so far. */
function firstGuess(colours: readonly Weighed[], ofAreas: readonly Colour[]): Colour[] {
  const palette = [...ofAreas];
  const off = colours.map(({ colour }) => (palette.length === 0 ? Infinity : nearest(palette, colour).off));
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

/**
 * The colours of areas stand as they are. Every other goes to the nearest of the palette, and each of those that are no
 * area's to the middle of what came to it, again and again.
 */
export function paletteFor({ bins, areas }: Colours): Uint8Array {
  const colours = [...bins.values()].map(({ weight, red, green, blue }): Weighed => ({
    colour: [red / weight, green / weight, blue / weight],
    weight,
  }));
  const ofAreas = coloursOfAreas(areas, mostForAreas);
  let palette = firstGuess(colours, ofAreas);
  for (let round = 0; round < rounds; round += 1) {
    const sums = palette.map(() => ({ weight: 0, colour: [0, 0, 0] as [number, number, number] }));
    for (const { colour, weight } of colours) {
      const { entry, off } = nearest(palette, colour);
      const sum = sums[entry];
      if (!sum) continue;
      const share = weight * (1 + off / far) * (off > visible ? insistence : 1);
      sum.weight += share;
      colour.forEach((value, channel) => (sum.colour[channel as 0 | 1 | 2] += value * share));
    }
    palette = palette.map((before, entry) => {
      const sum = sums[entry];
      if (!sum || sum.weight === 0 || entry < ofAreas.length) return before;
      const [red, green, blue] = sum.colour;
      return [red / sum.weight, green / sum.weight, blue / sum.weight];
    });
  }
  return Uint8Array.from(palette.flatMap((colour) => colour.map(Math.round)));
}
