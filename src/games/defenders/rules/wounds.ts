/** DOR-6: what minions do to a hero who ends the Day among them. */
import type { Hero, Table } from '../types/index.js';
import { noMinions, total } from './minions.js';

export type Wounds = { minions: number; fear: number; ignored: number; lost: number };

/** Skills that ignore one wound: Armor and Toughness, Aura of Righteousness. */
export function armourOf(hero: Hero): number {
  return hero.hero === 'dwarf' || hero.hero === 'paladin' ? 1 : 0;
}

/** DOR-6.1, 6.2 */
export function woundsFor(table: Pick<Table, 'locations'>, hero: Hero): Wounds {
  const here = table.locations[hero.loc].minions;
  const hostile = { ...noMinions(), ...here };
  if (hero.shape) hostile[hero.shape] = 0;
  const flying = hero.hero === 'eagle-rider' && hero.style === 'sky';
  const all = { minions: total(hostile), fear: hostile.black > 0 ? 1 : 0 };
  if (flying) return { ...all, ignored: all.minions + all.fear, lost: 0 };
  const felt = { minions: hero.hero === 'rogue' ? 0 : all.minions, fear: hero.hero === 'paladin' ? 0 : all.fear };
  const lost = Math.max(0, felt.minions + felt.fear - armourOf(hero));
  return { ...all, ignored: all.minions + all.fear - lost, lost };
}

export function wouldDie(table: Pick<Table, 'locations'>, hero: Hero): boolean {
  return woundsFor(table, hero).lost >= hero.life;
}
