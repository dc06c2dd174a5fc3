/** Supplies that run out: minions lie about the land, away from what a test is about. */
import { type LocId, locationIds, sites } from '../../../src/games/defenders/content/map.js';
import type { Colour } from '../../../src/games/defenders/content/peoples.js';
import { total } from '../../../src/games/defenders/rules/minions.js';
import type { Talk } from './table-talk.js';

/** All minions of a colour but so many, at most three to a place. */
export function leave(talk: Talk, colour: Colour, count: number, without: readonly LocId[] = []): Talk {
  for (const loc of locationIds.filter((one) => sites[one].kind === 'land' && !without.includes(one))) {
    const here = Math.min(3 - total(talk.board.locations[loc].minions), talk.board.supply.minions[colour] - count);
    if (here > 0) talk.put(loc, { [colour]: here });
  }
  return talk;
}
