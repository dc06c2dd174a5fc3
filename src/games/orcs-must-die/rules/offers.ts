/** Which actions a hero may take now: in phase A, and in his turn. Buttons, autopilot and refusals ask here. */
import type { Seat } from '../../../kernel/index.js';
import { type EquipmentId, equipmentOf } from '../content/equipment.js';
import { powers } from '../content/powers.js';
import type { ActionId, PowerKind, Siege, TileId } from '../types/index.js';
import { attackTiles, attacksLeft } from './attack.js';
import { maxHealth, wornBy } from './hero.js';
import { hasTarget, lesserKinds } from './power-targets.js';
import {
  affordableEquipment,
  affordableTraps,
  canAfford,
  canBuyWeapon,
  canFill,
  canHeal,
  canRevitalize,
} from './purchases.js';
import { pushTargets } from './pushing.js';
import { fortressOf, heroAt, heroesOn, isRivalry, slotAt, standing, teamOf } from './siege.js';
import { isBadForm, isSilenced } from './special.js';
import { heroDistances, stepsFrom } from './ways.js';
import { wearFromCycle } from '../content/numbers.js';

/** With escalation no Rift gains health from the second repetition on (OMD-14.19). */
export function riftsCanHeal(siege: Siege): boolean {
  return !(isRivalry(siege) && siege.options.escalation === 'on' && siege.cycle >= wearFromCycle);
}

/** Heroes on the tile whom Field Kit could help. */
function patientsOf(siege: Siege, index: number): number[] {
  const { side, tile } = slotAt(siege, index);
  if (tile === null) return [];
  return heroesOn(siege, tile).filter((other) => {
    const slot = slotAt(siege, other);
    return slot.side === side && slot.health < maxHealth(slot);
  });
}

/** What `use` may name as a target; `undefined` where the card takes none, empty where it cannot be used now. */
export function useTargets(siege: Siege, index: number, card: EquipmentId): string[] | undefined {
  const { use } = equipmentOf(card);
  const { side, tile } = slotAt(siege, index);
  if (use?.effect === 'tend') return patientsOf(siege, index).map((other) => heroAt(siege, other));
  if (use?.effect === 'recall')
    return teamOf(siege, side)
      .tiles.map(({ id }) => id)
      .filter((id) => id !== tile);
  return undefined;
}

function isUsable(siege: Siege, index: number, card: EquipmentId): boolean {
  const { use } = equipmentOf(card);
  const slot = slotAt(siege, index);
  const when = siege.phase === 'upgrade' ? 'upgrade' : 'turn';
  if (!use?.when.includes(when) || slot.tile === null) return false;
  if (use.effect === 'heal') {
    return use.whom === 'self' ? slot.health < maxHealth(slot) : patientsOf(siege, index).length > 0;
  }
  if (use.effect === 'flash') {
    const team = fortressOf(siege, slot.tile);
    const { tile } = slot;
    return team.side === slot.side && lesserKinds.some((kind) => standing(team, tile, kind).ready > 0);
  }
  if (use.effect === 'mend-rift') {
    const { rift } = teamOf(siege, slot.side);
    return riftsCanHeal(siege) && rift.health < rift.start;
  }
  return slot.skulls >= use.price && (useTargets(siege, index, card)?.length ?? 0) > 0;
}

/** Worn cards with an effect that can be used now. */
export function usableCards(siege: Siege, index: number): EquipmentId[] {
  return wornBy(slotAt(siege, index)).filter((card) => isUsable(siege, index, card));
}

function hasToken(siege: Siege, index: number): boolean {
  return slotAt(siege, index).ultimate === 'available' && !isBadForm(siege, index);
}

/** Whether a power, ultimate or rivalry power may be used now. */
export function isPowerReady(siege: Siege, index: number, kind: PowerKind): boolean {
  const slot = slotAt(siege, index);
  const power = powers[heroAt(siege, index)][kind];
  if (slot.tile === null) return false;
  if (power.orders) return !slot.orderChanged;
  if (isSilenced(siege, index) !== undefined || power.withAttack || power.timing === 'passive') return false;
  if (power.id === 'scavenger' || power.timing === 'reaction') return false;
  if (kind === 'ultimate' && !hasToken(siege, index)) return false;
  if (kind === 'rivalry' && !isRivalry(siege)) return false;
  if ((power.timing === 'upgrade') !== (siege.phase === 'upgrade')) return false;
  if (power.timing === 'action' && slot.turn.special !== null) return false;
  if (power.id === 'frenzy' && (slot.turn.gaveUp === 'attack' || slot.turn.frenzy)) return false;
  if (power.id === 'arrow-storm' && attacksLeft(siege, index) < 1) return false;
  if (power.id === 'call-the-clan') {
    return !slot.used.includes('clan') && canAfford(siege, index, 'clan', power.skulls ?? 0);
  }
  return hasTarget(siege, index, kind);
}

