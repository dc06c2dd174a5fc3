/** The eight directions of a grid, north being up, and the directions of somebody who faces one of them. */

export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof directions)[number];
/** The four that a figure may face. */
export const facings = ['N', 'E', 'S', 'W'] as const satisfies readonly Direction[];
export type Facing = (typeof facings)[number];
/** Front, front right, right, back right and so on, clockwise as the directions are. */
export const bearings = ['F', 'FR', 'R', 'BR', 'B', 'BL', 'L', 'FL'] as const;
export type Bearing = (typeof bearings)[number];

/** One step in a direction: columns to the right, rows down. */
export const steps: Readonly<Record<Direction, readonly [columns: number, rows: number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

const nth = (place: number): Direction => directions[((place % 8) + 8) % 8] as Direction;

/** So many eighths of a turn clockwise, or (below 0) the other way. */
export function turned(direction: Direction, eighths: number): Direction {
  return nth(directions.indexOf(direction) + eighths);
}

export function opposite(direction: Direction): Direction {
  return turned(direction, 4);
}

/** Where the front left of somebody lies who faces east, say. */
export function towards(facing: Direction, bearing: Bearing): Direction {
  return turned(facing, bearings.indexOf(bearing));
}

/** How somebody with this facing calls a direction. */
export function bearingOf(facing: Direction, direction: Direction): Bearing {
  return bearings[(directions.indexOf(direction) - directions.indexOf(facing) + 8) % 8] as Bearing;
}

/** Degrees clockwise from north, as a drawing turns. */
export function degrees(direction: Direction): number {
  return directions.indexOf(direction) * 45;
}

export function isDiagonal(direction: Direction): boolean {
  return directions.indexOf(direction) % 2 === 1;
}
