/** The twelve hero sheets (7.4.1). Each icon of a vulnerability wounds by itself (OMD-8.4). */
import type { HeroId, Side } from '../types/terms.js';

export type HeroSheet = { side: Side; vulnerability: string; move: number; health: number; amulets: number };

export const heroes: Record<HeroId, HeroSheet> = {
  maximilian: { side: 'order', vulnerability: 'S', move: 2, health: 11, amulets: 2 },
  gabriella: { side: 'order', vulnerability: 'S', move: 2, health: 10, amulets: 1 },
  ivy: { side: 'order', vulnerability: 'BV', move: 3, health: 11, amulets: 1 },
  cygnus: { side: 'order', vulnerability: 'V', move: 2, health: 10, amulets: 1 },
  hogarth: { side: 'order', vulnerability: 'K', move: 1, health: 10, amulets: 1 },
  tundra: { side: 'order', vulnerability: 'B', move: 2, health: 12, amulets: 1 },
  'ball-and-chain': { side: 'unchained', vulnerability: 'B', move: 1, health: 12, amulets: 1 },
  bloodspike: { side: 'unchained', vulnerability: 'S', move: 2, health: 11, amulets: 1 },
  midnight: { side: 'unchained', vulnerability: 'S', move: 3, health: 9, amulets: 1 },
  'sir-winston': { side: 'unchained', vulnerability: 'V', move: 2, health: 11, amulets: 1 },
  blackpaw: { side: 'unchained', vulnerability: 'SB', move: 3, health: 13, amulets: 1 },
  'kobold-king': { side: 'unchained', vulnerability: 'V', move: 2, health: 9, amulets: 1 },
};
