/** How much there is for a hero to do at a place: the order in which journeys are offered. */
import { city, type LocId, sites } from '../content/map.js';
import type { Hero, Table } from '../types/index.js';
import { generalAt } from './generals.js';
import { diceAgainst } from './hands.js';
import { minionsAt } from './minions.js';
import { canWorkOnQuest, stopAt } from './questing.js';

const byMinions = [0, 2, 4, 6] as const;

export function attraction(table: Table, hero: Hero, loc: LocId): number {
  const general = generalAt(table, loc);
  const isAsked = canWorkOnQuest(table, { ...hero, loc }) || (hero.quest && stopAt(hero.quest, loc, 'visit'));
  const isInn = sites[loc].kind === 'inn';
  return (
    (byMinions[Math.min(3, minionsAt(table, loc))] ?? 0) +
    (general ? Math.min(5, diceAgainst(hero, general)) : 0) +
    (table.locations[loc].crystals > 0 ? 1 : 0) +
    (isAsked ? 4 : 0) +
    (isInn ? (hero.hero === 'rogue' ? 5 : 2) : 0) +
    (loc === city || isInn ? hero.maxLife - hero.life : 0)
  );
}
