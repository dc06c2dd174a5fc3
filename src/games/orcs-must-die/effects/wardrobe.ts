/** Equipment that is put on, taken off and discarded. */
import { type EquipmentId, equipmentOf } from '../content/equipment.js';
import { maxHealth } from '../rules/hero.js';
import { slotAt, teamOf } from '../rules/siege.js';
import type { OmdPlay, Side } from '../types/index.js';

/** Used or replaced: to the discard, unless the card leaves the game. */
export function discardCard(play: OmdPlay, side: Side, card: EquipmentId): void {
  const team = teamOf(play.board, side);
  if (equipmentOf(card).removed) team.removed.push(card);
  else team.equipmentDiscard.push(card);
}

export function takeOff(play: OmdPlay, index: number, card: EquipmentId): void {
  const slot = slotAt(play.board, index);
  const { worn } = slot;
  worn.amulet = worn.amulet.filter((one) => one !== card);
  if (worn.ring === card) worn.ring = null;
  if (worn.trinket === card) worn.trinket = null;
  slot.health = Math.min(slot.health, maxHealth(slot));
  discardCard(play, slot.side, card);
}

/** OMD-4.9, 10.8: what lies in the place is discarded; more health also heals. */
export function putOn(play: OmdPlay, index: number, card: EquipmentId, replaced: EquipmentId | null): void {
  const slot = slotAt(play.board, index);
  if (replaced) takeOff(play, index, replaced);
  const { type, maxHealth: bonus = 0 } = equipmentOf(card);
  if (type === 'amulet') slot.worn.amulet.push(card);
  else slot.worn[type] = card;
  if (slot.tile !== null) slot.health = Math.min(maxHealth(slot), slot.health + bonus);
}
