/** STR-11: the special sides of the phase cards. */
import { cheatedGoblins, specialOf } from '../content/cards.js';
import { wallData } from '../content/map.js';
import type { Field, Invader } from '../types/board.js';
import {
  type CardPhase,
  type Foreground,
  type RampartTraining,
  type Wall,
  type WallEquipment,
  buildings,
  foregrounds,
  paths,
  ramparts,
  walls,
} from '../types/terms.js';
import { isFlipped } from './cards.js';
import { takesEquipment, takesTraining } from './building.js';
import { engineId, isRampart, isWall, sideOf } from './places.js';
import { roomAt } from './room.js';
import { isOwnSide } from './seats.js';
import { totalOf } from './units.js';

/** A tile by kind and place: banner@w2. */
export function tileParts(tile: string): [kind: string, place: string] {
  const at = tile.indexOf('@');
  return [tile.slice(0, at), tile.slice(at + 1)];
}

/** STR-11.4: a unit stands on them. */
export function areLaddersInUse(field: Field, wall: Wall): boolean {
  return totalOf(field.walls[wall].invaders) > wallData[wall].invaders;
}

function equipmentTiles(field: Field, invader: Invader): string[] {
  const onWalls = walls.flatMap((wall) => field.walls[wall].equipment.map((item) => `${item}@${wall}`));
  const bridges = paths.filter((path) => field.paths[path] === 'bridge').map((path) => `bridge@${path}`);
  return [...onWalls, ...bridges].filter((tile) => isOwnSide(invader, tile));
}
function trainingTiles(field: Field, invader: Invader): string[] {
  const onRamparts = ramparts.flatMap((one) => field.ramparts[one].trainings.map((tile) => `${tile}@${one}`));
  const saboteurs = buildings.filter((one) => field.buildings[one].saboteur).map((one) => `saboteur@${one}`);
  return [...onRamparts.filter((tile) => isOwnSide(invader, tile)), ...saboteurs];
}

/** Where a tile may be moved to (STR-11.4, 11.5). */
export function movesTo(field: Field, tile: string): string[] {
  const [kind, place] = tileParts(tile);
  if (kind === 'saboteur') return buildings.filter((one) => !field.buildings[one].saboteur);
  const side = sideOf(place);
  if (kind === 'bridge') return paths.filter((path) => field.paths[path] === null && sideOf(path) === side);
  if (isRampart(place)) {
    return ramparts.filter(
      (one) => one !== place && sideOf(one) === side && takesTraining(field, one, kind as RampartTraining),
    );
  }
  if (!isWall(place) || (kind === 'ladders' && areLaddersInUse(field, place))) return [];
  return walls.filter(
    (one) => one !== place && sideOf(one) === side && takesEquipment(field, one, kind as WallEquipment),
  );
}

export type Split = Record<Foreground, number>;

/** STR-11.6: how the goblins from the dead may be split: fw2fe1. */
function splits(field: Field, invader: Invader): Split[] {
  const most = Math.min(cheatedGoblins, field.dead.goblin);
  const room = (one: Foreground): number => (isOwnSide(invader, one) ? Math.min(most, roomAt(field, one)) : 0);
  const found: Split[] = [];
  for (let fw = room('fw'); fw >= 0; fw -= 1) {
    for (let fe = Math.min(room('fe'), most - fw); fe >= 0; fe -= 1) if (fw + fe > 0) found.push({ fw, fe });
  }
  return found.sort((a, b) => b.fw + b.fe - a.fw - a.fe);
}
function splitText(split: Split): string {
  return foregrounds.map((one) => (split[one] > 0 ? `${one}${split[one]}` : '')).join('');
}
export function readSplit(text: string): Split {
  const part = (one: Foreground): number => Number(new RegExp(`${one}(\\d)`).exec(text)?.[1] ?? 0);
  return { fw: part('fw'), fe: part('fe') };
}

/** What the special action of the phase may be done with; empty where it can't be done. */
export function specialThings(field: Field, invader: Invader, phase: CardPhase): string[] {
  const { special } = specialOf[phase];
  if (!isFlipped(invader, phase) || invader.used.includes(special)) return [];
  switch (special) {
    case 'precise-shot':
      return field.engines.filter(({ place, precise }) => isOwnSide(invader, place) && !precise).map(engineId);
    case 'move-equipment':
      return equipmentTiles(field, invader).filter((tile) => movesTo(field, tile).length > 0);
    case 'move-training':
      return trainingTiles(field, invader).filter((tile) => movesTo(field, tile).length > 0);
    case 'cheat-death':
      return splits(field, invader).map(splitText);
    default:
      return [];
  }
}
