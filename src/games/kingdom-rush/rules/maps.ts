/** KRU-1: the boards as graphs: kinds of space, arrows, lanes, distances, neighbours. */
import { type Direction, directions } from '../../../geometry/directions.js';
import {
  type Grid,
  type Spot,
  around,
  away,
  isInside,
  spotName,
  spotsOf,
  stepsAround,
} from '../../../geometry/grid.js';
import type { Scenario } from '../content/scenario.js';
import { scenarios } from '../content/scenarios.js';
import { type Lane, type ScenarioId, type Space, lanes } from '../types/index.js';

/** What the map itself says of a space; sites and tiles that come and go lie on the table. */
export type Ground = 'path' | 'exit' | 'ground' | 'volcano' | 'pool';
export type BoardMap = {
  grid: Grid;
  /** In reading order. */
  spaces: readonly Space[];
  ground: ReadonlyMap<Space, Ground>;
  /** KRU-1.4: where the arrow of a path space points. */
  next: ReadonlyMap<Space, Space>;
  /** KRU-1.5: from the spawn point to the last path space. */
  lanes: ReadonlyMap<Lane, readonly Space[]>;
  /** KRU-1.6 */
  distance: ReadonlyMap<Space, number>;
  exitOf: ReadonlyMap<Space, Space>;
  exits: readonly Space[];
  /** KRU-1.3: the eight around, clockwise from north. */
  neighbours: ReadonlyMap<Space, readonly Space[]>;
  /** The neighbour in each direction in which the board goes on. */
  towards: ReadonlyMap<Space, ReadonlyMap<Direction, Space>>;
  spots: ReadonlyMap<Space, Spot>;
  /** KRU-1.6: the lowest lane that contains a space. */
  laneOf: ReadonlyMap<Space, Lane>;
};

const arrows: Readonly<Record<string, Direction>> = { '>': 'E', '<': 'W', '^': 'N', v: 'S' };
const grounds: Readonly<Record<string, Ground>> = { X: 'exit', V: 'volcano', '~': 'pool' };

function signs(map: readonly string[]): Map<Space, string> {
  const found = new Map<Space, string>();
  for (const [row, line] of map.entries()) {
    for (const [column, sign] of Array.from(line).entries()) found.set(spotName({ column, row }), sign);
  }
  return found;
}

function built({ map, spawns }: Scenario): BoardMap {
  const grid: Grid = { columns: map[0]?.length ?? 0, rows: map.length };
  const spots = spotsOf(grid);
  const spaces = spots.map((spot) => spotName(spot));
  const drawn = signs(map);
  const ground = new Map<Space, Ground>();
  const next = new Map<Space, Space>();
  for (const spot of spots) {
    const space = spotName(spot);
    const sign = drawn.get(space) ?? '.';
    const arrow = arrows[sign];
    ground.set(space, arrow ? 'path' : (grounds[sign] ?? 'ground'));
    if (arrow) next.set(space, spotName(away(spot, arrow)));
  }
  const distance = new Map<Space, number>();
  const exitOf = new Map<Space, Space>();
  for (const space of next.keys()) {
    let steps = 0;
    let at: Space | undefined = space;
    for (; at !== undefined && ground.get(at) === 'path'; at = next.get(at)) steps += 1;
    if (at === undefined || ground.get(at) !== 'exit') throw new Error(`the path from ${space} leads to no exit`);
    distance.set(space, steps);
    exitOf.set(space, at);
  }
  const chains = new Map<Lane, Space[]>();
  for (const [index, spawn] of spawns.entries()) {
    const chain: Space[] = [];
    for (let at: Space | undefined = spawn; at !== undefined && ground.get(at) === 'path'; at = next.get(at)) {
      chain.push(at);
    }
    chains.set(lanes[index] as Lane, chain);
  }
  return {
    grid,
    spaces,
    ground,
    next,
    lanes: chains,
    distance,
    exitOf,
    exits: spaces.filter((space) => ground.get(space) === 'exit'),
    neighbours: new Map(spots.map((spot) => [spotName(spot), around(grid, spot).map((each) => spotName(each))])),
    towards: new Map(spots.map((spot) => [spotName(spot), besides(grid, spot)])),
    spots: new Map(spots.map((spot) => [spotName(spot), spot])),
    laneOf: new Map([...chains].reverse().flatMap(([lane, chain]) => chain.map((space) => [space, lane] as const))),
  };
}

function besides(grid: Grid, spot: Spot): Map<Direction, Space> {
  const found = new Map<Direction, Space>();
  for (const direction of directions) {
    const there = away(spot, direction);
    if (isInside(grid, there)) found.set(direction, spotName(there));
  }
  return found;
}

const known = new Map<ScenarioId, BoardMap>();

/** The board of a scenario, worked out once. */
export function mapOf(scenario: ScenarioId): BoardMap {
  let map = known.get(scenario);
  if (!map) known.set(scenario, (map = built(scenarios[scenario])));
  return map;
}

/** KRU-1.3 */
export function neighboursOf(map: BoardMap, space: Space): readonly Space[] {
  return map.neighbours.get(space) ?? [];
}

export function areAdjacent(map: BoardMap, left: Space, right: Space): boolean {
  return neighboursOf(map, left).includes(right);
}

/** The space next to one in a direction, if the board goes on there. */
export function spaceTowards({ towards }: BoardMap, from: Space, direction: Direction): Space | undefined {
  return towards.get(from)?.get(direction);
}

/** King's moves between two spaces. */
export function kingSteps({ spots }: BoardMap, from: Space, to: Space): number {
  const [left, right] = [spots.get(from), spots.get(to)];
  return left && right ? stepsAround(left, right) : Infinity;
}

/** The path spaces ahead of one, nearest first, up to the exit. */
export function pathAhead(map: BoardMap, from: Space): Space[] {
  const ahead: Space[] = [];
  for (let at = map.next.get(from); at !== undefined && map.ground.get(at) === 'path'; at = map.next.get(at)) {
    ahead.push(at);
  }
  return ahead;
}

/** KRU-1.6: the lowest lane that contains a space. */
export function laneThrough(map: BoardMap, space: Space): Lane {
  return map.laneOf.get(space) ?? 4;
}

/** The direction in which a neighbour lies. */
export function directionOf(map: BoardMap, from: Space, to: Space): Direction | undefined {
  return directions.find((direction) => spaceTowards(map, from, direction) === to);
}
