/** Phase A: healing, weapons, equipment, traps and the common purse (BO-5 to BO-9). */
import type { Advice, Thinking } from '../../../kernel/index.js';
import { type EquipmentId, equipmentOf } from '../content/equipment.js';
import { trapOf } from '../content/traps.js';
import { amuletPlaces, heroMove, maxHealth } from '../rules/hero.js';
import { consentersOf } from '../rules/choosers.js';
import { upgradeActions } from '../rules/offers.js';
import {
  affordableEquipment,
  affordableTraps,
  canBuyWeapon,
  canHeal,
  equipmentCost,
  revitalizeCost,
  trapCost,
  weaponCost,
} from '../rules/purchases.js';
import { heroAt, ownSlots, slotAt, slotsOf, teamOf } from '../rules/siege.js';
import { type Dice, type DieId, type Omd, type Slot, type View, dieIds } from '../types/index.js';
import { because } from './advice.js';
import { cardAnswer, iceWall } from './powers.js';
import { trapIdeas } from './trapping.js';

type Said = Advice<Omd> | undefined;

const dieWorth: Record<DieId, number> = { battle: 0.6, fire: 1, lightning: 1, ice: 0.9, arcane: 0.8, health: 0 };

function sumOf(dice: Dice = {}, icons = ''): number {
  const rolled = dieIds.reduce((sum, die) => sum + (dice[die] ?? 0) * dieWorth[die], 0);
  return Array.from(icons).reduce((sum, icon) => sum + (icon === 'K' ? 1.2 : 0.8), rolled);
}

function amuletWorth(card: EquipmentId): number {
  const { dice, fixed, replacesDie } = equipmentOf(card);
  return sumOf(dice, fixed) + (replacesDie ? 0.6 : 0);
}

/** How good a ring or trinket is, in the measure of amulets. */
function otherWorth(view: View, index: number, card: EquipmentId): number {
  const slot = slotAt(view, index);
  const { cancels, income, leech, maxHealth: more, move, thorns, use, wrench, bounty, secondWind } = equipmentOf(card);
  if (use?.effect === 'mend-rift') {
    const { health, start } = teamOf(view, slot.side).rift;
    return start - health >= 2 ? 4 : 0;
  }
  if (use?.effect === 'heal') return slot.health * 2 < maxHealth(slot) ? 1.2 : 0;
  if (move) return heroMove(view, index) === 1 ? 1.2 : 0.3;
  const early = view.level === 3 ? 0.5 : 1;
  return (
    (cancels ? cancels.first * (cancels.per === 'attack' ? 1.8 : 1) : 0) +
    ((income?.own ?? 0) + (income?.rift ?? 0)) * early +
    (income?.heal ?? 0) * 1.2 +
    (leech ?? 0) * 1.2 +
    (more ?? 0) * 0.3 +
    (thorns ?? 0) * 0.9 +
    (wrench ? 0.7 : 0) +
    (secondWind ? 1.5 : 0) +
    ((bounty?.first ?? 0) + (bounty?.firstLesser ?? 0) + (bounty?.greater ?? 0) * 0.3) * 0.7 * early
  );
}

type Offer = { card: EquipmentId; gain: number; replace?: EquipmentId };

function offerOf(view: View, index: number, card: EquipmentId): Offer {
  const { worn } = slotAt(view, index);
  const { type } = equipmentOf(card);
  if (type === 'amulet') {
    const free = worn.amulet.length < amuletPlaces(slotAt(view, index));
    const [worst] = [...worn.amulet].sort((a, b) => amuletWorth(a) - amuletWorth(b));
    if (free || worst === undefined) return { card, gain: amuletWorth(card) };
    const gain = amuletWorth(card) - amuletWorth(worst);
    return { card, gain: gain >= 0.5 ? gain : 0, ...(worn.amulet.length > 1 ? { replace: worst } : {}) };
  }
  const old = type === 'ring' ? worn.ring : worn.trinket;
  const gain = otherWorth(view, index, card) - (old ? otherWorth(view, index, old) : 0);
  return { card, gain: gain >= 0.5 ? gain : 0 };
}

/** Half of the team's ultimates are spent. */
function isSpent(view: View, slot: Slot): boolean {
  const team = slotsOf(view, slot.side).map((one) => slotAt(view, one));
  return team.filter(({ ultimate }) => ultimate === 'exhausted').length * 2 >= team.length;
}

/** Whether the pool is the hero's to spend: a bot does not ask the others for Rift skulls (OMD-4.3). */
function spendsFreely(view: View, index: number): boolean {
  return consentersOf(view, index, view.empty).length === 0;
}

