/** What a hero is and has: health, Move, dice, what he is immune to. */
import { type EquipmentId, type Equipment, equipmentOf } from '../content/equipment.js';
import { heroes } from '../content/heroes.js';
import { powers } from '../content/powers.js';
import { weapons, type Weapon } from '../content/weapons.js';
import type { HeroId, Siege, Slot } from '../types/index.js';
import { heroAt, heroesOn, isRivalry, slotAt } from './siege.js';

export function wornBy({ worn }: Slot): EquipmentId[] {
  return [...worn.amulet, ...(worn.ring ? [worn.ring] : []), ...(worn.trinket ? [worn.trinket] : [])];
}

export function cardsOf(slot: Slot): Equipment[] {
  return wornBy(slot).map(equipmentOf);
}

function totalOf(slot: Slot, read: (card: Equipment) => number | undefined): number {
  return cardsOf(slot).reduce((sum, card) => sum + (read(card) ?? 0), 0);
}

export function maxHealth(slot: Slot): number {
  return slot.hero ? heroes[slot.hero].health + totalOf(slot, (card) => card.maxHealth) : 0;
}

export function weaponOf(slot: Slot): Weapon {
  if (!slot.hero) throw new Error('a slot without a hero has no weapon');
  return weapons[slot.hero][slot.rank as 0 | 1 | 2 | 3];
}

/** Board value plus bonuses; a ball and chain on the tile leaves 1 (Chained Together). */
export function heroMove(siege: Siege, index: number): number {
  const slot = slotAt(siege, index);
  const hero = heroAt(siege, index);
  const chain = isRivalry(siege) && slot.tile !== null && enemyHeroOn(siege, index, 'ball-and-chain');
  if (chain) return powers['ball-and-chain'].rivalry.count ?? 1;
  return heroes[hero].move + (weaponOf(slot).move ?? 0) + totalOf(slot, (card) => card.move);
}

/** Whether an enemy who is this hero stands on the hero's tile. */
export function enemyHeroOn(siege: Siege, index: number, hero: HeroId): boolean {
  const { side, tile } = slotAt(siege, index);
  return (
    tile !== null &&
    heroesOn(siege, tile).some((other) => slotAt(siege, other).side !== side && slotAt(siege, other).hero === hero)
  );
}

export function friendHeroOn(siege: Siege, index: number, hero: HeroId): number | undefined {
  const { side, tile } = slotAt(siege, index);
  if (tile === null) return undefined;
  return heroesOn(siege, tile).find(
    (other) => slotAt(siege, other).side === side && slotAt(siege, other).hero === hero,
  );
}

export function dividesMove(siege: Siege, index: number): boolean {
  return heroAt(siege, index) === 'midnight' || cardsOf(slotAt(siege, index)).some((card) => card.dividesMove);
}

/** Whether rings keep the hero on his feet. */
export function cannotBeStunned(slot: Slot): boolean {
  return cardsOf(slot).some((card) => card.noStun);
}

/** Stand Fast: beside Hogarth enemy heroes neither stun nor push (Rivalry). */
export function standsFast(siege: Siege, index: number): boolean {
  return isRivalry(siege) && friendHeroOn(siege, index, 'hogarth') !== undefined;
}

export function vulnerabilityOf(slot: Slot): string {
  return slot.hero ? heroes[slot.hero].vulnerability : '';
}

export function amuletPlaces(slot: Slot): number {
  return slot.hero ? heroes[slot.hero].amulets : 1;
}
