/** `move`: on foot, mounted, through gates, by teleport (DOR-4.1 to 4.4). */
import { type LocId, locationIds, sites } from '../content/map.js';
import { attraction } from '../rules/attraction.js';
import { generalAt } from '../rules/generals.js';
import { actingHero, actionsLeft } from '../rules/roster.js';
import { cardValue } from '../rules/hands.js';
import {
  type Way,
  cardsWithIcon,
  destinations,
  gatesOn,
  isBarred,
  linesBetween,
  reachOf,
  stepsFor,
  waysTo,
} from '../rules/travel.js';
import {
  type DorAction,
  type DorWhy,
  type HeldCard,
  type Hero,
  type Labels,
  type Travel,
  travels,
  type View,
} from '../types/index.js';
import { unavailableToday } from '../rules/day-reasons.js';

const placesByName = new Map<string, LocId>(locationIds.map((id) => [id, id]));
function placeNamed(value: string | undefined): LocId | undefined {
  return value === undefined ? undefined : placesByName.get(value);
}

function waysMeant(view: View, to: string | undefined): Way[] {
  const loc = placeNamed(to);
  return loc ? waysTo(view, view.active, loc) : [];
}

function wayMeant(view: View, to: string | undefined, by: Travel | undefined): Way | undefined {
  return waysMeant(view, to).find((way) => way.by === (by ?? 'foot'));
}

function stepsTo(hero: Hero, to: LocId): number {
  return stepsFor(hero).get(to) ?? linesBetween(hero.loc, to);
}

/** Why a destination is out of reach by every means. */
function whyUnreachable(view: View, value: string): DorWhy | undefined {
  const to = placeNamed(value);
  if (!to) return { rule: 'DOR-4.1', reason: { key: 'noSuchPlace', params: { given: value } } };
  const hero = actingHero(view);
  if (!hero) return undefined;
  if (to === hero.loc) return { rule: 'DOR-4.1', reason: { key: 'alreadyThere', params: { to } } };
  if (hero.shape && isBarred(hero, to)) {
    return { rule: 'DOR-17.7a', reason: { key: 'formBars', params: { shape: hero.shape } } };
  }
  return tooFarOnFoot(view, hero, to);
}

function tooFarOnFoot(view: View, hero: Hero, to: LocId): DorWhy {
  const reach = destinations(view, view.active)
    .filter(({ ways }) => ways.some(({ by }) => by === 'foot'))
    .map(({ loc }) => loc);
  const params = { to, steps: stepsTo(hero, to), actions: actionsLeft(hero), reach };
  return { rule: 'DOR-4.1', reason: { key: 'tooFarOnFoot', params } };
}

function whyNotMounted(hero: Hero, to: LocId, by: 'horse' | 'eagle'): DorWhy {
  const rule = by === 'horse' ? 'DOR-4.2' : 'DOR-4.3';
  const steps = stepsTo(hero, to);
  if (steps > reachOf[by]) return { rule, reason: { key: 'tooFar', params: { to, steps, by, most: reachOf[by] } } };
  const held = cardsWithIcon(hero, by).map(({ card }) => card);
  return { rule, reason: { key: 'needsTravelCard', params: { by, held } } };
}

/** Why this way does not lead there. */
function whyNotBy(view: View, to: LocId, by: Travel): DorWhy | undefined {
  const hero = actingHero(view);
  if (!hero) return undefined;
  switch (by) {
    case 'foot':
      return tooFarOnFoot(view, hero, to);
    case 'horse':
    case 'eagle':
      return whyNotMounted(hero, to, by);
    case 'gate':
      return { rule: 'DOR-4.4', reason: { key: 'gatesOnly', params: { gates: gatesOn(view) } } };
    case 'gate-card': {
      const [held] = cardsWithIcon(hero, 'gate');
      if (!held) return { rule: 'DOR-4.4', reason: { key: 'needsTravelCard', params: { by, held: [] } } };
      return {
        rule: 'DOR-4.4',
        reason: { key: 'gateCardElsewhere', params: { card: held.card, gates: gatesOn(view) } },
      };
    }
    case 'teleport':
      return hero.hero === 'wizard'
        ? { rule: 'DOR-17.8a', reason: { key: 'teleportUsed', params: {} } }
        : { rule: 'DOR-17.8a', reason: { key: 'onlyWizard', params: {} } };
  }
}

function whyNotThisCard(view: View, way: Way | undefined, value: string): DorWhy | undefined {
  if (!way) return undefined;
  if (!way.needsCard) return { reason: { key: 'noCardNeeded', params: {} } };
  const held = actingHero(view)?.hand.find(({ no }) => String(no) === value);
  if (way.by === 'gate-card' && held) {
    const params = { card: held.card, gates: gatesOn(view) };
    return { rule: 'DOR-4.4', reason: { key: 'gateCardElsewhere', params } };
  }
  const params = { by: way.by, held: way.cards.map(({ card }) => card) };
  return { rule: 'DOR-13.1', reason: { key: 'needsTravelCard', params } };
}

