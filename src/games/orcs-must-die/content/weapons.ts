/** The printed weapon and the three weapon cards of every hero (7.4.3), by rank. */
import type { Dice, HeroId } from '../types/terms.js';

export type Weapon = { cost: number; dice: Dice; fixed?: string; move?: number; ranged?: true };

export const weapons: Record<HeroId, readonly [Weapon, Weapon, Weapon, Weapon]> = {
  maximilian: [
    { cost: 0, dice: { battle: 3 } },
    { cost: 3, dice: { battle: 4 } },
    { cost: 5, dice: { battle: 4, lightning: 1 } },
    { cost: 7, dice: { battle: 5, lightning: 1, fire: 1 } },
  ],
  gabriella: [
    { cost: 0, dice: { battle: 2, arcane: 1 } },
    { cost: 3, dice: { battle: 3, arcane: 1 } },
    { cost: 5, dice: { battle: 3, arcane: 1, ice: 1 } },
    { cost: 7, dice: { battle: 4, arcane: 1, ice: 1, lightning: 1 } },
  ],
  ivy: [
    { cost: 0, dice: { battle: 3 }, ranged: true },
    { cost: 3, dice: { battle: 4 }, ranged: true },
    { cost: 5, dice: { battle: 4, lightning: 1 }, ranged: true },
    { cost: 7, dice: { battle: 5, lightning: 1, arcane: 1 }, ranged: true },
  ],
  cygnus: [
    { cost: 0, dice: { battle: 3 } },
    { cost: 3, dice: { battle: 3, lightning: 1 } },
    { cost: 5, dice: { battle: 3, lightning: 1, arcane: 1 } },
    { cost: 7, dice: { battle: 4, lightning: 2, arcane: 1 } },
  ],
  hogarth: [
    { cost: 0, dice: { battle: 2, ice: 1 } },
    { cost: 3, dice: { battle: 3, ice: 1 } },
    { cost: 5, dice: { battle: 4, ice: 1 } },
    { cost: 7, dice: { battle: 5, ice: 2 } },
  ],
  tundra: [
    { cost: 0, dice: { battle: 3 } },
    { cost: 3, dice: { battle: 3, ice: 1 } },
    { cost: 5, dice: { battle: 4, ice: 1 } },
    { cost: 7, dice: { battle: 5, ice: 2 } },
  ],
  'ball-and-chain': [
    { cost: 0, dice: { battle: 3 } },
    { cost: 3, dice: { battle: 4 } },
    { cost: 5, dice: { battle: 5 } },
    { cost: 7, dice: { battle: 6, fire: 1 } },
  ],
  bloodspike: [
    { cost: 0, dice: { battle: 3 } },
    { cost: 3, dice: { battle: 4 } },
    { cost: 5, dice: { battle: 4, fire: 1 } },
    { cost: 7, dice: { battle: 5, fire: 2 } },
  ],
  midnight: [
    { cost: 0, dice: { battle: 3 } },
    { cost: 3, dice: { battle: 3 }, fixed: 'V' },
    { cost: 5, dice: { battle: 4 }, fixed: 'V' },
    { cost: 7, dice: { battle: 5, lightning: 1 }, fixed: 'V' },
  ],
  'sir-winston': [
    { cost: 0, dice: { battle: 3 } },
    { cost: 3, dice: { battle: 4 } },
    { cost: 5, dice: { battle: 4, fire: 1 } },
    { cost: 7, dice: { battle: 5, fire: 1, arcane: 1 } },
  ],
  blackpaw: [
    { cost: 0, dice: { battle: 3 } },
    { cost: 3, dice: { battle: 4 } },
    { cost: 5, dice: { battle: 5 } },
    { cost: 7, dice: { battle: 6, lightning: 1 } },
  ],
  'kobold-king': [
    { cost: 0, dice: { battle: 3 } },
    { cost: 3, dice: { battle: 3, lightning: 1 } },
    { cost: 5, dice: { battle: 4, lightning: 1 }, move: 1 },
    { cost: 7, dice: { battle: 5, lightning: 1 }, move: 2 },
  ],
};
