/** Arrows, connections and distances inside a fortress, and the ways of heroes and hunters. */
import { distances, distancesFrom, type Neighbours, shortestPath } from '../../../geometry/graph.js';
import type { ConnectionId, Siege, Team, Tile, TileId } from '../types/index.js';
import { compareTiles, fortressOf, isRivalry, riftTile, tileIn } from './siege.js';
import { trapOf } from '../content/traps.js';

export function arrow(from: TileId, to: TileId): ConnectionId {
  return `${from}>${to}`;
}

export function endsOf(connection: ConnectionId): [TileId, TileId] {
  const [from = '', to = ''] = connection.split('>');
  return [from, to];
}

export function exitsOf(team: Team, tile: TileId): readonly TileId[] {
  return tileIn(team, tile).exits;
}

/** What follows from the tiles of a fortress alone: it is built before the first level and never rebuilt. */
type Lie = {
  sources: ReadonlyMap<TileId, readonly TileId[]>;
  connected: ReadonlyMap<TileId, readonly TileId[]>;
  /** Where a hero may step to without leaving the fortress. */
  steps: ReadonlyMap<TileId, readonly TileId[]>;
  riftDistances: ReadonlyMap<TileId, number>;
  nearestFirst: readonly TileId[];
  /** Distances for hunters, and for heroes within the fortress, from where they were asked for. */
  hunts: Map<TileId, ReadonlyMap<TileId, number>>;
  walks: Map<TileId, ReadonlyMap<TileId, number>>;
  /** Ways of heroes within the fortress, as far as asked for. In Rivalry they may lead out of it. */
  paths: Map<string, readonly TileId[]>;
};
const lies = new WeakMap<Team['tiles'], Lie>();

function surveyed(team: Team): Lie {
  const { tiles } = team;
  const ids = tiles.map(({ id }) => id);
  const leadingTo = (tile: TileId): TileId[] =>
    tiles.flatMap(({ id, exits }) => (exits.includes(tile) ? [id] : [])).sort(compareTiles);
  const sources = new Map(ids.map((id) => [id, leadingTo(id)]));
  const joined = ({ id, exits }: Tile): TileId[] =>
    [...new Set([...exits, ...(sources.get(id) ?? [])])].sort(compareTiles);
  const connected = new Map(tiles.map((tile) => [tile.id, joined(tile)]));
  const steps = ({ id, type }: Tile): readonly TileId[] =>
    type === 'teleporter' ? ids.filter((other) => other !== id).sort(compareTiles) : (connected.get(id) ?? []);
  const far = distances(riftTile(team), (tile) => sources.get(tile) ?? []);
  return {
    sources,
    connected,
    steps: new Map(tiles.map((tile) => [tile.id, steps(tile)])),
    riftDistances: far,
    nearestFirst: [...ids].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || compareTiles(a, b)),
    hunts: new Map(),
    walks: new Map(),
    paths: new Map(),
  };
}

function lieOf(team: Team): Lie {
  let lie = lies.get(team.tiles);
  if (!lie) lies.set(team.tiles, (lie = surveyed(team)));
  return lie;
}

/** What the lie of the land has been asked for before, or what work finds. */
function noted<V extends object>(known: Map<string, V>, key: string, work: () => V): V {
  let found = known.get(key);
  if (!found) known.set(key, (found = work()));
  return found;
}

/** Tiles from which an arrow leads here, lowest first. */
export function sourcesOf(team: Team, tile: TileId): readonly TileId[] {
  return lieOf(team).sources.get(tile) ?? [];
}

/** Tiles joined by an arrow in either direction, lowest first. */
export function connected(team: Team, tile: TileId): readonly TileId[] {
  return lieOf(team).connected.get(tile) ?? [];
}

/** The connection between two joined tiles, whichever way its arrow points. */
export function connectionBetween(team: Team, a: TileId, b: TileId): ConnectionId | undefined {
  if (exitsOf(team, a).includes(b)) return arrow(a, b);
  return exitsOf(team, b).includes(a) ? arrow(b, a) : undefined;
}

export function connectionsAt(team: Team, tile: TileId): ConnectionId[] {
  return [
    ...exitsOf(team, tile).map((to) => arrow(tile, to)),
    ...sourcesOf(team, tile).map((from) => arrow(from, tile)),
  ];
}

