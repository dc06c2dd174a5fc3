/** Bulwark by itself (OMD-15.7). */
import { bosses } from '../content/bosses.js';
import { powers } from '../content/powers.js';
import type { Attacker, Hurt, Siege, Slot } from '../types/index.js';
import { cardsOf } from './hero.js';
import { slotAt } from './siege.js';

/** Of the wounds that he takes over, so many are cancelled. */
export const cancelOfBulwark = powers.hogarth.power.count ?? 1;

/** What the shield's own ring would cancel of these wounds. */
function ringOf(siege: Siege, shield: Slot, from: Attacker): number {
  if (from.by === 'boss' && bosses[from.boss].ignoresRings) return 0;
  const isFresh = siege.phase === 'creature' && !shield.hideUsed;
  return cardsOf(shield).reduce(
    (sum, { cancels }) => sum + (cancels && (cancels.per === 'attack' || isFresh) ? cancels.first : 0),
    0,
  );
}

/** He takes exactly what would kill his friend, if he survives it; otherwise nothing. */
export function autoBulwark(siege: Siege, hogarth: number, { slot: index, wounds, from }: Hurt): number {
  const [shield, friend] = [slotAt(siege, hogarth), slotAt(siege, index)];
  if (wounds < friend.health) return 0;
  const taken = wounds - friend.health + 1;
  return taken - cancelOfBulwark - ringOf(siege, shield, from) < shield.health ? taken : 0;
}
