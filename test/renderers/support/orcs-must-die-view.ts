/** Views of Orcs Must Die as the picture tests want them: nothing in them is left to chance. */
import type { BoardTask } from '../../../renderers/contract.js';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import type { HeroId, Options, Siege, Team, Units, View } from '../../../src/games/orcs-must-die/types/index.js';
import { start } from '../../../src/kernel/index.js';
import { names } from './company.js';

export type Sketch = {
  seats?: number;
  options?: Partial<Options>;
  units?: Record<string, Units>;
  /** Where the heroes stand, in the order of the seats. */
  tiles?: readonly string[];
  health?: readonly number[];
  rift?: number;
  more?: Partial<Siege>;
};

const order: readonly HeroId[] = ['maximilian', 'gabriella', 'ivy', 'cygnus', 'bloodspike', 'midnight', 'blackpaw'];

const shop: Team['shop'] = {
  traps: ['spike-trap', 'arrow-wall', 'tar-pit', 'barricade', null, 'boom-barrel'],
  equipment: ['copper-fang', null, 'swift-boots', 'ring-of-greed', 'ember-pendant', 'lucky-coin'],
};

/** A round in the midst of the heroes' actions; the first hero's turn. */
export function sketch({
  seats = 3,
  options = {},
  units = {},
  tiles = [],
  health = [],
  rift,
  more,
}: Sketch = {}): View {
  const { match } = start(orcsMustDie, { seats, seed: 'sketch', options: { fortress: 'twin-gates', ...options } });
  const view = orcsMustDie.view(match, 'spectator');
  return {
    ...view,
    phase: 'hero',
    round: 2,
    lord: 1,
    active: 0,
    question: { kind: 'turn', slot: 0 },
    slots: view.slots.map((slot, index) => ({
      ...slot,
      hero: order[index] ?? 'tundra',
      tile: tiles[index] ?? view.teams.find(({ side }) => side === slot.side)?.tiles[1]?.id ?? null,
      health: health[index] ?? 9,
      skulls: index + 1,
    })),
    teams: view.teams.map((team) => ({
      ...team,
      shop,
      traps: { '4': ['spike-trap'] },
      units: Object.fromEntries(Object.entries(units).filter(([tile]) => team.tiles.some(({ id }) => id === tile))),
      rift: { ...team.rift, health: rift ?? team.rift.health },
      armies: team.starts.slice(0, 1).map((begin) => ({ start: begin, left: 2 })),
    })),
    ...more,
  };
}

export const boardOf = (view: View, more: Partial<BoardTask> = {}): BoardTask => ({
  kind: 'board',
  game: 'orcs-must-die',
  locale: 'en',
  names,
  awaited: [0],
  view,
  events: [],
  ...more,
});

/** A night that goes badly, and how it stood before: for the picture that is compared. */
export const worse = sketch({
  units: {
    '1': { grunt: { ready: 4, stunned: 0 }, crossbow: { ready: 2, stunned: 0 } },
    '4': { hunter: { ready: 1, stunned: 2 }, shaman: { ready: 1, stunned: 0 } },
    '7': { runner: { ready: 2, stunned: 0 }, colossus: { ready: 1, stunned: 0 } },
  },
  tiles: ['4', '6', 'R'],
  health: [9, 3, 7],
  rift: 6,
});
export const better = sketch({
  units: {
    '2': { grunt: { ready: 2, stunned: 0 } },
    '6': { runner: { ready: 2, stunned: 0 }, colossus: { ready: 1, stunned: 0 } },
  },
  tiles: ['4', '5', 'R'],
  health: [9, 5, 7],
});
