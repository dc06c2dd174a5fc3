/** Where everything lies: the same place in every post. */
import type { Siege, Team, TileId } from '../../src/games/orcs-must-die/types/index.js';
import { isRivalry } from '../../src/games/orcs-must-die/rules/siege.js';
import type { Spot } from '../../src/geometry/grid.js';
import { headerHeight, legendHeight } from '../kit/frame.js';
import { type GridLayout, layGrid } from '../kit/grid.js';
import { type Box, box } from '../kit/shapes.js';

const width = 1280;
const stripHeight = 62;
const heroesHeight = 212;
const shopHeight = 206;
const largestTile = 220;

export type Zones = { height: number; strip: Box; fortress: Box; heroes: Box; shop: Box | undefined; legend: Box };

export function zonesOf(siege: Siege, team: Team): Zones {
  const fortressHeight = team.grid[1] === 1 ? 420 : 612;
  const strip = box(0, headerHeight, width, stripHeight);
  const fortress = box(0, strip.y + strip.height, width, fortressHeight);
  const heroes = box(12, fortress.y + fortress.height, width - 24, heroesHeight);
  const shop = isRivalry(siege) ? undefined : box(12, heroes.y + heroesHeight + 8, width - 24, shopHeight);
  const foot = shop ? shop.y + shop.height : heroes.y + heroesHeight;
  return {
    height: foot + 6 + legendHeight,
    strip,
    fortress,
    heroes,
    shop,
    legend: box(0, foot + 6, width, legendHeight),
  };
}

export function spotOf(team: Team, tile: TileId): Spot {
  const [column, row] = team.tiles.find(({ id }) => id === tile)?.xy ?? [0, 0];
  return { column, row };
}

export function fortressLayout({ grid }: Team, room: Box): GridLayout {
  const inner = box(room.x + 16, room.y + 10, room.width - 32, room.height - 20);
  return layGrid(inner, { columns: grid[0], rows: grid[1] }, { largest: largestTile });
}