/** Arrow distance of every tile to the Rift. */
export function riftDistances(team: Team): ReadonlyMap<TileId, number> {
  return lieOf(team).riftDistances;
}

/** Tiles nearest the Rift first, ties by id (OMD-5.1). */
export function nearestFirst(team: Team): readonly TileId[] {
  return lieOf(team).nearestFirst;
}

function barricades(team: Team, from: TileId, to: TileId): number {
  const connection = connectionBetween(team, from, to);
  const support = connection === undefined ? undefined : team.supports[connection];
  return support && trapOf(support.card).planks ? 1 : 0;
}

/** How far every tile is for hunters: along connections in any direction. */
export function huntDistances(team: Team, from: TileId): ReadonlyMap<TileId, number> {
  return noted(lieOf(team).hunts, from, () => distances(from, (tile) => connected(team, tile)));
}

/** The hunters' way: shortest, then fewest barricades, then lowest tiles (OMD-5.7). */
export function huntPath(team: Team, from: TileId, to: TileId): TileId[] {
  const path = shortestPath(from, to, {
    neighbours: (tile) => connected(team, tile),
    weight: (a, b) => barricades(team, a, b),
    order: compareTiles,
  });
  if (!path) throw new Error(`no way from ${from} to ${to}`);
  return path;
}

/** Where a hero may step to: connections either way, the teleporter's jump, and in Rivalry every start tile from a start tile. */
export function stepsFrom(siege: Siege, tile: TileId): readonly TileId[] {
  const team = fortressOf(siege, tile);
  const near = lieOf(team).steps.get(tile) ?? [];
  if (!isRivalry(siege) || !team.starts.includes(tile)) return near;
  const gates = siege.teams.flatMap(({ starts }) => starts).filter((start) => start !== tile);
  return [...new Set([...near, ...gates])].sort(compareTiles);
}

function heroNeighbours(siege: Siege): Neighbours<TileId> {
  const known = new Map<TileId, readonly TileId[]>();
  return (tile) => {
    let steps = known.get(tile);
    if (!steps) known.set(tile, (steps = stepsFrom(siege, tile)));
    return steps;
  };
}

/** How far tiles are for a hero, nearest first; those that more than `most` steps reach may be missing. */
export function heroDistances(siege: Siege, from: TileId, most?: number): ReadonlyMap<TileId, number> {
  const neighbours = heroNeighbours(siege);
  if (isRivalry(siege)) return distancesFrom([from], neighbours, { most });
  return noted(lieOf(fortressOf(siege, from)).walks, from, () => distances(from, neighbours));
}

/** Distances for a hero to the nearest of several tiles. */
export function distancesToAny(siege: Siege, goals: readonly TileId[]): Map<TileId, number> {
  // A jump leads one way only, so the ways are walked backwards.
  const all = siege.teams.flatMap(({ tiles }) => tiles.map(({ id }) => id));
  const steps = heroNeighbours(siege);
  return distancesFrom(goals, (tile) => all.filter((other) => steps(other).includes(tile)));
}

/** A hero's way to a tile: shortest, then fewest pitfall crossings, then lowest tiles (OMD-6.6); empty where there is none. */
function legOf(siege: Siege, from: TileId, to: TileId): readonly TileId[] {
  const survey = (): readonly TileId[] =>
    shortestPath(from, to, {
      neighbours: heroNeighbours(siege),
      weight: (_, tile) => (tile !== to && tileIn(fortressOf(siege, tile), tile).type === 'pitfall' ? 1 : 0),
      order: compareTiles,
    }) ?? [];
  return isRivalry(siege) ? survey() : noted(lieOf(fortressOf(siege, from)).paths, arrow(from, to), survey);
}

/** A hero's way, both ends included; `via` forces a tile. */
export function heroPath(siege: Siege, from: TileId, to: TileId, via?: TileId): readonly TileId[] | undefined {
  const first = legOf(siege, from, via ?? to);
  const second = via === undefined ? [to] : legOf(siege, via, to);
  return first.length > 0 && second.length > 0 ? [...first, ...second.slice(1)] : undefined;
}

/** The tile that the turnstile of a tile points at. */
export function nextExit(team: Team, tile: TileId): TileId | undefined {
  const exits = exitsOf(team, tile);
  return exits[(team.turnstiles[tile] ?? 0) % Math.max(1, exits.length)];
}
