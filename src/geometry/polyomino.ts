/** Polyominoes: squares joined into a shape, turned and flipped, and every place on a small grid where one can lie. */
import { type Grid, inReadingOrder, type Spot } from './grid.js';
import { holds, lowestBit, type Mask, maskOf, wholeMask } from './masks.js';

/** The squares of a shape in reading order, pushed to the top left. */
export type Polyomino = readonly Spot[];

function settled(spots: readonly Spot[]): Polyomino {
  const left = Math.min(...spots.map(({ column }) => column));
  const top = Math.min(...spots.map(({ row }) => row));
  return spots.map(({ column, row }) => ({ column: column - left, row: row - top })).sort(inReadingOrder);
}

/** From a drawing: rows parted by a slash, `#` for a square, any other sign for none, as in "#. / ##". */
export function polyomino(drawing: string): Polyomino {
  const rows = drawing.split('/').map((row) => row.trim());
  const spots = rows.flatMap((row, index) =>
    Array.from(row).flatMap((sign, column) => (sign === '#' ? [{ column, row: index }] : [])),
  );
  if (spots.length === 0) throw new Error(`no square in the drawing "${drawing}"`);
  return settled(spots);
}

/** How it would be drawn; the same for the same shape in the same position. */
export function drawingOf(shape: Polyomino): string {
  const { columns, rows } = extent(shape);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      shape.some((spot) => spot.column === column && spot.row === row) ? '#' : '.',
    ).join(''),
  ).join('/');
}

/** The smallest grid that holds it. */
export function extent(shape: Polyomino): Grid {
  return {
    columns: Math.max(...shape.map(({ column }) => column)) + 1,
    rows: Math.max(...shape.map(({ row }) => row)) + 1,
  };
}

/** A quarter turn clockwise. */
export function turnedShape(shape: Polyomino): Polyomino {
  return settled(shape.map(({ column, row }) => ({ column: -row, row: column })));
}

/** Laid on its other side. */
export function flippedShape(shape: Polyomino): Polyomino {
  return settled(shape.map(({ column, row }) => ({ column: -column, row })));
}

/** The ways it can lie that look different, itself first: its turns, then those of its other side. */
export function orientations(shape: Polyomino): Polyomino[] {
  const found = new Map<string, Polyomino>();
  for (let lying = settled(shape), side = 0; side < 2; side += 1, lying = flippedShape(lying)) {
    for (let turn = 0; turn < 4; turn += 1, lying = turnedShape(lying)) {
      const drawing = drawingOf(lying);
      if (!found.has(drawing)) found.set(drawing, lying);
    }
  }
  return [...found.values()];
}

/** Which of two masks has the first spot in reading order that the other lacks, as in `sort`. */
function masksInReadingOrder(left: Mask, right: Mask): number {
  const differing = left ^ right;
  if (differing === 0) return 0;
  return (left >>> lowestBit(differing)) & 1 ? -1 : 1;
}

/** Worked out once a shape and size of grid: a search asks for them thousands of times. */
const known = new WeakMap<Polyomino, Map<number, readonly Mask[]>>();

/** Every way to lay a shape on an empty grid, turned and flipped as one likes, in reading order. */
export function placements(shape: Polyomino, grid: Grid): readonly Mask[] {
  let sizes = known.get(shape);
  if (!sizes) known.set(shape, (sizes = new Map<number, readonly Mask[]>()));
  const size = grid.columns * 64 + grid.rows;
  let masks = sizes.get(size);
  if (!masks) sizes.set(size, (masks = everyPlacement(shape, grid)));
  return masks;
}

function everyPlacement(shape: Polyomino, grid: Grid): Mask[] {
  const whole = wholeMask(grid);
  const masks: Mask[] = [];
  for (const lying of orientations(shape)) {
    const { columns, rows } = extent(lying);
    if (columns > grid.columns) continue;
    const corner = maskOf(grid, lying);
    for (let top = 0; top + rows <= grid.rows; top += 1) {
      for (let left = 0; left + columns <= grid.columns; left += 1) {
        masks.push((corner << (top * grid.columns + left)) & whole);
      }
    }
  }
  return masks.sort(masksInReadingOrder);
}

/** The ways to lay a shape on the free spots of a grid, in reading order. */
export function placementsOn(shape: Polyomino, grid: Grid, free: Mask): Mask[] {
  return placements(shape, grid).filter((mask) => holds(free, mask));
}

/** Whether it can be laid at all. */
export function fits(shape: Polyomino, grid: Grid, free: Mask): boolean {
  return placements(shape, grid).some((mask) => holds(free, mask));
}
