/** The lie of the picture: the board at the left, treasury, hordes, heroes and piles at the right. */
import { boardOf } from '../../src/games/kingdom-rush/rules/hordes.js';
import type { BoardMap } from '../../src/games/kingdom-rush/rules/maps.js';
import type { Space, View } from '../../src/games/kingdom-rush/types/index.js';
import { type Spot, spotNamed } from '../../src/geometry/grid.js';
import { headerHeight, legendHeight } from '../kit/frame.js';
import { type GridLayout, layGrid, squareOf } from '../kit/grid.js';
import { type Box, box } from '../kit/shapes.js';

export const boardHeight = 1280;
export const legendRoom: Box = box(0, boardHeight - legendHeight, 1280, legendHeight);
export const boardRoom: Box = box(0, headerHeight, 928, boardHeight - headerHeight - legendHeight);

const left = 936;
const width = 336;
export const treasuryRoom: Box = box(left, headerHeight + 8, width, 112);
export const hordesRoom: Box = box(left, 220, width, 340);
export const goalRoom: Box = box(left, 566, width, 76);
export const heroesRoom: Box = box(left, 648, width, 420);
export const pilesRoom: Box = box(left, 1076, width, 160);

const rim = { top: 32, left: 26 };

/** Where the spaces of a scenario's board lie. */
export function layoutOf(map: BoardMap): GridLayout {
  const room = box(boardRoom.x, boardRoom.y, boardRoom.width, boardRoom.height - 8);
  return layGrid(room, map.grid, { rim });
}

export type Arena = { map: BoardMap; layout: GridLayout };

export function arenaOf(view: View): Arena {
  const map = boardOf(view);
  return { map, layout: layoutOf(map) };
}

export function spotOf({ map }: Arena, space: Space): Spot {
  const spot = spotNamed(space, map.grid);
  if (!spot) throw new Error(`no space is called ${space}`);
  return spot;
}

export function roomOf(arena: Arena, space: Space): Box {
  return squareOf(arena.layout, spotOf(arena, space));
}
