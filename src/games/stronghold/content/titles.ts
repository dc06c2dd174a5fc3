/** Section 15: the least count of each title, in the order in which equal ones are named. */
import type { Title, Wall } from '../types/terms.js';

export const titleLeast: Record<Title, number> = {
  'longest-wall': 3,
  'last-at-the-wall': 1,
  'eagle-eyes': 8,
  'served-hot': 4,
  thunder: 4,
  trapper: 4,
  'wall-of-one': 6,
  'not-a-grain': 30,
  unstained: 6,
  'whatever-it-takes': 2,
  wrecker: 5,
  'sure-hand': 4,
  'gate-breaker': 8,
  'blood-priest': 6,
  'small-but-deadly': 3,
  'back-again': 5,
  'straight-face': 1,
  'by-a-hair': 1,
  'lightning-siege': 1,
};
/** An entry in a turn before this one is a lightning siege. */
export const lightningBefore = 6;

/** The title of the wall that held longest, with the wall in its name. */
export const wallTitle = (wall: Wall): `longest-wall-${Wall}` => `longest-wall-${wall}`;
