/** Minions picked out of a region: by the King's Guard, and by the allies whom envoys bring. */
import { type LocId } from '../content/map.js';
import { type Counts, colours } from '../content/peoples.js';
import { byDanger, greedyPicks, noMinions, takeFrom, total } from '../rules/minions.js';
import type { DorChoice, Pick, Plan, Table } from '../types/index.js';
import { type Reading, type Targeting, focused } from './targeting.js';
import { pickToken, readAims } from './tokens.js';

export type Removal = Plan & { type: 'remove' };

export function isSubset(part: Counts, whole: Counts): boolean {
  return colours.every((colour) => part[colour] <= whole[colour]);
}

/** Every way to take up to so many minions of a location, larger ones first, the rarest colours of the supply first. */
export function portions(table: Table, loc: LocId, most: number): Counts[] {
  const here = table.locations[loc].minions;
  let all: Counts[] = [noMinions()];
  for (const colour of colours) {
    all = all.flatMap((part) => Array.from({ length: here[colour] + 1 }, (_, n) => ({ ...part, [colour]: n })));
  }
  const isGreedy = (part: Counts): boolean => {
    const greedy = takeFrom(table, loc, total(part));
    return colours.every((colour) => greedy[colour] === part[colour]);
  };
  return all
    .filter((part) => total(part) > 0 && total(part) <= most)
    .map((part) => ({ part, rank: 2 * total(part) + Number(isGreedy(part)) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ part }) => part);
}

export function pickChoice(pick: Pick): DorChoice {
  return { value: pickToken(pick), label: { key: 'crowd', params: pick } };
}

/** Greedy plans over a region: the best of all, then each location first, then each alone. */
function* removalPlans(
  table: Table,
  region: readonly LocId[],
  most: number,
  focus: readonly LocId[],
): Generator<Removal> {
  const order = focused(byDanger(table, region), focus);
  const seen = new Set<string>();
  const orders = [
    order,
    ...order.map((loc) => [loc, ...order.filter((one) => one !== loc)]),
    ...order.map((loc) => [loc]),
  ];
  for (const one of orders) {
    const plan: Removal = { type: 'remove', picks: greedyPicks(table, one, most) };
    const text = JSON.stringify(plan.picks);
    if (plan.picks.length === 0 || seen.has(text)) continue;
    seen.add(text);
    yield plan;
  }
}

/** Letters left out are filled in: as many as are still allowed. */
function readRemovals(
  table: Table,
  region: readonly LocId[],
  most: number,
  picked: readonly string[],
): Reading<Removal> | undefined {
  const aims = readAims(picked);
  if (!aims?.every(({ loc }) => region.includes(loc))) return undefined;
  const asked = aims.reduce((sum, { minions }) => sum + (minions ? total(minions) : 0), 0);
  let left = most - asked;
  const picks: Pick[] = [];
  for (const { loc, minions } of aims) {
    const taken = minions ?? takeFrom(table, loc, Math.max(0, left));
    if (!minions) left -= total(taken);
    if (!isSubset(taken, table.locations[loc].minions)) return undefined;
    if (total(taken) > 0) picks.push({ loc, minions: { ...taken } });
  }
  return left >= 0 ? { plan: { type: 'remove', picks }, whole: picks.length > 0 } : undefined;
}

/** Up to so many minions out of a region. */
export function removes(region: readonly LocId[], most: number): Targeting {
  return {
    plans: (table, _by, focus) => removalPlans(table, region, most, focus),
    *next(table, _by, picked) {
      const picks = readRemovals(table, region, most, picked)?.plan.picks;
      const aimed = readAims(picked)?.map(({ loc }) => loc) ?? [];
      const left = most - (picks ?? []).reduce((sum, { minions }) => sum + total(minions), 0);
      if (!picks || left === 0) return;
      const open = byDanger(table, region).filter((loc) => !aimed.includes(loc));
      const parts = open.map((loc) => ({ loc, all: portions(table, loc, left) }));
      for (const { loc, all } of parts) for (const minions of all.slice(0, 1)) yield pickChoice({ loc, minions });
      for (const { loc, all } of parts) for (const minions of all.slice(1)) yield pickChoice({ loc, minions });
    },
    read: (table, _by, picked) => readRemovals(table, region, most, picked),
  };
}
