/** Why an action is not offered now, and what would be legal (5.1). */
import type { Seat } from '../../../kernel/index.js';
import { equipmentIds, equipmentOf } from '../content/equipment.js';
import { mostSwaps } from '../content/numbers.js';
import { powers } from '../content/powers.js';
import { attackTiles, attacksLeft } from '../rules/attack.js';
import { lordSide } from '../rules/choosers.js';
import { wornBy } from '../rules/hero.js';
import { riftsCanHeal, stepsLeft, turnActions, upgradeActions, usableCards } from '../rules/offers.js';
import {
  equipmentCost,
  equipmentOnSale,
  purse,
  revitalizeCost,
  trapCost,
  trapsOnSale,
  weaponCost,
} from '../rules/purchases.js';
import { canPushHere, helpersFor, pushables } from '../rules/pushing.js';
import {
  bossesOn,
  enemyTiles,
  fortressOf,
  heroAt,
  isRivalry,
  ownSlots,
  riftTile,
  slotAt,
  teamOf,
} from '../rules/siege.js';
import { isBadForm, isSilenced } from '../rules/special.js';
import { weapons } from '../content/weapons.js';
import type { ActionId, OmdWhy, Phase, PowerKind, View } from '../types/index.js';
import { cardLabel } from './labels.js';

type Reason = (view: View, seat: Seat, index: number) => OmdWhy | undefined;

const upgradeOnly: readonly ActionId[] = ['fill', 'heal', 'revitalize', 'weapon', 'equip', 'trap'];
const turnOnly: readonly ActionId[] = ['attack', 'move', 'push', 'recover', 'reroll'];
const setUpOnly: readonly ActionId[] = ['hero', 'vote', 'swap'];

function phaseOf(action: ActionId): Phase | undefined {
  if (upgradeOnly.includes(action)) return 'upgrade';
  if (turnOnly.includes(action)) return 'hero';
  return setUpOnly.includes(action) ? 'setup' : undefined;
}

function canOf(view: View, seat: Seat): ActionId[] {
  const own = ownSlots(view, seat);
  if (view.phase === 'upgrade') return [...new Set(own.flatMap((index) => upgradeActions(view, index)))];
  return view.active !== null && own.includes(view.active) ? turnActions(view, view.active) : [];
}

const afterUse = (view: View, index: number): ActionId[] => upgradeActions(view, index);

/** A purchase of the kind is used up, or too dear. */
function purchaseReason(what: 'weapon' | 'equip' | 'trap'): Reason {
  return (view, _seat, index) => {
    const slot = slotAt(view, index);
    if (slot.used.includes(what))
      return { rule: 'OMD-4.2', reason: { key: 'purchaseUsed', params: { what, can: afterUse(view, index) } } };
    if (what === 'weapon') return weaponReason(view, index);
    const [label, cost] = cheapestOn(view, index, what);
    if (!label) return { rule: 'OMD-4.10', reason: { key: 'onSale', params: { cards: [] } } };
    if (what === 'trap' && slot.tile !== null && fortressOf(view, slot.tile).side !== slot.side) {
      return { rule: 'OMD-14.14', reason: { key: 'ownFortressOnly', params: {} } };
    }
    const { own, pool } = purse(view, index, label.id);
    return { rule: 'OMD-4.8', reason: { key: 'tooFewSkulls', params: { card: label, cost, own, pool } } };
  };
}

function cheapestOn(
  view: View,
  index: number,
  what: 'equip' | 'trap',
): [ReturnType<typeof cardLabel> | undefined, number] {
  const slot = slotAt(view, index);
  const priced =
    what === 'equip'
      ? equipmentOnSale(view, index).map(
          (id) => [cardLabel(id, equipmentCost(view, index, id)), equipmentCost(view, index, id)] as const,
        )
      : trapsOnSale(view, index).map((id) => [cardLabel(id, trapCost(slot, id)), trapCost(slot, id)] as const);
  const [first] = priced.sort((a, b) => a[1] - b[1]);
  return first ? [first[0], first[1]] : [undefined, 0];
}

