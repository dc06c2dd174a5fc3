/** DOR-4.1 to 4.4: where a hero can go, and how. */
import { distances } from '../../../geometry/graph.js';
import { isSpecial } from '../content/hero-cards.js';
import { type TravelIcon, locationCards } from '../content/location-cards.js';
import { type LocId, locationIds, sites } from '../content/map.js';
import type { HeldCard, Hero, SlotNo, Table, Travel } from '../types/index.js';
import { actionsLeft, hasReward, heroIn } from './roster.js';

export type Way = {
  by: Travel;
  /** Actions it takes. */
  cost: number;
  needsCard: boolean;
  /** The hand cards that would do, where one is needed. */
  cards: HeldCard[];
};

export const reachOf = { horse: 2, eagle: 4 } as const;

export function neighboursOf(loc: LocId): readonly LocId[] {
  return sites[loc].neighbours;
}

/** DOR-17.7a: the Sorceress in an enemy form cannot enter Monarch City or an inn. */
export function isBarred(hero: Hero, loc: LocId): boolean {
  return hero.shape !== null && sites[loc].kind !== 'land';
}

/** How many lines lie between any two locations, for whoever may go everywhere. */
const lines = new Map(locationIds.map((loc) => [loc, distances(loc, neighboursOf)]));

export function linesBetween(from: LocId, to: LocId): number {
  return lines.get(from)?.get(to) ?? 0;
}

export function stepsFor(hero: Hero): Map<LocId, number> {
  if (hero.shape === null) return lines.get(hero.loc) ?? new Map<LocId, number>();
  return distances(hero.loc, neighboursOf, (loc) => !isBarred(hero, loc));
}

/** Whether the hero can go anywhere at all: from every place a line leads to one that bars nobody. */
export function canMove(table: Table, slot: SlotNo): boolean {
  return actionsLeft(heroIn(table, slot)) > 0;
}

export function cardsWithIcon(hero: Hero, icon: TravelIcon): HeldCard[] {
  return hero.hand.filter(({ card }) => !isSpecial(card) && locationCards[card].icon === icon);
}

export function gatesOn(table: Pick<Table, 'locations'>): LocId[] {
  return locationIds.filter((loc) => table.locations[loc].gate);
}

/** DOR-4.4: a gate card leads to its own location and to every gate. */
function gateCardsTo(table: Pick<Table, 'locations'>, hero: Hero, to: LocId): HeldCard[] {
  const leads = ({ card }: HeldCard): boolean => {
    if (isSpecial(card)) return false;
    const { icon, loc } = locationCards[card];
    return icon === 'gate' && (loc === to || table.locations[to].gate);
  };
  return hero.hand.filter(leads);
}

/** Needs no card: the Paladin's and the Unicorn's ride, the Eagle Rider's flight. */
function isFree(hero: Hero, by: 'horse' | 'eagle'): boolean {
  return by === 'horse' ? hero.hero === 'paladin' || hasReward(hero, 'steed') : hero.hero === 'eagle-rider';
}

function mounted(hero: Hero, by: 'horse' | 'eagle', steps: number): Way[] {
  if (steps > reachOf[by]) return [];
  if (isFree(hero, by)) return [{ by, cost: 1, needsCard: false, cards: [] }];
  const cards = cardsWithIcon(hero, by);
  return cards.length > 0 ? [{ by, cost: 1, needsCard: true, cards }] : [];
}

function waysGiven(table: Table, hero: Hero, to: LocId, steps: number): Way[] {
  if (to === hero.loc || isBarred(hero, to) || actionsLeft(hero) === 0) return [];
  const ways: Way[] = [];
  if (steps <= actionsLeft(hero)) ways.push({ by: 'foot', cost: steps, needsCard: false, cards: [] });
  ways.push(...mounted(hero, 'horse', steps), ...mounted(hero, 'eagle', steps));
  if (table.locations[hero.loc].gate && table.locations[to].gate) {
    ways.push({ by: 'gate', cost: 1, needsCard: false, cards: [] });
  }
  const gateCards = gateCardsTo(table, hero, to);
  if (gateCards.length > 0) ways.push({ by: 'gate-card', cost: 1, needsCard: true, cards: gateCards });
  if (hero.hero === 'wizard' && !hero.teleportUsed) ways.push({ by: 'teleport', cost: 1, needsCard: false, cards: [] });
  return ways;
}

export function waysTo(table: Table, slot: SlotNo, to: LocId): Way[] {
  const hero = table.heroes[slot];
  return hero ? waysGiven(table, hero, to, stepsFor(hero).get(to) ?? Number.POSITIVE_INFINITY) : [];
}

export type Destination = { loc: LocId; steps: number; ways: Way[] };

/** Every location the hero can reach with one `move`, nearest first. */
export function destinations(table: Table, slot: SlotNo): Destination[] {
  const hero = table.heroes[slot];
  if (!hero) return [];
  const steps = stepsFor(hero);
  return locationIds
    .map((loc) => ({
      loc,
      steps: linesBetween(hero.loc, loc),
      ways: waysGiven(table, hero, loc, steps.get(loc) ?? Number.POSITIVE_INFINITY),
    }))
    .filter(({ ways }) => ways.length > 0)
    .sort((a, b) => a.steps - b.steps);
}
