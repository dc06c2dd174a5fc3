/** Heroes at work on the same short way: the ground on which powers are tried. */
import type { HeroId, Kind } from '../../../src/games/orcs-must-die/types/index.js';
import { type Position, type Table, siege } from './table-talk.js';

type Units = Partial<Record<string, Partial<Record<Kind, number>>>>;

const onStraightShot =
  (options: NonNullable<Position['options']>) =>
  (heroes: readonly HeroId[], at: readonly string[], units: Units = {}, more: Position = {}): Table =>
    siege({
      level: 2,
      heroes,
      at,
      units,
      ...more,
      options: { fortress: 'straight-shot', ...options, ...more.options },
    });

export const coop = onStraightShot({ heroes: 'any' });
/** Slots 0 and 1 are Order's and seat 0's, 2 and 3 Unchained's and seat 1's. */
export const rivals = onStraightShot({ mode: 'rivalry' });
