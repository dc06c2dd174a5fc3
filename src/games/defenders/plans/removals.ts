/** Cards that take minions, crystals or a general's step off the board. */
import { city, type LocId, locationIds, sites } from '../content/map.js';
import { type Counts, colours } from '../content/peoples.js';
import type { Pick, Plan, SlotNo, Table } from '../types/index.js';
import { generalLeft } from '../effects/movement.js';
import { type GeneralId, generalBoards } from '../content/generals.js';
import { livingGenerals, locOf } from '../rules/generals.js';
import { byDanger, greedyPicks, minionsAt, noMinions, removeMinions, takeFrom, total } from '../rules/minions.js';
import type { Realm } from '../rules/placement.js';
import { type Aim, longestPlan, planText, readAims, readPlan } from './text.js';
import { type Playable, untargeted } from './playable.js';

function focused(order: readonly LocId[], focus: readonly LocId[]): LocId[] {
  return [...order.filter((loc) => focus.includes(loc)), ...order.filter((loc) => !focus.includes(loc))];
}

/** Clears locations and pushes a general back one step. */
function clearOut(realm: Realm, _by: SlotNo, plan: Plan): void {
  if (plan.type !== 'clear') return;
  for (const loc of plan.locs) removeMinions(realm, { loc, minions: realm.locations[loc].minions });
  if (plan.general) realm.generals[plan.general].step -= 1;
}

function pickedOut(realm: Realm, _by: SlotNo, plan: Plan): void {
  if (plan.type === 'remove') for (const pick of plan.picks) removeMinions(realm, pick);
}

function isSubset(part: Counts, whole: Counts): boolean {
  return colours.every((colour) => part[colour] <= whole[colour]);
}

/** Up to so many different locations out of a list, larger selections first. */
function* selections(order: readonly LocId[], most: number): Generator<LocId[]> {
  const limited = order.slice(0, 9);
  function* ofSize(size: number, from: number): Generator<LocId[]> {
    if (size === 0) {
      yield [];
      return;
    }
    for (let i = from; i <= limited.length - size; i += 1) {
      for (const rest of ofSize(size - 1, i + 1)) yield [limited[i] as LocId, ...rest];
    }
  }
  for (let size = Math.min(most, limited.length); size > 0; size -= 1) yield* ofSize(size, 0);
}

const greenLands = locationIds.filter((loc) => sites[loc].colour === 'green');

export const elvenArchers: Playable = {
  possible: (table) => greenLands.some((loc) => minionsAt(table, loc) > 0),
  *plans(table, _by, focus) {
    for (const locs of selections(focused(byDanger(table, greenLands), focus), 2)) {
      yield { type: 'clear', locs, general: null };
    }
  },
  read(table, _by, text) {
    const plan = readPlan(table, 'clear', text);
    if (plan?.type !== 'clear' || plan.general || plan.locs.length > 2) return undefined;
    if (!plan.locs.every((loc) => greenLands.includes(loc))) return undefined;
    return plan.locs.some((loc) => minionsAt(table, loc) > 0) ? plan : undefined;
  },
  change: clearOut,
  apply: () => undefined,
};

/** Generals that can be pushed back, the nearest to the city first. */
function pushable(table: { generals: Table['generals'] }): GeneralId[] {
  return livingGenerals(table)
    .filter((id) => table.generals[id].step > 0)
    .sort((a, b) => table.generals[b].step - table.generals[a].step);
}

export const battleStrategy: Playable = {
  possible: (table) => pushable(table).length > 0 || byDanger(table).length > 0,
  *plans(table, _by, focus) {
    const generals = [...pushable(table), null];
    const order = focused(byDanger(table), focus);
    if (order.length === 0) {
      for (const general of generals) if (general) yield { type: 'clear', locs: [], general };
    }
    for (const locs of selections(order, 3)) {
      for (const general of generals) yield { type: 'clear', locs, general };
    }
  },
  read(table, _by, text) {
    const plan = readPlan(table, 'clear', text);
    if (plan?.type !== 'clear' || plan.locs.length > 3) return undefined;
    if (plan.general && !pushable(table).includes(plan.general)) return undefined;
    return plan.general || plan.locs.some((loc) => minionsAt(table, loc) > 0) ? plan : undefined;
  },
  change: clearOut,
  apply(play, _by, plan) {
    if (plan.type !== 'clear' || !plan.general) return;
    const { step } = play.board.generals[plan.general];
    const from = generalBoards[plan.general].path[step + 1] ?? city;
    play.emit('generalPushedBack', { general: plan.general, to: locOf(play.board, plan.general), step });
    generalLeft(play, from);
  },
};

/** Greedy plans over a region: the best of all, then each location first, then each alone. */
export function* removalPlans(
  table: Table,
  region: readonly LocId[],
  most: number,
  focus: readonly LocId[],
): Generator<Plan> {
  const order = focused(byDanger(table, region), focus);
  const seen = new Set<string>();
  const orders = [
    order,
    ...order.map((loc) => [loc, ...order.filter((one) => one !== loc)]),
    ...order.map((loc) => [loc]),
  ];
  for (const one of orders) {
    const plan: Plan = { type: 'remove', picks: greedyPicks(table, one, most) };
    const text = planText(plan);
    if (plan.picks.length === 0 || text.length > longestPlan || seen.has(text)) continue;
    seen.add(text);
    yield plan;
  }
}

/** Letters left out are filled in: as many as are still allowed. */
export function readRemovals(
  table: Table,
  text: string,
  region: readonly LocId[],
  most: number,
): (Plan & { type: 'remove' }) | undefined {
  const aims = readAims(text);
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
  return left >= 0 && picks.length > 0 ? { type: 'remove', picks } : undefined;
}

