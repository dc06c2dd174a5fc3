/** Sets of spots of a small grid as the bits of one whole number: bit 0 is the top left, then in reading order. */
import { type Grid, indexOf, type Spot, spotAt } from './grid.js';

export type Mask = number;

/** Bits of a number that stay clear of its sign. */
const mostSpots = 30;

/** Every spot of a grid. */
export function wholeMask({ columns, rows }: Grid): Mask {
  if (columns * rows > mostSpots) throw new Error(`a mask holds ${mostSpots} spots, not ${columns} × ${rows}`);
  return 2 ** (columns * rows) - 1;
}

export function maskOf(grid: Grid, spots: Iterable<Spot>): Mask {
  let mask = 0;
  for (const spot of spots) mask |= 1 << indexOf(grid, spot);
  return mask;
}

/** The spots of a mask, in reading order. */
export function spotsIn(grid: Grid, mask: Mask): Spot[] {
  const spots: Spot[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) spots.push(spotAt(grid, lowestBit(rest)));
  return spots;
}

/** The first spot of a mask in reading order; -1 where it is empty. */
export function lowestBit(mask: Mask): number {
  return 31 - Math.clz32(mask & -mask);
}

/** How many spots a mask holds. */
export function countOf(mask: Mask): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function holds(mask: Mask, part: Mask): boolean {
  return (part & ~mask) === 0;
}

const columnMasks = new Map<string, { first: Mask; last: Mask }>();

/** The spots of the outermost columns, kept a grid: steps sideways must not wrap round. */
function edgesOf(grid: Grid): { first: Mask; last: Mask } {
  const key = `${grid.columns}x${grid.rows}`;
  let edges = columnMasks.get(key);
  if (!edges) {
    edges = { first: 0, last: 0 };
    for (let row = 0; row < grid.rows; row += 1) {
      edges.first |= 1 << (row * grid.columns);
      edges.last |= 1 << (row * grid.columns + grid.columns - 1);
    }
    columnMasks.set(key, edges);
  }
  return edges;
}

/** The spots that share an edge with one of the mask; they may belong to it themselves. */
export function besideMask(grid: Grid, mask: Mask): Mask {
  const { first, last } = edgesOf(grid);
  const sideways = ((mask & ~last) << 1) | ((mask & ~first) >>> 1);
  return (sideways | (mask << grid.columns) | (mask >>> grid.columns)) & wholeMask(grid);
}

/** The spots of a mask that share no edge with another of it. */
export function aloneIn(grid: Grid, mask: Mask): Mask {
  return mask & ~besideMask(grid, mask);
}
