/** The 54 equipment cards (7.6), each a single copy; what they do, as data. */
import type { Dice, EquipmentType, Level } from '../types/terms.js';

/** What `use` does with a card. */
export type CardUse =
  | { effect: 'heal'; amount: number | 'full'; whom: 'self' | 'friends-here' }
  | { effect: 'flash' }
  | { effect: 'tend'; price: number; amount: number }
  | { effect: 'mend-rift'; amount: number }
  | { effect: 'recall'; price: number };

export type Equipment = {
  level: Level;
  type: EquipmentType;
  cost: number;
  /** Added to every attack (OMD-10.5). */
  dice?: Dice;
  fixed?: string;
  /** One battle die is not rolled and gives these icons instead. */
  replacesDie?: string;
  /** Wounds cancelled, of each attack or of each creature phase. */
  cancels?: { first: number; per: 'attack' | 'creature-phase' };
  maxHealth?: number;
  noStun?: true;
  noPush?: true;
  /** Lava, fumes and pitfall do not wound. */
  sureFooted?: true;
  /** Step A0. */
  income?: { own?: number; rift?: number; heal?: number };
  /** Skulls more: the first creature killed in a turn, the first lesser one, each greater creature or boss. */
  bounty?: { first?: number; firstLesser?: number; greater?: number };
  /** Lesser creatures of a group that wounded the bearer die after the attack. */
  thorns?: number;
  secondWind?: true;
  /** Heals when the attack killed a creature or wounded a boss or hero. */
  leech?: number;
  move?: number;
  dividesMove?: true;
  /** Dice that may be rolled again once an attack. */
  reroll?: number | 'any';
  /** Added with `attack with:`. */
  boost?: Dice;
  /** Added to the pool of the traps on the bearer's tile. */
  wrench?: string;
  use?: CardUse & { when: readonly ('turn' | 'upgrade')[] };
  oneUse?: true;
  /** Leaves the game instead of going to the discard. */
  removed?: true;
};

const both = ['turn', 'upgrade'] as const;

