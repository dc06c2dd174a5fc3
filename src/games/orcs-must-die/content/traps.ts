/** The trap cards (7.7): 14 a level, what they do as data. */
import type { Level } from '../types/terms.js';

export type Prey = 'grunt' | 'lesser' | 'any';
export type Trap = {
  level: Level;
  copies: number;
  cost: number;
  /** Lies on a connection and can reach both its tiles (OMD-4.12). */
  support?: true;
  /** Results given in B3. */
  icons?: string;
  /** One result, V or B, chosen each time. */
  either?: true;
  slays?: { whom: Prey; count: number };
  stuns?: { whom: Prey; count: number };
  oneUse?: true;
  /** A creature that enters the tile stops there. */
  stops?: true;
  planks?: number;
  /** Its icons work on each of its two tiles. */
  bothTiles?: true;
  /** Lesser creatures that go back along the arrow after the last tile. */
  pushesBack?: number;
  /** The first creatures killed by traps on this tile in each B3 are worth one skull more. */
  mints?: number;
  /** Friendly heroes here heal at the end of B6. */
  heals?: number;
};

export const traps = {
  'spike-trap': { level: 1, copies: 3, cost: 2, icons: 'S' },
  'arrow-wall': { level: 1, copies: 2, cost: 3, slays: { whom: 'grunt', count: 1 } },
  'tar-pit': { level: 1, copies: 2, cost: 2, icons: 'V', stops: true },
  'dart-spitter': { level: 1, copies: 2, cost: 2, either: true },
  'boom-barrel': { level: 1, copies: 1, cost: 2, oneUse: true, icons: 'SSSVV' },
  'flip-trap': { level: 1, copies: 1, cost: 1, stuns: { whom: 'lesser', count: 2 } },
  barricade: { level: 1, copies: 1, cost: 2, support: true, planks: 3 },
  'crossfire-slits': { level: 1, copies: 1, cost: 3, support: true, icons: 'S' },
  'steam-vents': { level: 1, copies: 1, cost: 3, support: true, icons: 'V' },
  'wall-blades': { level: 2, copies: 2, cost: 4, icons: 'SS' },
  'swinging-mace': { level: 2, copies: 2, cost: 4, icons: 'SV' },
  brimstone: { level: 2, copies: 1, cost: 3, icons: 'K' },
  grinder: { level: 2, copies: 2, cost: 5, slays: { whom: 'lesser', count: 1 } },
  'powder-keg': { level: 2, copies: 1, cost: 3, oneUse: true, icons: 'SSSSSVV' },
  'web-spinner': { level: 2, copies: 1, cost: 4, icons: 'VV', stops: true },
  'coin-forge': { level: 2, copies: 1, cost: 3, mints: 2 },
  'healing-well': { level: 2, copies: 1, cost: 3, heals: 1 },
  'iron-barricade': { level: 2, copies: 1, cost: 3, support: true, planks: 5 },
  'auto-ballista': { level: 2, copies: 1, cost: 5, support: true, icons: 'SS' },
  'push-ram': { level: 2, copies: 1, cost: 4, support: true, pushesBack: 2 },
  'acid-sprayer': { level: 3, copies: 2, cost: 7, icons: 'KK' },
  'ceiling-pounder': { level: 3, copies: 2, cost: 6, icons: 'SSSS' },
  'lightning-rod': { level: 3, copies: 2, cost: 6, icons: 'VVVB' },
  'naphtha-sprayer': { level: 3, copies: 1, cost: 6, icons: 'SSVV' },
  'void-wall': { level: 3, copies: 1, cost: 7, slays: { whom: 'any', count: 1 } },
  'mega-grinder': { level: 3, copies: 1, cost: 6, slays: { whom: 'lesser', count: 2 } },
  'ice-vent': { level: 3, copies: 1, cost: 5, icons: 'K', stuns: { whom: 'any', count: 4 } },
  'rift-charge': { level: 3, copies: 1, cost: 4, oneUse: true, icons: 'SSSSSSVVVV' },
  'titan-barricade': { level: 3, copies: 1, cost: 4, support: true, planks: 8 },
  'storm-arc': { level: 3, copies: 1, cost: 8, support: true, icons: 'K', bothTiles: true },
  'guardian-post': { level: 3, copies: 1, cost: 6, support: true, icons: 'SSS' },
} as const satisfies Record<string, Trap>;

export type TrapId = keyof typeof traps;
export const trapIds = Object.keys(traps) as readonly TrapId[];
export function trapOf(id: TrapId): Trap {
  return traps[id];
}
