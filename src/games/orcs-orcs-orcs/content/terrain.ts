/** The nine terrain tiles and what they do (7.10, OOO-19). */
import { type Terrain, type TerrainTile, rings, terrains } from '../types/index.js';

/** One of each terrain in each size. */
export const terrainTiles: readonly TerrainTile[] = terrains.flatMap((terrain) =>
  rings.map((ring) => ({ terrain, ring })),
);

/** What standing there changes. */
export const terrainHitPoints: Record<Terrain, number> = { vegetation: -1, stones: 1, road: 0 };
/** Where creatures do not stop. */
export const goesOn: Record<Terrain, boolean> = { vegetation: false, stones: false, road: true };
/** Tiles on one lane at most, where more than six are placed (3.2). */
export const tilesOnALane = 2;
