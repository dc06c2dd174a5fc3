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
  sources: Map<TileId, readonly TileId[]>;
  connected: Map<TileId, readonly TileId[]>;
  nearestFirst: readonly TileId[];
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
  const far = distances(riftTile(team), (tile) => sources.get(tile) ?? []);
  return {
    sources,
    connected: new Map(tiles.map((tile) => [tile.id, joined(tile)])),
    nearestFirst: ids.sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || compareTiles(a, b)),
  };
}

function lieOf(team: Team): Lie {
  let lie = lies.get(team.tiles);
  if (!lie) lies.set(team.tiles, (lie = surveyed(team)));
  return lie;
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
export function riftDistances(team: Team): Map<TileId, number> {
  return distances(riftTile(team), (tile) => sourcesOf(team, tile));
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
export function huntDistances(team: Team, from: TileId): Map<TileId, number> {
  return distances(from, (tile) => connected(team, tile));
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
export function stepsFrom(siege: Siege, tile: TileId): TileId[] {
  const team = fortressOf(siege, tile);
  const near = new Set(connected(team, tile));
  if (tileIn(team, tile).type === 'teleporter') {
    for (const { id } of team.tiles) if (id !== tile) near.add(id);
  }
  if (isRivalry(siege) && team.starts.includes(tile)) {
    for (const { starts } of siege.teams) for (const start of starts) if (start !== tile) near.add(start);
  }
  return [...near].sort(compareTiles);
}

function heroNeighbours(siege: Siege): Neighbours<TileId> {
  const known = new Map<TileId, TileId[]>();
  return (tile) => {
    let steps = known.get(tile);
    if (!steps) known.set(tile, (steps = stepsFrom(siege, tile)));
    return steps;
  };
}

export function heroDistances(siege: Siege, from: TileId): Map<TileId, number> {
  return distances(from, heroNeighbours(siege));
}

/** Distances for a hero to the nearest of several tiles. */
export function distancesToAny(siege: Siege, goals: readonly TileId[]): Map<TileId, number> {
  // A jump leads one way only, so the ways are walked backwards.
  const all = siege.teams.flatMap(({ tiles }) => tiles.map(({ id }) => id));
  const steps = heroNeighbours(siege);
  return distancesFrom(goals, (tile) => all.filter((other) => steps(other).includes(tile)));
}

/** A hero's way: shortest, then fewest pitfall crossings, then lowest tiles (OMD-6.6). `via` forces a tile. */
export function heroPath(siege: Siege, from: TileId, to: TileId, via?: TileId): TileId[] | undefined {
  const neighbours = heroNeighbours(siege);
  const leg = (a: TileId, b: TileId): TileId[] | undefined =>
    shortestPath(a, b, {
      neighbours,
      weight: (_, tile) => (tile !== b && tileIn(fortressOf(siege, tile), tile).type === 'pitfall' ? 1 : 0),
      order: compareTiles,
    });
  if (via === undefined) return leg(from, to);
  const first = leg(from, via);
  const second = leg(via, to);
  return first && second ? [...first, ...second.slice(1)] : undefined;
}

/** The tile that the turnstile of a tile points at. */
export function nextExit(team: Team, tile: TileId): TileId | undefined {
  const exits = exitsOf(team, tile);
  return exits[(team.turnstiles[tile] ?? 0) % Math.max(1, exits.length)];
}
