/** 7.5, 7.6: event cards, rift cards, modifiers and flowers. */
import type { Damage, Element, EventId, FlowerType, ModifierId, RiftId } from '../types/index.js';

export type EventEffect =
  | { does: 'treasure'; gold: number; diamonds: number }
  | { does: 'heal'; life: number }
  | { does: 'march' }
  | { does: 'drums' }
  | { does: 'ambush' }
  | { does: 'winds' }
  | { does: 'erupt'; without: 'nothing' | 'ash' }
  | { does: 'fissure' }
  | { does: 'tentacles'; count: number };

export const events: Readonly<Record<EventId, EventEffect>> = {
  'ev-01': { does: 'treasure', gold: 1, diamonds: 1 },
  'ev-02': { does: 'heal', life: 2 },
  'ev-03': { does: 'march' },
  'ev-04': { does: 'drums' },
  'ev-05': { does: 'ambush' },
  'ev-06': { does: 'winds' },
  'ev-07': { does: 'erupt', without: 'nothing' },
  'ev-08': { does: 'erupt', without: 'ash' },
  'ev-09': { does: 'fissure' },
  'ev-10': { does: 'fissure' },
  'ev-11': { does: 'tentacles', count: 1 },
  'ev-12': { does: 'tentacles', count: 1 },
};

export type RiftEffect =
  | { does: 'gust' }
  | { does: 'crosswind'; reach: number }
  | { does: 'tailwind' }
  | { does: 'boots'; more: number }
  | { does: 'erupt'; damage: number }
  | { does: 'ash'; sites: number; withFour: number }
  | { does: 'hurt-pawns' }
  | { does: 'boon'; attack: string; damage: Damage }
  | { does: 'tremor' }
  | { does: 'fissure' }
  | { does: 'stone-skins'; cells: number }
  | { does: 'stillness' }
  | { does: 'surge'; tiles: number }
  | { does: 'spring'; life: number };

export const rifts: Readonly<Record<RiftId, { element: Element; effect: RiftEffect }>> = {
  'rift-air-1': { element: 'air', effect: { does: 'gust' } },
  'rift-air-2': { element: 'air', effect: { does: 'crosswind', reach: 2 } },
  'rift-air-3': { element: 'air', effect: { does: 'tailwind' } },
  'rift-air-4': { element: 'air', effect: { does: 'boots', more: 2 } },
  'rift-fire-1': { element: 'fire', effect: { does: 'erupt', damage: 1 } },
  'rift-fire-2': { element: 'fire', effect: { does: 'ash', sites: 1, withFour: 2 } },
  'rift-fire-3': { element: 'fire', effect: { does: 'hurt-pawns' } },
  'rift-fire-4': { element: 'fire', effect: { does: 'boon', attack: 'any d2', damage: 'true' } },
  'rift-earth-1': { element: 'earth', effect: { does: 'tremor' } },
  'rift-earth-2': { element: 'earth', effect: { does: 'fissure' } },
  'rift-earth-3': { element: 'earth', effect: { does: 'stone-skins', cells: 9 } },
  'rift-earth-4': { element: 'earth', effect: { does: 'stillness' } },
  'rift-water-1': { element: 'water', effect: { does: 'surge', tiles: 3 } },
  'rift-water-2': { element: 'water', effect: { does: 'boots', more: -1 } },
  'rift-water-3': { element: 'water', effect: { does: 'spring', life: 1 } },
};

export type ModifierData = {
  advanced: boolean;
  /** What each attack gains. */
  adds?: { attack: string; damage: Damage };
};

export const modifiers: Readonly<Record<ModifierId, ModifierData>> = {
  'mod-artillery': { advanced: false, adds: { attack: 'one(F) d2', damage: 'physical' } },
  'mod-single': { advanced: false, adds: { attack: 'any m1', damage: 'physical' } },
  'mod-true': { advanced: false },
  'mod-perfect': { advanced: false },
  'mod-soldier': { advanced: false, adds: { attack: 'one(FL,F,FR) S', damage: 'physical' } },
  'mod-site': { advanced: false },
  'mod-bloom': { advanced: true },
  'mod-roots': { advanced: true },
  'mod-turntable': { advanced: true },
  'mod-bounty': { advanced: true },
};
/** What a Falcon throws: physical from the Crossbow Fort, otherwise of its tower's own damage. */
export const falconAttack = 'any m1';
export const bountyGold = 1;

export type FlowerEffect =
  | { does: 'attack'; attack: string; damage: Damage }
  | { does: 'heal'; life: number }
  | { does: 'hold' }
  | { does: 'treasure' };

export const flowers: Readonly<Record<FlowerType, FlowerEffect>> = {
  'flower-magic': { does: 'attack', attack: 'near d2', damage: 'magic' },
  'flower-heart': { does: 'heal', life: 2 },
  'flower-ember': { does: 'attack', attack: 'near d2', damage: 'true' },
  'flower-root': { does: 'hold' },
  'flower-sun': { does: 'treasure' },
};
