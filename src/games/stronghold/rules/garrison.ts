/** STR-12: where the garrison may move, and what it costs. */
import { towerData, wallData } from '../content/map.js';
import { barracksSpaces, guardsSpaces, honourSpaces } from '../content/numbers.js';
import type { Defender, Field } from '../types/board.js';
import { type Garrison, type Hero, type Post, type Wall, heroes, hubs, towers, walls } from '../types/terms.js';
import { garrisonAt, heroAt, isHub, isTower, isWall } from './places.js';
import { isOwnSide } from './seats.js';
import { holds, isNobody, present, setsOf, sumOf, totalOf, typesOf, without } from './units.js';

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

/** STR-12.2, STR-12.3 */
export function nextTo(post: Post): Post[] {
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

/** Whether anybody could go from one post to the other. */
function canGo(field: Field, defender: Defender, from: Post, to: Post): boolean {
  if (!isOwnSide(defender, to)) return false;
  const units = garrisonAt(field, from);
  const one = present(units).some(
    (unit) => waysToMove(field, defender, from, to, { ...without(units, units), [unit]: 1 }).length > 0,
  );
  return one || heroesAt(field, from).some((hero) => (heroMoves(field, defender, hero) as Post[]).includes(to));
}
export function reachOf(field: Field, defender: Defender, from: Post): Post[] {
  return nextTo(from).filter((to) => canGo(field, defender, from, to));
}
export function departures(field: Field, defender: Defender): Post[] {
  if (defender.hourglasses < 1) return [];
  return ownPosts(defender).filter((from) => {
    if (isNobody(garrisonAt(field, from)) && heroesAt(field, from).length === 0) return false;
    return nextTo(from).some((to) => canGo(field, defender, from, to));
  });
}
export const isPost = (place: string): place is Post => isWall(place) || isTower(place) || isHub(place);
