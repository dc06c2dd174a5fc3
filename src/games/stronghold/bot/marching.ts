/** A whole deployment, march by march (17.2.9): up the walls that may break, the rest as far as it should wait. */
import { copyJson } from '../../../kernel/index.js';
import { rampartData, wallData } from '../content/map.js';
import {
  type MarchStep,
  type Muster,
  diesOn,
  mayStep,
  musterOf,
  newDeployment,
  readyAt,
  roomIn,
  stepsFrom,
  stepsLeft,
  takeStep,
} from '../rules/marching.js';
import { takesPart } from '../rules/melee.js';
import { attackersAt, isForeground, isRampart, isWall } from '../rules/places.js';
import { isOwnSide } from '../rules/seats.js';
import { isNobody, noHorde, strengthOf, sumOf, totalOf } from '../rules/units.js';
import type { Deployment, Field, Invader } from '../types/board.js';
import {
  type DeploymentSize,
  type Horde,
  type InvaderUnit,
  type Rampart,
  type Station,
  type Wall,
  type Zone,
  foregrounds,
  invaderUnits,
  walls,
} from '../types/terms.js';
import { marginWith, reachOf } from '../plans/margin.js';

export type March = { from: Station; to: Zone; units: Horde };
/** Whether walls are climbed, and whether ramparts are filled. */
export type Intent = { climb: boolean; ramparts: boolean };

function go(muster: Muster, marches: March[], step: MarchStep, unit: InvaderUnit): void {
  takeStep(muster, step, unit);
  const found = marches.find((one) => one.from === step.from && one.to === step.to);
  if (found) found.units[unit] += 1;
  else marches.push({ from: step.from, to: step.to, units: { ...noHorde(), [unit]: 1 } });
}

const safely = (muster: Muster, step: MarchStep, unit: InvaderUnit): boolean =>
  mayStep(muster, step, unit) && !diesOn(muster, step, unit);

type Climb = { wall: Wall; steps: { step: MarchStep; unit: InvaderUnit }[]; margin: number };

/** The strongest from the ramparts below, as many as there is room for. */
function climbOf(muster: Muster, wall: Wall): Climb {
  const { field, invader } = muster;
  const ways = wallData[wall].ramparts.flatMap((from) =>
    stepsFrom(field, invader, from).filter((step) => step.to === wall),
  );
  let room = roomIn(muster, wall);
  const steps: Climb['steps'] = [];
  for (const unit of invaderUnits) {
    for (const step of ways) {
      const taken = steps.filter((one) => one.step.from === step.from).length;
      let ready = Math.min(readyAt(muster, step.from)[unit], stepsLeft(muster, step) - taken);
      while (ready > 0 && room > 0 && safely(muster, step, unit)) {
        steps.push({ step, unit });
        ready -= 1;
        room -= 1;
      }
    }
  }
  const coming = steps.reduce((sum, { unit }) => sumOf(sum, { ...noHorde(), [unit]: 1 }), noHorde());
  const tower = muster.units[`st-${wall}`] ?? field.walls[wall].siegeTower ?? noHorde();
  const there = sumOf(muster.units[wall] ?? field.walls[wall].invaders, tower);
  return { wall, steps, margin: marginWith(field, wall, sumOf(there, coming)) };
}

function climb(muster: Muster, marches: March[]): void {
  let left = walls.filter((wall) => isOwnSide(muster.invader, wall) && takesPart(muster.field, wall));
  while (left.length > 0) {
    const [best] = left.map((wall) => climbOf(muster, wall)).sort((a, b) => b.margin - a.margin);
    if (!best) return;
    left = left.filter((wall) => wall !== best.wall);
    const isHelp = !isNobody(attackersAt(muster.field, best.wall));
    const least = -strengthOf(muster.field.walls[best.wall].defenders);
    if (best.steps.length === 0 || (best.margin < least && !isHelp)) continue;
    for (const { step, unit } of best.steps) go(muster, marches, step, unit);
  }
}

/** How much a rampart is worth filling: what its walls can come to, while there is room for more below them. */
function rampartWorth(muster: Muster, rampart: Rampart): number {
  const { field } = muster;
  const { walls: above, ahead } = rampartData[rampart];
  const room = above.reduce((sum, wall) => sum + roomIn(muster, wall), 0) + (ahead.length > 0 ? 3 : 0);
  const waiting = totalOf(muster.units[rampart] ?? field.ramparts[rampart].units);
  if (waiting >= room) return -99;
  const margins = above.map((wall) => marginWith(field, wall, reachOf(field, wall)));
  return Math.max(...margins, -20) - 0.5 * waiting;
}

