/** What follows by itself whenever something has moved or died: terror, idle orders, deeds. */
import type { Play } from '../../../kernel/index.js';
import { isMassInvasion, isOnslaught } from '../rules/glory.js';
import { idleOrders } from '../rules/orders.js';
import { oneOf, present, totalOf } from '../rules/units.js';
import type { Deed } from '../types/terms.js';
import type { Str } from '../types/index.js';
import { add, take } from './counts.js';

/** STR-20.2: once per game, the moment the condition is met; nothing scores in the tie-break. */
export function scoreDeed(play: Play<Str>, deed: Deed): void {
  const { board } = play;
  if (board.deeds[deed] || board.phase === 'tie-break') return;
  board.deeds[deed] = true;
  board.glory.invaders.deeds += 1;
  play.emit('deedDone', { deed });
}

/** STR-9.7 */
function terrify(play: Play<Str>): void {
  const { board } = play;
  if (!board.terror) return;
  while (totalOf(board.courtyard) > 1) {
    const weakest = present(board.courtyard).at(-1);
    if (!weakest) return;
    take(board.courtyard, oneOf(weakest));
    add(board.supply.units, oneOf(weakest));
    play.emit('fell', { by: 'terror', units: oneOf(weakest), place: 'courtyard', seats: [] });
  }
}

/** STR-10.14 */
function clearIdleOrders(play: Play<Str>): void {
  for (const wall of idleOrders(play.board)) {
    play.board.walls[wall].order = null;
    play.emit('orderGone', { wall });
  }
}

export function consequences(play: Play<Str>): void {
  terrify(play);
  clearIdleOrders(play);
  if (isOnslaught(play.board)) scoreDeed(play, 'troll-onslaught');
  if (isMassInvasion(play.board)) scoreDeed(play, 'mass-invasion');
}
