/** KRU-10.5, KRU-13.1: the shared treasure. */
import { treasureMost } from '../content/numbers.js';
import type { Events, KruPlay } from '../types/index.js';

/** What goes beyond twelve of a kind is lost. */
export function gain(play: KruPlay, { gold, diamonds, from }: Events['gained']): void {
  const { board } = play;
  board.gold = Math.min(treasureMost, board.gold + gold);
  board.diamonds = Math.min(treasureMost, board.diamonds + diamonds);
  play.emit('gained', { gold, diamonds, from });
}
