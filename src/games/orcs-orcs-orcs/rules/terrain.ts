/** D0b: who places which terrain tile. */
import { type Board, type Ring, type TerrainPick, type TerrainTile, rings } from '../types/index.js';

/** The names under which players choose a ring. */
export const ringNames: Record<Ring, string> = { i: 'inner', m: 'middle', o: 'outer' };

/** Players pick in turn order, one lane each. */
export function terrainPickOf(board: Board): TerrainPick | null {
  const setUp = board.terrainSetUp;
  const lane = setUp?.waiting[0];
  if (!setUp || !lane) return null;
  const seat = board.order[setUp.placed.length % board.order.length];
  if (seat === undefined) throw new Error('nobody is there to place terrain');
  return { seat, lane, left: leftOf(setUp.pool) };
}

function leftOf(pool: readonly TerrainTile[]): Record<Ring, number> {
  return Object.fromEntries(rings.map((ring) => [ring, pool.filter((tile) => tile.ring === ring).length])) as Record<
    Ring,
    number
  >;
}

/** 4.2: what is placed when nobody chooses. */
export function outermostLeft(pick: TerrainPick): Ring {
  const ring = [...rings].reverse().find((one) => pick.left[one] > 0);
  if (!ring) throw new Error('no terrain tile is left');
  return ring;
}
