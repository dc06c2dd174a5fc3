/** What one viewer may know. */
import type { Seat } from '../../../kernel/index.js';
import type { Question } from './ask.js';
import type { Siege, Vote } from './board.js';
import type { HeroId } from './terms.js';

export type View = Siege & {
  question: Question | null;
  /** Rivalry: hero picks of the own team before both are ready, by slot; null where unknown or open. */
  picks: readonly (HeroId | null)[];
  /** Slots that have picked a hero, though not which. */
  picked: readonly boolean[];
  /** Who has voted on the open question, and what the own team's votes are. */
  voted: readonly Seat[];
  votes: readonly Vote[];
  /** Seats without a player. */
  empty: readonly Seat[];
  outcome: 'won' | 'lost' | null;
};
