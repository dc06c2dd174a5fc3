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
  /** What each seat played, where that is worth keeping: a hero, a role. */
  parts?: readonly string[];
  /** Further numbers by name: hearts lost, hordes destroyed. */
  figures?: Readonly<Record<string, number>>;
  titles: readonly Awarded[];
};

/** The road through a game's scenarios, on which a guild's records leave their marks. */
export type Campaign = {
  /** In the order in which they are best played; where a place has no stars, it is only won or not. */
  places: readonly { scenario: string; stars: number }[];
  /** Levels that leave a badge in place of stars: its icon in a picture, its sign in a text. */
  badges: Readonly<Record<string, { icon: string; sign: string }>>;
  /** Levels that are worth the same stand together, the hardest first. */
  levels: readonly (readonly string[])[];
  /** Of two wins at one level the one with less of this figure is the better one. */
  loss: string;
};
