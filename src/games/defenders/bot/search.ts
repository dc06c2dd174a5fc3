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
type Step = { answer: DorAnswer; why: Why | undefined; goal: LocId };

type Search = {
  work: ReadonlyMap<LocId, Work>;
  far: Distances;
  trips: ReadonlyMap<LocId, readonly Trip[]>;
  /** What ending the Day there is worth after so many fights. */
  ending(loc: LocId, fights: number): number;
  visit(loc: LocId): number;
};

const noWork: Work = { jobs: [], fights: [0] };
/** Stops beside the place where the Day begins, and places that are thought of at all. */
const mostStops = 2;
const mostPlaces = 16;

type Node = {
  loc: LocId;
  left: number;
  worth: number;
  teleport: boolean;
  stops: readonly LocId[];
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

/** Ways from a stop to another place: by card only from where the hero stands now. */
function hops(search: Search, node: Node, to: LocId): Trip[] {
  if (node.stops.length === 1) return (search.trips.get(to) ?? []).filter(({ cost }) => cost <= node.left);
  const walked = search.far(node.loc, to);
  const answer: DorAnswer = { action: 'end', args: {} };
  const plain = { loc: to, price: 0, answer };
  if (node.teleport && walked > 1) return node.left > 0 ? [{ ...plain, cost: 1, teleports: true }] : [];
  return walked <= node.left ? [{ ...plain, cost: walked, teleports: false }] : [];
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
    if (node.stops.length <= mostStops) goOn(search, { ...node, left: node.left - spent, worth, first }, best);
  }
}

function goOn(search: Search, node: Node, best: Day): void {
  if (node.left === 0) return;
  for (const to of locationIds) {
    if (node.stops.includes(to)) continue;
    for (const trip of hops(search, node, to)) {
      const left = node.left - trip.cost;
      const next: Node = {
        loc: to,
        left,
        worth: node.worth - trip.price - trip.cost * 0.05 + search.visit(to),
        teleport: node.teleport && !trip.teleports,
        stops: [...node.stops, to],
        first: node.first ?? towards(search, trip),
      };
      if (left > 0 && search.work.has(to)) explore(search, next, best);
      else {
        const total = next.worth + search.ending(to, 0);
        if (total > best.worth + 1e-9) Object.assign(best, { worth: total, first: next.first });
      }
    }
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
  const search: Search = {
    far,
    work: worthGoing(view, hero, campaign),
    trips: tripsFrom(view),
    ending: memo((loc, fights) => placeWorth(view, hero, loc, { campaign, far }) - painOf(view, hero, loc, fights)),
    visit: (loc) => visitWorth(hero, loc),
  };
  const best: Day = { worth: Number.NEGATIVE_INFINITY, first: undefined };
  const teleport = hero.hero === 'wizard' && !hero.teleportUsed;
  const start = { loc: hero.loc, left: actionsLeft(hero), worth: 0, teleport, stops: [hero.loc], first: undefined };
  explore(search, start, best);
  return best;
}
