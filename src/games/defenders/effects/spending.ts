/** DOR-3.2, 3.5: an action is a life token turned face down; bonus actions go last. */
import type { Hero } from '../types/index.js';

export function spendAction(hero: Hero): 'token' | 'bonus' {
  if (hero.actions > 0) {
    hero.actions -= 1;
    return 'token';
  }
  hero.bonus -= 1;
  return 'bonus';
}

export function spendActions(hero: Hero, count: number): void {
  for (let i = 0; i < count; i += 1) spendAction(hero);
}
