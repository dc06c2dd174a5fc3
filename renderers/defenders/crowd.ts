/** Finds room: things are set down one after the other, each at the place that troubles the others least. */
import type { Box, Point } from '../kit/shapes.js';

type Taken = { box: Box; owner?: string; /** How bad it is to lie on it; 1 where absent. */ weight?: number };

export type Crowd = { readonly room: Box; readonly taken: Taken[] };

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far a box sticks out of the room, as an area. */
function outside(room: Box, of: Box): number {
  return of.width * of.height - shared(room, of);
}

export function take(crowd: Crowd, taken: Taken): void {
  crowd.taken.push(taken);
}

/** A place that is offered; what it may lie on besides its owner's. */
export type Offer = { centre: Point; box: Box; on?: string };

/** How badly a box would lie here; what belongs to the owner does not count. */
function trouble(crowd: Crowd, { box: where, on }: Offer, owner: string): number {
  let sum = outside(crowd.room, where) * 6;
  for (const other of crowd.taken) {
    if (other.owner !== undefined && (other.owner === owner || other.owner === on)) continue;
    sum += shared(other.box, where) * (other.weight ?? 1);
  }
  return sum;
}

/** What each place further down the list costs, as an area: rather touch something slightly than stand far off. */
const perPlace = 16;

/** The place with the least trouble, the earlier ones first. */
export function cheapest<P extends Offer>(
  crowd: Crowd,
  offers: Iterable<P>,
  owner: string,
): { place: P; cost: number } {
  let best: { place: P; cost: number } | undefined;
  let index = -1;
  for (const place of offers) {
    index += 1;
    if (best && best.cost <= index * perPlace) break;
    const cost = trouble(crowd, place, owner) + index * perPlace;
    if (!best || cost < best.cost) best = { place, cost };
  }
  if (!best) throw new Error('no place was offered');
  return best;
}

/** Takes that place; what is set down may itself be named, for those that may lie on it. */
export function settle<P extends Offer>(crowd: Crowd, offers: Iterable<P>, owner: string, name?: string): P {
  const { place } = cheapest(crowd, offers, owner);
  take(crowd, name === undefined ? { box: place.box } : { box: place.box, owner: name });
  return place;
}

export function placeAt(centre: Point, width: number, height: number): Offer {
  return { centre, box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height } };
}

/** The same thing at each of these points. */
export function places(points: readonly Point[], width: number, height: number): Offer[] {
  return points.map((centre) => placeAt(centre, width, height));
}