function weaponReason(view: View, index: number): OmdWhy {
  const slot = slotAt(view, index);
  const hero = heroAt(view, index);
  const cost = weaponCost(slot);
  if (cost === undefined) return { rule: 'OMD-4.7', reason: { key: 'bestWeapon', params: { hero } } };
  if (slot.rank + 1 > view.level) {
    return {
      rule: 'OMD-4.7',
      reason: { key: 'weaponLevel', params: { hero, rank: slot.rank + 1, level: view.level } },
    };
  }
  const { own, pool } = purse(view, index, 'weapon');
  const card = {
    what: 'power',
    id: `${hero}-${weapons[hero].indexOf(weapons[hero][(slot.rank + 1) as 1 | 2 | 3])}`,
  } as const;
  if (slot.refused.includes('weapon')) {
    return { rule: 'OMD-4.3', reason: { key: 'refusedBefore', params: { card, own, can: afterUse(view, index) } } };
  }
  return { rule: 'OMD-4.8', reason: { key: 'tooFewSkulls', params: { card, cost, own, pool } } };
}

function powerReason(kind: PowerKind): Reason {
  return (view, _seat, index) => {
    const slot = slotAt(view, index);
    const power = powers[heroAt(view, index)][kind];
    if (kind === 'rivalry' && !isRivalry(view)) return { rule: 'OMD-10.2', reason: { key: 'rivalryOnly', params: {} } };
    if (power.orders && slot.orderChanged) {
      const order = slot.hero === 'hogarth' ? slot.bulwark : slot.teamPlayer;
      return { rule: 'OMD-15.7', reason: { key: 'orderChanged', params: { order } } };
    }
    if (power.timing === 'passive' || power.id === 'scavenger') {
      return { rule: 'OMD-1.8', reason: { key: 'passivePower', params: { power: power.id } } };
    }
    const silence =
      isSilenced(view, index) ?? (kind === 'ultimate' && isBadForm(view, index) ? 'sir-winston' : undefined);
    if (silence !== undefined) return { rule: 'OMD-1.9', reason: { key: 'silenced', params: { by: silence } } };
    if (kind === 'ultimate' && slot.ultimate === 'exhausted') {
      return { rule: 'OMD-10.3', reason: { key: 'ultimateSpent', params: { cost: revitalizeCost(view) } } };
    }
    if (power.id === 'frenzy' && slot.turn.gaveUp === 'attack')
      return { rule: 'OMD-6.8', reason: { key: 'frenzyGivenUp', params: {} } };
    if (power.timing === 'action' && slot.turn.special !== null) {
      return { rule: 'OMD-6.9', reason: { key: 'specialSpent', params: { power: slot.turn.special } } };
    }
    return { rule: 'OMD-6.9', reason: { key: 'noTarget', params: { power: power.id } } };
  };
}

function useReason(view: View, index: number): OmdWhy {
  const shard = wornBy(slotAt(view, index)).includes('rift-shard');
  if (shard && view.phase === 'upgrade' && !riftsCanHeal(view))
    return { rule: 'OMD-14.19', reason: { key: 'noRiftHealing', params: {} } };
  const cards = usableCards(view, index).filter((id) => equipmentIds.includes(id) && equipmentOf(id).use);
  return { rule: 'OMD-10.6', reason: { key: 'canUse', params: { cards: cards.map((id) => cardLabel(id, null)) } } };
}

function pushReason(view: View, index: number): OmdWhy {
  const slot = slotAt(view, index);
  const rule = 'OMD-11.7';
  if (!canPushHere(view, index)) return { rule: 'OMD-11.5', reason: { key: 'pushTile', params: {} } };
  if (slot.turn.pushed) return { rule: 'OMD-6.2', reason: { key: 'pushedAlready', params: {} } };
  const [unit] = pushables(view, index);
  const [declined] = slot.turn.declined;
  if (declined !== undefined) {
    return {
      rule,
      reason: { key: 'helperDeclined', params: { helper: heroAt(view, declined), alone: [], side: slot.side } },
    };
  }
  if (unit !== undefined) {
    const helpers = helpersFor(view, index).map((one) => heroAt(view, one));
    return { rule, reason: { key: 'needsHelper', params: { unit, side: slot.side, helpers } } };
  }
  if (slot.tile !== null && bossesOn(view, slot.tile).length > 0)
    return { rule, reason: { key: 'pushBoss', params: {} } };
  const tiles = enemyTiles(view, slot.side);
  return { rule: 'OMD-11.6', reason: { key: 'nobodyThere', params: { tile: slot.tile ?? '', tiles } } };
}

