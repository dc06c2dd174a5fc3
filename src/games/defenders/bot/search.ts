/** The best Day within reach: a few stops, what is done at each, and where it ends. */
import { type LocId, locationIds } from '../content/map.js';
import { actionsLeft } from '../rules/roster.js';
import type { DorAnswer, Hero, View } from '../types/index.js';
import type { Campaign } from './council.js';
import { placeWorth } from './position.js';
import { type Distances, type Trip, distancesFor, tripsFrom } from './travel.js';
import { painOf } from './threat.js';
import { type Job, type Why, type Work, visitWorth, workAt } from './work.js';

/** What to do first, and what the whole Day is worth beside standing still. */
type Day = { worth: number; first: Step | undefined };
export type Step = { answer: DorAnswer; why: Why | undefined; goal: LocId };

type Search = {
  work: ReadonlyMap<LocId, Work>;
  far: Distances;
  trips: ReadonlyMap<LocId, readonly Trip[]>;
  /** What ending the Day there is worth after so many fights. */
  ending(loc: LocId, fights: number): number;
  visit(loc: LocId): number;
  /** Where a Day ends best, for the last way of all. */
  havens: readonly LocId[];
};

const noWork: Work = { jobs: [], fights: [0] };
/** Stops beside the place where the Day begins, and places that are thought of at all. */
const mostStops = 2;
const mostPlaces = 16;
const mostHavens = 4;

type Node = {
  loc: LocId;
  left: number;
  worth: number;
  teleport: boolean;
  stops: readonly LocId[];
  /** Fights where the Day began, for whoever comes back. */
  fought: number;
  first: Step | undefined;
};

function stepOf(job: Job, loc: LocId): Step {
  return { answer: job.answer, why: job.why, goal: loc };
}

/** The reason to go somewhere is the first thing to be done there. */
function towards(search: Search, trip: Trip): Step {
  const why = search.work.get(trip.loc)?.jobs[0]?.why;
  return { answer: trip.answer, why, goal: trip.loc };
}

function explore(search: Search, node: Node, best: Day): void {
  const { jobs, fights } = search.work.get(node.loc) ?? noWork;
  let worth = node.worth;
  for (let spent = 0; spent <= Math.min(node.left, jobs.length); spent += 1) {
    const job = spent > 0 ? jobs[spent - 1] : undefined;
    if (job) worth += job.worth;
    const firstJob = jobs[0];
    const first = node.first ?? (spent > 0 && firstJob ? stepOf(firstJob, node.loc) : undefined);
    const total = worth + search.ending(node.loc, fights[spent] ?? 0);
    if (total > best.worth + 1e-9) Object.assign(best, { worth: total, first });
    const fought = node.stops.length === 1 ? (fights[spent] ?? 0) : node.fought;
    goOn(search, { ...node, left: node.left - spent, worth, fought, first }, best);
  }
}

type Hop = Pick<Trip, 'cost' | 'price' | 'teleports'>;

/** Reaches a place: something is done there, or the Day ends. */
function arrive(search: Search, node: Node, to: LocId, { cost, price, teleports }: Hop, first: Step, best: Day): void {
  const left = node.left - cost;
  const worth = node.worth - price - cost * 0.05 + (to === node.stops[0] ? 0 : search.visit(to));
  const isBack = to === node.stops[0];
  if (left > 0 && !isBack && node.stops.length <= mostStops && search.work.has(to)) {
    const stops = [...node.stops, to];
    explore(search, { ...node, loc: to, left, worth, teleport: node.teleport && !teleports, stops, first }, best);
    return;
  }
  const total = worth + search.ending(to, isBack ? node.fought : 0);
  if (total > best.worth + 1e-9) Object.assign(best, { worth: total, first });
}

/** On to another place: by card only from where the hero stands now. */
function goOn(search: Search, node: Node, best: Day): void {
  if (node.left === 0) return;
  const { first } = node;
  for (const to of node.stops.length <= mostStops ? locationIds : search.havens) {
    if (node.stops.includes(to, 1) || to === node.loc) continue;
    if (node.stops.length === 1) {
      for (const trip of search.trips.get(to) ?? []) {
        if (trip.cost <= node.left) arrive(search, node, to, trip, first ?? towards(search, trip), best);
      }
      continue;
    }
    const walked = search.far(node.loc, to);
    const teleports = node.teleport && walked > 1;
    const cost = teleports ? 1 : walked;
    if (first && cost <= node.left) arrive(search, node, to, { cost, price: 0, teleports }, first, best);
  }
}

/** Worked out once for a place and a number of fights. */
function memo(of: (loc: LocId, fights: number) => number): (loc: LocId, fights: number) => number {
  const known = new Map<string, number>();
  return (loc, fights) => {
    const key = `${loc}|${fights}`;
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = of(loc, fights)));
    return value;
  };
}

/** The places where most is to be done, and the one where the hero stands. */
function worthGoing(view: View, hero: Hero, campaign: Campaign | undefined): Map<LocId, Work> {
  const sum = ({ jobs }: Work): number => jobs.slice(0, 3).reduce((all, { worth }) => all + worth, 0);
  const all = locationIds
    .map((loc) => ({ loc, work: workAt(view, hero, loc, campaign) }))
    .filter(({ work }) => work.jobs.length > 0)
    .sort((a, b) => sum(b.work) - sum(a.work));
  const kept = all.filter(({ loc }, index) => index < mostPlaces || loc === hero.loc);
  return new Map(kept.map(({ loc, work }) => [loc, work]));
}

export function bestDay(view: View, hero: Hero, campaign: Campaign | undefined): Day {
  const far = distancesFor(view, hero);
  const ending = memo(
    (loc, fights) => placeWorth(view, hero, loc, { campaign, far }) - painOf(view, hero, loc, fights),
  );
  const search: Search = {
    far,
    ending,
    havens: [...locationIds].sort((a, b) => ending(b, 0) - ending(a, 0)).slice(0, mostHavens),
    work: worthGoing(view, hero, campaign),
    trips: tripsFrom(view),
    visit: (loc) => visitWorth(hero, loc),
  };
  const best: Day = { worth: Number.NEGATIVE_INFINITY, first: undefined };
  const teleport = hero.hero === 'wizard' && !hero.teleportUsed;
  const start = { loc: hero.loc, worth: 0, teleport, stops: [hero.loc], fought: 0, first: undefined };
  explore(search, { ...start, left: actionsLeft(hero) }, best);
  return best;
}
