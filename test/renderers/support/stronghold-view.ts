/** Tables of Stronghold that the picture tests sit at: a fresh board, with what a test wants changed. */
import type { BoardTask } from '../../../renderers/contract.js';
import { stronghold } from '../../../src/games/stronghold/index.js';
import type { WallState } from '../../../src/games/stronghold/types/board.js';
import type { Wall } from '../../../src/games/stronghold/types/terms.js';
import type { View } from '../../../src/games/stronghold/types/view.js';
import { start, type Viewer } from '../../../src/kernel/index.js';
import { names } from './company.js';

export function fresh(seats: number, viewer: Viewer = 'spectator'): View {
  return stronghold.view(start(stronghold, { seats, seed: 'pictures' }).match, viewer);
}

export function withWalls(view: View, changes: Partial<Record<Wall, Partial<WallState>>>): View {
  const walls = { ...view.walls };
  for (const [wall, change] of Object.entries(changes)) walls[wall as Wall] = { ...walls[wall as Wall], ...change };
  return { ...view, walls };
}

export const horde = (troll: number, orc: number, goblin: number): View['dead'] => ({ troll, orc, goblin });

/** Three trolls at w4, goblins at e1, an engine, a trap, a ram; a stone less at w2. */
export function stormed(seats: number): View {
  const view = withWalls(fresh(seats), {
    w2: { stone: 1, equipment: ['banner', 'ladders'], cauldron: { kind: 'goblin', accident: false } },
    w4: { invaders: horde(3, 0, 0), order: { tile: null, open: false, by: 0 } },
    e1: { invaders: horde(0, 0, 2) },
    e2: { siegeTower: horde(1, 1, 1), platform: true, wood: 2, stone: 5 },
    e4: { gale: true },
  });
  return {
    ...view,
    turn: 6,
    phase: 6,
    foregrounds: { fw: horde(2, 4, 3), fe: horde(0, 6, 0) },
    ramparts: {
      ...view.ramparts,
      rw2: { units: horde(1, 2, 3), altar: null, mantlet: true, trainings: ['quartermaster', 'drover'] },
      re3: { units: horde(0, 5, 0), altar: { wall: 'e4' }, mantlet: false, trainings: [] },
    },
    engines: [{ kind: 'ballista', place: 'rw2', precise: false, bloodstones: false }],
    piles: { 'ballista@rw2': { hits: 2, misses: 5 } },
    paths: { ...view.paths, 'rw1-w1': 'troll-trap', 'fe-re2': 'bridge' },
    barbican: { ...view.barbican, parts: 3, crew: horde(2, 1, 0), resistance: 4 },
    buildings: { ...view.buildings, forge: { saboteur: true, fire: true, toTheLast: false } },
    blessed: 'west',
    terror: true,
  };
}

export const siegeOf = (view: View, more: Partial<BoardTask> = {}): BoardTask => ({
  kind: 'board',
  game: 'stronghold',
  locale: 'en',
  names,
  awaited: [0],
  view,
  events: [],
  ...more,
});
