/** STR-10.2 to 10.7: steps of a deployment. A muster is a working copy on which steps are tried. */
import { foregroundData, rampartData, wallData } from '../content/map.js';
import { quartermasterFree } from '../content/numbers.js';
import { deploymentData } from '../content/prices.js';
import { copyJson } from '../../../kernel/index.js';
import type { Deployment, Field, Invader } from '../types/board.js';
import {
  type DeploymentSize,
  type Foreground,
  type Horde,
  type InvaderUnit,
  type Path,
  type Rampart,
  type Station,
  type Zone,
  foregrounds,
  ramparts,
  sides,
  walls,
} from '../types/terms.js';
import { hordeAt, isRampart, isWall, pathBetween, siegeTowerAt } from './places.js';
import { capacityOf } from './room.js';
import { isOwnSide } from './seats.js';
import { isNobody, noHorde, present, totalOf, without } from './units.js';

export type MarchStep = {
  from: Station;
  to: Zone;
  /** The path that is trodden, with its trap; none between ramparts that no path joins, nor from camp or walls. */
  path: Path | undefined;
  /** The place whose limit it counts against. */
  limit: string;
  by: 'path' | 'camp' | 'sap' | 'ropes' | 'drover';
};

const campSteps = (field: Field, invader: Invader): MarchStep[] => {
  const step = (to: Zone, limit: string, by: MarchStep['by'] = 'camp'): MarchStep => {
    return { from: 'camp', to, path: undefined, limit, by };
  };
  const bySide = sides
    .filter((side) => invader.sides.includes(side))
    .flatMap((side) => {
      const own = walls.filter((wall) => wallData[wall].side === side);
      const towers = own.filter((wall) => field.walls[wall].siegeTower !== null).map(siegeTowerAt);
      const saps = own.filter((wall) => field.walls[wall].equipment.includes('sap'));
      const grounds = foregrounds.filter((one) => foregroundData[one].side === side);
      return [
        ...towers.map((to) => step(to, `camp-${side}`)),
        ...saps.map((to) => step(to, `camp-${side}`, 'sap')),
        ...grounds.map((to) => step(to, `camp-${side}`)),
      ];
    });
  return field.barbican.parts > 0 ? [...bySide, step('barbican', 'camp-barbican')] : bySide;
};

const along = (from: Station, to: Zone, by: MarchStep['by']): MarchStep => {
  return { from, to, path: by === 'ropes' ? undefined : pathBetween(from, to), limit: from, by };
};
const onwardFrom = (from: Foreground | Rampart): readonly Zone[] =>
  isRampart(from) ? [...rampartData[from].walls, ...rampartData[from].ahead] : foregroundData[from].ramparts;
/** The paths never change. */
const pathSteps = new Map<Station, readonly MarchStep[]>(
  [...foregrounds, ...ramparts].map((from) => [from, onwardFrom(from).map((to) => along(from, to, 'path'))]),
);

/** STR-10.4: every step that leads from a place, whether or not there is room. */
export function stepsFrom(field: Field, invader: Invader, from: Station): readonly MarchStep[] {
  if (from === 'camp') return campSteps(field, invader);
  const onward = pathSteps.get(from) ?? [];
  if (isRampart(from) && field.ramparts[from].trainings.includes('drover')) {
    const { ahead, beside, foreground } = rampartData[from];
    const back = foreground ? [along(from, foreground, 'drover')] : [];
    return [...onward, ...beside.filter((to) => !ahead.includes(to)).map((to) => along(from, to, 'drover')), ...back];
  }
  if (isWall(from) && field.walls[from].equipment.includes('ropes')) {
    return wallData[from].neighbours.map((to) => along(from, to, 'ropes'));
  }
  return onward;
}

export type Muster = {
  field: Field;
  invader: Invader;
  limit: number;
  deployment: Deployment;
  units: Partial<Record<Station, Horde>>;
};

export function newDeployment(size: DeploymentSize): Deployment {
  return { size, left: {}, arrived: {}, sprung: [], free: {}, saps: [], ropes: [] };
}

export function musterOf(field: Field, invader: Invader, deployment: Deployment): Muster {
  return { field, invader, limit: deploymentData[deployment.size].limit, deployment: copyJson(deployment), units: {} };
}

function unitsIn(muster: Muster, place: Station): Horde {
  const { field, invader, units } = muster;
  const found = units[place] ?? { ...(place === 'camp' ? invader.camp : hordeAt(field, place)) };
  units[place] = found;
  return found;
}
/** Units that have not moved in this deployment. */
export function readyAt(muster: Muster, place: Station): Readonly<Horde> {
  const units = unitsIn(muster, place);
  const arrived = muster.deployment.arrived[place];
  return arrived ? without(units, arrived) : units;
}
export function roomIn(muster: Muster, zone: Zone): number {
  return Math.max(0, capacityOf(muster.field, zone) - totalOf(unitsIn(muster, zone)));
}

