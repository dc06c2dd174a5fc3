/** Life tokens are lost. */
import type { Hero } from '../types/index.js';

/** DOR-6.3: tokens of unused actions go first. */
export function loseLife(hero: Hero, count: number): number {
  const lost = Math.min(count, hero.life);
  hero.life -= lost;
  hero.actions = Math.max(0, hero.actions - lost);
  return lost;
}
