/** Who may be pushed, with whom, and what the acid takes (OMD-11.5 to 11.8). */
import { creatures } from '../content/creatures.js';
import type { EquipmentId } from '../content/equipment.js';
import { type Siege, type Slot, heroIds, kinds } from '../types/index.js';
import { cardsOf, standsFast, wornBy } from './hero.js';
import { isShielded, unitNames, unitOf } from './power-targets.js';
import { fortressOf, heroAt, heroesOn, slotAt, tileAt } from './siege.js';

export function canPushHere(siege: Siege, index: number): boolean {
  const { tile } = slotAt(siege, index);
  if (tile === null) return false;
  const { type } = tileAt(siege, tile);
  return type === 'acid-bath' || type === 'lava-lake';
}

/** Greater creatures and heroes need two heroes (OMD-11.7). */
export function needsHelper(target: string): boolean {
  return (heroIds as readonly string[]).includes(target) || creatures[unitOf(target).kind].size === 'greater';
}

/** Team mates on the tile who have not declined this turn. */
export function helpersFor(siege: Siege, index: number): number[] {
  const { side, tile, turn } = slotAt(siege, index);
  if (tile === null) return [];
  return heroesOn(siege, tile).filter(
    (other) => other !== index && slotAt(siege, other).side === side && !turn.declined.includes(other),
  );
}

/** Every enemy on the tile who may be pushed, helper or no. */
export function pushables(siege: Siege, index: number): string[] {
  const { side, tile } = slotAt(siege, index);
  if (tile === null || !canPushHere(siege, index)) return [];
  const units = fortressOf(siege, tile).side === side && !isShielded(siege, tile) ? unitNames(siege, tile, kinds) : [];
  const rivals = heroesOn(siege, tile).filter((other) => {
    const slot = slotAt(siege, other);
    return slot.side !== side && !standsFast(siege, other) && !cardsOf(slot).some((card) => card.noPush);
  });
  return [...units, ...rivals.map((other) => heroAt(siege, other))];
}

/** Those among them for whom hands enough are there. */
export function pushTargets(siege: Siege, index: number): string[] {
  const alone = helpersFor(siege, index).length === 0;
  return pushables(siege, index).filter((target) => !alone || !needsHelper(target));
}

/** What a pusher may lose to the acid. */
export function acidOptions(slot: Slot): (EquipmentId | 'weapon')[] {
  return [...wornBy(slot), ...(slot.rank > 0 ? (['weapon'] as const) : [])];
}
