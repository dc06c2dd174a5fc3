/** Phase A: what can be bought, by whom, at what price (OMD-4). */
import type { Seat } from '../../../kernel/index.js';
import { type EquipmentId, equipmentOf } from '../content/equipment.js';
import { revitalizePerHero } from '../content/numbers.js';
import { powers } from '../content/powers.js';
import { tileData } from '../content/tiles.js';
import { type TrapId, trapOf } from '../content/traps.js';
import { weapons } from '../content/weapons.js';
import type { Purchase, Siege, Slot, Team, TileId } from '../types/index.js';
import { amuletPlaces } from './hero.js';
import { fortressOf, heroAt, riftTile, slotAt, teamOf, tileIn } from './siege.js';
import { isSilenced } from './special.js';
import { connected, connectionBetween } from './ways.js';

export function revitalizeCost(siege: Siege): number {
  return revitalizePerHero * siege.heroes;
}

/** OMD-10.10: never below 1. */
const reduced = (cost: number, by: number): number => Math.max(Math.min(cost, 1), cost - by);

export function weaponCost(slot: Slot): number | undefined {
  return slot.hero && slot.rank < 3 ? weapons[slot.hero][(slot.rank + 1) as 1 | 2 | 3].cost : undefined;
}

export function trapCost(slot: Slot, card: TrapId): number {
  return reduced(trapOf(card).cost, slot.hero === 'cygnus' ? (powers.cygnus.power.discount ?? 0) : 0);
}

/** From the discard the Kobold King pays half, rounded up (Scavenger). */
export function equipmentCost(siege: Siege, index: number, card: EquipmentId): number {
  const slot = slotAt(siege, index);
  const { cost } = equipmentOf(card);
  if (!teamOf(siege, slot.side).shop.equipment.includes(card)) {
    return Math.max(1, Math.ceil(cost / (powers['kobold-king'].power.discount ?? 1)));
  }
  return reduced(cost, slot.hero === 'sir-winston' ? (powers['sir-winston'].power.discount ?? 0) : 0);
}

/** Skulls that a hero may count on for this card: his own, and the pool unless it was refused for it. */
export function purse(siege: Siege, index: number, what: string): { own: number; pool: number } {
  const slot = slotAt(siege, index);
  const pool = slot.refused.includes(what) ? 0 : teamOf(siege, slot.side).rift.skulls;
  return { own: slot.skulls, pool };
}

/** How many Rift skulls may go into a price: from what own skulls leave open to all of it. */
export function riftShare(siege: Siege, index: number, what: string, cost: number): { min: number; max: number } {
  const { own, pool } = purse(siege, index, what);
  return { min: Math.max(0, cost - own), max: Math.min(cost, pool) };
}

export function canAfford(siege: Siege, index: number, what: string, cost: number): boolean {
  const { min, max } = riftShare(siege, index, what, cost);
  return min <= max;
}

/** Equipment on sale to this hero: the shop, and for the Kobold King the discard, unless his powers are silenced. */
export function equipmentOnSale(siege: Siege, index: number): EquipmentId[] {
  const slot = slotAt(siege, index);
  const team = teamOf(siege, slot.side);
  const shop = team.shop.equipment.filter((card) => card !== null);
  const scavenges = slot.hero === 'kobold-king' && isSilenced(siege, index) === undefined;
  return scavenges ? [...shop, ...team.equipmentDiscard] : shop;
}

export function trapsOnSale(siege: Siege, index: number): TrapId[] {
  return [...new Set(teamOf(siege, slotAt(siege, index).side).shop.traps.filter((card) => card !== null))];
}

/** OMD-11.1. */
export function capacityOf(siege: Siege, team: Team, tile: TileId): number {
  const { type } = tileIn(team, tile);
  const { capacity } = tileData[type];
  if (capacity !== 'by-heroes') return capacity;
  if (siege.heroes === 3) return team.starts.includes(tile) ? 2 : 1;
  return siege.heroes >= 4 ? 2 : 1;
}

/** Whether the tile may hold bought traps at all. */
function holdsTraps(siege: Siege, team: Team, tile: TileId): boolean {
  return tileIn(team, tile).type !== 'trapsburg' && capacityOf(siege, team, tile) > 0;
}

/** Where a card may go: `here`, or `to <tile>` along a connection for a support trap. */
export function spotsFor(siege: Siege, index: number, card: TrapId): string[] {
  const { side, tile } = slotAt(siege, index);
  if (tile === null || fortressOf(siege, tile).side !== side) return [];
  const team = teamOf(siege, side);
  if (trapOf(card).support) return connected(team, tile).map((to) => `to ${to}`);
  return holdsTraps(siege, team, tile) ? ['here'] : [];
}