export const equipment = {
  'copper-fang': { level: 1, type: 'amulet', cost: 2, dice: { battle: 1 } },
  'whetted-charm': { level: 1, type: 'amulet', cost: 3, fixed: 'S' },
  'quicksilver-charm': { level: 1, type: 'amulet', cost: 3, fixed: 'V' },
  'ember-pendant': { level: 1, type: 'amulet', cost: 3, dice: { fire: 1 } },
  'frost-locket': { level: 1, type: 'amulet', cost: 3, dice: { ice: 1 } },
  'ring-of-thick-hide': { level: 1, type: 'ring', cost: 3, cancels: { first: 1, per: 'creature-phase' } },
  'ring-of-greed': { level: 1, type: 'ring', cost: 2, bounty: { first: 1 } },
  'ring-of-roots': { level: 1, type: 'ring', cost: 2, noStun: true },
  'ring-of-vigour': { level: 1, type: 'ring', cost: 2, maxHealth: 2 },
  'tithe-band': { level: 1, type: 'ring', cost: 3, income: { rift: 1 } },
  'swift-boots': { level: 1, type: 'trinket', cost: 2, move: 1 },
  'healing-draught': {
    level: 1,
    type: 'trinket',
    cost: 1,
    oneUse: true,
    use: { effect: 'heal', amount: 4, whom: 'self', when: both },
  },
  'flash-bomb': { level: 1, type: 'trinket', cost: 2, oneUse: true, use: { effect: 'flash', when: ['turn'] } },
  'lucky-coin': { level: 1, type: 'trinket', cost: 2, reroll: 1 },
  'storm-amulet': { level: 2, type: 'amulet', cost: 4, dice: { lightning: 1 } },
  'mind-eye': { level: 2, type: 'amulet', cost: 3, dice: { arcane: 1 } },
  'flame-heart': { level: 2, type: 'amulet', cost: 5, dice: { fire: 1, battle: 1 } },
  'winter-heart': { level: 2, type: 'amulet', cost: 5, dice: { ice: 1, battle: 1 } },
  'twin-fang': { level: 2, type: 'amulet', cost: 4, dice: { battle: 2 } },
  'bolt-charm': { level: 2, type: 'amulet', cost: 5, fixed: 'K' },
  'philosophers-bead': { level: 2, type: 'amulet', cost: 3, replacesDie: 'BB' },
  'ring-of-iron-hide': { level: 2, type: 'ring', cost: 5, cancels: { first: 1, per: 'attack' } },
  'ring-of-plunder': { level: 2, type: 'ring', cost: 3, bounty: { greater: 2 } },
  'ring-of-mending': { level: 2, type: 'ring', cost: 4, income: { heal: 1 } },
  'ring-of-toughness': { level: 2, type: 'ring', cost: 3, maxHealth: 3 },
  'ring-of-balance': { level: 2, type: 'ring', cost: 3, noStun: true, noPush: true, sureFooted: true },
  'misers-ring': { level: 2, type: 'ring', cost: 3, income: { own: 1 } },
  'ring-of-thorns': { level: 2, type: 'ring', cost: 4, thorns: 1 },
  'winged-sandals': { level: 2, type: 'trinket', cost: 4, move: 2 },
  'field-kit': {
    level: 2,
    type: 'trinket',
    cost: 3,
    use: { effect: 'tend', price: 1, amount: 1, when: ['turn'] },
  },
  'greater-draught': {
    level: 2,
    type: 'trinket',
    cost: 2,
    oneUse: true,
    use: { effect: 'heal', amount: 'full', whom: 'self', when: both },
  },
  'thunder-scroll': { level: 2, type: 'trinket', cost: 3, oneUse: true, boost: { lightning: 2 } },
  'engineers-wrench': { level: 2, type: 'trinket', cost: 4, wrench: 'S' },
  'loaded-dice': { level: 2, type: 'trinket', cost: 3, reroll: 2 },
  'dragon-heart': { level: 3, type: 'amulet', cost: 7, dice: { fire: 2 } },
  'tempest-heart': { level: 3, type: 'amulet', cost: 7, dice: { lightning: 2 } },
  'archmages-eye': { level: 3, type: 'amulet', cost: 5, dice: { arcane: 2 } },
  'glacier-heart': { level: 3, type: 'amulet', cost: 6, dice: { ice: 2 } },
  'war-banner': { level: 3, type: 'amulet', cost: 6, dice: { battle: 3 } },
  'twin-bolts': { level: 3, type: 'amulet', cost: 8, fixed: 'KK' },
  'sun-blade': { level: 3, type: 'amulet', cost: 7, fixed: 'SSV' },
  'ring-of-adamant': { level: 3, type: 'ring', cost: 8, cancels: { first: 2, per: 'attack' } },
  'ring-of-life': { level: 3, type: 'ring', cost: 6, maxHealth: 4 },
  'ring-of-second-wind': { level: 3, type: 'ring', cost: 5, secondWind: true, oneUse: true },
  'ring-of-kings': { level: 3, type: 'ring', cost: 5, income: { own: 1, rift: 1 } },
  'ring-of-vengeance': { level: 3, type: 'ring', cost: 6, thorns: 2 },
  'ring-of-the-vampire': { level: 3, type: 'ring', cost: 6, leech: 1 },
  'ring-of-trophies': { level: 3, type: 'ring', cost: 4, bounty: { greater: 3, firstLesser: 1 } },
  'seven-league-boots': { level: 3, type: 'trinket', cost: 5, move: 2, dividesMove: true },
  'phoenix-draught': {
    level: 3,
    type: 'trinket',
    cost: 3,
    oneUse: true,
    use: { effect: 'heal', amount: 'full', whom: 'friends-here', when: both },
  },
  'rift-shard': {
    level: 3,
    type: 'trinket',
    cost: 5,
    oneUse: true,
    removed: true,
    use: { effect: 'mend-rift', amount: 2, when: ['upgrade'] },
  },
  'chaos-scroll': { level: 3, type: 'trinket', cost: 5, oneUse: true, reroll: 'any' },
  'master-wrench': { level: 3, type: 'trinket', cost: 6, wrench: 'K' },
  'recall-stone': { level: 3, type: 'trinket', cost: 3, use: { effect: 'recall', price: 2, when: ['turn'] } },
} as const satisfies Record<string, Equipment>;

export type EquipmentId = keyof typeof equipment;
export const equipmentIds = Object.keys(equipment) as readonly EquipmentId[];
export function equipmentOf(id: EquipmentId): Equipment {
  return equipment[id];
}