/** What the pool may give to purchases: nothing while it is being saved for the ultimates (BO-9). */
function poolFor(view: View, index: number): number {
  const slot = slotAt(view, index);
  const { skulls } = teamOf(view, slot.side).rift;
  const saving = view.level >= 2 && isSpent(view, slot) && skulls >= revitalizeCost(view) - 2;
  return saving || !spendsFreely(view, index) ? 0 : skulls;
}

function weaponAnswer(view: View, index: number): Said {
  const slot = slotAt(view, index);
  const cost = weaponCost(slot);
  if (cost === undefined || !canBuyWeapon(view, index) || cost > slot.skulls + poolFor(view, index)) return undefined;
  return { action: 'weapon', args: { as: heroAt(view, index) }, why: because('weapon') };
}

/** Skulls kept for the next weapon, where it can be had soon. */
function kept(view: View, index: number): number {
  const slot = slotAt(view, index);
  const cost = weaponCost(slot);
  if (cost === undefined || slot.rank + 1 > view.level || slot.used.includes('weapon')) return 0;
  return cost - slot.skulls - poolFor(view, index) <= 2 ? cost : 0;
}

function equipAnswer(view: View, index: number): Said {
  const slot = slotAt(view, index);
  const [best] = affordableEquipment(view, index)
    .map((card) => ({ ...offerOf(view, index, card), cost: equipmentCost(view, index, card) }))
    .filter(({ cost, gain }) => gain > 0 && cost <= slot.skulls + poolFor(view, index))
    .sort((a, b) => b.gain / b.cost - a.gain / a.cost);
  if (!best || best.gain / best.cost < 0.14) return undefined;
  const args = {
    as: heroAt(view, index),
    card: best.card,
    ...(best.replace === undefined ? {} : { replace: best.replace }),
  };
  return { action: 'equip', args, why: because('equip') };
}

/** The trap of greatest value a skull, if it is worth so much. */
function trapAnswer(view: View, index: number, least: number, isUrgent: { only: boolean }): Said {
  const slot = slotAt(view, index);
  const cards = affordableTraps(view, index).filter(
    (card) => trapCost(slot, card) <= slot.skulls + poolFor(view, index),
  );
  const [best] = trapIdeas(view, index, cards)
    .map((idea) => ({ ...idea, rate: (isUrgent.only ? idea.now : idea.value) / trapCost(slot, idea.card) }))
    .sort((a, b) => b.rate - a.rate);
  if (!best || best.rate < least) return undefined;
  const args = {
    as: heroAt(view, index),
    card: best.card,
    spot: best.spot,
    ...(best.replace === undefined ? {} : { replace: best.replace }),
  };
  return { action: 'trap', args, why: because(trapOf(best.card).planks ? 'hold' : 'trap') };
}

function forSlot(view: View, index: number): Said {
  const slot = slotAt(view, index);
  const can = upgradeActions(view, index);
  const as = heroAt(view, index);
  if (canHeal(view, index)) return { action: 'heal', args: { as }, why: because('heal') };
  const card = can.includes('use') ? cardAnswer(view, index) : undefined;
  if (card) return card;
  if (can.includes('revitalize') && spendsFreely(view, index) && isSpent(view, slot) && view.level >= 2)
    return { action: 'revitalize', args: {}, why: because('revitalize') };
  if (iceWall(view, index)) return { action: 'ultimate', args: { as }, why: because('ultimate') };
  const urgent = trapAnswer(view, index, 20, { only: true });
  if (urgent) return urgent;
  const weapon = weaponAnswer(view, index);
  if (weapon) return weapon;
  if (kept(view, index) > 0) return undefined;
  return equipAnswer(view, index) ?? trapAnswer(view, index, 12, { only: false });
}

/** One own hero after the other, the lowest slot first. */
export function upgradeAnswer({ view, seat }: Thinking<Omd>): Said {
  const open = ownSlots(view, seat).filter((index) => !slotAt(view, index).isDone && !slotAt(view, index).dead);
  for (const index of open) {
    const answer = forSlot(view, index);
    if (answer) return answer;
  }
  const [first] = open;
  if (first === undefined) return undefined;
  const lord = open.find((index) => upgradeActions(view, index).includes('fill'));
  if (lord !== undefined) {
    const slot = slotAt(view, lord);
    const spare = slot.skulls - (weaponCost(slot) ?? 0);
    if (spare > 0) return { action: 'fill', args: { skulls: spare }, why: because('fill') };
  }
  return { action: 'done', args: { as: heroAt(view, first) }, why: because('save') };
}
