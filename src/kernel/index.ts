/** The engine's door. */
import type { AnyGame, GameDef, GameTypes } from './types.js';

export type * from './types.js';
export { locales } from './types/terms.js';
export { type Rng, type RngState, rngOver, seedRng } from './rng.js';
export { copyJson } from './copy.js';
export { start } from './start.js';
export {
  isTextOption,
  modeOf,
  optionOf,
  playersOf,
  refusesTable,
  settled,
  shownOptions,
  sidesOf,
  widestPlayers,
  wishesOf,
  withDefaults,
} from './table.js';
export { asking, offersAction } from './asking.js';
export { hold, once, viewOf } from './known.js';
export { awaited, awaitedIn, pending, pendingFor } from './pending.js';
export {
  actionOf,
  checkArgument,
  checkArguments,
  choicesOf,
  firstOf,
  type LooseAction,
  mayFollow,
} from './arguments.js';
export { answer, answerInPlace, isOutdated, refuses, reseat } from './answer.js';
export { completions, isLegal, legal, offeredTo, randomAnswer } from './legal.js';
export { randomPolicy, think } from './bot.js';
export { chaptersOf, isFor, linesOf, sayIn, toldOf } from './words.js';

/** One game among others: the one place where a definition's own types are let go. */
export function anyGame<T extends GameTypes>(def: GameDef<T>): AnyGame {
  return def as unknown as AnyGame;
}
