/** KRU-8.1, KRU-8.14, KRU-8.20: what a hero may do with his activation now. */
import type { Seat } from '../../../kernel/index.js';
import type { AbilityId, Hero, HeroId, Table } from '../types/index.js';
import { abilityData } from './skills.js';
import { heroesOnBoard, playerAt } from './figures.js';
import { totemsBeside } from './objectives.js';
import { standingTowers } from './sites.js';

/** The seat whose activation is open, if any. */
export function openActivation(table: Table): Seat | null {
  return table.players.find(({ hero }) => hero?.open)?.seat ?? null;
}

export function mayActivate(table: Table, seat: Seat): boolean {
  const { hero } = playerAt(table, seat);
  return hero !== null && !hero.activated && !hero.stunned;
}

/** KRU-8.3: not once he has moved in this activation. */
export function mayMove(table: Table, seat: Seat): boolean {
  return mayActivate(table, seat) && !playerAt(table, seat).hero?.moved;
}

/** Abilities that could be used now: ready, not passive, with whatever they need. */
export function usableAbilities(table: Table, hero: Hero): AbilityId[] {
  return hero.abilities
    .filter(({ id, ready }) => ready && !abilityData(id).passive && hasNeeds(table, hero, id))
    .map(({ id }) => id);
}

/** A tower to consecrate, a hero to carry, a skull to throw. */
function hasNeeds(table: Table, hero: Hero, id: AbilityId): boolean {
  const { needs, bySkull } = abilityData(id);
  if (needs === 'tower') return standingTowers(table).length > 0;
  return bySkull ? hero.skulls > 0 : true;
}

/** `dierdre-3`: heroes who are not stunned. */
export function carriedHeroes(table: Table): HeroId[] {
  return table.players.flatMap(({ hero }) => (hero && !hero.stunned ? [hero.id] : []));
}

/** Blessing: who on her space or next to it has lost life; on her board only herself (KRU-8.21). */
export function blessable(table: Table, dierdre: Hero, isNear: (hero: Hero) => boolean): HeroId[] {
  const near = dierdre.at === null ? [dierdre] : heroesOnBoard(table).filter(isNear);
  return near.filter((hero) => !hero.stunned && hero.life < hero.most).map(({ id }) => id);
}

export function mayDoObjective(table: Table, hero: Hero): boolean {
  return totemsBeside(table, hero.at).length > 0;
}
