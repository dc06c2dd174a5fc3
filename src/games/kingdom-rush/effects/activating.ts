/** KRU-8.1, KRU-8.20: an activation begins, goes on and ends. */
import type { Seat } from '../../../kernel/index.js';
import type { Hero, KruPlay, Space } from '../types/index.js';
import { restReadies } from '../rules/limits.js';
import { heal } from './life.js';

/** Phase 2 begins: everybody may be activated; who was stunned only gets his life back (KRU-8.14). */
export function freshen(play: KruPlay): void {
  for (const { seat, hero } of play.board.players) {
    if (!hero) continue;
    hero.activated = false;
    hero.open = false;
    hero.moved = false;
    hero.skullsUsed = false;
    hero.steps = 0;
    hero.crossed = [];
    if (!hero.stunned) continue;
    hero.stunned = false;
    hero.activated = true;
    hero.life = hero.most;
    play.emit('recovered', { seat, hero: hero.id });
  }
}

export function open(hero: Hero): void {
  hero.open = true;
}

/** KRU-8.3, KRU-9.2: steps taken, fresh flowers entered. */
export function walked(hero: Hero, steps: number, crossed: readonly Space[]): void {
  hero.moved = true;
  hero.steps += steps;
  hero.crossed = [...crossed];
}

/** KRU-8.12 */
export function rest(play: KruPlay, hero: Hero): void {
  heal(play, hero, hero.most, 'rest');
  if (restReadies(play.board)) for (const ability of hero.abilities) ability.ready = true;
}

/** The compulsory action is done. */
export function close(play: KruPlay, seat: Seat, hero: Hero): void {
  hero.open = false;
  hero.activated = true;
  hero.moved = true;
  hero.crossed = [];
  play.emit('activated', { seat, hero: hero.id, onHorde: hero.topLeft !== null });
}
