/** 3.2, OOO-19.1: terrain tiles are drawn, placed and turned up. */
import type { Rng, Seat } from '../../../kernel/index.js';
import { terrainTiles, tilesOnALane } from '../content/terrain.js';
import { sectionOf } from '../rules/geometry.js';
import { terrainPickOf } from '../rules/terrain.js';
import {
  type Board,
  type OooPlay,
  type Options,
  type Ring,
  type TerrainSetUp,
  type TerrainTile,
  lanes,
} from '../types/index.js';

/** S5: tiles shuffled, lanes drawn; with random placement the first tiles already lie. */
export function startTerrain(options: Options, rng: Rng): TerrainSetUp | null {
  const tiles = Math.min(options.terrain, lanes.length);
  if (tiles === 0) return null;
  const pool = rng.shuffle(terrainTiles);
  const waiting = (tiles < lanes.length ? rng.shuffle(lanes).slice(0, tiles) : [...lanes]).sort((a, b) => a - b);
  if (options.terrainPlacement === 'choose') return { waiting, placed: [], pool };
  const placed = waiting.flatMap((lane) => {
    const tile = pool.shift();
    return tile ? [{ lane, tile }] : [];
  });
  return { waiting: [], placed, pool };
}

/** Beyond six: a further tile goes on a random lane that has room for it. */
function placeFurther(setUp: TerrainSetUp, rng: Rng): void {
  const tile = setUp.pool.shift();
  if (!tile) throw new Error('no terrain tile is left');
  const open = lanes.filter((lane) => {
    const there = setUp.placed.filter((one) => one.lane === lane);
    return there.length < tilesOnALane && there.every((one) => one.tile.ring !== tile.ring);
  });
  setUp.placed.push({ lane: rng.pick(open), tile });
}

/** All tiles are turned up. */
export function turnUp(play: OooPlay, setUp: TerrainSetUp): void {
  const { board, options, rng } = play;
  while (setUp.placed.length < options.terrain) placeFurther(setUp, rng);
  for (const { lane, tile } of setUp.placed) board.lanes[lane].sections[tile.ring].terrain = tile.terrain;
  play.emit('terrainTurnedUp', {
    tiles: setUp.placed.map(({ lane, tile }) => ({ section: sectionOf(lane, tile.ring), terrain: tile.terrain })),
  });
  play.reveal();
  board.terrainSetUp = null;
}

/** D0b: a tile of this size, face down on the lane that waits for one. */
export function coverSection(play: OooPlay, seat: Seat, ring: Ring): void {
  const setUp = setUpOf(play.board);
  const lane = setUp.waiting.shift();
  if (!lane) throw new Error('no lane waits for a tile');
  setUp.placed.push({ lane, tile: drawOfRing(play, setUp, ring) });
  play.emit('terrainCovered', { seat, lane, ring });
  play.board.active = terrainPickOf(play.board)?.seat ?? null;
}

function setUpOf(board: Board): TerrainSetUp {
  if (!board.terrainSetUp) throw new Error('no terrain is being placed');
  return board.terrainSetUp;
}

/** The pool is shuffled again before every draw, so that a tile's face stays anybody's guess. */
function drawOfRing(play: OooPlay, setUp: TerrainSetUp, ring: Ring): TerrainTile {
  const tile = play.rng.pick(setUp.pool.filter((one) => one.ring === ring));
  setUp.pool.splice(setUp.pool.indexOf(tile), 1);
  return tile;
}
