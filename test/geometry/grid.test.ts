import { describe, expect, it } from 'vitest';
import {
  bearingOf,
  bearings,
  degrees,
  directions,
  facings,
  isDiagonal,
  opposite,
  towards,
  turned,
} from '../../src/geometry/directions.js';
import {
  around,
  away,
  beside,
  directionTo,
  indexOf,
  inReadingOrder,
  isInside,
  ray,
  sameSpot,
  sees,
  spotAt,
  spotName,
  spotNamed,
  spotsOf,
  stepsAlongEdges,
  stepsAround,
} from '../../src/geometry/grid.js';

const grid = { columns: 5, rows: 4 };
const at = (name: string) => {
  const spot = spotNamed(name, grid);
  if (!spot) throw new Error(`no spot ${name}`);
  return spot;
};
const names = (spots: readonly { column: number; row: number }[]) => spots.map((spot) => spotName(spot)).join(' ');

describe('directions', () => {
  it('turn clockwise by eighths, and back', () => {
    expect(turned('N', 1)).toBe('NE');
    expect(turned('N', -1)).toBe('NW');
    expect(turned('W', 3)).toBe('NE');
    expect(opposite('SE')).toBe('NW');
    expect(degrees('SW')).toBe(225);
    expect(directions.filter(isDiagonal)).toEqual(['NE', 'SE', 'SW', 'NW']);
  });

  it('are seen from whoever faces one of them', () => {
    expect(bearings.map((bearing) => towards('N', bearing))).toEqual([...directions]);
    expect(towards('E', 'FL')).toBe('NE');
    expect(towards('S', 'R')).toBe('W');
    expect(towards('W', 'BR')).toBe('NE');
    for (const facing of facings) {
      for (const bearing of bearings) expect(bearingOf(facing, towards(facing, bearing))).toBe(bearing);
    }
  });
});

describe('spots', () => {
  it('have names by column and row', () => {
    expect(spotName({ column: 2, row: 3 })).toBe('C4');
    expect(spotName({ column: 2, row: 3 }, 'lower')).toBe('c4');
    expect(spotNamed('c4', grid)).toEqual({ column: 2, row: 3 });
    for (const name of ['F1', 'A5', 'A0', 'A', '4C', '', 'A-1']) expect(spotNamed(name, grid)).toBeUndefined();
  });

  it('stand in reading order', () => {
    expect(names(spotsOf({ columns: 2, rows: 2 }))).toBe('A1 B1 A2 B2');
    for (const spot of spotsOf(grid)) expect(spotAt(grid, indexOf(grid, spot))).toEqual(spot);
    expect(names([at('B2'), at('A3'), at('C1'), at('A2')].sort(inReadingOrder))).toBe('C1 A2 B2 A3');
  });

  it('have eight neighbours, four of them beside, and fewer at the edge', () => {
    expect(names(around(grid, at('B2')))).toBe('B1 C1 C2 C3 B3 A3 A2 A1');
    expect(names(beside(grid, at('B2')))).toBe('B1 C2 B3 A2');
    expect(names(around(grid, at('A1')))).toBe('B1 B2 A2');
    expect(names(around(grid, at('E4'), ['NW', 'N', 'NE']))).toBe('D3 E3');
    expect(isInside(grid, away(at('E4'), 'S'))).toBe(false);
  });

  it('are so far apart, along edges or round corners too', () => {
    expect(stepsAlongEdges(at('A1'), at('C4'))).toBe(5);
    expect(stepsAround(at('A1'), at('C4'))).toBe(3);
    expect(stepsAround(at('B2'), at('B2'))).toBe(0);
  });

  it('lie in one of the eight directions or in none', () => {
    expect(directionTo(at('A1'), at('D4'))).toBe('SE');
    expect(directionTo(at('E2'), at('B2'))).toBe('W');
    expect(directionTo(at('A1'), at('C4'))).toBeUndefined();
    expect(directionTo(at('A1'), at('A1'))).toBeUndefined();
    for (const direction of directions) expect(directionTo(at('C2'), away(at('C2'), direction, 1))).toBe(direction);
  });

  it('see straight on until something stands in between', () => {
    expect(names(ray(grid, at('B3'), 'NE'))).toBe('C2 D1');
    const wall = at('C2');
    const isWall = (spot: { column: number; row: number }) => sameSpot(spot, wall);
    expect(sees(at('B3'), at('D1'), isWall)).toBe(false);
    expect(sees(at('B3'), at('C2'), isWall)).toBe(true);
    expect(sees(at('B3'), at('B1'), isWall)).toBe(true);
    expect(sees(at('B3'), at('E2'), () => false)).toBe(false);
  });
});
