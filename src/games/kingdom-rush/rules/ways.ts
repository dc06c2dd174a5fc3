/** KRU-8.3, KRU-9.2, KRU-9.3: how far a hero comes, by which way, over which flowers. */
import type { Flower, Hero, Space, Table } from '../types/index.js';
import { bootsOf, hasTower, isPassable, mayEnd, stepsFrom } from './figures.js';
import { boardOf } from './hordes.js';

/** KRU-9.2, KRU-9.5: a fresh flower that no tower covers. */
export function freshFlower(table: Table, space: Space): Flower | undefined {
  return table.flowers.find(({ at, wilted }) => at === space && !wilted && !hasTower(table, space));
}

/** How many steps every space is away, within the hero's boots; where asked, without entering a fresh flower's space. */
function reach(table: Table, hero: Hero, { avoidFlowers = false } = {}): Map<Space, number> {
  const boots = bootsOf(table, hero);
  const found = new Map<Space, number>();
  let edge: (Space | null)[] = [hero.at];
  for (let steps = 1; steps <= boots; steps += 1) {
    const next: Space[] = [];
    for (const from of edge) {
      for (const space of stepsFrom(table, from)) {
        if (found.has(space) || (space === hero.at && steps > 1)) continue;
        if (avoidFlowers && freshFlower(table, space)) continue;
        found.set(space, steps);
        next.push(space);
      }
    }
    edge = next;
  }
  found.delete(hero.at ?? '');
  return found;
}

/** Where the hero can end his move, and in how many steps; another block of his own horde counts one (KRU-8.5). */
export function destinations(table: Table, hero: Hero, { avoidFlowers = false } = {}): Map<Space, number> {
  const found = new Map<Space, number>();
  for (const [space, steps] of reach(table, hero, { avoidFlowers })) {
    if (mayEnd(table, space, hero)) found.set(space, steps);
  }
  if (hero.at !== null && hero.topLeft !== null && mayEnd(table, hero.at, hero)) found.set(hero.at, 1);
  return found;
}

type Way = { spaces: Space[]; flowers: number };

/** KRU-9.3: a shortest way that crosses the most fresh flowers; ties: spaces in reading order. */
export function bestWay(table: Table, hero: Hero, to: Space): Space[] {
  if (to === hero.at) return [to];
  const order = new Map(boardOf(table).spaces.map((space, index) => [space, index]));
  const before = (one: Way, other: Way): boolean => {
    if (one.flowers !== other.flowers) return one.flowers > other.flowers;
    for (const [index, space] of one.spaces.entries()) {
      const difference = (order.get(space) ?? 0) - (order.get(other.spaces[index] ?? '') ?? 0);
      if (difference !== 0) return difference < 0;
    }
    return false;
  };
  let layer = new Map<Space | null, Way>([[hero.at, { spaces: [], flowers: 0 }]]);
  const seen = new Set<Space | null>([hero.at]);
  for (let steps = 1; steps <= bootsOf(table, hero) && !layer.has(to); steps += 1) {
    const next = new Map<Space | null, Way>();
    for (const [from, way] of layer) {
      for (const space of stepsFrom(table, from)) {
        if (seen.has(space)) continue;
        const flowers = way.flowers + (freshFlower(table, space) ? 1 : 0);
        const longer = { spaces: [...way.spaces, space], flowers };
        const found = next.get(space);
        if (!found || before(longer, found)) next.set(space, longer);
      }
    }
    for (const space of next.keys()) seen.add(space);
    layer = next;
  }
  return layer.get(to)?.spaces ?? [];
}

/** A way without a fresh flower (KRU-8.20); undefined where there is none within the boots. */
export function plainWay(table: Table, hero: Hero, to: Space): Space[] | undefined {
  if (to === hero.at) return [to];
  const cameFrom = new Map<Space, Space | null>();
  let edge: (Space | null)[] = [hero.at];
  for (let steps = 1; steps <= bootsOf(table, hero) && !cameFrom.has(to); steps += 1) {
    const next: Space[] = [];
    for (const from of edge) {
      for (const space of stepsFrom(table, from)) {
        if (cameFrom.has(space) || space === hero.at || freshFlower(table, space)) continue;
        cameFrom.set(space, from);
        next.push(space);
      }
    }
    edge = next;
  }
  if (!cameFrom.has(to)) return undefined;
  const way: Space[] = [];
  for (let at: Space | null = to; at !== null && at !== hero.at; at = cameFrom.get(at) ?? null) way.unshift(at);
  return way;
}

/** Steps on the shortest way whatever the boots; null where no way leads there. */
export function stepsTo(table: Table, hero: Hero, to: Space): number | null {
  const seen = new Set<Space | null>([hero.at]);
  let edge: (Space | null)[] = [hero.at];
  for (let steps = 1; edge.length > 0; steps += 1) {
    const next: Space[] = [];
    for (const from of edge) {
      for (const space of stepsFrom(table, from)) {
        if (space === to) return steps;
        if (seen.has(space)) continue;
        seen.add(space);
        next.push(space);
      }
    }
    edge = next;
  }
  return null;
}

/** The fresh flowers that a way enters, in the order of the way. */
export function flowersOn(table: Table, way: readonly Space[]): Space[] {
  return [...new Set(way.filter((space) => freshFlower(table, space)))];
}

/** Whether a step leads from one space to the next on a way that a player named. */
export function isStep(table: Table, from: Space | null, to: Space): boolean {
  return isPassable(table, to) && stepsFrom(table, from).includes(to);
}
