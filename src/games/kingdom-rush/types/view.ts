/** What one viewer may know: all that is open, and of the piles what their backs and the scenario say. */
import type { Seat, Viewer } from '../../../kernel/index.js';
import type { Ask, Open } from './board.js';
import type { Colour, Element, EventId, HeroId, Lane, Reward, Space, Tier } from './terms.js';

/** What the scenario prints of a card in a pile. */
export type Printed = Tier | Element | EventId | 'champion' | 'card';
export type PileView = {
  lane: Lane;
  /** The top card first. */
  cards: { printed: Printed; objective: number | null }[];
  /** On the back of the top card; null where it shows none. */
  reward: Reward | null;
};

/** The one question that `choose` answers now. */
export type Question =
  | { what: 'block'; seats: Seat[]; options: Colour[] }
  | { what: 'retreat'; seats: Seat[]; hero: HeroId; options: Space[] }
  | { what: 'reward'; seats: Seat[]; source: string; options: string[] }
  | { what: 'tentacle'; seats: Seat[]; options: Space[] }
  | { what: 'spring'; seats: Seat[]; options: Space[] }
  | { what: 'boon'; seats: Seat[]; options: string[] }
  | { what: 'aegis'; seats: Seat[]; options: string[] }
  | { what: Ask['what']; seats: Seat[]; source: string; options: string[] };

export type View = Open & {
  viewer: Viewer;
  piles: PileView[];
  /** Cards left in the face-down decks. */
  decks: { rift: number; boss: number };
  question: Question | null;
  /** The seat whose hero's activation is open (KRU-8.20). */
  activation: Seat | null;
  /** Rounds available (7.8). */
  rounds: number;
};

/** What rules may ask about: the board, or what a viewer sees of it. */
export type Table = Open;
