/**
 * 7.2: the 44 tower cards. An attack is written as in KRU-4: a range and what is placed there, groups parted by `;`,
 * tiles that must lie on one horde joined by `+`, alternatives parted by `or`. S is a soldier, SK one with a knife.
 */
import type { Damage, TowerId, TowerType } from '../types/index.js';

export type TowerData = {
  type: TowerType;
  level: 1 | 2 | 3 | 4;
  copies: number;
  damage: Damage;
  attack: string;
  /** How many modifiers it takes (KRU-14.2). */
  slots: number;
  /** After its attack a Falcon is used, and the other may go to another tower (7.6). */
  falconer?: true;
};

const ahead = 'one(FL,F,FR)';
const everyWay = 'each(F,FR,R,BR,B,BL,L,FL)';

export const towers: Readonly<Record<TowerId, TowerData>> = {
  'archer-1': {
    type: 'archers',
    level: 1,
    copies: 4,
    damage: 'physical',
    attack: `${ahead} m1 ; ${ahead} m1`,
    slots: 1,
  },
  'archer-2': {
    type: 'archers',
    level: 2,
    copies: 3,
    damage: 'physical',
    attack: `${ahead} d2 ; ${ahead} m1`,
    slots: 1,
  },
  'archer-3': {
    type: 'archers',
    level: 3,
    copies: 2,
    damage: 'physical',
    attack: 'one(F) d2+d2 or any m1 ; any m1',
    slots: 1,
  },
  'archer-4a': {
    type: 'archers',
    level: 4,
    copies: 1,
    damage: 'physical',
    attack: `${ahead} d2 ; ${ahead} d2`,
    slots: 1,
    falconer: true,
  },
  'archer-4b': { type: 'archers', level: 4, copies: 1, damage: 'physical', attack: 'any d2 ; any d2', slots: 1 },
  'mage-1': { type: 'mages', level: 1, copies: 4, damage: 'magic', attack: 'one(F) d2', slots: 2 },
  'mage-2': { type: 'mages', level: 2, copies: 3, damage: 'magic', attack: 'one(F) l3', slots: 2 },
  'mage-3': { type: 'mages', level: 3, copies: 2, damage: 'magic', attack: `${ahead} d2 ; ${ahead} d2`, slots: 2 },
  'mage-4a': { type: 'mages', level: 4, copies: 1, damage: 'magic', attack: 'around l3 ; around d2', slots: 1 },
  'mage-4b': { type: 'mages', level: 4, copies: 1, damage: 'magic', attack: `one(F) o4 ; ${ahead} S`, slots: 1 },
  'artillery-1': { type: 'artillery', level: 1, copies: 4, damage: 'physical', attack: 'each(F,FR) m1', slots: 1 },
  'artillery-2': { type: 'artillery', level: 2, copies: 3, damage: 'physical', attack: 'each(FL,F,FR) m1', slots: 1 },
  'artillery-3': { type: 'artillery', level: 3, copies: 2, damage: 'physical', attack: 'each(FL,F,FR) d2', slots: 1 },
  'artillery-4a': { type: 'artillery', level: 4, copies: 1, damage: 'physical', attack: `${everyWay} d2`, slots: 1 },
  'artillery-4b': { type: 'artillery', level: 4, copies: 1, damage: 'physical', attack: 'one(F) p5+m1', slots: 1 },
  'soldier-1': { type: 'soldiers', level: 1, copies: 4, damage: 'physical', attack: `${ahead} S`, slots: 0 },
  'soldier-2': { type: 'soldiers', level: 2, copies: 3, damage: 'physical', attack: `${ahead} SK`, slots: 0 },
  'soldier-3': { type: 'soldiers', level: 3, copies: 2, damage: 'physical', attack: 'around SK ; around SK', slots: 0 },
  'soldier-4a': {
    type: 'soldiers',
    level: 4,
    copies: 1,
    damage: 'physical',
    attack: 'around SK ; around SK ; around S',
    slots: 0,
  },
  'soldier-4b': { type: 'soldiers', level: 4, copies: 1, damage: 'true', attack: 'around SK ; around SK', slots: 0 },
};

/** The four types' next levels, for upgrades (KRU-7.2). */
export const ladder: Readonly<Record<TowerType, readonly (readonly TowerId[])[]>> = {
  archers: [['archer-1'], ['archer-2'], ['archer-3'], ['archer-4a', 'archer-4b']],
  mages: [['mage-1'], ['mage-2'], ['mage-3'], ['mage-4a', 'mage-4b']],
  artillery: [['artillery-1'], ['artillery-2'], ['artillery-3'], ['artillery-4a', 'artillery-4b']],
  soldiers: [['soldier-1'], ['soldier-2'], ['soldier-3'], ['soldier-4a', 'soldier-4b']],
};

/** KRU-13.2: what can be bought, and for how many diamonds. */
export const prices: Readonly<Record<1 | 2, number>> = { 1: 2, 2: 3 };
export const modifierPrice = 2;
