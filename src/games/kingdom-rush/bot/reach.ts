/** 17.1, 5: what can still be finished this round by all seats together; cells of the rest are worth half. */
import { facings } from '../../../geometry/directions.js';
import { towerAttacker } from '../rules/attackers.js';
import { sizeOf, layings } from '../rules/cells.js';
import { allSeats } from '../rules/choosing.js';
import { bootsOf, playerAt } from '../rules/figures.js';
import { scenarios } from '../content/scenarios.js';
import { roundsLeft } from '../plans/ideas.js';
import { boardOf, bossTag } from '../rules/hordes.js';
import { kingSteps } from '../rules/maps.js';
import { buildable } from '../rules/sites.js';
import type { Stake } from '../rules/worth.js';
import type { Horde, Space, Table } from '../types/index.js';
import { shapeOf } from '../plans/walk.js';

/** What a hero covers on the horde he stands on: his figure and his attack. */
const heroCells = 6;

/** Cells that each card still in a hand could lay, and on which spaces. */
function towerReach(table: Table): { cells: number; spaces: ReadonlySet<Space> }[] {
  return allSeats(table).flatMap((seat) =>
    playerAt(table, seat).hand.map((card) => {
      const spaces = new Set<Space>();
      let cells = 0;
      for (const { at } of buildable(table, seat, card.card)) {
        for (const facing of facings) {
          for (const slots of towerAttacker(table, card, { at, facing }, seat).alternatives) {
            for (const slot of slots) for (const space of slot.spaces) spaces.add(space);
            cells = Math.max(
              cells,
              slots.reduce((sum, { piece }) => sum + sizeOf(layings(shapeOf(piece))[0] ?? 0), 0),
            );
          }
        }
      }
      return { cells, spaces };
    }),
  );
}

function heroReach(table: Table, space: Space): number {
  const map = boardOf(table);
  return table.players.reduce((sum, { hero }) => {
    if (!hero || hero.activated || hero.stunned) return sum;
    const near = hero.at === null ? (map.distance.get(space) ?? 99) : kingSteps(map, hero.at, space);
    return near <= bootsOf(table, hero) ? sum + heroCells : sum;
  }, 0);
}

/** Whether the objective asks for this very horde; where it asks for all of them, none stands out. */
function isGoal(table: Table, { tag, objective }: Horde): boolean {
  switch (scenarios[table.options.scenario].objective) {
    case 'boss':
      return tag === bossTag;
    case 'marks':
    case 'totems':
      return objective !== null;
    case 'clear':
    case 'count':
      return false;
  }
}

/** 17.1, 7: what the objective needs counts more the fewer rounds are left; in the last one nothing else counts. */
function urgency(table: Table, horde: Horde): number {
  const { objective } = scenarios[table.options.scenario];
  if (objective === 'clear' || objective === 'count') return 1;
  if (isGoal(table, horde)) return 1 + (2 * table.round) / (table.round + roundsLeft(table));
  return roundsLeft(table) < 1 ? 0.1 : 1;
}

export function weighed(table: Table, stakes: readonly Stake[]): Stake[] {
  const reach = towerReach(table);
  const isLast = roundsLeft(table) < 1;
  return stakes.map((stake) => {
    const { horde, weight } = stake;
    const left = sizeOf(stake.enemies & ~stake.cover);
    const towers = reach.reduce((sum, { cells, spaces }) => sum + (spaces.has(horde.at) ? cells : 0), 0);
    const half = towers + heroReach(table, horde.at) >= left ? 1 : 0.5;
    return { ...stake, weight: weight * half * urgency(table, horde), stopped: stake.stopped || isLast };
  });
}
