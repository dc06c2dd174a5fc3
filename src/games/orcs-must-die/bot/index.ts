/** A simple policy: buys what it can, uses what is sure, and otherwise does what the autopilot would. */
import type { Advice, Policy } from '../../../kernel/index.js';
import {
  affordableEquipment,
  affordableTraps,
  canBuyWeapon,
  equipmentCost,
  spotsFor,
  trapCost,
  trapsToReplace,
  weaponCost,
} from '../rules/purchases.js';
import { turnActions, upgradeActions } from '../rules/offers.js';
import { pushTargets, needsHelper } from '../rules/pushing.js';
import { heroAt, ownSlots, slotAt } from '../rules/siege.js';
import { equipmentOf } from '../content/equipment.js';
import type { Omd, View } from '../types/index.js';

/** A purchase from own skulls: the weapon first, then amulets, then a trap that fits. */
function purchase(view: View, seat: number): Advice<Omd> | undefined {
  const own = ownSlots(view, seat).filter((index) => upgradeActions(view, index).length > 0);
  for (const index of own) {
    const slot = slotAt(view, index);
    const as = { as: heroAt(view, index) };
    const cost = weaponCost(slot);
    if (canBuyWeapon(view, index) && cost !== undefined) return { action: 'weapon', args: as };
    const amulet = affordableEquipment(view, index).find(
      (card) =>
        equipmentOf(card).type === 'amulet' &&
        slot.worn.amulet.length === 0 &&
        slot.skulls >= equipmentCost(view, index, card),
    );
    if (amulet) return { action: 'equip', args: { ...as, card: amulet } };
    const trap = affordableTraps(view, index).find(
      (card) =>
        trapsToReplace(view, index, card).length === 0 &&
        slot.skulls >= trapCost(slot, card) &&
        spotsFor(view, index, card).includes('here'),
    );
    if (trap) return { action: 'trap', args: { ...as, card: trap, spot: 'here' } };
  }
  return undefined;
}

/** A push that needs nobody else comes before the dice. */
function sureThing(view: View): Advice<Omd> | undefined {
  const index = view.active;
  if (index === null || !turnActions(view, index).includes('push')) return undefined;
  const target = pushTargets(view, index).find((one) => !needsHelper(one));
  return target !== undefined && slotAt(view, index).health > 3 && slotAt(view, index).turn.attacks === 0
    ? { action: 'push', args: { target } }
    : undefined;
}

export const policy: Policy<Omd> = ({ decisions, random, seat, view }) => {
  const asked = decisions.find((decision) => decision.fallback);
  const fallback = asked?.fallback?.();
  if (!fallback) return random();
  if (view.question?.kind === 'upgrade' && fallback.action !== 'choose') return purchase(view, seat) ?? fallback;
  if (view.question?.kind === 'turn') return sureThing(view) ?? fallback;
  return fallback;
};
