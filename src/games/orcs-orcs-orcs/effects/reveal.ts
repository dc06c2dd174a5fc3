/** OOO-5: markers are revealed. */
import type { Seat } from '../../../kernel/index.js';
import type { Events, Lane, OooPlay } from '../types/index.js';
import { checkEnd } from './end.js';
import { revealTopMarker } from './movement.js';

export function reveal(play: OooPlay, seat: Seat, by: Events['markersRevealed']['by'], from: readonly Lane[]): void {
  if (from.length === 0) return;
  play.emit('markersRevealed', { seat, by, creatures: from.map((lane) => revealTopMarker(play, lane)) });
  checkEnd(play);
}