/** Traps on the hero's tile of which one must go to make room; empty where there is room. */
export function trapsToReplace(siege: Siege, index: number, card: TrapId): TrapId[] {
  const { side, tile } = slotAt(siege, index);
  if (tile === null || trapOf(card).support) return [];
  const team = teamOf(siege, side);
  const there = team.traps[tile] ?? [];
  return there.length >= capacityOf(siege, team, tile) ? [...new Set(there)] : [];
}

/** Amulets of which Maximilian must name one when both places are taken. */
export function amuletsToReplace(slot: Slot, card: EquipmentId): EquipmentId[] {
  const { amulet } = slot.worn;
  if (equipmentOf(card).type !== 'amulet' || amulet.length < amuletPlaces(slot)) return [];
  return amulet.length > 1 ? [...amulet] : [];
}

/** What a purchase is called where its Rift skulls may be refused. */
export function nameOf(purchase: Purchase): string {
  if (purchase.what === 'equip' || purchase.what === 'trap') return purchase.card;
  return purchase.what;
}

export function costOf(siege: Siege, purchase: Purchase): number {
  const slot = slotAt(siege, purchase.slot);
  if (purchase.what === 'weapon') return weaponCost(slot) ?? 0;
  if (purchase.what === 'equip') return equipmentCost(siege, purchase.slot, purchase.card);
  if (purchase.what === 'trap') return trapCost(slot, purchase.card);
  return purchase.what === 'clan' ? (powers.tundra.rivalry.skulls ?? 0) : revitalizeCost(siege);
}

/** OMD-4.7: in order, and never above the level. */
export function canBuyWeapon(siege: Siege, index: number): boolean {
  const slot = slotAt(siege, index);
  const cost = weaponCost(slot);
  return (
    cost !== undefined &&
    slot.rank + 1 <= siege.level &&
    !slot.used.includes('weapon') &&
    canAfford(siege, index, 'weapon', cost)
  );
}

export function affordableEquipment(siege: Siege, index: number): EquipmentId[] {
  const slot = slotAt(siege, index);
  if (slot.used.includes('equip')) return [];
  return equipmentOnSale(siege, index).filter((card) =>
    canAfford(siege, index, card, equipmentCost(siege, index, card)),
  );
}

export function affordableTraps(siege: Siege, index: number): TrapId[] {
  const slot = slotAt(siege, index);
  if (slot.used.includes('trap')) return [];
  return trapsOnSale(siege, index).filter(
    (card) => canAfford(siege, index, card, trapCost(slot, card)) && spotsFor(siege, index, card).length > 0,
  );
}

export function canHeal(siege: Siege, index: number): boolean {
  const { side, tile, used } = slotAt(siege, index);
  return tile === riftTile(teamOf(siege, side)) && !used.includes('heal');
}

export function canRevitalize(siege: Siege, seat: Seat, index: number): boolean {
  const team = teamOf(siege, slotAt(siege, index).side);
  return !team.revitalized && !team.refusedSeats.includes(seat) && team.rift.skulls >= revitalizeCost(siege);
}

export function canFill(siege: Siege, index: number): boolean {
  const slot = slotAt(siege, index);
  return siege.lord === index && slot.skulls > 0 && !slot.used.includes('fill');
}

/** Whether a purchase that waited for consent is still possible. */
export function isStillPossible(siege: Siege, purchase: Purchase): boolean {
  const { slot: index, rift } = purchase;
  const slot = slotAt(siege, index);
  if (slot.dead || slot.isDone) return false;
  const cost = costOf(siege, purchase);
  const own = purchase.what === 'revitalize' ? 0 : cost - rift;
  if (slot.skulls < own || teamOf(siege, slot.side).rift.skulls < rift) return false;
  if (purchase.what === 'weapon') return canBuyWeapon(siege, index);
  if (purchase.what === 'equip') return affordableEquipment(siege, index).includes(purchase.card);
  if (purchase.what === 'trap') {
    if (!affordableTraps(siege, index).includes(purchase.card)) return false;
    if (!spotsFor(siege, index, purchase.card).includes(purchase.spot)) return false;
    const full = trapsToReplace(siege, index, purchase.card);
    return purchase.replace === null ? full.length === 0 : full.includes(purchase.replace);
  }
  return purchase.what === 'clan' ? !slot.used.includes('clan') : !teamOf(siege, slot.side).revitalized;
}

/** The connection that a spot means, or the hero's own tile. */
export function placeOf(siege: Siege, index: number, spot: string): string {
  const { side, tile } = slotAt(siege, index);
  if (tile === null) throw new Error('a dead hero places nothing');
  if (spot === 'here') return tile;
  const connection = connectionBetween(teamOf(siege, side), tile, spot.slice('to '.length));
  if (connection === undefined) throw new Error(`no connection ${spot} from ${tile} for ${heroAt(siege, index)}`);
  return connection;
}
