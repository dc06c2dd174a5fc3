/** What one viewer may know of a table. */
import type { Seat } from '../../../kernel/index.js';
import type { Draft, Field } from './board.js';
import type { Options } from './options.js';
import type { AimLine, ChoiceLine } from './steps.js';
import type { AimStage, ChoiceStage, EngineId, Horde } from './terms.js';

/** The question that is open for the viewer, as far as its lines are the viewer's own. */
export type Question =
  | { kind: 'aim'; stage: AimStage; lines: readonly AimLine[] }
  | { kind: 'choose'; stage: ChoiceStage; lines: readonly ChoiceLine[] };

export type View = Field & {
  viewer: Seat | null;
  options: Options;
  bag: Horde;
  /** Hits and misses in each pile; their order is nobody's to know. */
  piles: Partial<Record<EngineId, { hits: number; misses: number }>>;
  /** The cards of an open draft, for the invaders. */
  draft: Draft | null;
  /** Seats that the match waits for. */
  awaited: Seat[];
  question: Question | null;
  over: boolean;
};
