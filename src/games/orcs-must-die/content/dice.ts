/** The dice (7.1), how many of each a roll may have (OMD-8.3), and what they are expected to do (7.2). */
import type { DieId, Face } from '../types/terms.js';

export const faces: Record<DieId, readonly [Face, Face, Face, Face, Face, Face]> = {
  battle: ['S', 'S', 'V', 'V', 'B', ''],
  fire: ['SS', 'SS', 'S', 'S', 'K', ''],
  lightning: ['K', 'K', 'VV', 'V', 'T', ''],
  arcane: ['BB', 'BB', 'B', 'B', 'K', ''],
  ice: ['T', 'T', 'TS', 'V', 'K', ''],
  health: ['H', 'HH', 'HHH', 'HC', 'C', 'CC'],
};

export const mostDice: Record<DieId, number> = { battle: 10, fire: 2, lightning: 2, arcane: 2, ice: 2, health: 3 };

/** Worth of an icon against a hero, for expected wounds (7.2): a matching one, a bolt, a stun, any other. */
export const expectation = { match: 1, bolt: 1, stun: 0.8, other: 0.4 } as const;
