/** STR-16, STR-17.2: which weapons aim in a step of the assault, and at what. */
import type { Seat } from '../../../kernel/index.js';
import { barbicanArchers, rampartData, towerData, wallData } from '../content/map.js';
import type { Field } from '../types/board.js';
import {
  type AimStage,
  type Rampart,
  type Target,
  type Tower,
  type Wall,
  type Weapon,
  type Zone,
  ramparts,
  towers,
  walls,
} from '../types/terms.js';
import type { AimLine, Aims } from '../types/steps.js';
import { isEngaged, takesPart } from './melee.js';
import { engineId, enginesInOrder, facedBy, hordeAt, rangeOf, siegeTowerAt } from './places.js';
import { commanderOf, commandersOf } from './seats.js';
import { isNobody } from './units.js';

/** A weapon with everything it may be aimed at; `hold` stands last where it may hold back. */
export type Armed = { weapon: Weapon; seat: Seat; count: number; targets: readonly Target[] };

const holdsUnits = (field: Field, zone: Zone): boolean => !isNobody(hordeAt(field, zone));

/** STR-16.4, each kind of zone in board order. */
function cannonField(field: Field, tower: Tower): Zone[] {
  const { foreground, field: facing, walls: beside, barbican } = towerData[tower];
  const siege = beside.filter((wall) => takesPart(field, wall)).map(siegeTowerAt);
  const inField = ramparts.filter((rampart) => facing.includes(rampart));
  return [...siege, ...inField, foreground, ...(barbican ? (['barbican'] as const) : [])];
}
function cannons(field: Field): Armed[] {
  return towers
    .filter((tower) => field.towers[tower] === 'cannon')
    .map((tower) => ({
      weapon: tower,
      seat: commanderOf(field, 'defenders', towerData[tower].side),
      count: 1,
      targets: [...cannonField(field, tower).filter((zone) => holdsUnits(field, zone)), 'hold' as const],
    }))
    .filter(({ targets }) => targets.length > 1);
}

/** STR-16.6, STR-16.13 */
function engines(field: Field): Armed[] {
  return enginesInOrder(field).flatMap((engine) => {
    const targets: Target[] = rangeOf(engine).filter((wall) => takesPart(field, wall));
    if (targets.length === 0) return [];
    const manned = (targets as Wall[]).some((wall) => !isNobody(field.walls[wall].defenders));
    if (engine.kind === 'ballista' && !manned) targets.push('hold');
    const [seat] = commandersOf(field, 'invaders', engine.place);
    return seat === undefined ? [] : [{ weapon: engineId(engine), seat, count: 1, targets }];
  });
}

/** STR-16.7, STR-13.7 */
function archerField(field: Field, place: Wall | Tower): Zone[] {
  const reach: readonly Rampart[] =
    place in wallData ? wallData[place as Wall].ramparts : towerData[place as Tower].field;
  const side = place in wallData ? wallData[place as Wall].side : towerData[place as Tower].side;
  const blessed = field.blessed === side;
  const inField = ramparts.filter((one) => reach.includes(one) || (blessed && rampartData[one].side === side));
  return barbicanArchers.includes(place) ? [...inField, 'barbican'] : inField;
}
function archerTargets(field: Field, place: Wall | Tower): Target[] {
  return archerField(field, place).filter((zone) => holdsUnits(field, zone));
}
function archers(field: Field): Armed[] {
  const onWalls = walls
    .filter((wall) => field.walls[wall].defenders.archer > 0 && takesPart(field, wall) && !isEngaged(field, wall))
    .map((wall) => ({
      weapon: wall,
      seat: commanderOf(field, 'defenders', wallData[wall].side),
      count: field.walls[wall].defenders.archer,
      targets: [...archerTargets(field, wall), 'hold' as const],
    }));
  const inTowers = towers
    .filter((tower) => field.towers[tower] === 'archer')
    .map((tower) => ({
      weapon: tower,
      seat: commanderOf(field, 'defenders', towerData[tower].side),
      count: 1,
      targets: [...archerTargets(field, tower), 'hold' as const],
    }));
  return [...onWalls, ...inTowers].filter(({ targets }) => targets.length > 1);
}

