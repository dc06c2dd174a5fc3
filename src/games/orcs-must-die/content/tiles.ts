/** The tile types (7.10): exits, how many there are in an edition, and how many traps they hold. */
import type { SpecialType, TileType } from '../types/terms.js';

export type TileData = {
  exits: number;
  /** In one edition's box. */
  count: number;
  /** Traps that may lie there; by the number of heroes on a standard tile (OMD-11.1). */
  capacity: number | 'by-heroes';
};

export const tileData: Record<TileType, TileData> = {
  standard: { exits: 1, count: 17, capacity: 'by-heroes' },
  rift: { exits: 0, count: 1, capacity: 0 },
  crossroads: { exits: 3, count: 2, capacity: 2 },
  't-join': { exits: 2, count: 1, capacity: 2 },
  'l-join': { exits: 2, count: 1, capacity: 2 },
  teleporter: { exits: 1, count: 1, capacity: 0 },
  'acid-bath': { exits: 1, count: 1, capacity: 0 },
  'lava-lake': { exits: 1, count: 1, capacity: 0 },
  trapsburg: { exits: 1, count: 1, capacity: 2 },
  pitfall: { exits: 1, count: 1, capacity: 0 },
  'gas-chamber': { exits: 1, count: 1, capacity: 0 },
};

/** Which tiles make a fortress easier or harder (OMD-11.15). */
export const easyTiles: readonly SpecialType[] = ['acid-bath', 'lava-lake', 'trapsburg', 'teleporter'];
export const difficultTiles: readonly SpecialType[] = ['gas-chamber', 'pitfall'];