type Test = (siege: Siege, index: number) => boolean;
const powerTests = {
  power: (siege, index) => isPowerReady(siege, index, 'power'),
  ultimate: (siege, index) => isPowerReady(siege, index, 'ultimate'),
  rivalry: (siege, index) => isPowerReady(siege, index, 'rivalry'),
} satisfies Partial<Record<ActionId, Test>>;
const use: Test = (siege, index) => wornBy(slotAt(siege, index)).some((card) => isUsable(siege, index, card));

type Tests = Readonly<Partial<Record<ActionId, Test>>>;
const namesOf = (tests: Tests): readonly ActionId[] => Object.keys(tests) as ActionId[];

/** When a hero may do what in phase A, in the order of the panel. */
const upgradeTests: Tests = {
  fill: canFill,
  heal: canHeal,
  revitalize: (siege, index) => canRevitalize(siege, slotAt(siege, index).seat, index),
  weapon: canBuyWeapon,
  equip: (siege, index) => affordableEquipment(siege, index).length > 0,
  trap: (siege, index) => affordableTraps(siege, index).length > 0,
  ...powerTests,
  use,
};
export const upgradeNames = namesOf(upgradeTests);

/** whether a hero may use this upgrade or power now. */
export function mayUpgrade(siege: Siege, index: number, action: ActionId): boolean {
  const { isDone, dead } = slotAt(siege, index);
  return !isDone && !dead && (upgradeTests[action]?.(siege, index) ?? false);
}

/** the upgrades and powers that a hero may use now, `done` left aside. */
export function upgradeActions(siege: Siege, index: number): ActionId[] {
  return upgradeNames.filter((action) => mayUpgrade(siege, index, action));
}

/** Steps of the move that are left this turn. */
export function stepsLeft(siege: Siege, index: number): number {
  const { turn } = slotAt(siege, index);
  if (turn.gaveUp === 'move' || turn.moveOver) return 0;
  return Math.max(0, turn.move - turn.steps);
}

/** Tiles the hero may move to now. */
export function reachOf(siege: Siege, index: number): Map<TileId, number> {
  const { tile } = slotAt(siege, index);
  const most = stepsLeft(siege, index);
  if (tile === null || most === 0) return new Map();
  const reach = new Map<TileId, number>();
  for (const [near, steps] of heroDistances(siege, tile, most)) {
    if (steps > most) break;
    if (steps > 0) reach.set(near, steps);
  }
  return reach;
}

/** When the active hero may do what in his turn, in the order of the panel. */
const turnTests: Tests = {
  attack: (siege, index) => attacksLeft(siege, index) > 0 && attackTiles(siege, index).length > 0,
  move(siege, index) {
    const { tile } = slotAt(siege, index);
    return tile !== null && stepsLeft(siege, index) > 0 && stepsFrom(siege, tile).length > 0;
  },
  ...powerTests,
  use,
  push: (siege, index) => !slotAt(siege, index).turn.pushed && pushTargets(siege, index).length > 0,
  recover: (siege, index) => slotAt(siege, index).stunned && giveUps(siege, index).length > 0,
};
export const turnNames = namesOf(turnTests);

/** whether the active hero may do this, `done` left aside. */
export function mayAct(siege: Siege, index: number, action: ActionId): boolean {
  return slotAt(siege, index).tile !== null && (turnTests[action]?.(siege, index) ?? false);
}

/** everything but `done` that the active hero may do. */
export function turnActions(siege: Siege, index: number): ActionId[] {
  return turnNames.filter((action) => mayAct(siege, index, action));
}

/** What a stunned hero may still give up. */
export function giveUps(siege: Siege, index: number): ('attack' | 'move')[] {
  const { turn } = slotAt(siege, index);
  if (turn.gaveUp) return [];
  return [...(turn.attacks === 0 ? (['attack'] as const) : []), ...(turn.steps === 0 ? (['move'] as const) : [])];
}

/** A turn of which only orders are left ends by itself; orders wait for phase A. */
export function hasTurnLeft(siege: Siege, index: number): boolean {
  const { orders } = powers[heroAt(siege, index)].power;
  return turnNames.some((action) => !(action === 'power' && orders) && mayAct(siege, index, action));
}

/** The own slots that an action of phase A or a turn could mean. */
export function slotsFor(siege: Siege, seat: Seat, action: ActionId): number[] {
  return siege.slots.flatMap((slot, index) => {
    if (slot.seat !== seat) return [];
    if (siege.phase === 'hero')
      return siege.active === index && (action === 'done' || mayAct(siege, index, action)) ? [index] : [];
    if (siege.phase !== 'upgrade') return [];
    if (action === 'done') return !slot.isDone && !slot.dead ? [index] : [];
    return mayUpgrade(siege, index, action) ? [index] : [];
  });
}
