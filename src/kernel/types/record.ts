/** What a guild's records keep of a finished match. */
import type { Seat } from './terms.js';

export type Awarded = {
  /** A title's id, worded in the catalogue. */
  title: string;
  seats: readonly Seat[];
  /** The number behind it, where there is one: so much damage, so many rounds. */
  value?: number;
};

export type GameRecord = {
  /** What was played, as ids that the catalogue's options or `recordWords` name: a scenario, a level, a variant. */
  scenario?: string;
  level?: string;
  variant?: string;
  rounds: number;
  /** How well it went beyond won and lost, where the game counts it: stars, a rank. */
  stars?: number;
  titles: readonly Awarded[];
};
