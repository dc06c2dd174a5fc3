/** Counting minions, and the greedy order in which plans take them (specification 4.6). */
import { city, type LocId, locationIds, sites } from '../content/map.js';
import { type Colour, type Counts, colours } from '../content/peoples.js';
import type { Options, Pick as Taken, Place, Table } from '../types/index.js';
import { generalAt } from './generals.js';
import { byName } from './order.js';

/** Minions of one colour in the game (H5: fewer). */
export function stockOf({ smallSupply }: Pick<Options, 'smallSupply'>): number {
  return smallSupply ? 20 : 25;
}

type Land = Pick<Table, 'locations' | 'generals' | 'supply'>;

export function noMinions(): Counts {
  return { red: 0, blue: 0, green: 0, black: 0 };
}

export function total(counts: Counts): number {
  return counts.red + counts.blue + counts.green + counts.black;
}

export function minionsAt(table: Pick<Table, 'locations'>, loc: LocId): number {
  return total(table.locations[loc].minions);
}

export function coloursIn(counts: Counts): Colour[] {
  return colours.filter((colour) => counts[colour] > 0);
}

/** DOR-11.6: three Demons and nothing else. */
export function isThreeDemons(place: Place): boolean {
  return place.minions.red === 3 && total(place.minions) === 3;
}

/** How dangerous a location is, for defaults and proposals. */
export function dangerOf(table: Land, loc: LocId): number {
  const count = minionsAt(table, loc);
  if (count === 0) return 0;
  if (loc === city) return 20 * count;
  const byCount = count >= 3 ? 10 : count === 2 ? 4 : 1;
  const nearCity = sites[loc].neighbours.includes(city) ? 3 : 0;
  return byCount + nearCity + (generalAt(table, loc) ? 2 : 0);
}

/** Locations with minions, the most dangerous first, ties alphabetically. */
export function byDanger(table: Land, among: readonly LocId[] = locationIds): LocId[] {
  return among
    .filter((loc) => minionsAt(table, loc) > 0)
    .map((loc) => ({ loc, danger: dangerOf(table, loc) }))
    .sort((a, b) => b.danger - a.danger || byName(a.loc, b.loc))
    .map(({ loc }) => loc);
}

/** Up to so many minions of one location, the colour with the smallest supply first. */
export function takeFrom(table: Land, loc: LocId, most: number): Counts {
  const taken = noMinions();
  const { minions } = table.locations[loc];
  const order = coloursIn(minions).sort((a, b) => table.supply.minions[a] - table.supply.minions[b]);
  let left = most;
  for (const colour of order) {
    taken[colour] = Math.min(left, minions[colour]);
    left -= taken[colour];
  }
  return taken;
}

/** The greedy plan of 4.6: from the most dangerous location on, up to a number of minions. */
export function greedyPicks(table: Land, order: readonly LocId[], most: number): Taken[] {
  const picks: Taken[] = [];
  let left = most;
  for (const loc of order) {
    const minions = takeFrom(table, loc, left);
    if (total(minions) === 0) continue;
    picks.push({ loc, minions });
    left -= total(minions);
    if (left === 0) break;
  }
  return picks;
}
