/** Where things are: sides, zones, paths. */
import { foregroundData, rampartData, towerData, wallData } from '../content/map.js';
import type { Engine, Field, WallState } from '../types/board.js';
import {
  type EngineId,
  type Foreground,
  type Garrison,
  type Hero,
  type Horde,
  type Hub,
  type Path,
  type Post,
  type Rampart,
  type Side,
  type SiegeTower,
  type Tower,
  type Wall,
  type Zone,
  buildings,
  foregrounds,
  heroes,
  hubs,
  paths,
  ramparts,
  towers,
  walls,
} from '../types/terms.js';
import { noHorde, sumOf } from './units.js';

function among<V extends string>(list: readonly V[]): (value: string) => value is V {
  const all = new Set<string>(list);
  return (value): value is V => all.has(value);
}
export const isWall = among(walls);
export const isTower = among(towers);
export const isRampart = among(ramparts);
export const isForeground = among(foregrounds);
export const isHub = among(hubs);
export const isPath = among(paths);
export const isHero = among(heroes);
export const isBuilding = among(buildings);
export const siegeTowerAt = (wall: Wall): SiegeTower => `st-${wall}`;
export function isSiegeTower(place: string): place is SiegeTower {
  return place.startsWith('st-') && isWall(place.slice(3));
}
/** Whether it names anything of the board: a place, a path, a hero, or what stands at a place, such as an altar. */
export function isNamed(typed: string): boolean {
  const place = typed.slice(typed.indexOf('@') + 1);
  const kinds = [isWall, isTower, isRampart, isForeground, isPath, isHero, isBuilding, isHub, isSiegeTower];
  return ['camp', 'barbican', 'hospital'].includes(place) || kinds.some((isOne) => isOne(place));
}
export const wallOf = (tower: SiegeTower): Wall => tower.slice(3) as Wall;

type Ends = readonly [from: Foreground | Rampart, to: Rampart | Wall];
const pathEnds = Object.fromEntries(paths.map((path) => [path, path.split('-')])) as unknown as Readonly<
  Record<Path, Ends>
>;

/** STR-2.1: null for what belongs to both sides, or to none. */
export function sideOf(place: string): Side | null {
  const side = knownSides.get(place);
  return side === undefined ? findSide(place) : side;
}

function findSide(place: string): Side | null {
  if (isWall(place)) return wallData[place].side;
  if (isTower(place)) return towerData[place].side;
  if (isRampart(place)) return rampartData[place].side;
  if (isForeground(place)) return foregroundData[place].side;
  if (isSiegeTower(place)) return wallData[wallOf(place)].side;
  if (isPath(place)) return findSide(endsOf(place)[0]);
  const at = place.indexOf('@');
  return at < 0 ? null : findSide(place.slice(at + 1));
}

/** The map never changes. */
const knownSides = new Map<string, Side | null>(
  [...walls, ...towers, ...ramparts, ...foregrounds, ...hubs, ...paths, ...walls.map(siegeTowerAt), 'barbican'].map(
    (place) => [place, findSide(place)],
  ),
);

/** The places that a path joins, the nearer to the camp first. */
export function endsOf(path: Path): Ends {
  return pathEnds[path];
}

const pathsByEnds = new Map<string, Path>(
  paths.flatMap((path) => {
    const [from, to] = endsOf(path);
    return [
      [`${from}-${to}`, path],
      [`${to}-${from}`, path],
    ] as const;
  }),
);

/** The path between two places, whichever way. */
export function pathBetween(a: string, b: string): Path | undefined {
  return pathsByEnds.get(`${a}-${b}`);
}

/** In the order of the tables of section 7. */
export const zones: readonly Zone[] = [...foregrounds, ...ramparts, 'barbican', ...walls, ...walls.map(siegeTowerAt)];
const isZone = among(zones);
export { isZone };

/** The invader units in a zone; the board's own count, to be changed by effects alone. */
export function hordeAt(field: Field, zone: Zone): Horde {
  if (isForeground(zone)) return field.foregrounds[zone];
  if (isRampart(zone)) return field.ramparts[zone].units;
  if (isWall(zone)) return field.walls[zone].invaders;
  if (zone === 'barbican') return field.barbican.crew;
  return field.walls[wallOf(zone)].siegeTower ?? noHorde();
}

/** Invaders on a wall and in its siege tower. */
export function attackersAt({ walls: all }: Field, wall: Wall): Horde {
  const { invaders, siegeTower } = all[wall];
  return siegeTower ? sumOf(invaders, siegeTower) : { ...invaders };
}

export function heroAt(field: Field, wall: Wall): Hero | undefined {
  return heroes.find((hero) => field.heroes[hero].at === wall);
}

/** The defender units at a post, as a count of its own. */
export function garrisonAt(field: Field, post: Post): Garrison {
  if (isWall(post)) return { ...field.walls[post].defenders };
  if (isTower(post)) return { veteran: 0, soldier: 0, archer: field.towers[post] === 'archer' ? 1 : 0 };
  return { ...hubOf(field, post) };
}

export function hubOf(field: Field, hub: Hub): Garrison {
  if (hub === 'honour-guard') return field.honourGuard;
  return field[hub];
}

export const engineId = ({ kind, place }: Pick<Engine, 'kind' | 'place'>): EngineId => `${kind}@${place}`;
export function engineOf(field: Field, id: string): Engine | undefined {
  return field.engines.find((engine) => engineId(engine) === id);
}
export function engineAt(field: Field, place: Foreground | Rampart): Engine | undefined {
  return field.engines.find((engine) => engine.place === place);
}
/** STR-16.6: the order in which engines take effect. */
const engineOrder: readonly (Foreground | Rampart)[] = [
  'fw',
  ...ramparts.filter((one) => rampartData[one].side === 'west'),
  'fe',
  ...ramparts.filter((one) => rampartData[one].side === 'east'),
];
export function enginesInOrder(field: Field): Engine[] {
  return engineOrder.flatMap((place) => engineAt(field, place) ?? []);
}

export const wallAt = (field: Field, wall: Wall): WallState => field.walls[wall];

/** Walls in range of an engine: those a path joins to its rampart; every wall of the side for a trebuchet. */
export function rangeOf({ place }: Pick<Engine, 'place'>): readonly Wall[] {
  if (isForeground(place)) return walls.filter((wall) => wallData[wall].side === foregroundData[place].side);
  return rampartData[place].walls;
}

/** The tower that a rampart faces, and the other way round. */
export function facedBy(rampart: Rampart): Tower {
  return rampartData[rampart].faces;
}