/** Archers whom goblin shooters could hit at a wall or tower. */
export function archersAt(field: Field, place: Target): number {
  if (place in towerData) return field.towers[place as Tower] === 'archer' ? 1 : 0;
  return place in wallData ? field.walls[place as Wall].defenders.archer : 0;
}
/** STR-16.12 */
function shooters(field: Field): Armed[] {
  return ramparts
    .filter((one) => field.ramparts[one].trainings.includes('marksman-master') && field.ramparts[one].units.goblin > 0)
    .map((rampart) => {
      const free = rampartData[rampart].walls.filter((wall) => takesPart(field, wall) && !isEngaged(field, wall));
      const targets = [facedBy(rampart), ...free].filter((place) => archersAt(field, place) > 0);
      return {
        weapon: rampart,
        seat: commanderOf(field, 'invaders', rampartData[rampart].side),
        count: field.ramparts[rampart].units.goblin,
        targets: [...targets, 'hold' as const],
      };
    })
    .filter(({ targets }) => targets.length > 1);
}

/** STR-17.2 */
function hooks(field: Field): Armed[] {
  return towers
    .filter((tower) => field.towers[tower] === 'hook')
    .map((tower) => ({
      weapon: tower,
      seat: commanderOf(field, 'defenders', towerData[tower].side),
      count: 1,
      targets: [
        ...towerData[tower].walls.filter((wall) => takesPart(field, wall) && holdsUnits(field, wall)),
        'hold' as const,
      ],
    }))
    .filter(({ targets }) => targets.length > 1);
}

const byStage: Record<AimStage, (field: Field) => Armed[]> = { cannons, engines, archers, shooters, hooks };

/** Every weapon that has something to aim at in this step, in board order. */
export function armed(field: Field, stage: AimStage): Armed[] {
  return byStage[stage](field);
}

/** Where a weapon could reach, enemies or not; empty where it shoots at no invaders. */
export function fieldOf(field: Field, stage: AimStage, weapon: Weapon): readonly Zone[] {
  if (stage === 'cannons') return cannonField(field, weapon as Tower);
  if (stage === 'archers') return archerField(field, weapon as Wall | Tower);
  return stage === 'hooks' ? towerData[weapon as Tower].walls : [];
}

/** The lines of the step with what stands. */
export function aimLines(field: Field, stage: AimStage, aims: Aims): AimLine[] {
  return armed(field, stage).map((one) => ({ ...one, aims: aims[one.weapon] ?? { hold: one.count } }));
}
/** Seats that have something to decide: a line with only one target leaves no choice. */
export function aimingSeats(lines: readonly AimLine[]): Seat[] {
  return [...new Set(lines.filter(({ targets }) => targets.length > 1).map(({ seat }) => seat))];
}

/** How many more of a weapon may be aimed at a target: goblin shooters never outnumber the archers there (STR-16.12). */
export function mostAt(
  field: Field,
  stage: AimStage,
  lines: readonly AimLine[],
  line: AimLine,
  target: Target,
): number {
  if (stage !== 'shooters' || target === 'hold') return line.count;
  const others = lines
    .filter((one) => one.weapon !== line.weapon)
    .reduce((sum, { aims }) => sum + (aims[target] ?? 0), 0);
  return Math.min(line.count, archersAt(field, target) - others);
}

/** A line with so many of its shooters at a target: those that hold back are taken first, then the others in order. */
export function reaimed(line: AimLine, target: Target, count: number): Partial<Record<Target, number>> {
  const aims = { ...line.aims };
  let needed = Math.max(0, count - (aims[target] ?? 0));
  for (const from of ['hold' as const, ...line.targets]) {
    if (from === target || needed === 0) continue;
    const moved = Math.min(needed, aims[from] ?? 0);
    if (moved === 0) continue;
    aims[from] = (aims[from] ?? 0) - moved;
    if (aims[from] === 0) Reflect.deleteProperty(aims, from);
    aims[target] = (aims[target] ?? 0) + moved;
    needed -= moved;
  }
  return aims;
}
