/** STR-12: where the garrison may move, and what it costs. */
import { towerData, wallData } from '../content/map.js';
import { barracksSpaces, guardsSpaces, honourSpaces } from '../content/numbers.js';
import type { Defender, Field } from '../types/board.js';
import { type Garrison, type Hero, type Post, type Wall, heroes, hubs, towers, walls } from '../types/terms.js';
import { garrisonAt, heroAt, isHub, isTower, isWall } from './places.js';
import { isOwnSide } from './seats.js';
import { holds, isNobody, noGarrison, oneOf, present, setsOf, sumOf, totalOf, typesOf, without } from './units.js';

export const posts: readonly Post[] = [...walls, ...towers, ...hubs];

export function wallSpaces(field: Field, wall: Wall): number {
  return wallData[wall].defenders + (field.walls[wall].platform ? 1 : 0);
}

/** STR-2.7, STR-2.11, STR-12.4: whether a post could hold exactly these. */
function fits(field: Field, post: Post, units: Garrison): boolean {
  if (isWall(post)) return totalOf(units) <= wallSpaces(field, post);
  if (isTower(post)) {
    const isFree = field.towers[post] === 'empty' || field.towers[post] === 'archer';
    return isNobody(units) || (isFree && totalOf(units) <= 1 && units.archer === totalOf(units));
  }
  switch (post) {
    case 'courtyard':
      return true;
    case 'barracks':
      return holds(barracksSpaces, units);
    case 'guards':
      return totalOf(units) <= guardsSpaces;
    case 'honour-guard':
      return units.soldier === totalOf(units) && units.soldier <= honourSpaces;
  }
}

/** How many more of a type a post takes. */
export function spaceFor(field: Field, post: Post, unit: keyof Garrison): number {
  const there = garrisonAt(field, post);
  let room = 0;
  while (room < 9 && fits(field, post, { ...there, [unit]: there[unit] + room + 1 })) room += 1;
  return room;
}

const neighbours = new Map(posts.map((post) => [post, besides(post)]));

/** STR-12.2, STR-12.3 */
export function nextTo(post: Post): readonly Post[] {
  return neighbours.get(post) ?? [];
}
function besides(post: Post): Post[] {
  const others = hubs.filter((hub) => hub !== post);
  if (isWall(post)) return [...wallData[post].neighbours, ...wallData[post].towers, ...others];
  if (isTower(post)) return [...towerData[post].walls, ...others];
  return [...walls, ...towers, ...others];
}
/** Posts that the seat commands, hubs included. */
export function ownPosts(defender: Defender): Post[] {
  return posts.filter((post) => isOwnSide(defender, post));
}

const gale = (field: Field, post: Post): number => (isWall(post) && field.walls[post].gale ? 1 : 0);

export function moveCost(field: Field, move: { from: Post; to: Post; units: Garrison; swap: Garrison }): number {
  const count = totalOf(move.units);
  const each = isNobody(move.swap) ? 1 + gale(field, move.to) : 1 + gale(field, move.to) + gale(field, move.from);
  return count * each;
}
export function heroCost(field: Field, to: Wall | 'courtyard'): number {
  return 1 + gale(field, to);
}

export function fitsWithout(field: Field, to: Post, units: Garrison): boolean {
  return fits(field, to, sumOf(garrisonAt(field, to), units));
}

/** STR-12.5: equally many of other types that could change places with these. */
function swapsFor(field: Field, from: Post, to: Post, units: Garrison): Garrison[] {
  const here = garrisonAt(field, from);
  const there = garrisonAt(field, to);
  if (isNobody(there)) return [];
  return setsOf(there, totalOf(units)).filter(
    (swap) =>
      !isNobody(swap) &&
      typesOf(swap).every((unit) => swap[unit] === 0 || units[unit] === 0) &&
      fits(field, to, sumOf(without(there, swap), units)) &&
      fits(field, from, sumOf(without(here, units), swap)),
  );
}

/** Ways to move exactly these units: plainly, or by a swap, within the hourglasses. */
export function waysToMove(field: Field, defender: Defender, from: Post, to: Post, units: Garrison): Garrison[] {
  if (isNobody(units) || !holds(garrisonAt(field, from), units)) return [];
  const nobody = without(units, units);
  const plain = fitsWithout(field, to, units) ? [nobody] : [];
  return [...plain, ...swapsFor(field, from, to, units)].filter(
    (swap) => moveCost(field, { from, to, units, swap }) <= defender.hourglasses,
  );
}

export function heroesAt(field: Field, post: Post): Hero[] {
  return heroes.filter((hero) => field.heroes[hero].at === post);
}
/** STR-12.6 */
export function heroMoves(field: Field, defender: Defender, hero: Hero): (Wall | 'courtyard')[] {
  const { at, acted } = field.heroes[hero];
  if (acted || !isOwnSide(defender, at)) return [];
  const next: (Wall | 'courtyard')[] = at === 'courtyard' ? [...walls] : [...wallData[at].neighbours, 'courtyard'];
  return next.filter(
    (to) =>
      isOwnSide(defender, to) &&
      (to === 'courtyard' || heroAt(field, to) === undefined) &&
      heroCost(field, to) <= defender.hourglasses,
  );
}

/** Whether these units could move at all. */
function canMove(field: Field, defender: Defender, from: Post, to: Post, units: Garrison): boolean {
  const nobody = noGarrison();
  const isAffordable = (swap: Garrison): boolean => moveCost(field, { from, to, units, swap }) <= defender.hourglasses;
  if (!isAffordable(nobody)) return false;
  return fitsWithout(field, to, units) || swapsFor(field, from, to, units).some(isAffordable);
}

/** Whether anybody could go from one post to the other. */
function canGo(field: Field, defender: Defender, from: Post, to: Post): boolean {
  if (!isOwnSide(defender, to)) return false;
  const units = garrisonAt(field, from);
  const one = present(units).some((unit) => canMove(field, defender, from, to, oneOf(unit)));
  return one || heroesAt(field, from).some((hero) => (heroMoves(field, defender, hero) as Post[]).includes(to));
}
export function reachOf(field: Field, defender: Defender, from: Post): Post[] {
  return nextTo(from).filter((to) => canGo(field, defender, from, to));
}
export function isInReach(field: Field, defender: Defender, from: Post, to: Post): boolean {
  return nextTo(from).includes(to) && canGo(field, defender, from, to);
}
export function departures(field: Field, defender: Defender): Post[] {
  return ownPosts(defender).filter((from) => canDepart(field, defender, from));
}
export function isDeparture(field: Field, defender: Defender, from: Post): boolean {
  return isOwnSide(defender, from) && canDepart(field, defender, from);
}
/** Whether anybody could move anywhere. */
export function hasDepartures(field: Field, defender: Defender): boolean {
  return posts.some((from) => isDeparture(field, defender, from));
}
function canDepart(field: Field, defender: Defender, from: Post): boolean {
  if (defender.hourglasses < 1) return false;
  if (isNobody(garrisonAt(field, from)) && heroesAt(field, from).length === 0) return false;
  return nextTo(from).some((to) => canGo(field, defender, from, to));
}
export const isPost = (place: string): place is Post => isWall(place) || isTower(place) || isHub(place);
