/** A hero's attack: where it reaches, what is rolled, what may be added or left out (OMD-6.4, 8.2, 10.5, 10.9). */
import { type EquipmentId, equipmentOf } from '../content/equipment.js';
import { powers } from '../content/powers.js';
import type { Boost, Dice, RolledDie, Roll, Siege, TileId } from '../types/index.js';
import { sumDice, withLimits } from './groups.js';
import { weaponOf, wornBy } from './hero.js';
import { bestOutcome, completed, isBestEverywhere } from './best-outcome.js';
import { type Works, noEffects, tallyOf } from './outcome.js';
import { type Pool, addIcons, emptyPool } from './pool.js';
import { enemiesOn, fortressOf, heroAt, slotAt, teamOf } from './siege.js';
import { isBadForm, isSilenced } from './special.js';
import { type Targets, hasTargets, targetsFor } from './targets.js';
import { connected } from './ways.js';

/** Tiles that the weapon reaches: the own one, and with a ranged one those connected. */
export function tilesInRange(siege: Siege, index: number): TileId[] {
  const slot = slotAt(siege, index);
  if (slot.tile === null) return [];
  const near = weaponOf(slot).ranged ? connected(fortressOf(siege, slot.tile), slot.tile) : [];
  return [slot.tile, ...near];
}

/** Those of them with an enemy. */
export function attackTiles(siege: Siege, index: number): TileId[] {
  const { side } = slotAt(siege, index);
  return tilesInRange(siege, index).filter((tile) => enemiesOn(siege, side, tile));
}

export function attacksLeft(siege: Siege, index: number): number {
  const { turn } = slotAt(siege, index);
  return turn.gaveUp === 'attack' ? 0 : 1 + (turn.frenzy ? 1 : 0) - turn.attacks;
}

/** What `without` may name: worn amulets and passives that add to an attack (OMD-1.8). */
export function leaveOuts(siege: Siege, index: number): string[] {
  const { power } = powers[heroAt(siege, index)];
  return [...slotAt(siege, index).worn.amulet, ...(power.mayBeLeftOut ? [power.id] : [])];
}

/** What `with` may name now. */
export function boostsReady(siege: Siege, index: number): Boost[] {
  const slot = slotAt(siege, index);
  const { power, ultimate } = powers[heroAt(siege, index)];
  const isMute = isSilenced(siege, index) !== undefined;
  const ready: Boost[] = [];
  if (ultimate.withAttack && slot.ultimate === 'available' && !isMute && !isBadForm(siege, index))
    ready.push('ultimate');
  if (power.id === 'blood-price' && slot.health > 1 && !isMute && !slot.turn.free.includes('blood-price')) {
    ready.push('blood-price');
  }
  if (slot.worn.trinket === 'thunder-scroll') ready.push('thunder-scroll');
  return ready;
}

export type Declared = { without: readonly string[]; boosts: readonly Boost[] };

/** Dice and fixed icons of the attack, within the limits of a roll. */
export function heroDice(siege: Siege, index: number, { without, boosts }: Declared): { dice: Dice; fixed: string } {
  const slot = slotAt(siege, index);
  const { power, ultimate } = powers[heroAt(siege, index)];
  const weapon = weaponOf(slot);
  let dice: Dice = { ...weapon.dice };
  let fixed = weapon.fixed ?? '';
  const isUsed = (id: string): boolean => !without.includes(id);
  for (const id of slot.worn.amulet.filter(isUsed)) {
    const { dice: more, fixed: icons } = equipmentOf(id);
    dice = sumDice(dice, more ?? {});
    fixed += icons ?? '';
  }
  if (power.mayBeLeftOut && isUsed(power.id) && (power.id !== 'pounce' || slot.turn.steps >= (power.count ?? 0))) {
    dice = sumDice(dice, power.dice ?? {});
    fixed += power.fixed ?? '';
  }
  if (boosts.includes('ultimate')) dice = sumDice(dice, ultimate.dice ?? {});
  if (boosts.includes('blood-price')) dice = sumDice(dice, power.dice ?? {});
  if (boosts.includes('thunder-scroll')) dice = sumDice(dice, equipmentOf('thunder-scroll').boost ?? {});
  const cheer = teamOf(siege, slot.side).tallyHo.length;
  dice = sumDice(dice, powers['sir-winston'].ultimate.dice ?? {}, cheer);
  for (const id of slot.worn.amulet.filter(isUsed)) {
    const { replacesDie } = equipmentOf(id);
    if (!replacesDie || (dice.battle ?? 0) === 0) continue;
    dice = { ...dice, battle: (dice.battle ?? 0) - 1 };
    fixed += replacesDie;
  }
  return { dice: withLimits(dice), fixed };
}

/** The trinket that lets dice be rolled again, and how many. */
export function rerollOf(
  siege: Siege,
  index: number,
  dice: readonly RolledDie[],
): { card: EquipmentId; dice: number } | null {
  for (const card of wornBy(slotAt(siege, index))) {
    const { reroll } = equipmentOf(card);
    if (reroll !== undefined) return { card, dice: reroll === 'any' ? dice.length : Math.min(reroll, dice.length) };
  }
  return null;
}

/** The results of a roll; Chain Lightning doubles the bolts of the dice. */
export function poolOf({ dice, fixed, doubled }: Pick<Roll, 'dice' | 'fixed' | 'doubled'>): Pool {
  let pool = addIcons(emptyPool(), fixed);
  for (const { die, face } of dice) {
    const icons = doubled ? face.replaceAll('K', 'KK') : face;
    pool = addIcons(pool, icons);
    if (die !== 'fire') continue;
    pool.fireS += icons.split('S').length - 1;
    pool.fireK += icons.split('K').length - 1;
  }
  return pool;
}

export function rollTargets(siege: Siege, roll: Roll): Targets {
  return targetsFor(siege, slotAt(siege, roll.slot).side, roll.tile, 'hero');
}

export function rollWorks(roll: Roll): Works {
  return { pool: poolOf(roll), ...noEffects };
}

export function rollProposal(siege: Siege, roll: Roll): string[] {
  return bestOutcome(siege, rollTargets(siege, roll), rollWorks(roll)).tokens;
}

/** The outcome that is applied without asking, if there is one (OMD-8.19). */
export function plainOutcome(siege: Siege, roll: Roll): string[] | undefined {
  if (roll.reroll) return undefined;
  const targets = rollTargets(siege, roll);
  if (!hasTargets(targets)) return [];
  const works = rollWorks(roll);
  const tokens = completed(siege, targets, works, bestOutcome(siege, targets, works).tokens);
  const tally = tallyOf(tokens);
  const killsBoss = targets.foes.some(
    ({ id, slot, health }) => slot === null && (tally.get(`wound:${id}`) ?? 0) >= health,
  );
  return !killsBoss && isBestEverywhere(targets, works, tokens) ? tokens : undefined;
}
