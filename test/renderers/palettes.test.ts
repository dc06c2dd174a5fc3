/** How the games' palettes are made: the colour of an area is kept as it is, however many edges there are beside it. */
import { expect, it } from 'vitest';
import { coloursOfAreas } from '../../scripts/palettes/areas.js';
import { type Colours, count, paletteFor } from '../../scripts/palettes/colours.js';
import { type Colour, labOf, unlikeness } from '../../scripts/palettes/eye.js';
import { rngOver, seedRng } from '../../src/kernel/index.js';

const side = 128;
const patch = 12;
const brown = 0xff3e342f;
const olive = 0xff3d3933;

function colourAt(palette: Uint8Array, entry: number): number {
  const [red = 0, green = 0, blue = 0] = palette.subarray(entry * 3);
  return (0xff000000 | (red << 16) | (green << 8) | blue) >>> 0;
}

it('two areas of nearly one colour are told apart among hundreds of colours of edges', () => {
  const rng = rngOver(seedRng('palettes'));
  const pixels = Uint32Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    if (y < patch && x < patch) return brown;
    if (y < patch && x >= side - patch) return olive;
    return (0xff000000 | (rng.int(8) << 21) | (rng.int(8) << 13) | (rng.int(8) << 5)) >>> 0;
  });
  const colours: Colours = { bins: new Map(), areas: new Map() };
  count(colours, pixels, side);
  const palette = paletteFor(colours);
  expect(palette).toHaveLength(256 * 3);
  const shown = Array.from({ length: 256 }, (_, entry) => colourAt(palette, entry));
  expect(shown).toContain(brown);
  expect(shown).toContain(olive);
});

it('where areas have more colours than there is room for, the large ones are kept as they are', () => {
  const large: Colour = [39, 87, 84];
  const small: Colour = [33, 84, 90];
  const pixelOf = ([red, green, blue]: Colour): number => (0xff000000 | (red << 16) | (green << 8) | blue) >>> 0;
  const others = Array.from({ length: 40 }, (_, index): Colour => [200 - index * 4, 20 + index * 3, 60 + index * 4]);
  const areas = new Map<number, number>([
    ...others.map((colour): [number, number] => [pixelOf(colour), 3000]),
    [pixelOf(small), 27_000],
    [pixelOf(large), 26_000],
  ]);
  const most = 24;
  const kept = coloursOfAreas(areas, most);
  expect(kept.length).toBeLessThanOrEqual(most);
  expect(kept).toContainEqual(small);
  expect(kept).toContainEqual(large);
  for (const colour of others)
    expect(Math.min(...kept.map((each) => unlikeness(labOf(each), labOf(colour)))), colour.join()).toBeLessThan(9);
});
