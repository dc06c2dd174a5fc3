/** The state of a game. */
import type { RngState } from '../rng.js';
import type { Frame, GameTypes, Outcome, Seat } from './terms.js';

/** A saved game: plain JSON, whole in itself. */
export type Match<T extends GameTypes> = {
  game: string;
  /** The rules' version it was begun under. */
  version: number;
  seats: number;
  /** Seats that nobody holds at present; their decisions fall back at once. */
  empty: Seat[];
  options: T['options'];
  /** Counts the answers. */
  seq: number;
  /** The answer count at which the present question was opened. */
  opened: number;
  /** For each seat, the answer count right after its last answer. */
  answered: number[];
  rng: RngState;
  stack: Frame<T>[];
  board: T['board'];
  outcome: Outcome<T> | null;
};
