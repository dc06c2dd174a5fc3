/** 17.1, 5: what can still be finished this round by all seats together; cells of the rest are worth half. */
import { facings } from '../../../geometry/directions.js';
import type { Seat } from '../../../kernel/index.js';
import { towerAttacker } from '../rules/attackers.js';
import { sizeOf, layings } from '../rules/cells.js';
import { allSeats } from '../rules/choosing.js';
import { bootsOf, playerAt } from '../rules/figures.js';
import { scenarios } from '../content/scenarios.js';
import { roundsLeft } from '../plans/ideas.js';
import { gridOf } from '../rules/cards.js';
import { boardOf, bossTag, hasTrait, isUnder } from '../rules/hordes.js';
import { smallestTile } from '../rules/march.js';
import { kingSteps } from '../rules/maps.js';
import { buildable } from '../rules/sites.js';
import type { Mending, Stake } from '../rules/worth.js';
import type { Damage, Horde, Space, Table, TowerCard } from '../types/index.js';
import { shapeOf } from '../plans/walk.js';

/** What a hero covers on the horde he stands on: his figure and his attack. */
const heroCells = 6;

type Reach = { cells: number; damage: Damage; spaces: ReadonlySet<Space> };

/** What a card lays from a site, whichever way it faces. */
function reachFrom(table: Table, seat: Seat, card: TowerCard, at: Space): Reach {
  const spaces = new Set<Space>();
  let cells = 0;
  let damage: Damage = 'physical';
  for (const facing of facings) {
    for (const slots of towerAttacker(table, card, { at, facing }, seat).alternatives) {
      for (const slot of slots) for (const space of slot.spaces) spaces.add(space);
      const sum = slots.reduce((all, { piece }) => all + sizeOf(layings(shapeOf(piece))[0] ?? 0), 0);
      cells = Math.max(cells, sum);
      damage = slots[0]?.damage ?? damage;
    }
  }
  return { cells, damage, spaces };
}

const known = new Map<string, Reach>();

/** Worked out once a board, card and site: only Crosswind changes it. */
function siteReach(table: Table, seat: Seat, card: TowerCard, at: Space): Reach {
  if (isUnder(table, 'crosswind')) return reachFrom(table, seat, card, at);
  const key = [table.options.scenario, at, card.card, ...card.mods, card.falcon, table.falconsLeft > 0].join();
  let reach = known.get(key);
  if (!reach) known.set(key, (reach = reachFrom(table, seat, card, at)));
  return reach;
}

/** For each card still in a hand, what it could lay from each of its sites. */
function towerReach(table: Table): Reach[][] {
  return allSeats(table).flatMap((seat) =>
    playerAt(table, seat).hand.map((card) =>
      buildable(table, seat, card.card).map(({ at }) => siteReach(table, seat, card, at)),
    ),
  );
}

/** What a card could lay on a space. */
function layOn(reach: readonly Reach[], space: Space): Reach | undefined {
  if (!reach.some(({ spaces }) => spaces.has(space))) return undefined;
  return [...reach].sort((one, other) => other.cells - one.cells)[0];
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

/** 17.1, 5: whether all seats together can lay enough on a horde, of the damage that its cells take. */
function isWithinReach(table: Table, reach: readonly (readonly Reach[])[], { horde, enemies, cover }: Stake): boolean {
  const left = enemies & ~cover;
  const { magicOnly, physicalOnly } = gridOf(horde.card);
  const laid: Record<Damage, number> = { physical: 0, magic: 0, true: heroReach(table, horde.at) };
  for (const places of reach) {
    const most = layOn(places, horde.at);
    if (most) laid[most.damage] += most.cells;
  }
  return (
    laid.physical + laid.magic + laid.true >= sizeOf(left) &&
    laid.magic + laid.true >= sizeOf(left & magicOnly) &&
    laid.physical + laid.true >= sizeOf(left & physicalOnly)
  );
}

/** 17.2: what makes a horde lose tiles in phase 4. */
function mendingOf(table: Table, horde: Horde): Mending | undefined {
  const always = hasTrait(table, horde, 'regenerating');
  const { shamans } = gridOf(horde.card);
  if (!always && shamans === 0) return undefined;
  const tile = smallestTile(horde);
  return { always, shamans, smallest: tile ? sizeOf(tile.cells) : Infinity };
}

export function weighed(table: Table, stakes: readonly Stake[]): Stake[] {
  const reach = towerReach(table);
  const isLast = roundsLeft(table) < 1;
  return stakes.map((stake) => {
    const { horde, weight } = stake;
    const half = isWithinReach(table, reach, stake) ? 1 : 0.5;
    const mends = isLast ? undefined : mendingOf(table, horde);
    return {
      ...stake,
      weight: weight * half * urgency(table, horde),
      stopped: stake.stopped || isLast,
      ...(mends ? { mends } : {}),
    };
  });
}
