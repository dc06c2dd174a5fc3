/** The creature board (7.3): statistics by level, and the figures in the box (2.1). */
import type { Dice, Kind, Size } from '../types/terms.js';

export type ByLevel<V> = readonly [V, V, V];
export type Creature = {
  size: Size;
  /** Figures in the box. */
  supply: number;
  move: ByLevel<number>;
  attack: ByLevel<Dice>;
  /** All icons together kill it. */
  vulnerability: ByLevel<string>;
  riftDamage: number;
  skulls: number;
  /** Attacks its own tile or the next one along an arrow (OMD-5.21). */
  shoots?: true;
  /** Goes after heroes and never bites the Rift (OMD-5.6). */
  hunts?: true;
  /** Others on its tile need one sword more (OMD-9.3). */
  protects?: true;
  stunProof?: true;
  /** Whom it wounds is stunned as well (OMD-9.5). */
  stuns?: true;
  /** Bites harder with the option `runner-bite` (8.4). */
  bites?: true;
};

export const creatures: Record<Kind, Creature> = {
  grunt: {
    size: 'lesser',
    supply: 14,
    move: [1, 1, 1],
    attack: [{ battle: 1 }, { battle: 2 }, { battle: 2 }],
    vulnerability: ['S', 'S', 'SS'],
    riftDamage: 1,
    skulls: 1,
  },
  crossbow: {
    size: 'lesser',
    supply: 12,
    move: [1, 1, 1],
    attack: [{ battle: 1 }, { battle: 1 }, { battle: 1 }],
    vulnerability: ['V', 'V', 'VV'],
    riftDamage: 1,
    skulls: 1,
    shoots: true,
  },
  runner: {
    size: 'lesser',
    supply: 9,
    move: [1, 2, 2],
    attack: [{ battle: 1 }, { battle: 1 }, { battle: 1 }],
    vulnerability: ['V', 'V', 'VB'],
    riftDamage: 2,
    skulls: 1,
    bites: true,
  },
  hunter: {
    size: 'lesser',
    supply: 8,
    move: [2, 2, 2],
    attack: [{ battle: 1 }, { battle: 1 }, { battle: 2 }],
    vulnerability: ['S', 'S', 'SV'],
    riftDamage: 0,
    skulls: 1,
    hunts: true,
  },
  shaman: {
    size: 'greater',
    supply: 3,
    move: [1, 1, 1],
    attack: [{ arcane: 1 }, { arcane: 1 }, { arcane: 2 }],
    vulnerability: ['B', 'BB', 'BBV'],
    riftDamage: 3,
    skulls: 3,
    protects: true,
  },
  brute: {
    size: 'greater',
    supply: 4,
    move: [1, 1, 1],
    attack: [
      { battle: 2, lightning: 1 },
      { battle: 3, lightning: 1 },
      { battle: 4, lightning: 1 },
    ],
    vulnerability: ['VV', 'KV', 'KKV'],
    riftDamage: 3,
    skulls: 3,
    stunProof: true,
  },
  colossus: {
    size: 'greater',
    supply: 3,
    move: [1, 1, 1],
    attack: [{ battle: 3 }, { battle: 4 }, { battle: 5 }],
    vulnerability: ['SS', 'SSS', 'KSSS'],
    riftDamage: 3,
    skulls: 3,
    stuns: true,
  },
};

/** What replaces a missing figure, first with supply (OMD-5.12). */
export const substitutes: Record<Size, readonly Kind[]> = {
  lesser: ['grunt', 'crossbow', 'runner', 'hunter'],
  greater: ['shaman', 'brute', 'colossus'],
};
/** At level 1 a greater creature comes as so many grunts (OMD-5.11). */
export const gruntsForGreater = 3;