/** STR-8.3: steps towards a quartermaster that count against no limit. */
function freeTowards({ field, deployment }: Muster, to: Zone): number {
  if (!isRampart(to) || !field.ramparts[to].trainings.includes('quartermaster')) return 0;
  return Math.max(0, quartermasterFree - (deployment.free[to] ?? 0));
}
/** How many more may take the step. */
export function stepsLeft(muster: Muster, step: MarchStep): number {
  const { deployment, limit } = muster;
  if (step.by === 'ropes') return isWall(step.from) && !deployment.ropes.includes(step.from) ? 1 : 0;
  const left = limit - (deployment.left[step.limit] ?? 0) + freeTowards(muster, step.to);
  if (step.by !== 'sap') return left;
  return isWall(step.to) && !deployment.saps.includes(step.to) ? Math.min(1, left) : 0;
}

/** STR-10.7 */
export function diesOn({ field, deployment }: Muster, { path }: MarchStep, unit: InvaderUnit): boolean {
  if (!path) return false;
  const piece = field.paths[path];
  if (piece === 'goblin-trap') return unit === 'goblin';
  return piece === 'troll-trap' && unit === 'troll' && !deployment.sprung.includes(path);
}

export function mayStep(muster: Muster, step: MarchStep, unit: InvaderUnit): boolean {
  if (readyAt(muster, step.from)[unit] < 1 || stepsLeft(muster, step) < 1) return false;
  return roomIn(muster, step.to) > 0 || diesOn(muster, step, unit);
}

/** Takes a step that may be taken; whether the unit lived. */
export function takeStep(muster: Muster, step: MarchStep, unit: InvaderUnit): 'arrived' | 'died' {
  const { deployment } = muster;
  const dies = diesOn(muster, step, unit);
  if (step.by === 'ropes' && isWall(step.from)) deployment.ropes.push(step.from);
  else if (isRampart(step.to) && freeTowards(muster, step.to) > 0) {
    deployment.free[step.to] = (deployment.free[step.to] ?? 0) + 1;
  } else deployment.left[step.limit] = (deployment.left[step.limit] ?? 0) + 1;
  if (step.by === 'sap' && isWall(step.to)) deployment.saps.push(step.to);
  if (dies && unit === 'troll' && step.path) deployment.sprung.push(step.path);
  unitsIn(muster, step.from)[unit] -= 1;
  if (dies) return 'died';
  unitsIn(muster, step.to)[unit] += 1;
  const arrived = deployment.arrived[step.to] ?? noHorde();
  arrived[unit] += 1;
  deployment.arrived[step.to] = arrived;
  return 'arrived';
}

export type Passage = { killed: Horde; deployment: Deployment };

/** A whole march along one step; undefined where somebody could not go. */
export function marchAll(muster: Muster, step: MarchStep, units: Horde): Passage | undefined {
  const killed = noHorde();
  for (const unit of present(units)) {
    for (let count = 0; count < units[unit]; count += 1) {
      if (!mayStep(muster, step, unit)) return undefined;
      if (takeStep(muster, step, unit) === 'died') killed[unit] += 1;
    }
  }
  return { killed, deployment: muster.deployment };
}

/** Where an invader's units may stand ready to march. */
function stationsOf(invader: Invader): Station[] {
  return [...marchZones.filter((zone) => isOwnSide(invader, zone)), 'camp'];
}
const marchZones: readonly Zone[] = [...walls, ...ramparts, ...foregrounds];

/** Steps that somebody could take now. */
export function openSteps(muster: Muster): MarchStep[] {
  return stationsOf(muster.invader).flatMap((from) => [...openStepsFrom(muster, from)]);
}
export function hasOpenSteps(muster: Muster): boolean {
  return stationsOf(muster.invader).some((from) => !openStepsFrom(muster, from).next().done);
}
function* openStepsFrom(muster: Muster, from: Station): Generator<MarchStep, undefined> {
  const ready = readyAt(muster, from);
  if (isNobody(ready)) return undefined;
  const units = present(ready);
  for (const step of stepsFrom(muster.field, muster.invader, from)) {
    if (units.some((unit) => mayStep(muster, step, unit))) yield step;
  }
  return undefined;
}

/** Whether a deployment would move anybody. */
export function canDeploy(field: Field, invader: Invader): boolean {
  return hasOpenSteps(musterOf(field, invader, newDeployment('small')));
}
