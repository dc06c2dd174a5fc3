/** Grids of squares: spots by column and row (0 at the top left), their names, neighbours, distances and straight lines. */
import { type Direction, directions, facings, steps } from './directions.js';

export type Grid = { columns: number; rows: number };
export type Spot = { column: number; row: number };

const letterA = { upper: 'A'.charCodeAt(0), lower: 'a'.charCodeAt(0) } as const;
export type LetterCase = keyof typeof letterA;

/** Column letter and row number, as on a chess board seen from its first row: the top left is A1. */
export function spotName({ column, row }: Spot, letters: LetterCase = 'upper'): string {
  return `${String.fromCharCode(letterA[letters] + column)}${row + 1}`;
}

/** The spot that bears a name in capitals or small letters; undefined where it is no name or lies outside. */
export function spotNamed(name: string, grid: Grid): Spot | undefined {
  const [, letter, number] = /^([a-z])([1-9]\d?)$/i.exec(name) ?? [];
  if (letter === undefined) return undefined;
  const spot = { column: letter.toLowerCase().charCodeAt(0) - letterA.lower, row: Number(number) - 1 };
  return isInside(grid, spot) ? spot : undefined;
}

export function isInside(grid: Grid, { column, row }: Spot): boolean {
  return column >= 0 && row >= 0 && column < grid.columns && row < grid.rows;
}

export function sameSpot(left: Spot, right: Spot): boolean {
  return left.column === right.column && left.row === right.row;
}

/** The place of a spot in reading order, from 0; it is the bit of a mask as well. */
export function indexOf(grid: Grid, { column, row }: Spot): number {
  return row * grid.columns + column;
}

export function spotAt(grid: Grid, index: number): Spot {
  return { column: index % grid.columns, row: Math.floor(index / grid.columns) };
}

/** Every spot, left to right, top to bottom. */
export function spotsOf(grid: Grid): Spot[] {
  return Array.from({ length: grid.columns * grid.rows }, (_, index) => spotAt(grid, index));
}

/** As in `sort`: reading order. */
export function inReadingOrder(left: Spot, right: Spot): number {
  return left.row - right.row || left.column - right.column;
}

/** So many steps away; it may lie outside. */
export function away({ column, row }: Spot, direction: Direction, count = 1): Spot {
  const [columns, rows] = steps[direction];
  return { column: column + columns * count, row: row + rows * count };
}

/** The spots next to one, in the order of the directions: the eight around it where none are named. */
export function around(grid: Grid, spot: Spot, named: readonly Direction[] = directions): Spot[] {
  return named.map((direction) => away(spot, direction)).filter((each) => isInside(grid, each));
}

/** The spots that share an edge with one: north, east, south, west. */
export function beside(grid: Grid, spot: Spot): Spot[] {
  return around(grid, spot, facings);
}

/** Steps from one to the other along edges only. */
export function stepsAlongEdges(from: Spot, to: Spot): number {
  return Math.abs(from.column - to.column) + Math.abs(from.row - to.row);
}

/** Steps from one to the other where corners count as well: 1 means next to each other. */
export function stepsAround(from: Spot, to: Spot): number {
  return Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row));
}

/** The direction in which the other lies exactly; undefined where it is none of the eight. */
export function directionTo(from: Spot, to: Spot): Direction | undefined {
  const columns = to.column - from.column;
  const rows = to.row - from.row;
  if (columns === 0 && rows === 0) return undefined;
  if (columns !== 0 && rows !== 0 && Math.abs(columns) !== Math.abs(rows)) return undefined;
  return directions.find((each) => steps[each][0] === Math.sign(columns) && steps[each][1] === Math.sign(rows));
}

/** The spots straight on from one, nearest first, up to the edge. */
export function ray(grid: Grid, from: Spot, direction: Direction): Spot[] {
  const spots: Spot[] = [];
  for (let spot = away(from, direction); isInside(grid, spot); spot = away(spot, direction)) spots.push(spot);
  return spots;
}

/** Whether a spot lies straight on in one of the eight directions with nothing opaque in between. */
export function sees(from: Spot, to: Spot, isOpaque: (spot: Spot) => boolean): boolean {
  const direction = directionTo(from, to);
  if (!direction) return false;
  for (let spot = away(from, direction); !sameSpot(spot, to); spot = away(spot, direction)) {
    if (isOpaque(spot)) return false;
  }
  return true;
}