function attackReason(view: View, index: number): OmdWhy | undefined {
  const { side, tile } = slotAt(view, index);
  if (attacksLeft(view, index) < 1) return { rule: 'OMD-6.2', reason: { key: 'attackUsed', params: {} } };
  if (tile === null || attackTiles(view, index).length > 0) return undefined;
  return { rule: 'OMD-6.4', reason: { key: 'nobodyThere', params: { tile, tiles: enemyTiles(view, side) } } };
}

const reasons: Partial<Record<ActionId, Reason>> = {
  fill(view, _seat, index) {
    const slot = slotAt(view, index);
    if (lordSide(view) !== slot.side) return { rule: 'OMD-14.8', reason: { key: 'noLordInTeam', params: {} } };
    if (slotAt(view, view.lord).seat !== slot.seat)
      return { rule: 'OMD-4.4', reason: { key: 'notLord', params: { hero: heroAt(view, view.lord) } } };
    const lord = slotAt(view, view.lord);
    if (lord.used.includes('fill'))
      return { rule: 'OMD-4.2', reason: { key: 'filledAlready', params: { can: canOf(view, slot.seat) } } };
    return { rule: 'OMD-4.4', reason: { key: 'tooManySkulls', params: { skulls: lord.skulls } } };
  },
  heal(view, _seat, index) {
    const { side, tile, used } = slotAt(view, index);
    const hero = heroAt(view, index);
    if (used.includes('heal')) return { rule: 'OMD-4.2', reason: { key: 'healedAlready', params: { hero } } };
    return tile === null || tile === riftTile(teamOf(view, side))
      ? undefined
      : { rule: 'OMD-4.5', reason: { key: 'notOnRift', params: { hero, tile } } };
  },
  revitalize(view, seat, index) {
    const team = teamOf(view, slotAt(view, index).side);
    if (team.revitalized) return { rule: 'OMD-4.6', reason: { key: 'revitalizedAlready', params: {} } };
    if (team.refusedSeats.includes(seat))
      return { rule: 'OMD-4.3', reason: { key: 'revitalizeRefused', params: { can: canOf(view, seat) } } };
    return {
      rule: 'OMD-4.6',
      reason: { key: 'revitalizeCost', params: { cost: revitalizeCost(view), pool: team.rift.skulls } },
    };
  },
  weapon: purchaseReason('weapon'),
  equip: purchaseReason('equip'),
  trap: purchaseReason('trap'),
  power: powerReason('power'),
  ultimate: powerReason('ultimate'),
  rivalry: powerReason('rivalry'),
  use: (view, _seat, index) => useReason(view, index),
  push: (view, _seat, index) => pushReason(view, index),
  attack: (view, _seat, index) => attackReason(view, index),
  move: (view, _seat, index) =>
    stepsLeft(view, index) > 0 ? undefined : { rule: 'OMD-6.7', reason: { key: 'moveUsed', params: {} } },
  recover: (view, _seat, index) => ({
    rule: 'OMD-6.8',
    reason: { key: 'onFeet', params: { hero: heroAt(view, index) } },
  }),
  reroll: () => ({ rule: 'OMD-8.17', reason: { key: 'noReroll', params: {} } }),
};

/** The slot that a refusal speaks of: the active one, or the first that is not done. */
function slotMeant(view: View, seat: Seat): number | undefined {
  const own = ownSlots(view, seat);
  if (view.phase === 'hero') return own.find((index) => index === view.active);
  return own.find((index) => !slotAt(view, index).isDone && !slotAt(view, index).dead);
}

export function unavailable(action: ActionId): (view: View, seat: Seat) => OmdWhy | undefined {
  return (view, seat) => {
    if (action === 'swap' && view.swaps.length >= mostSwaps)
      return { rule: 'OMD-11.15', reason: { key: 'swapsMade', params: {} } };
    const index = slotMeant(view, seat);
    const active = view.active === null ? null : slotAt(view, view.active).hero;
    const belongs = phaseOf(action);
    const isMine = index !== undefined && slotAt(view, index).hero !== null;
    if (view.phase === 'hero' && !isMine)
      return { rule: 'OMD-6.1', reason: { key: 'notYourTurn', params: { hero: active } } };
    if (belongs !== undefined && belongs !== view.phase) {
      return {
        rule: 'OMD-3.3',
        reason: { key: 'wrongPhase', params: { action, phase: belongs, now: view.phase, can: canOf(view, seat) } },
      };
    }
    return isMine && (view.phase === 'upgrade' || view.phase === 'hero')
      ? reasons[action]?.(view, seat, index)
      : undefined;
  };
}
