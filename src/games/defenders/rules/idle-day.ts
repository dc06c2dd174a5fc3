/** What an absent player's hero does, and when a Day should not end yet (specification 4.5, 5.3). */
import { sites } from '../content/map.js';
import type { DorAnswer, Table } from '../types/index.js';
import { minionsAt } from './minions.js';
import { activeHero, actionsLeft } from './roster.js';

/** 4.5: what an absent player's hero does. */
export function autoTurn(table: Table): DorAnswer {
  const hero = activeHero(table);
  if (actionsLeft(hero) > 0) {
    if (minionsAt(table, hero.loc) > 0) return { action: 'fight', args: {} };
    if (hero.life < hero.maxLife) return { action: 'heal', args: {} };
  }
  return { action: 'end', args: {} };
}

/** Actions left that have an obvious use: wounded where one may rest well, or minions here. */
export function hasObviousUse(table: Table): boolean {
  const hero = activeHero(table);
  if (actionsLeft(hero) === 0) return false;
  if (minionsAt(table, hero.loc) > 0) return true;
  return sites[hero.loc].kind !== 'land' && hero.life < hero.maxLife;
}
