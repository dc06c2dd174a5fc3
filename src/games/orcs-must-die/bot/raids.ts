/** Rivalry: who goes over to the other fortress, whereto, and what it risks there (BO-15). */
import { trapOf } from '../content/traps.js';
import { heroDice } from '../rules/attack.js';
import { heroMove, vulnerabilityOf } from '../rules/hero.js';
import {
  creaturesOn,
  enemyOf,
  fortressOf,
  heroAt,
  heroesOn,
  isRivalry,
  riftTile,
  slotAt,
  slotsOf,
  teamOf,
  tileAt,
} from '../rules/siege.js';
import { expectedWounds, moveOf, phasesToRift } from '../rules/values.js';
import { distancesToAny, riftDistances } from '../rules/ways.js';
import { type Kind, type Siege, type Team, type TileId, marchingKinds } from '../types/index.js';
import { threatTo } from './foresight.js';

/** What a courage skull is worth. */
const perCourage = 8;
/** Heroes who walk so far are sent first. */
const swiftMove = 3;
/** A hero is worth going for if so many attacks are likely to kill him. */
const turnsToKill = 2;
/** Standing where two enemies could push him in. */
const edge = 148;
/** An ultimate that Sir Winston forbids. */
const muted = 20;

export const isAbroad = (siege: Siege, index: number, tile: TileId): boolean =>
  isRivalry(siege) && fortressOf(siege, tile).side !== slotAt(siege, index).side;

/** Wounds that one hero's attack is likely to deal another. */
function woundsBetween(siege: Siege, attacker: number, target: number): number {
  const { dice, fixed } = heroDice(siege, attacker, { without: [], boosts: [] });
  const vulnerability = vulnerabilityOf(slotAt(siege, target));
  const sure = Array.from(fixed).filter((icon) => icon === 'K' || vulnerability.includes(icon)).length;
  return expectedWounds(dice, vulnerability) + sure;
}

/** Two steps and an attack: whoever is at home and swift, or at the gate, is sent before the others. */
function isSwift(siege: Siege, index: number): boolean {
  const { side, tile } = slotAt(siege, index);
  return tile !== null && (heroMove(siege, index) >= swiftMove || teamOf(siege, side).starts.includes(tile));
}

/** At home until nothing is urgent; away until half of the own Rift is at stake. */
function mayRaid(siege: Siege, index: number, after: Siege): boolean {
  const { side, tile } = slotAt(siege, index);
  if (tile === null) return false;
  const threat = threatTo(after, side);
  if (isAbroad(siege, index, tile)) return threat * 2 < teamOf(siege, side).rift.health;
  if (threat > 0) return false;
  const mates = slotsOf(siege, side).filter((other) => other !== index);
  const away = mates.filter((other) => {
    const at = slotAt(siege, other).tile;
    return at !== null && isAbroad(siege, other, at);
  });
  const waiting = mates.filter((other) => !away.includes(other));
  return (
    away.length < siege.heroes - 1 &&
    (isSwift(siege, index) || !waiting.some((other) => !slotAt(siege, other).dead && isSwift(siege, other)))
  );
}

/** Where friendly creatures stand one phase before the enemy Rift, most of them first. */
function spearhead(siege: Siege, team: Team): TileId | undefined {
  const near = (tile: TileId, kind: Kind): boolean => phasesToRift(team, tile, moveOf(siege, kind)) <= 1;
  const [first] = team.tiles
    .map(({ id }) => id)
    .filter((id) => id !== riftTile(team) && marchingKinds.some((kind) => team.units[id]?.[kind] && near(id, kind)))
    .sort((a, b) => creaturesOn(team, b) - creaturesOn(team, a));
  return first;
}

/** The weakest enemy whom two attacks should kill, else beside the friends who are nearly there; undefined: stay home. */
export function raidGoal(siege: Siege, index: number, after: Siege): TileId | undefined {
  if (!isRivalry(siege) || !mayRaid(siege, index, after)) return undefined;
  const { side } = slotAt(siege, index);
  const enemy = teamOf(siege, enemyOf(side));
  const [prey] = slotsOf(siege, enemy.side)
    .filter((other) => {
      const { health, tile } = slotAt(siege, other);
      return tile !== null && turnsToKill * woundsBetween(siege, index, other) >= health;
    })
    .sort((a, b) => slotAt(siege, a).health - slotAt(siege, b).health);
  return prey === undefined ? spearhead(siege, enemy) : (slotAt(siege, prey).tile ?? undefined);
}

/** Wounds to expect abroad: from heroes there or near, and from their traps. */
export function riskAbroad(siege: Siege, index: number, tile: TileId): number {
  const { side } = slotAt(siege, index);
  const enemy = teamOf(siege, enemyOf(side));
  const far = distancesToAny(siege, [tile]);
  const blows = slotsOf(siege, enemy.side).reduce((sum, other) => {
    const from = slotAt(siege, other).tile;
    const steps = from === null ? Infinity : (far.get(from) ?? Infinity);
    if (steps > heroMove(siege, other)) return sum;
    return sum + woundsBetween(siege, other, index) * (steps === 0 ? 1 : 0.4);
  }, 0);
  const icons = (enemy.traps[tile] ?? []).reduce((sum, id) => sum + (trapOf(id).icons ?? '').length, 0);
  return blows + 0.5 * icons;
}

/** What else speaks for or against ending a turn on a tile abroad (BO-15, BO-16). */
export function worthAbroad(siege: Siege, index: number, tile: TileId): number {
  const slot = slotAt(siege, index);
  const there = heroesOn(siege, tile).filter((other) => slotAt(siege, other).side !== slot.side);
  const { type } = tileAt(siege, tile);
  const atEdge = (type === 'lava-lake' || type === 'acid-bath') && there.length > 1;
  const isMuted = slot.ultimate === 'available' && there.some((other) => heroAt(siege, other) === 'sir-winston');
  return perCourage * siege.level - (atEdge ? edge : 0) - (isMuted ? muted : 0);
}

/** For whoever returns from the dead: a place beside the goal, where the way home is not wanted. */
export function raidReturn(siege: Siege, index: number, after: Siege): TileId | undefined {
  if (!isRivalry(siege) || threatTo(after, slotAt(siege, index).side) > 0) return undefined;
  const enemy = teamOf(siege, enemyOf(slotAt(siege, index).side));
  const away = slotsOf(siege, slotAt(siege, index).side).filter((other) => {
    const { tile } = slotAt(siege, other);
    return tile !== null && isAbroad(siege, other, tile);
  });
  if (away.length >= siege.heroes - 1) return undefined;
  const goal = spearhead(siege, enemy);
  return goal !== undefined && (riftDistances(enemy).get(goal) ?? 0) > 0 ? goal : undefined;
}
