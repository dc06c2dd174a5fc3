/** DOR-10: what a Darkness Spreads card does, and the forecast of it. */
import { type Advance, type DarknessCard, type DarknessId, darknessCards } from '../content/darkness-cards.js';
import { generalBoards } from '../content/generals.js';
import { city, type LocId, locationIds, sites } from '../content/map.js';
import { type Colour, colours } from '../content/peoples.js';
import type { Night, NightEffect, Table } from '../types/index.js';
import { isAlive, isOnRedSquare, locOf, nextStepOf } from './generals.js';
import { total } from './minions.js';
import { type Flow, type Realm, flowOver, lose, ownGeneral, place, lossOf } from './placement.js';

export type Use = Pick<Night, 'full' | 'cancelled' | 'held'>;

/** One thing the upper part of a card places; `entry` is its name for cards that cancel it. */
type Placement = { entry: LocId | Colour; loc: LocId; colour: Colour; count: number };

function landColour(loc: LocId): Colour {
  const { colour } = sites[loc];
  if (colour === 'purple') throw new Error(`${loc} belongs to no people`);
  return colour;
}

/** DOR-10.7 */
function orcPlacements(realm: Pick<Realm, 'locations'>, kind: 'patrols' | 'war-party'): Placement[] {
  const fits = (loc: LocId): boolean => {
    const { minions } = realm.locations[loc];
    if (kind === 'patrols') return sites[loc].colour === 'green' && total(minions) === 0;
    return minions.green === 1 && total(minions) === 1;
  };
  const orc = (loc: LocId): Placement => ({ entry: loc, loc, colour: 'green', count: 1 });
  return locationIds.filter(fits).sort().map(orc);
}

/** DOR-10.8: one minion into the city for every colour next to it. */
function cityPlacements(realm: Pick<Realm, 'locations'>): Placement[] {
  const near = (colour: Colour): boolean =>
    sites[city].neighbours.some((loc) => realm.locations[loc].minions[colour] > 0);
  return colours.filter(near).map((colour) => ({ entry: colour, loc: city, colour, count: 1 }));
}

/** The upper part of a card, before anything is cancelled. */
function placementsOf(realm: Pick<Realm, 'locations'>, card: DarknessCard): Placement[] {
  switch (card.kind) {
    case 'places':
      return card.entries.map(({ loc, count }) => ({ entry: loc, loc, colour: landColour(loc), count }));
    case 'patrols':
    case 'war-party':
      return orcPlacements(realm, card.kind);
    case 'city':
      return cityPlacements(realm);
    case 'quiet':
      return [];
  }
}

function whyStays(
  flow: Flow,
  { general, to }: Advance,
  use: Use,
): 'elsewhere' | 'wounded' | 'held' | 'defeated' | null {
  if (!isAlive(flow.realm, general)) return 'defeated';
  if (use.held) return 'held';
  if (isOnRedSquare(flow.realm, general)) return 'wounded';
  return to === 'next' || to === nextStepOf(flow.realm, general) ? null : 'elsewhere';
}

/** DOR-10.4, 10.5 */
function advance(flow: Flow, part: Advance, use: Use): void {
  const { general, minions } = part;
  const why = whyStays(flow, part, use);
  if (why) {
    flow.effects.push({ type: 'stays', general, why, next: nextStepOf(flow.realm, general) });
    return;
  }
  const from = locOf(flow.realm, general);
  const state = ownGeneral(flow.realm, general);
  state.step += 1;
  const to = locOf(flow.realm, general);
  flow.effects.push({ type: 'advance', general, from, to, step: state.step });
  if (to === city) lose(flow, { reason: 'general', general });
  else place(flow, to, generalBoards[general].colour, minions);
}

/** The realm after a card, and all that happened on the way. */
export function outcomeOf(realm: Realm, id: DarknessId, use: Use): Flow {
  const card = darknessCards[id];
  const flow = flowOver(realm);
  if (use.full) {
    for (const { entry, loc, colour, count } of placementsOf(flow.realm, card)) {
      if (use.cancelled.includes(entry)) flow.effects.push({ type: 'cancelled', entry });
      else place(flow, loc, colour, count);
      if (lossOf(flow)) return flow;
    }
  }
  if ('advance' in card) advance(flow, card.advance, use);
  return flow;
}

/** What the revealed card would do if nobody does anything about it. */
export function forecast(realm: Realm, night: Night | null): NightEffect[] {
  return night?.card ? outcomeOf(realm, night.card, night).effects : [];
}

export function foretellsLoss(effects: readonly NightEffect[]): boolean {
  return effects.some(({ type }) => type === 'loss');
}

/** The entries of the revealed card that are still to be placed. */
export function openEntries(table: Pick<Table, 'locations' | 'night'>): Placement[] {
  const { night } = table;
  if (!night?.card || !night.full) return [];
  return placementsOf(table, darknessCards[night.card]).filter(({ entry }) => !night.cancelled.includes(entry));
}
