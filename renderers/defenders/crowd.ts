/** Finds room: things are set down one after the other, each at the first of its places that nothing else takes. */
import type { Box, Point } from '../kit/shapes.js';

type Taken = Box & { owner?: string };

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

export function take(crowd: Crowd, where: Box, owner?: string): void {
  crowd.taken.push(owner === undefined ? where : { ...where, owner });
}

/** How badly a box would lie here; what belongs to the owner does not count. */
function trouble(crowd: Crowd, where: Box, owner: string | undefined): number {
  let sum = outside(crowd.room, where) * 4;
  for (const other of crowd.taken) if (owner === undefined || other.owner !== owner) sum += shared(other, where);
  return sum;
}

export function isFree(crowd: Crowd, where: Box, owner: string): boolean {
  return trouble(crowd, where, owner) === 0;
}

/** Takes the first place without trouble, or else the one with the least. */
export function settle<P extends { box: Box }>(crowd: Crowd, places: readonly P[], owner?: string): P {
  let best: { place: P; trouble: number } | undefined;
  for (const place of places) {
    const found = trouble(crowd, place.box, owner);
    if (!best || found < best.trouble) best = { place, trouble: found };
    if (found === 0) break;
  }
  if (!best) throw new Error('no place was offered');
  take(crowd, best.place.box);
  return best.place;
}

/** The same thing at each of these points. */
export function places(points: readonly Point[], width: number, height: number): { centre: Point; box: Box }[] {
  return points.map((centre) => ({
    centre,
    box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height },
  }));
}
