/** Starting spells, display spells and Poison (7.4, 7.5, 7.13). */
import type { DeckName, Element, SpellCode, SpellType, UpgradeEffect } from '../types/index.js';

/** What one effect of a spell does, for how much energy. */
export type SpellEffect = { cost: number } & (
  | { does: 'hit'; damage: number }
  /** Damage to a whole section, and perhaps a second one. */
  | { does: 'sweep'; damage: number; second: 'none' | 'side' | 'behind' }
  | { does: 'swap' }
  | { does: 'pull' }
  | { does: 'draw'; cards: number }
  /** And one more action. */
  | { does: 'recall'; cards: number }
  | { does: 'advance'; steps: number }
  | { does: 'discard-one' }
  /** And one more action. */
  | { does: 'discard-all' }
);

export type SpellData = {
  type: Exclude<SpellType, 'poison'>;
  /** What it may count as. */
  energy: readonly Element[];
  /** Cheapest first; none on Knowledge spells, which are cast for nothing. */
  effects: readonly SpellEffect[];
  range: 'lane' | 'any';
  upgrade: readonly UpgradeEffect[];
  /** Which display deck holds it, and how often; null for starting spells. */
  deck: { name: DeckName; copies: number } | null;
};

const hit = (cost: number, damage: number): SpellEffect => ({ cost, does: 'hit', damage });
const starter = (element: Element): SpellData => ({
  type: 'attack',
  energy: [element],
  effects: [hit(1, 1), hit(2, 2), hit(3, 3)],
  range: 'lane',
  upgrade: [],
  deck: null,
});
const book = (first: Element, second: Element): SpellData => ({
  type: 'knowledge',
  energy: [first, second],
  effects: [],
  range: 'any',
  upgrade: [],
  deck: null,
});

export const spellData: Record<SpellCode, SpellData> = {
  smash: starter('E'),
  zap: starter('L'),
  'cold-snap': starter('W'),
  'fire-spark': starter('F'),
  'book-fe': book('F', 'E'),
  'book-ew': book('E', 'W'),
  'book-wl': book('W', 'L'),
  'book-lf': book('L', 'F'),
  wisdom: {
    type: 'knowledge',
    energy: ['F', 'E', 'W', 'L'],
    effects: [],
    range: 'any',
    upgrade: ['teleport', 'draw'],
    deck: { name: 'knowledge', copies: 4 },
  },
  fireball: {
    type: 'attack',
    energy: ['F'],
    effects: [hit(2, 3), hit(3, 5)],
    range: 'lane',
    upgrade: [],
    deck: { name: 'attack', copies: 5 },
  },
  'lightning-bolt': {
    type: 'attack',
    energy: ['L'],
    effects: [hit(2, 2), hit(3, 4)],
    range: 'any',
    upgrade: [],
    deck: { name: 'attack', copies: 5 },
  },
  earthquake: {
    type: 'attack',
    energy: ['E'],
    effects: [
      { cost: 2, does: 'sweep', damage: 2, second: 'none' },
      { cost: 3, does: 'sweep', damage: 2, second: 'side' },
    ],
    range: 'lane',
    upgrade: [],
    deck: { name: 'attack', copies: 5 },
  },
  'ice-storm': {
    type: 'attack',
    energy: ['W'],
    effects: [
      { cost: 2, does: 'sweep', damage: 2, second: 'none' },
      { cost: 3, does: 'sweep', damage: 2, second: 'behind' },
    ],
    range: 'lane',
    upgrade: [],
    deck: { name: 'attack', copies: 5 },
  },
  switch: {
    type: 'support',
    energy: ['W'],
    effects: [
      { cost: 1, does: 'swap' },
      { cost: 2, does: 'pull' },
    ],
    range: 'any',
    upgrade: ['draw'],
    deck: { name: 'knowledge', copies: 4 },
  },
  replenish: {
    type: 'support',
    energy: ['L'],
    effects: [
      { cost: 1, does: 'draw', cards: 2 },
      { cost: 2, does: 'recall', cards: 2 },
    ],
    range: 'any',
    upgrade: ['teleport'],
    deck: { name: 'knowledge', copies: 4 },
  },
  'magic-bonds': {
    type: 'support',
    energy: ['E'],
    effects: [
      { cost: 1, does: 'advance', steps: 1 },
      { cost: 2, does: 'advance', steps: 2 },
    ],
    range: 'any',
    upgrade: ['teleport'],
    deck: { name: 'knowledge', copies: 4 },
  },
  voodoo: {
    type: 'support',
    energy: ['F'],
    effects: [
      { cost: 1, does: 'discard-one' },
      { cost: 2, does: 'discard-all' },
    ],
    range: 'any',
    upgrade: ['draw'],
    deck: { name: 'knowledge', copies: 4 },
  },
};

/** The eight spells everybody starts with. */
export const startingDeck: readonly SpellCode[] = [
  'smash',
  'zap',
  'cold-snap',
  'fire-spark',
  'book-fe',
  'book-ew',
  'book-wl',
  'book-lf',
];
