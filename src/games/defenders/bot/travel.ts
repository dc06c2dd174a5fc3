/** How far it is for a hero, in actions: on foot or by whatever he rides, through gates, and at the price of a card. */
import { type LocId, locationIds } from '../content/map.js';
import { cardValue, shows } from '../rules/hands.js';
import { hasReward } from '../rules/roster.js';
import { type Destination, type Way, destinations, gatesOn, linesBetween, reachOf } from '../rules/travel.js';
import type { DorAnswer, Hero, View } from '../types/index.js';
import { focus, isUseful } from './council.js';

/** Actions from one place to another without a card. */
export type Distances = (from: LocId, to: LocId) => number;

function reachFor(hero: Hero): number {
  if (hero.hero === 'eagle-rider') return reachOf.eagle;
  return hero.hero === 'paladin' || hasReward(hero, 'steed') ? reachOf.horse : 1;
}

export function distancesFor(view: View, hero: Hero): Distances {
  const reach = reachFor(hero);
  const direct = (from: LocId, to: LocId): number => Math.ceil(linesBetween(from, to) / reach);
  const gates = gatesOn(view);
  if (gates.length < 2) return direct;
  const toGate = new Map(locationIds.map((loc) => [loc, Math.min(...gates.map((gate) => direct(loc, gate)))]));
  return (from, to) => Math.min(direct(from, to), (toGate.get(from) ?? 9) + 1 + (toGate.get(to) ?? 9));
}

/** One `move` from where the hero stands. */
export type Trip = { loc: LocId; cost: number; price: number; teleports: boolean; answer: DorAnswer };

function tripBy(view: View, { loc }: Destination, way: Way): Trip {
  const target = focus(view);
  // What tells against nobody any more is there to be spent.
  const worth = (card: (typeof way.cards)[number]['card']): number =>
    isUseful(view, card) ? cardValue(view, card) * 0.35 + (shows(card, target) ? 2 : 0) : 0.2;
  const [cheapest] = [...way.cards].sort((a, b) => worth(a.card) - worth(b.card));
  const card = way.needsCard && cheapest ? { card: String(cheapest.no) } : {};
  return {
    loc,
    cost: way.cost,
    price: way.needsCard && cheapest ? worth(cheapest.card) : 0,
    teleports: way.by === 'teleport',
    answer: { action: 'move', args: { to: loc, by: way.by, ...card } },
  };
}

/** The ways to every place within reach that are not both slower and dearer than another. */
export function tripsFrom(view: View): Map<LocId, Trip[]> {
  return new Map(
    destinations(view, view.active).map((destination) => {
      const all = destination.ways
        .map((way) => tripBy(view, destination, way))
        .sort((a, b) => a.cost - b.cost || a.price - b.price || Number(a.teleports) - Number(b.teleports));
      const kept: Trip[] = [];
      // A teleport that is saved takes one back later: it never makes another way needless.
      const isWorse = (trip: Trip) => (than: Trip) => than.price <= trip.price && than.teleports === trip.teleports;
      for (const trip of all) if (!kept.some(isWorse(trip))) kept.push(trip);
      return [destination.loc, kept];
    }),
  );
}