/** Whom and what one finds at a place. */
function standingAt(view: View, loc: LocId): Labels['aboutPlace'] {
  const { minions, crystals, gate } = view.locations[loc];
  const heroes = view.heroes.filter((one) => one.loc === loc && !one.gone).map(({ hero }) => hero);
  return { minions, crystals, gate, general: generalAt(view, loc) ?? null, heroes };
}

const isFree = ({ by, needsCard }: Way): boolean => !needsCard && by !== 'teleport';

/** Actions, and a little for a card or the teleport of the Day. */
function burden(way: Way): number {
  return 0.75 * way.cost + (isFree(way) ? 0 : 0.5);
}

/** Ways that nothing dearer can better: the quickest that takes actions only, and whatever is quicker for a card or the teleport. */
function worthTaking(ways: readonly Way[]): Way[] {
  const free = ways
    .filter(isFree)
    .reduce<Way | undefined>((best, way) => (best && best.cost <= way.cost ? best : way), undefined);
  return ways.filter((way) => (isFree(way) ? way === free : !free || way.cost < free.cost));
}

/** A trip, once for each card that may pay for it; one that takes none, once. */
function* tripsBy({ loc, by, needsCard }: Way & { loc: LocId }, cards: readonly HeldCard[]): Generator<Trip> {
  if (needsCard) for (const { no } of cards) yield { to: loc, by, card: String(no) };
  else yield by === 'foot' ? { to: loc } : { to: loc, by };
}
type Trip = { to: LocId; by?: Travel; card?: string };

export const move: DorAction<'move'> = {
  args: {
    to: {
      kind: 'one',
      *choices(view) {
        for (const { loc, steps } of destinations(view, view.active)) {
          yield {
            value: loc,
            label: { key: 'destination', params: { loc, steps } },
            about: { key: 'aboutPlace', params: standingAt(view, loc) },
            group: { key: 'lands', params: { colour: sites[loc].colour } },
          };
        }
      },
      accepts: (view, _seat, _given, value) => waysMeant(view, value).length > 0,
      refuse: (view, _seat, _given, value) => whyUnreachable(view, value),
    },
    by: {
      kind: 'one',
      optional: (view, _seat, { to }) => wayMeant(view, to, 'foot') !== undefined,
      leftOut: () => 'foot',
      *choices(view, _seat, { to }) {
        const ways = waysMeant(view, to);
        // Where one can only walk, nobody is asked how.
        if (ways.every(({ by }) => by === 'foot')) return;
        for (const { by, cost, needsCard } of ways) {
          yield { value: by, label: { key: 'travel', params: { by, cost, needsCard } } };
        }
      },
      accepts: (view, _seat, { to }, value) => waysMeant(view, to).some(({ by }) => by === value),
      refuse(view, _seat, { to }, value) {
        const by = travels.find((one) => one === value);
        const loc = placeNamed(to);
        return by && loc ? whyNotBy(view, loc, by) : undefined;
      },
    },
    card: {
      kind: 'one',
      // One card that would do is taken without being named.
      optional: (view, _seat, { to, by }) => (wayMeant(view, to, by)?.cards.length ?? 0) <= 1,
      leftOut(view, _seat, { to, by }) {
        const [only] = wayMeant(view, to, by)?.cards ?? [];
        return only && String(only.no);
      },
      *choices(view, _seat, { to, by }) {
        for (const { no, card } of wayMeant(view, to, by)?.cards ?? []) {
          yield { value: String(no), label: { key: 'travelCard', params: { no, card } } };
        }
      },
      refuse: (view, _seat, { to, by }, value) => whyNotThisCard(view, wayMeant(view, to, by), value),
    },
  },
  *ready(view) {
    const hero = actingHero(view);
    if (!hero) return;
    const trips = destinations(view, view.active).flatMap(({ loc, ways }) => {
      const draw = attraction(view, hero, loc);
      return worthTaking(ways).map((way) => ({ loc, ...way, rank: burden(way) - draw }));
    });
    const ranked = trips.sort((one, other) => one.rank - other.rank);
    const spared = (cards: readonly HeldCard[]): HeldCard[] =>
      [...cards].sort((one, other) => cardValue(view, one.card) - cardValue(view, other.card));
    // Each for the card that is missed least, then for every other one.
    for (const trip of ranked) yield* tripsBy(trip, spared(trip.cards).slice(0, 1));
    for (const trip of ranked.filter(({ needsCard }) => needsCard)) yield* tripsBy(trip, spared(trip.cards).slice(1));
  },
  readyHolds: 'all worth it',
  unavailable: unavailableToday('move'),
};
