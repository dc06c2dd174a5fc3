/** STR-6 to STR-9: where an invader's action may be put, and whether it can be taken at all. */
import { wallData } from '../content/map.js';
import { mostEquipment, mostTrainings } from '../content/numbers.js';
import type { Field, Invader } from '../types/board.js';
import {
  type CardPhase,
  type FrontAction,
  type Rampart,
  type RampartTraining,
  type Wall,
  type WallEquipment,
  buildings,
  foregrounds,
  heroes,
  paths,
  ramparts,
  walls,
} from '../types/terms.js';
import { actionsLeft, payable, resourcesFor } from './cards.js';
import { engineAt, engineId } from './places.js';
import { isOwnSide, isTeamGame } from './seats.js';
import { hasPileCards, hasTile, isThrower, mayStandMore } from './stock.js';

export const isWallEquipment = (item: string): item is WallEquipment =>
  ['banner', 'ladders', 'ropes', 'sap', 'shields', 'poison'].includes(item);

export function takesEquipment(field: Field, wall: Wall, item: WallEquipment): boolean {
  const { equipment } = field.walls[wall];
  return equipment.length < mostEquipment && !equipment.includes(item);
}
export function takesTraining(field: Field, rampart: Rampart, tile: RampartTraining): boolean {
  const { trainings } = field.ramparts[rampart];
  return trainings.length < mostTrainings && !trainings.includes(tile);
}
export function freePaths(field: Field, owner: { sides: Invader['sides'] }): string[] {
  return paths.filter((path) => field.paths[path] === null && isOwnSide(owner, path));
}
const hasEngineSpace = (field: Field, rampart: Rampart): boolean =>
  !engineAt(field, rampart) && field.ramparts[rampart].altar === null;

function possessable(field: Field, invader: Invader): string[] {
  return heroes.filter((hero) => {
    const { at, possessed } = field.heroes[hero];
    return !possessed && (!isTeamGame(field) || isOwnSide(invader, at));
  });
}

/** Every place where the action may be put; undefined where it names none. */
export function placesFor(field: Field, invader: Invader, action: FrontAction): string[] | undefined {
  const ownRamparts = ramparts.filter((one) => isOwnSide(invader, one));
  const ownWalls = walls.filter((one) => isOwnSide(invader, one));
  const ownEngines = field.engines.filter(({ place }) => isOwnSide(invader, place));
  switch (action) {
    case 'ballista':
    case 'catapult':
    case 'altar':
      return ownRamparts.filter((one) => hasEngineSpace(field, one));
    case 'trebuchet':
      return foregrounds.filter((one) => isOwnSide(invader, one) && !engineAt(field, one));
    case 'mantlet':
      return ownRamparts.filter((one) => !field.ramparts[one].mantlet);
    case 'ram':
      return ['barbican'];
    case 'siege-tower':
      return ownWalls.filter((one) => wallData[one].siegeTower && field.walls[one].siegeTower === null);
    case 'bridge':
      return freePaths(field, invader);
    case 'banner':
    case 'ladders':
    case 'ropes':
    case 'sap':
    case 'shields':
    case 'poison':
      return ownWalls.filter((one) => takesEquipment(field, one, action));
    case 'gunner':
      return field.hitPool > 0 ? ownEngines.map(engineId) : [];
    case 'saboteur':
      return buildings.filter((one) => !field.buildings[one].saboteur);
    case 'quartermaster':
    case 'trench-master':
    case 'marksman-master':
    case 'drover':
      return ownRamparts.filter((one) => takesTraining(field, one, action));
    case 'bloodstones':
      return ownEngines.filter(({ kind, bloodstones }) => kind === 'catapult' && !bloodstones).map(engineId);
    case 'possession':
      return possessable(field, invader);
    case 'fire':
      return buildings.filter((one) => !field.buildings[one].fire);
    case 'gale':
      return ownWalls.filter((one) => !field.walls[one].gale);
    case 'accident':
      return ownWalls.filter((one) => field.walls[one].cauldron?.accident === false);
    case 'tamer':
    case 'spectres':
    case 'terror':
      return undefined;
  }
}

/** Tiles that lie once on the whole board and lie there already. */
function isLaid(field: Field, action: FrontAction): boolean {
  return (action === 'spectres' && field.spectresOf !== null) || (action === 'terror' && field.terror);
}

/** Everything but having it on a card. */
export function couldTake(field: Field, invader: Invader, action: FrontAction): boolean {
  if (!hasTile(field, action) || isLaid(field, action)) return false;
  if (isThrower(action) && !(mayStandMore(field) && hasPileCards(field))) return false;
  if (invader.resources < resourcesFor(field, action) || payable(field, invader, action).length === 0) return false;
  const places = placesFor(field, invader, action);
  return places === undefined || places.length > 0;
}
export function takeable(field: Field, invader: Invader, phase: CardPhase): FrontAction[] {
  return actionsLeft(field, invader, phase).filter((action) => couldTake(field, invader, action));
}
