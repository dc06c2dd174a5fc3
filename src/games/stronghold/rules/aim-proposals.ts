/** 4.9.1 to 4.9.6: how every weapon is aimed unless somebody says otherwise. */
import { shotDeck, strengths } from '../content/numbers.js';
import type { Field } from '../types/board.js';
import {
  type AimStage,
  type Counts,
  type Rampart,
  type Target,
  type Unit,
  type Wall,
  type Zone,
  walls,
} from '../types/terms.js';
import type { Aims } from '../types/steps.js';
import { type Armed, archersAt, armed } from './aiming.js';
import { attackOn, defenceOf } from './melee.js';
import { hordeAt, isForeground, isRampart, isSiegeTower, isTower } from './places.js';
import { isNobody, present, strengthOf, totalOf } from './units.js';

/** The first of the best. */
function best<V>(list: readonly V[], worth: (one: V) => readonly number[]): V | undefined {
  const better = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
  };
  let found: { one: V; worth: readonly number[] } | undefined;
  for (const one of list) {
    const value = worth(one);
    if (!found || better(value, found.worth)) found = { one, worth: value };
  }
  return found?.one;
}

/** 4.9.1: the strength of the strongest unit that each of the six cards would kill. */
function cannonWorth(field: Field, zone: Zone): number {
  const there = hordeAt(field, zone);
  return Object.values(shotDeck).reduce((sum, { copies, kills }) => {
    const strongest = present(there).find((unit) => kills.includes(unit));
    return sum + copies * (strongest ? strengths[strongest] : 0);
  }, 0);
}
const zoneRank = (zone: Target): number => {
  if (isSiegeTower(zone)) return 3;
  if (isRampart(zone)) return 2;
  return isForeground(zone) ? 1 : 0;
};

const strongestOn = <U extends Unit>(counts: Counts<U>): number => {
  const [first] = present(counts);
  return first ? strengths[first] : 0;
};

function forEngine(field: Field, { weapon, targets }: Armed): Target | undefined {
  const inRange = walls.filter((wall) => targets.includes(wall));
  if (weapon.startsWith('ballista')) {
    if (targets.includes('hold')) return 'hold';
    return best(inRange, (wall) => {
      const { defenders, invaders } = field.walls[wall];
      return [strongestOn(defenders) - strongestOn(invaders), totalOf(defenders)];
    });
  }
  const components = (wall: Wall): number => field.walls[wall].stone + field.walls[wall].wood;
  const standing = inRange.filter((wall) => components(wall) > 0);
  if (standing.length > 0) {
    return best(standing, (wall) => [isNobody(field.walls[wall].invaders) ? 0 : 1, -components(wall)]);
  }
  return best(inRange, (wall) => [field.walls[wall].cauldron ? 1 : 0]);
}

function proposeArchers(field: Field): Aims {
  const aims: Aims = {};
  const aimed: Partial<Record<Target, number>> = {};
  const remaining = (target: Target): number => {
    const rampart = isRampart(target) ? field.ramparts[target] : undefined;
    if (rampart?.mantlet) return 0;
    const factor = rampart?.trainings.includes('trench-master') ? 2 : 1;
    return strengthOf(hordeAt(field, target as Rampart)) * factor - (aimed[target] ?? 0);
  };
  for (const { weapon, count, targets } of armed(field, 'archers')) {
    const own: Partial<Record<Target, number>> = {};
    for (let shooter = 0; shooter < count; shooter += 1) {
      const open = targets.filter((target) => target !== 'hold' && remaining(target) > 0);
      const target = best(open, (one) => [remaining(one)]) ?? 'hold';
      if (target !== 'hold') aimed[target] = (aimed[target] ?? 0) + 1;
      own[target] = (own[target] ?? 0) + 1;
    }
    aims[weapon] = own;
  }
  return aims;
}

function proposeShooters(field: Field): Aims {
  const aims: Aims = {};
  const aimed: Partial<Record<Target, number>> = {};
  const left = (target: Target): number => archersAt(field, target) - (aimed[target] ?? 0);
  for (const { weapon, count, targets } of armed(field, 'shooters')) {
    const own: Partial<Record<Target, number>> = {};
    for (let shooter = 0; shooter < count; shooter += 1) {
      const open = targets.filter((target) => target !== 'hold' && left(target) > 0);
      const target = best(open, (one) => [left(one), isTower(one) ? 1 : 0]) ?? 'hold';
      if (target !== 'hold') aimed[target] = (aimed[target] ?? 0) + 1;
      own[target] = (own[target] ?? 0) + 1;
    }
    aims[weapon] = own;
  }
  return aims;
}

function each(field: Field, stage: AimStage, choose: (one: Armed) => Target | undefined): Aims {
  const aims: Aims = {};
  for (const one of armed(field, stage)) aims[one.weapon] = { [choose(one) ?? 'hold']: one.count };
  return aims;
}

/** The whole proposal of a step. */
export function proposedAims(field: Field, stage: AimStage): Aims {
  switch (stage) {
    case 'cannons':
      return each(field, stage, ({ targets }) =>
        best(
          targets.filter((target) => target !== 'hold'),
          (zone) => [cannonWorth(field, zone as Zone), zoneRank(zone)],
        ),
      );
    case 'engines':
      return each(field, stage, (one) => forEngine(field, one));
    case 'archers':
      return proposeArchers(field);
    case 'shooters':
      return proposeShooters(field);
    case 'hooks':
      return each(field, stage, ({ targets }) =>
        best(
          walls.filter((wall) => targets.includes(wall)),
          (wall) => [attackOn(field, wall) - defenceOf(field, wall)],
        ),
      );
  }
}
