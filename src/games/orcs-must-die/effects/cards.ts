/** Using a card (7.6). */
import { type EquipmentId, equipmentOf } from '../content/equipment.js';
import { creatures } from '../content/creatures.js';
import { maxHealth } from '../rules/hero.js';
import { fortressOf, heroesOn, slotAt, slotOfHero, who } from '../rules/siege.js';
import { type OmdPlay, type Slot, kinds } from '../types/index.js';
import { changeRift, checkEnd } from './end.js';
import { stun } from './units.js';
import { heal } from './healing.js';
import { takeOff } from './wardrobe.js';

function healOne(play: OmdPlay, slot: Slot, index: number, by: number, amount: number | 'full'): void {
  const healed = heal(slot, amount === 'full' ? maxHealth(slot) : amount);
  if (healed > 0) play.emit('healed', { ...who(play.board, index), by: who(play.board, by), amount: healed });
}

export function useCard(play: OmdPlay, index: number, card: EquipmentId, target: string | null): void {
  const { board } = play;
  const slot = slotAt(board, index);
  const { use, oneUse } = equipmentOf(card);
  if (!use || slot.tile === null) return;
  slot.turn.free.push(card);
  play.emit('cardUsed', { ...who(play.board, index), card, target });
  if (use.effect === 'heal') {
    const friends = heroesOn(board, slot.tile).filter((other) => slotAt(board, other).side === slot.side);
    for (const other of use.whom === 'self' ? [index] : friends)
      healOne(play, slotAt(board, other), other, index, use.amount);
  } else if (use.effect === 'flash') {
    const team = fortressOf(board, slot.tile);
    for (const kind of kinds) if (creatures[kind].size === 'lesser') stun(team, slot.tile, kind, Infinity);
  } else if (use.effect === 'tend') {
    slot.skulls -= use.price;
    const patient = slotOfHero(board, target ?? '');
    healOne(play, slotAt(board, patient), patient, index, use.amount);
  } else if (use.effect === 'mend-rift') {
    changeRift(play, slot.side, use.amount, 'card');
  } else {
    slot.skulls -= use.price;
    slot.tile = target;
  }
  if (oneUse) takeOff(play, index, card);
  checkEnd(play);
}
