/** OOO-7.3: the spell that lies open, as it would be resolved now. */
import type { Seat } from '../../../kernel/index.js';
import type { View } from '../types/index.js';
import type { Ready } from './resolution.js';
import { spaceOf } from './upgrades.js';

/** Undefined where none lies open. */
export function readyOpen(view: View, seat: Seat): Ready | undefined {
  const casting = view.turn?.casting;
  if (!casting) return undefined;
  const { spell, energy, effectUsed } = casting;
  return { view, seat, lane: spaceOf(view, seat), spell, energy, effectUsed };
}
