/** STR-13: what a task costs now, whether it may be worked on, and what it may be used for. */
import { wallData } from '../content/map.js';
import { barracksSpaces, gateResistance, gates, mostWood } from '../content/numbers.js';
import { taskData } from '../content/tasks.js';
import type { Defender, Field } from '../types/board.js';
import { type Task, type Unit, type Wall, buildings, sides, tasks, towers, walls } from '../types/terms.js';
import { freePaths } from './building.js';
import { engineId, hordeAt, isZone, siegeTowerAt, zones } from './places.js';
import { colourOf, isOwnSide } from './seats.js';
import { hasTaskPiece } from './stock.js';
import { isNobody, present } from './units.js';

/** STR-13.3 */
export function priceOf(field: Field, task: Task): number {
  const { building, hourglasses } = taskData[task];
  const { saboteur, fire, toTheLast } = field.buildings[building];
  return Math.max(1, hourglasses + (saboteur ? 1 : 0) + (fire ? 1 : 0) - (toTheLast ? 1 : 0));
}
export function missingFor(field: Field, task: Task): number {
  return Math.max(0, priceOf(field, task) - field.tasks[task].progress);
}

function unitTask(field: Field, task: Task): boolean {
  const { barracks, supply } = field;
  if (task === 'make-soldier') {
    return barracks.archer > 0 && barracks.soldier < barracksSpaces.soldier && supply.units.soldier > 0;
  }
  return barracks.soldier > 0 && barracks.veteran < barracksSpaces.veteran && supply.units.veteran > 0;
}

/** Targets of a task for a seat; undefined where it names none. Units aside, empty means that it can't be done. */
export function targetsFor(field: Field, defender: Defender, task: Task): string[] | undefined {
  const own = (list: readonly string[]): string[] => list.filter((one) => isOwnSide(defender, one));
  const ownWalls = (test: (wall: Wall) => boolean): string[] => own(walls).filter((wall) => test(wall as Wall));
  if (!hasTaskPiece(field, task)) return [];
  switch (taskData[task].target) {
    case 'empty-tower':
      return own(towers).filter((tower) => field.towers[tower as 'tw1'] === 'empty');
    case 'cauldron-wall':
      return ownWalls((wall) => wallData[wall].cauldron && field.walls[wall].cauldron === null);
    case 'platform-wall':
      return ownWalls((wall) => wallData[wall].platform && !field.walls[wall].platform);
    case 'timber-wall':
      return ownWalls((wall) => field.walls[wall].wood < mostWood);
    case 'free-path':
      return freePaths(field, defender);
    case 'engine':
      return field.missPool > 0 ? own(field.engines.filter(({ kind }) => kind !== 'trebuchet').map(engineId)) : [];
    case 'siege-tower':
      return own(walls.map(siegeTowerAt)).filter((place) => isZone(place) && !isNobody(hordeAt(field, place)));
    case 'side':
      return sides.filter((side) => defender.sides.includes(side));
    case 'wall':
      return own(walls);
    case 'zone':
      return own(zones).filter((zone) => isZone(zone) && !isNobody(hordeAt(field, zone)));
    case 'order':
      return ownWalls((wall) => field.walls[wall].order !== null).map((wall) => `order@${wall}`);
    default:
      return undefined;
  }
}

/** Types that a task may name at its target, strongest first; in the guards weakest first. Undefined where it names none. */
export function unitsFor(field: Field, task: Task, target: string | undefined): Unit[] | undefined {
  if (task === 'hunt') return present(field.guards).reverse();
  if (task !== 'sniper' && task !== 'tower-raid') return undefined;
  return target !== undefined && isZone(target) ? present(hordeAt(field, target)) : [];
}

/** Whether the task could be carried out now. */
export function canFinish(field: Field, defender: Defender, task: Task): boolean {
  switch (taskData[task].target) {
    case 'gate':
      return field.barbican.resistance < gateResistance && field.barbican.destroyed < gates;
    case 'barracks':
      return unitTask(field, task);
    case 'guards':
      return !isNobody(field.guards) && buildings.some((one) => field.buildings[one].saboteur);
    default:
      return (targetsFor(field, defender, task) ?? []).length > 0;
  }
}

/** STR-13.2, STR-22.3: closed by a done mark or by the other colour. */
export function isMarked(field: Field, task: Task): boolean {
  return field.tasks[task].done > 0;
}
export function isOthers(field: Field, defender: Defender, task: Task): boolean {
  const { colour } = field.tasks[task];
  return colour !== null && colour !== colourOf(field, defender.seat);
}
export const inWorkshop = (task: Task): boolean => taskData[task].building === 'workshop';

/** Hourglasses that could go on a task: those of the barricades too, and on a marked one they alone (STR-15.2). */
export function purseFor(field: Field, defender: Defender, task: Task): number {
  const special = inWorkshop(task) ? defender.workshopOnly : 0;
  if (!isMarked(field, task)) return defender.hourglasses + special;
  return field.tasks[task].done < 2 ? special : 0;
}

export function isReady(field: Field, defender: Defender, task: Task): boolean {
  const { progress, done } = field.tasks[task];
  if (progress === 0 || done > 0 || isOthers(field, defender, task)) return false;
  return missingFor(field, task) === 0 && canFinish(field, defender, task);
}
export function readyTasks(field: Field, defender: Defender): Task[] {
  return tasks.filter((task) => isReady(field, defender, task));
}

/** How many hourglasses may be put on a task now. Max 0 means: it is paid and may be finished; undefined: nothing. */
export function investment(field: Field, defender: Defender, task: Task): { min: number; max: number } | undefined {
  if (isOthers(field, defender, task)) return undefined;
  const missing = missingFor(field, task);
  if (missing === 0) return isReady(field, defender, task) ? { min: 0, max: 0 } : undefined;
  const most = Math.min(purseFor(field, defender, task), canFinish(field, defender, task) ? missing : missing - 1);
  return most < 1 ? undefined : { min: 1, max: most };
}
export function workable(field: Field, defender: Defender): Task[] {
  return tasks.filter((task) => investment(field, defender, task) !== undefined);
}
export function hasWork(field: Field, defender: Defender): boolean {
  return tasks.some((task) => investment(field, defender, task) !== undefined);
}
export const completes = (field: Field, task: Task, hourglasses: number): boolean =>
  hourglasses >= missingFor(field, task);
