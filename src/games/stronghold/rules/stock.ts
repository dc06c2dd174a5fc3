/** STR-1.3: pieces that are left. Tiles lie on the board or in the supply, so that what lies there says what is left. */
import { mostThrowers, newPile, orderCopies, ramParts } from '../content/numbers.js';
import { equipmentData, machineData, ritualData, trainingData } from '../content/prices.js';
import { taskData } from '../content/tasks.js';
import type { Field } from '../types/board.js';
import {
  type FrontAction,
  type OrderTile,
  type Task,
  type Thrower,
  buildings,
  equipment,
  heroes,
  machines,
  paths,
  ramparts,
  rampartTrainings,
  rituals,
  throwers,
  towers,
  trainings,
  walls,
} from '../types/terms.js';

const countOf = <V>(list: readonly V[], test: (one: V) => boolean): number => list.filter(test).length;
const includes = (list: readonly string[], value: string): boolean => list.includes(value);
export const isMachine = (action: string): action is (typeof machines)[number] => includes(machines, action);
export const isEquipment = (action: string): action is (typeof equipment)[number] => includes(equipment, action);
export const isTraining = (action: string): action is (typeof trainings)[number] => includes(trainings, action);
export const isRitual = (action: string): action is (typeof rituals)[number] => includes(rituals, action);
export const isThrower = (action: string): action is Thrower => includes(throwers, action);

/** How many tiles of an action are in play. */
export function inPlay(field: Field, action: FrontAction): number {
  const { walls: wall, ramparts: rampart } = field;
  if (isThrower(action)) return countOf(field.engines, ({ kind }) => kind === action);
  if (isEquipment(action)) {
    if (action === 'bridge') return countOf(paths, (path) => field.paths[path] === 'bridge');
    return countOf(walls, (one) => wall[one].equipment.includes(action));
  }
  if (isTraining(action)) {
    if (action === 'saboteur') return countOf(buildings, (one) => field.buildings[one].saboteur);
    const tile = rampartTrainings.find((one) => one === action);
    return tile ? countOf(ramparts, (one) => rampart[one].trainings.includes(tile)) : 0;
  }
  switch (action) {
    case 'altar':
      return countOf(ramparts, (one) => rampart[one].altar !== null);
    case 'mantlet':
      return countOf(ramparts, (one) => rampart[one].mantlet);
    case 'ram':
      return field.barbican.parts;
    case 'siege-tower':
      return countOf(walls, (one) => wall[one].siegeTower !== null);
    case 'bloodstones':
      return countOf(field.engines, ({ bloodstones }) => bloodstones);
    case 'possession':
      return countOf(heroes, (hero) => field.heroes[hero].possessed);
    case 'fire':
      return countOf(buildings, (one) => field.buildings[one].fire);
    case 'spectres':
      return field.spectresOf === null ? 0 : 1;
    case 'terror':
      return field.terror ? 1 : 0;
    case 'gale':
      return countOf(walls, (one) => wall[one].gale);
    case 'accident':
      return countOf(walls, (one) => wall[one].cauldron?.accident === true);
  }
}

/** How many tiles of an action there are; null where it needs none. */
export function tilesOf(action: FrontAction): number | null {
  if (action === 'ram') return ramParts;
  if (isMachine(action)) return machineData[action].pieces;
  if (isEquipment(action)) return equipmentData[action].pieces;
  return isTraining(action) ? trainingData[action].pieces : ritualData[action].pieces;
}

export function hasTile(field: Field, action: FrontAction): boolean {
  const tiles = tilesOf(action);
  return tiles === null || inPlay(field, action) < tiles;
}

/** STR-6.2, STR-6.3 */
export const mayStandMore = (field: Field): boolean => field.engines.length < mostThrowers;
export const hasPileCards = ({ hitPool, missPool }: Field): boolean =>
  hitPool >= newPile.hits && missPool >= newPile.misses;

/** Order tiles that lie nowhere; undefined where the viewer does not know the face of one that lies somewhere. */
export function orderTilesLeft(field: Field, tile: OrderTile): number {
  return orderCopies[tile] - countOf(walls, (wall) => field.walls[wall].order?.tile === tile);
}

/** How many pieces of what a task makes are in use. */
export function usedByTask(field: Field, task: Task): number {
  switch (task) {
    case 'cannon':
    case 'hook':
      return countOf(towers, (tower) => field.towers[tower] === task);
    case 'cauldron-troll':
    case 'cauldron-orc':
    case 'cauldron-goblin':
      return countOf(walls, (wall) => `cauldron-${field.walls[wall].cauldron?.kind ?? ''}` === task);
    case 'platform':
      return countOf(walls, (wall) => field.walls[wall].platform);
    case 'timber':
      return walls.reduce((sum, wall) => sum + field.walls[wall].wood, 0);
    case 'goblin-trap':
    case 'troll-trap':
      return countOf(paths, (path) => field.paths[path] === task);
    case 'blessing':
      return field.blessed === null ? 0 : 1;
    case 'glare':
      return countOf(walls, (wall) => field.walls[wall].glare);
    default:
      return 0;
  }
}
export function hasTaskPiece(field: Field, task: Task): boolean {
  const { pieces } = taskData[task];
  return pieces === undefined || usedByTask(field, task) < pieces;
}
