/** Areas of one colour. On an edge the eye forgives much, on an area next to nothing: their colours stand in the palette as they are. */
import { type Colour, type Lab, colourOf, distance, labOf, unlikeness } from './eye.js';

/** By pixel: how many of it the picture has that has most of them, each with its like all around. */
export type Areas = Map<number, number>;

/** Calls for every pixel that has its like on all eight sides. */
export function eachWithin(pixels: Uint32Array, width: number, found: (index: number) => void): void {
  const isInRow = (index: number, pixel: number): boolean =>
    pixels[index - 1] === pixel && pixels[index] === pixel && pixels[index + 1] === pixel;
  for (let index = width + 1; index < pixels.length - width - 1; index += 1) {
    const pixel = pixels[index] ?? 0;
    if (isInRow(index, pixel) && isInRow(index - width, pixel) && isInRow(index + width, pixel)) found(index);
  }
}

export function noteAreas(into: Areas, pixels: Uint32Array, width: number): void {
  const own: Areas = new Map();
  eachWithin(pixels, width, (index) => {
    const pixel = pixels[index] ?? 0;
    own.set(pixel, (own.get(pixel) ?? 0) + 1);
  });
  for (const [pixel, count] of own) into.set(pixel, Math.max(count, into.get(pixel) ?? 0));
}

/** Below this it is a dot. */
const leastArea = 64;
/** How unlike a colour may be to one that stands there already, by its area; what is smaller may be so a little more. */
const tolerances = [
  { from: 4096, off: 1 },
  { from: 1024, off: 1.5 },
  { from: leastArea, off: 2.3 },
] as const;

/** What an area weighs: one of four times the size counts for less than three. */
const fairness = 0.75;
/** Up to here an area looks as it was drawn. */
const unseen = 2;

type Area = { colour: Colour; lab: Lab; count: number };

/** The encoder asks what lies nearest to the middle of those that share the upper six bits of a channel. */
const askedAs = ([red, green, blue]: Colour): Colour => [(red & 252) + 2, (green & 252) + 2, (blue & 252) + 2];

/** Each further colour is that of the area which would be shown worst so far, by its size and by how unlike it would be. */
function worstFirst(all: readonly Area[], most: number): Colour[] {
  const left = all.map((area) => ({ ...area, asked: askedAs(area.colour), off: Infinity, harm: Infinity }));
  const kept: Colour[] = [];
  let next = left[0];
  while (next && next.harm > 0 && kept.length < most) {
    const { colour, lab } = next;
    kept.push(colour);
    for (const each of left) {
      const off = distance(each.asked, colour);
      if (off >= each.off) continue;
      each.off = off;
      each.harm = each.count ** fairness * Math.max(0, unlikeness(each.lab, lab) - unseen);
    }
    next = left.reduce((worst, each) => (each.harm > worst.harm ? each : worst));
  }
  return kept;
}

/** The colours of areas, the largest first; where they are more than `most`, those that are missed least are left to the others. */
export function coloursOfAreas(areas: Areas, most: number): Colour[] {
  const sorted = [...areas].filter(([, count]) => count >= leastArea).sort((a, b) => b[1] - a[1]);
  const all = sorted.map(([pixel, count]): Area => {
    const colour = colourOf(pixel);
    return { colour, lab: labOf(colour), count };
  });
  const kept: Area[] = [];
  for (const area of all) {
    const off = tolerances.find(({ from }) => area.count >= from)?.off ?? 0;
    if (kept.every(({ lab }) => unlikeness(lab, area.lab) > off)) kept.push(area);
  }
  return kept.length <= most ? kept.map(({ colour }) => colour) : worstFirst(all, most);
}
