import { describe, expect, it } from 'vitest';
import { spotName, spotsOf } from '../../src/geometry/grid.js';
import {
  aloneIn,
  besideMask,
  countOf,
  holds,
  lowestBit,
  maskOf,
  spotsIn,
  wholeMask,
} from '../../src/geometry/masks.js';
import {
  drawingOf,
  extent,
  fits,
  flippedShape,
  orientations,
  placements,
  placementsOn,
  polyomino,
  turnedShape,
} from '../../src/geometry/polyomino.js';

const square = { columns: 4, rows: 4 };
const named = (mask: number): string =>
  spotsIn(square, mask)
    .map((spot) => spotName(spot, 'lower'))
    .join(' ');

describe('shapes', () => {
  it('are drawn, turned clockwise and flipped', () => {
    const corner = polyomino('#. / ##');
    expect(drawingOf(corner)).toBe('#./##');
    expect(drawingOf(turnedShape(corner))).toBe('##/#.');
    expect(drawingOf(flippedShape(corner))).toBe('.#/##');
    expect(extent(polyomino('·## / ##·'))).toEqual({ columns: 3, rows: 2 });
    expect(() => polyomino('...')).toThrow('no square');
  });

  it('are pushed to the top left, so that the same shape is drawn the same', () => {
    expect(drawingOf(polyomino('.../.#./.##'))).toBe('#./##');
  });

  // The ways each lies and its places on a square of sixteen, as counted by hand.
  it.each([
    ['#', 1, 16],
    ['##', 2, 24],
    ['###', 2, 16],
    ['#. / ##', 4, 36],
    ['####', 2, 8],
    ['## / ##', 1, 9],
    ['#. / #. / ##', 8, 48],
    ['### / .#.', 4, 24],
    ['.## / ##.', 4, 24],
    ['## / ## / #.', 8, 48],
  ])('%s lies in %i ways and has %i places on four by four', (drawing, ways, places) => {
    const shape = polyomino(drawing);
    expect(orientations(shape)).toHaveLength(ways);
    const masks = placements(shape, square);
    expect(masks).toHaveLength(places);
    expect(new Set(masks).size).toBe(places);
    for (const mask of masks) expect(countOf(mask)).toBe(shape.length);
  });
});

describe('placements', () => {
  it('come in reading order and never wrap round an edge', () => {
    const masks = placements(polyomino('##'), square);
    expect(masks.slice(0, 4).map(named)).toEqual(['a1 b1', 'a1 a2', 'b1 c1', 'b1 b2']);
    expect(masks.map(named)).not.toContain('d1 a2');
  });

  it('keep to the free spots', () => {
    const free = maskOf(square, [
      { column: 1, row: 1 },
      { column: 2, row: 1 },
      { column: 2, row: 2 },
    ]);
    expect(placementsOn(polyomino('#./##'), square, free).map(named)).toEqual(['b2 c2 c3']);
    expect(fits(polyomino('###'), square, free)).toBe(false);
    expect(fits(polyomino('##'), square, free)).toBe(true);
  });

  it('know no place on a grid that is too small, and refuse one that is too large', () => {
    expect(placements(polyomino('####'), { columns: 3, rows: 3 })).toEqual([]);
    expect(placements(polyomino('####'), { columns: 1, rows: 4 })).toEqual([0b1111]);
    expect(() => placements(polyomino('#'), { columns: 6, rows: 6 })).toThrow('30 spots');
  });

  it('are listed once a shape and grid', () => {
    const shape = polyomino('###');
    expect(placements(shape, square)).toBe(placements(shape, { columns: 4, rows: 4 }));
  });
});

describe('masks', () => {
  it('count and list their spots', () => {
    for (let mask = 0; mask <= wholeMask(square); mask += 1) {
      const spots = spotsIn(square, mask);
      if (countOf(mask) !== spots.length || maskOf(square, spots) !== mask) throw new Error(`mask ${mask}`);
    }
    expect(wholeMask(square)).toBe(maskOf(square, spotsOf(square)));
    expect(countOf(2 ** 30 - 1)).toBe(30);
    expect(lowestBit(0b1100)).toBe(2);
    expect(lowestBit(0)).toBe(-1);
    expect(holds(0b111, 0b101)).toBe(true);
    expect(holds(0b101, 0b111)).toBe(false);
  });

  it('know what shares an edge with them, and which of their spots stand alone', () => {
    const d1 = maskOf(square, [{ column: 3, row: 0 }]);
    expect(named(besideMask(square, d1))).toBe('c1 d2');
    const mask =
      d1 |
      maskOf(square, [
        { column: 0, row: 1 },
        { column: 0, row: 2 },
        { column: 1, row: 3 },
      ]);
    expect(named(aloneIn(square, mask))).toBe('d1 b4');
  });
});
