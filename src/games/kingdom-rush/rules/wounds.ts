/** KRU-2.6, KRU-8.13, KRU-8.16, KRU-17.8: what standing on a horde costs a hero, and what keeps it off. */
import type { Hero, Horde, HurtCause, Table } from '../types/index.js';
import { hasAbility } from './figures.js';
import { hasTrait, isPrimarch } from './hordes.js';

/** What each hero on a horde takes when it falls, or when he stops its step. */
export function woundOn(table: Table, horde: Horde, phase: 'destroy' | 'advance'): number {
  const base = phase === 'advance' && isPrimarch(table, horde) ? 2 : 1;
  return base + (hasTrait(table, horde, 'burning') ? 1 : 0);
}

export type Guard = 'protection' | 'iron-body' | 'shell';

/** What keeps damage off a hero: all of it, or the shell one point a round. */
export function guardOf({ flags }: Table, hero: Hero, by: HurtCause): Guard | undefined {
  if (hero.protected) return 'protection';
  if (by === 'destroy' && hero.id === 'saitam' && hasAbility(hero, 3)) return 'iron-body';
  return hero.id === 'elora' && hasAbility(hero, 3) && !flags.shellUsed ? 'shell' : undefined;
}

/** How much of it is left behind a guard. */
export function pastGuard(damage: number, guard: Guard | undefined): number {
  if (guard === undefined) return damage;
  return guard === 'shell' ? damage - 1 : 0;
}

/** KRU-8.13: a hero whose life is gone leaves for his board. */
export const offTheBoard = { stunned: true, at: null, topLeft: null, open: false } as const;

/** The table after everybody on a horde has taken that. */
export function woundedOn(table: Table, horde: Horde, phase: 'destroy' | 'advance'): Table {
  let { flags } = table;
  const players = table.players.map((player) => {
    const { hero } = player;
    if (hero?.at !== horde.at || hero.topLeft === null) return player;
    const guard = guardOf(table, hero, phase);
    if (guard === 'shell') flags = { ...flags, shellUsed: true };
    const life = Math.max(0, hero.life - pastGuard(woundOn(table, horde, phase), guard));
    return { ...player, hero: { ...hero, life, ...(life === 0 ? offTheBoard : {}) } };
  });
  return { ...table, flags, players };
}
