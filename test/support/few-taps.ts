/** How many taps a move takes, asked of a game by its own types. */
import { type GameDef, type GameTypes, type Match, anyGame } from '../../src/kernel/index.js';
import type { Said } from '../../scripts/rehearsal/walk.js';
import { tapsFor } from './taps.js';

/** Product, few taps: from Act to done. */
export const fewTaps = 3;

export const tapsOf = <T extends GameTypes>(game: GameDef<T>, match: Match<T>, said: Said): number =>
  tapsFor(anyGame(game), match as never, said);