function fillRamparts(muster: Muster, marches: March[]): void {
  for (const ground of foregrounds) {
    if (!isOwnSide(muster.invader, ground)) continue;
    const steps = stepsFrom(muster.field, muster.invader, ground);
    for (const unit of invaderUnits) {
      for (;;) {
        const [best] = steps
          .filter((step) => isRampart(step.to) && safely(muster, step, unit))
          .map((step) => ({ step, worth: rampartWorth(muster, step.to as Rampart) }))
          .sort((a, b) => b.worth - a.worth);
        if (!best || best.worth <= -99) break;
        go(muster, marches, best.step, unit);
      }
    }
  }
}

/** Camp to siege towers and saps where walls are stormed, then to the foreground with fewer troops. */
function leaveCamp(muster: Muster, marches: March[], { climb: storm }: Intent): void {
  const steps = stepsFrom(muster.field, muster.invader, 'camp');
  const crowd = (zone: Zone): number => (isForeground(zone) ? roomIn(muster, zone) : 0);
  for (const unit of invaderUnits) {
    for (;;) {
      const open = steps.filter((step) => step.to !== 'barbican' && safely(muster, step, unit));
      const front = storm ? open.find((step) => !isForeground(step.to)) : undefined;
      const [back] = open.filter((step) => isForeground(step.to)).sort((a, b) => crowd(b.to) - crowd(a.to));
      const step = front ?? back;
      if (!step) break;
      go(muster, marches, step, unit);
    }
  }
}

/** Whoever is left in the camp, the weakest first, works the ram. */
function manTheRam(muster: Muster, marches: March[]): void {
  const [step] = stepsFrom(muster.field, muster.invader, 'camp').filter(({ to }) => to === 'barbican');
  for (const unit of [...invaderUnits].reverse()) {
    while (step && safely(muster, step, unit)) go(muster, marches, step, unit);
  }
}

/** `rw1` has no path from the foreground: some of `rw2` go on, where w1 is not full. */
function fillFirst(muster: Muster, marches: March[]): void {
  if (!isOwnSide(muster.invader, 'rw1')) return;
  const [step] = stepsFrom(muster.field, muster.invader, 'rw2').filter(({ to }) => to === 'rw1');
  for (const unit of invaderUnits) {
    while (step && safely(muster, step, unit) && totalOf(muster.units.rw1 ?? muster.field.ramparts.rw1.units) < 5) {
      go(muster, marches, step, unit);
    }
  }
}

export type Planned = { marches: March[]; field: Field; invader: Invader };

export function planned(field: Field, invader: Invader, deployment: Deployment, intent: Intent): Planned {
  const muster = musterOf(field, invader, deployment);
  const marches: March[] = [];
  if (intent.climb) climb(muster, marches);
  if (intent.ramparts) {
    fillFirst(muster, marches);
    fillRamparts(muster, marches);
  }
  leaveCamp(muster, marches, intent);
  manTheRam(muster, marches);
  return { marches, ...afterwards(muster) };
}

/** The field as the muster leaves it. */
function afterwards({ field, invader, units }: Muster): { field: Field; invader: Invader } {
  const next = copyJson({ walls: field.walls, ramparts: field.ramparts, foregrounds: field.foregrounds });
  for (const [place, horde] of Object.entries(units)) {
    if (isWall(place)) next.walls[place].invaders = { ...horde };
    else if (isRampart(place)) next.ramparts[place].units = { ...horde };
    else if (isForeground(place)) next.foregrounds[place] = { ...horde };
    else if (place.startsWith('st-')) next.walls[place.slice(3) as Wall].siegeTower = { ...horde };
  }
  return { field: { ...field, ...next }, invader: { ...invader, camp: { ...(units.camp ?? invader.camp) } } };
}

/** One deployment after the other. */
export function plannedAll(field: Field, invader: Invader, sizes: readonly DeploymentSize[], intent: Intent): Planned {
  let result: Planned = { marches: [], field, invader };
  for (const size of sizes) {
    const next = planned(result.field, result.invader, newDeployment(size), intent);
    result = { ...next, marches: [...result.marches, ...next.marches] };
  }
  return result;
}
