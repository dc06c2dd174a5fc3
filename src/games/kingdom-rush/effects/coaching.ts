/** The prologue's coach: each message once (7.8). */
import { scenarios } from '../content/scenarios.js';
import type { KruPlay } from '../types/index.js';

export function coach(play: KruPlay, message: number): void {
  const { board, options } = play;
  if (!scenarios[options.scenario].tutorial || board.coach.includes(message)) return;
  board.coach.push(message);
  play.emit('coach', { message });
}
