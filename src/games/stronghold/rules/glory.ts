/** STR-20, 9.2: counting glory. */
import { invasionWalls, onslaughtTrolls } from '../content/numbers.js';
import type { Field, Glory } from '../types/board.js';
import { type Team, walls } from '../types/terms.js';
import { isEngaged } from './melee.js';
import { attackersAt } from './places.js';

export function gloryOf({ invaders, defenders }: Glory): Record<Team, number> {
  return {
    invaders: invaders.time + invaders.deeds + invaders.gates + invaders.entry + invaders.tieBreak,
    defenders: defenders.time + defenders.valour + defenders.honour + defenders.tieBreak,
  };
}

/** STR-20.2 */
export function isOnslaught(field: Field): boolean {
  return walls.some((wall) => attackersAt(field, wall).troll >= onslaughtTrolls);
}
export function isMassInvasion(field: Field): boolean {
  return walls.filter((wall) => isEngaged(field, wall)).length >= invasionWalls;
}
