/** Bulwark by itself (OMD-15.7). */
import { bosses } from '../content/bosses.js';
import { powers } from '../content/powers.js';
import type { Hurt, Siege } from '../types/index.js';
import { cardsOf } from './hero.js';
import { slotAt } from './siege.js';

/** Of the wounds that he takes over, so many are cancelled. */
export const cancelOfBulwark = powers.hogarth.power.count ?? 1;

/** He takes exactly what would kill his friend, if he survives it; otherwise nothing. */
export function autoBulwark(siege: Siege, hogarth: number, { slot: index, wounds, from }: Hurt): number {
  const [shield, friend] = [slotAt(siege, hogarth), slotAt(siege, index)];
  if (wounds < friend.health) return 0;
  const taken = wounds - friend.health + 1;
  const isBare = from.by === 'boss' && bosses[from.boss].ignoresRings;
  const ring = isBare
    ? 0
    : cardsOf(shield).reduce((sum, { cancels }) => sum + (cancels?.per === 'attack' ? cancels.first : 0), 0);
  return taken - cancelOfBulwark - ring < shield.health ? taken : 0;
}
