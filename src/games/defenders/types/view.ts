/** What one viewer may know of the table. */
import type { Seat, Viewer } from '../../../kernel/index.js';
import type { DarknessId } from '../content/darkness-cards.js';
import type { HeroId } from '../content/heroes.js';
import type { Table } from './board.js';
import type { DorFrame } from './index.js';
import type { Options } from './terms.js';

/** What one viewer may know. */
export type View = Table & {
  viewer: Viewer;
  /** Seats that nobody holds at present. */
  empty: readonly Seat[];
  options: Options;
  /** Heroes asked for in the lobby and not yet taken: nobody else may pick them. */
  wished: HeroId[];
  /** Cards left in each deck. */
  decks: { hero: number; dark: number; quest: number };
  /** Top cards of the Darkness deck that this viewer knows, the next one first. */
  foreseen: DarknessId[];
  /** What this viewer could play now: hand cards by number, rewards by letter. */
  playable: string[];
  /** What the table waits for; null when the game is over. */
  question: DorFrame | null;
};
