/** Cavalry Sweep: a ride from place to place, up to two minions each, Dragonkin counting twice. */
import { city, type LocId, locationIds, sites } from '../content/map.js';
import { type Counts, colours } from '../content/peoples.js';
import { byDanger, minionsAt, noMinions, total } from '../rules/minions.js';
import type { DorChoice, Pick, Table } from '../types/index.js';
import { type Removal, isSubset, pickChoice, portions } from './removals.js';
import type { Reading, Targeting } from './targeting.js';
import { type Aim, pickToken, readAims } from './tokens.js';

const sweepPoints = 6;
const sweepAtOnce = 2;
/** How many places a suggested ride goes through. */
const suggestedPlaces = 4;

function sweepCost(minions: Counts): number {
  return total(minions) + minions.blue;
}

/** Up to two minions of a location for the points left, the colour with the smallest supply first. */
function sweepFrom(table: Table, loc: LocId, points: number): Counts {
  const taken = noMinions();
  const here = table.locations[loc].minions;
  const order = [...colours].sort((a, b) => table.supply.minions[a] - table.supply.minions[b]);
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

/** A ride by its last place, and the ride that it goes on from. */
type Ride = { last: Strike; before: Ride | undefined; places: number; worth: number };
type Strike = Pick & { cost: number; worth: number };

function strikeWorth(table: Table, { loc, minions }: Pick, focus: readonly LocId[]): number {
  const count = total(minions);
  if (count === 0) return -0.1;
  const relief = minionsAt(table, loc) >= 3 ? 4 : 0;
  return 2 * count + relief + (loc === city ? 6 * count : 0) + (focus.includes(loc) ? 10 : 0);
}

function hasBeenAt(ride: Ride | undefined, loc: LocId): boolean {
  for (let at = ride; at; at = at.before) if (at.last.loc === loc) return true;
  return false;
}

function picksOf({ last: { loc, minions }, before }: Ride): Pick[] {
  return [...(before ? picksOf(before) : []), { loc, minions }];
}

/** Every ride through a few different locations that begins and ends with minions. */
function ridesOver(table: Table, focus: readonly LocId[]): Ride[] {
  const rides: Ride[] = [];
  // There are thousands of rides and few places: what each place gives for the points left is worked out once.
  const known = new Map<LocId, Strike[]>(locationIds.map((loc) => [loc, []]));
  const strike = (loc: LocId, points: number): Strike => {
    const here = known.get(loc) ?? [];
    const found = here[points];
    if (found) return found;
    const pick = { loc, minions: sweepFrom(table, loc, points) };
    return (here[points] = { ...pick, cost: sweepCost(pick.minions), worth: strikeWorth(table, pick, focus) });
  };
  const rideOn = (loc: LocId, before: Ride | undefined, points: number): void => {
    const last = strike(loc, points);
    const ride = {
      last,
      before,
      places: (before?.places ?? 0) + 1,
      worth: (before?.worth ?? 0) + last.worth,
    };
    if (minionsAt(table, loc) > 0) rides.push(ride);
    if (ride.places === suggestedPlaces) return;
    for (const next of sites[loc].neighbours) if (!hasBeenAt(ride, next)) rideOn(next, ride, points - last.cost);
  };
  for (const loc of byDanger(table)) rideOn(loc, undefined, sweepPoints);
  return rides;
}

function pointsLeft(picks: readonly Pick[]): number {
  return picks.reduce((left, { minions }) => left - sweepCost(minions), sweepPoints);
}

function readSweep(table: Table, aims: readonly Aim[] | undefined): Reading<Removal> | undefined {
  if (!aims || !isChain(aims)) return undefined;
  const picks: Pick[] = [];
  for (const { loc, minions } of aims) {
    const taken = minions ?? sweepFrom(table, loc, pointsLeft(picks));
    picks.push({ loc, minions: taken });
    const fits = total(taken) <= sweepAtOnce && isSubset(taken, table.locations[loc].minions);
    if (!fits || pointsLeft(picks) < 0) return undefined;
  }
  return { plan: { type: 'remove', picks }, whole: pointsLeft(picks) < sweepPoints };
}

/** What may be struck at one place with the points that are left. */
function strikesAt(table: Table, loc: LocId, points: number): DorChoice[] {
  return portions(table, loc, sweepAtOnce)
    .filter((minions) => sweepCost(minions) <= points)
    .map((minions) => pickChoice({ loc, minions }));
}

function passChoice(loc: LocId): DorChoice {
  return { value: pickToken({ loc, minions: noMinions() }), label: { key: 'passThrough', params: { loc } } };
}

export const cavalrySweep: Targeting = {
  *plans(table, _by, focus) {
    const best = ridesOver(table, focus).sort((a, b) => b.worth - a.worth);
    for (const ride of best.slice(0, 60)) yield { type: 'remove', picks: picksOf(ride) };
  },
  *next(table, _by, picked) {
    const picks = readSweep(table, readAims(picked))?.plan.picks;
    const points = pointsLeft(picks ?? []);
    if (!picks || points === 0) return;
    const last = picks.at(-1)?.loc;
    const been = picks.map(({ loc }) => loc);
    const near = last ? sites[last].neighbours.filter((loc) => !been.includes(loc)) : undefined;
    for (const loc of byDanger(table, near)) yield* strikesAt(table, loc, points);
    for (const loc of near ?? []) yield passChoice(loc);
  },
  read: (table, _by, picked) => readSweep(table, readAims(picked)),
};
