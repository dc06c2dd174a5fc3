/** KRU-2.1: the 4 × 4 grid of a horde, its cells by name and as bits, and every way to lay a tile on it. */
import { type Grid, spotAt, spotName, spotNamed, indexOf } from '../../../geometry/grid.js';
import { aloneIn, countOf, spotsIn } from '../../../geometry/masks.js';
import { placements, polyomino } from '../../../geometry/polyomino.js';
import { shapes } from '../content/shapes.js';
import { type Cell, type Cells, type ShapeId, shapeIds } from '../types/index.js';

export const hordeGrid: Grid = { columns: 4, rows: 4 };
/** Every cell of a horde. */
export const allCells: Cells = 0xffff;

/** Every cell, in reading order. */
export const cellNames: readonly Cell[] = Array.from({ length: 16 }, (_, at) =>
  spotName(spotAt(hordeGrid, at), 'lower'),
);

const bits = new Map<Cell, Cells>(cellNames.map((cell, at) => [cell, 1 << at]));

export function cellBit(cell: Cell): Cells {
  return bits.get(cell) ?? 0;
}

/** The names of cells, in reading order. */
export function namesOf(cells: Cells): Cell[] {
  return spotsIn(hordeGrid, cells).map((spot) => spotName(spot, 'lower'));
}

const counts = Uint8Array.from({ length: 0x10000 }, (_, cells) => countOf(cells));
const lone = Uint8Array.from({ length: 0x10000 }, (_, cells) => countOf(aloneIn(hordeGrid, cells)));

export function sizeOf(cells: Cells): number {
  return counts[cells] ?? 0;
}

/** Cells without a neighbour of the same set across an edge. */
export function loneCells(cells: Cells): number {
  return lone[cells] ?? 0;
}

const polyominoes = Object.fromEntries(
  shapeIds.map((shape) => [shape, polyomino(shapes[shape].drawing)]),
) as unknown as Readonly<Record<ShapeId, ReturnType<typeof polyomino>>>;

/** KRU-3.1: every way to lay a tile on an empty grid. */
export function layings(shape: ShapeId): readonly Cells[] {
  return placements(polyominoes[shape], hordeGrid);
}

/** The squares of a shape, for whoever draws it. */
export function squaresOf(shape: ShapeId): (typeof polyominoes)[ShapeId] {
  return polyominoes[shape];
}

/** KRU-8.5: the four cells of a figure whose top-left cell this is; 0 where it would stick out. */
export function blockAt(topLeft: Cell): Cells {
  return blocks.get(topLeft) ?? 0;
}

const blocks = new Map<Cell, Cells>(
  cellNames.flatMap((cell, at): [Cell, Cells][] => {
    const { column, row } = spotAt(hordeGrid, at);
    return column > 2 || row > 2 ? [] : [[cell, 0b110011 << at]];
  }),
);

/** The top-left cells of the nine blocks, in reading order. */
export const blockCorners: readonly Cell[] = cellNames.filter((cell) => blockAt(cell) !== 0);

/** The rectangle between two cells, both included; 0 where one is no cell. */
function rangeOf(from: Cell, to: Cell): Cells {
  const [one, other] = [spotNamed(from, hordeGrid), spotNamed(to, hordeGrid)];
  if (!one || !other) return 0;
  let cells = 0;
  for (let row = Math.min(one.row, other.row); row <= Math.max(one.row, other.row); row += 1) {
    for (let column = Math.min(one.column, other.column); column <= Math.max(one.column, other.column); column += 1) {
      cells |= 1 << indexOf(hordeGrid, { column, row });
    }
  }
  return cells;
}

const written = new Map<Cells, string>();

/** 5.1: a rectangle as a range (b2-c3), one cell by its name, anything else cell by cell (b2+b3+c3). */
export function writeCells(cells: Cells): string {
  let text = written.get(cells);
  if (text === undefined) written.set(cells, (text = spelled(cells)));
  return text;
}

function spelled(cells: Cells): string {
  const names = namesOf(cells);
  const [first] = names;
  const last = names.at(-1);
  if (first === undefined || last === undefined) return '-';
  if (names.length === 1) return first;
  return rangeOf(first, last) === cells ? `${first}-${last}` : names.join('+');
}

/** 5.1: cells in any order, with ranges; 0 where it cannot be read or names a cell twice. */
export function readCells(text: string): Cells {
  let cells = 0;
  for (const part of text.toLowerCase().split('+')) {
    const [from = '', to = from, ...more] = part.trim().split('-');
    const range = more.length > 0 ? 0 : rangeOf(from.trim(), to.trim());
    if (range === 0 || (cells & range) !== 0) return 0;
    cells |= range;
  }
  return cells;
}
