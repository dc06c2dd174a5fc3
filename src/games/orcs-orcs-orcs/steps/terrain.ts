/** 3.2, D0b: terrain tiles are drawn and placed. */
import type { Rng } from '../../../kernel/index.js';
import { terrainTiles, tilesOnALane } from '../content/terrain.js';
import { sectionOf } from '../geometry.js';
import { type OooAnswering, type OooPlay } from '../table.js';
import {
  type Actions,
  type Board,
  type Ooo,
  type Options,
  type Ring,
  type TerrainPick,
  type TerrainSetUp,
  type TerrainTile,
  lanes,
  rings,
} from '../types.js';
import type { DecideStep, Nothing, Seat } from '../../../kernel/index.js';
import { terrainPickOf } from '../view.js';

/** The names under which players choose a ring. */
export const ringNames: Record<Ring, string> = { i: 'inner', m: 'middle', o: 'outer' };

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
function turnUp(play: OooPlay, setUp: TerrainSetUp): void {
  const { board, options, rng } = play;
  while (setUp.placed.length < options.terrain) placeFurther(setUp, rng);
  for (const { lane, tile } of setUp.placed) board.lanes[lane].sections[tile.ring].terrain = tile.terrain;
  play.emit('terrainTurnedUp', {
    tiles: setUp.placed.map(({ lane, tile }) => ({ section: sectionOf(lane, tile.ring), terrain: tile.terrain })),
  });
  play.reveal();
  board.terrainSetUp = null;
}

function outermostLeft(pick: TerrainPick): Ring {
  const ring = [...rings].reverse().find((one) => pick.left[one] > 0);
  if (!ring) throw new Error('no terrain tile is left');
  return ring;
}

/** D0b */
export const terrain: DecideStep<Ooo, Nothing> = {
  decide({ board }) {
    const pick = terrainPickOf(board);
    if (!pick) return [];
    return [
      {
        seats: [pick.seat],
        prompt: { key: 'promptTerrain', params: { lane: pick.lane } },
        offers: ['place-terrain'],
        clock: 'turn',
        fallback: () => ({ action: 'place-terrain', args: { ring: ringNames[outermostLeft(pick)] } }),
      },
    ];
  },
  on: {
    'place-terrain'(play: OooAnswering, { seat, args }: { seat: Seat; args: Actions['place-terrain'] }) {
      const setUp = setUpOf(play.board);
      const ring = rings.find((one) => ringNames[one] === args.ring);
      const lane = setUp.waiting.shift();
      if (!ring || !lane) throw new Error('no lane waits for this tile');
      setUp.placed.push({ lane, tile: drawOfRing(play, setUp, ring) });
      play.emit('terrainCovered', { seat, lane, ring });
      const next = terrainPickOf(play.board);
      play.board.active = next?.seat ?? null;
    },
  },
};

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

/** S5 begins: the first picker is asked, or nobody where terrain is random or off. */
export const setUpTerrain = {
  run(play: OooPlay): void {
    play.board.active = terrainPickOf(play.board)?.seat ?? null;
    play.push({ step: 'terrain' }, { step: 'turnUpTerrain' }, { step: 'setUp' });
  },
};

export const turnUpTerrain = {
  run(play: OooPlay): void {
    if (play.board.terrainSetUp) turnUp(play, play.board.terrainSetUp);
  },
};
