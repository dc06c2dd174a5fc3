/** OOO-17: what bonus actions bring. */
import type { Seat } from '../../../kernel/index.js';
import type { BonusAction, OooPlay } from '../types/index.js';
import { everyOtherOwes, gainAction, gainEnergy } from './gains.js';
import { drawCards } from './piles.js';

/** OOO-17.3 to 17.5 */
export function takeBonus(play: OooPlay, seat: Seat, bonus: BonusAction): void {
  play.emit('bonusTaken', { seat, bonus });
  if (bonus === 'draw-card') drawCards(play, seat, 1);
  else if (bonus === 'one-more-action') gainAction(play, seat);
  else if (bonus === 'magic-energy') gainEnergy(play, seat);
  else everyOtherOwes(play, seat);
}
