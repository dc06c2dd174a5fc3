/** Healing never goes above the maximum (OMD-4.5). */
import { maxHealth } from '../rules/hero.js';
import type { Slot } from '../types/index.js';

export function heal(slot: Slot, amount: number): number {
  const healed = Math.max(0, Math.min(amount, maxHealth(slot) - slot.health));
  slot.health += healed;
  return healed;
}
