/** The Evening's picture. */
import { whoIs } from '../rules/roster.js';
import type { DorPlay } from '../types/index.js';

export function eveningCaption(play: DorPlay): void {
  play.phase({ key: 'captionEvening', params: { who: whoIs(play.board, play.board.active) } });
}
