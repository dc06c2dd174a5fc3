/** Fights that those who watch may guess at before they are fought. */
import type { GameEvent, GameTypes, TextRef } from './terms.js';

export type Fight<T extends GameTypes> = {
  /** Names it among all of the match, in a few characters: `t7`. */
  id: string;
  question: TextRef<T>;
  /** How it may end, two to four ways, as ids that the catalogue words in `fightEnds`. */
  ends: readonly string[];
};

export type Fights<T extends GameTypes> = {
  /** The fight that is about to be fought, as a spectator sees it; undefined where there is none, or it has begun. */
  ahead(view: T['view']): Fight<T> | undefined;
  /** How each one ended, by its id, of everything that happened so far; those that were not offered may be among them. */
  ended(events: readonly GameEvent<T>[]): ReadonlyMap<string, string>;
};
