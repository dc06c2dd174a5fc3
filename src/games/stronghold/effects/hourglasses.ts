/** STR-4.3, STR-4.5: time changes hands. */
import type { Play } from '../../../kernel/index.js';
import { paidBy } from '../rules/seats.js';
import { totalOf } from '../rules/units.js';
import type { Defender, Invader } from '../types/board.js';
import type { Horde } from '../types/terms.js';
import type { Str } from '../types/index.js';
import { add, take } from './counts.js';

/** What an invader does gives the defender of the side time. */
export function give(play: Play<Str>, invader: Invader, hourglasses: number): void {
  paidBy(play.board, invader).waiting += hourglasses;
}

/** STR-4.2, STR-4.3: units of the reserve are spent, one hourglass each. */
export function pay(play: Play<Str>, invader: Invader, price: { units: Horde; resources: number; more: number }): void {
  take(invader.reserve, price.units);
  add(invader.spent, price.units);
  invader.resources -= price.resources;
  play.board.bank += price.resources;
  give(play, invader, totalOf(price.units) + price.more);
}

/** Every move and every hero's action takes at least one. */
export function spend(play: Play<Str>, defender: Defender, hourglasses: number): void {
  defender.hourglasses -= hourglasses;
  play.emit('spentHourglasses', { seat: defender.seat, hourglasses });
}

/** STR-4.6: what is left at the end of a step is lost. */
export function loseRest(play: Play<Str>, defender: Defender): void {
  const lost = defender.hourglasses + defender.workshopOnly;
  defender.hourglasses = 0;
  defender.workshopOnly = 0;
  if (lost > 0) play.emit('lostHourglasses', { seat: defender.seat, hourglasses: lost });
}
