/** KRU-8.3 to 8.8, KRU-8.15: figures of heroes move, turn, retreat. */
import type { Seat } from '../../../kernel/index.js';
import type { Cell, Facing, Hero, KruPlay, Retreating, Space } from '../types/index.js';
import { secondaryNamed } from '../rules/figures.js';
import { hordeAt } from '../rules/hordes.js';
import { markDone } from './marching.js';

/** Puts a figure down: on four cells where a horde stands (KRU-8.5). */
export function putHero(
  play: KruPlay,
  seat: Seat,
  hero: Hero,
  { to, cell, facing }: { to: Space; cell: Cell | null; facing: Facing },
): void {
  const { board } = play;
  const from = hero.at;
  hero.at = to;
  hero.topLeft = cell;
  hero.facing = facing;
  const horde = hordeAt(board, to);
  play.emit('moved', { seat, hero: hero.id, from, to, tag: horde?.tag ?? null, cell });
  if (horde && cell !== null) markDone(play, horde, seat);
}

export function retreatTo(
  play: KruPlay,
  { seat, hero: id, secondary }: Retreating,
  from: Space,
  to: Space | null,
): void {
  const { board } = play;
  if (secondary) {
    const second = secondaryNamed(board, id);
    if (second) {
      second.at = to;
      second.topLeft = null;
    }
    if (to === null) play.emit('secondaryLeft', { hero: id });
    else play.emit('retreated', { seat, hero: id, from, to });
    return;
  }
  const hero = board.players[seat]?.hero;
  if (!hero) return;
  hero.at = to;
  hero.topLeft = null;
  play.emit('retreated', { seat, hero: id, from, to });
}