const guardedLands: readonly LocId[] = [city, ...sites[city].neighbours];
const guardStrength = 6;

export const kingsGuardAttack: Playable = {
  possible: (table) => guardedLands.some((loc) => minionsAt(table, loc) > 0),
  plans: (table, _by, focus) => removalPlans(table, guardedLands, guardStrength, focus),
  read: (table, _by, text) => readRemovals(table, text, guardedLands, guardStrength),
  change: pickedOut,
  apply: () => undefined,
};

const sweepPoints = 6;
const sweepAtOnce = 2;

function sweepCost(minions: Counts): number {
  return total(minions) + minions.blue;
}

/** Up to two minions of a location for the points left, the colour with the smallest supply first. */
function sweepFrom(table: Table, loc: LocId, points: number): Counts {
  const taken = noMinions();
  const here = table.locations[loc].minions;
  const order = colours
    .filter((colour) => here[colour] > 0)
    .sort((a, b) => table.supply.minions[a] - table.supply.minions[b]);
  for (const colour of order) {
    while (taken[colour] < here[colour] && total(taken) < sweepAtOnce) {
      const more = { ...taken, [colour]: taken[colour] + 1 };
      if (sweepCost(more) > points) break;
      taken[colour] += 1;
    }
  }
  return taken;
}

function isChain(aims: readonly { loc: LocId }[]): boolean {
  return aims.every(({ loc }, i) => {
    const before = aims[i - 1];
    return !before || sites[before.loc].neighbours.includes(loc);
  });
}

function sweepAlong(table: Table, chain: readonly LocId[]): Pick[] {
  let points = sweepPoints;
  return chain.map((loc) => {
    const minions = sweepFrom(table, loc, points);
    points -= sweepCost(minions);
    return { loc, minions };
  });
}

/** Every chain of up to four different locations that begins and ends with minions. */
function* chains(table: Table, chain: readonly LocId[]): Generator<LocId[]> {
  const end = chain.at(-1);
  if (!end) return;
  if (minionsAt(table, end) > 0) yield [...chain];
  if (chain.length === 4) return;
  for (const next of sites[end].neighbours) if (!chain.includes(next)) yield* chains(table, [...chain, next]);
}

function sweepWorth(table: Table, picks: readonly Pick[], focus: readonly LocId[]): number {
  return picks.reduce((sum, { loc, minions }) => {
    const count = total(minions);
    if (count === 0) return sum - 0.1;
    const relief = minionsAt(table, loc) >= 3 ? 4 : 0;
    return sum + 2 * count + relief + (loc === city ? 6 * count : 0) + (focus.includes(loc) ? 10 : 0);
  }, 0);
}

function readSweep(table: Table, aims: readonly Aim[]): Plan | undefined {
  if (aims.length === 0 || !isChain(aims)) return undefined;
  let points = sweepPoints;
  const picks: Pick[] = [];
  for (const { loc, minions } of aims) {
    const taken = minions ?? sweepFrom(table, loc, points);
    points -= sweepCost(taken);
    if (total(taken) > sweepAtOnce || points < 0 || !isSubset(taken, table.locations[loc].minions)) return undefined;
    picks.push({ loc, minions: taken });
  }
  return points < sweepPoints ? { type: 'remove', picks } : undefined;
}

export const cavalrySweep: Playable = {
  possible: (table) => byDanger(table).length > 0,
  *plans(table, _by, focus) {
    const best = byDanger(table)
      .flatMap((loc) => [...chains(table, [loc])])
      .map((chain) => sweepAlong(table, chain))
      .map((picks) => ({ picks, worth: sweepWorth(table, picks, focus) }))
      .sort((a, b) => b.worth - a.worth);
    for (const { picks } of best.slice(0, 60)) {
      const plan: Plan = { type: 'remove', picks };
      if (planText(plan).length <= longestPlan) yield plan;
    }
  },
  read(table, _by, text) {
    const aims = readAims(text);
    return aims && readSweep(table, aims);
  },
  change: pickedOut,
  apply: () => undefined,
};

function tainted(table: Table): LocId[] {
  return locationIds
    .filter((loc) => table.locations[loc].crystals > 0)
    .sort((a, b) => table.locations[b].crystals - table.locations[a].crystals);
}

function liftCrystals(realm: Realm, loc: LocId, most: number): void {
  const place = realm.locations[loc];
  const count = Math.min(most, place.crystals);
  place.crystals -= count;
  realm.supply.crystals += count;
}

/** Removes crystals at a location of the player's choice. */
function purifies(most: number): Playable {
  return {
    possible: (table) => tainted(table).length > 0,
    *plans(table, _by, focus) {
      for (const loc of focused(tainted(table), focus)) yield { type: 'location', loc };
    },
    read(table, _by, text) {
      const plan = readPlan(table, 'location', text);
      return plan?.type === 'location' && table.locations[plan.loc].crystals > 0 ? plan : undefined;
    },
    change(realm, _by, plan) {
      if (plan.type === 'location') liftCrystals(realm, plan.loc, most);
    },
    apply: () => undefined,
  };
}

export const spellOfPurity = purifies(Number.POSITIVE_INFINITY);
export const ancientTree = purifies(1);

export const crystalOfLight: Playable = untargeted(
  (table, by) => table.locations[table.heroes[by]?.loc ?? city].crystals > 0,
  () => undefined,
  (realm, by) => {
    liftCrystals(realm, realm.heroes[by]?.loc ?? city, 1);
  },
);
