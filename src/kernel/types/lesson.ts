/** A lesson: a prepared position and the one right thing to do in it, stage by stage. Worded in the catalogue. */
import type { Match } from './match.js';
import type { Answer, GameTypes, Seat } from './terms.js';

export type LessonStage<T extends GameTypes> = {
  id: string;
  /** One of the small problems at the end. */
  problem?: true;
  /** A position of its own; where absent, it goes on from the stage before. */
  position?(): Match<T>;
  /** The one right thing to do. */
  right: Answer<T>;
  /** Whether another answer is as good; only `right` itself where absent. */
  isRight?(answer: Answer<T>, view: T['view']): boolean;
  /** Which of the stage's other sentences says why not; its general one where absent. */
  wrong?(answer: Answer<T>, view: T['view']): string | undefined;
  /** What the others do before the next stage. */
  then?: readonly { seat: Seat; answer: Answer<T> }[];
};

export type Lesson<T extends GameTypes> = {
  /** The learner's seat, in every position. */
  seat: Seat;
  /** The first has a position. */
  stages: readonly LessonStage<T>[];
};

export type LessonText = {
  /** What the game is about and what one is after, before the first stage. */
  theme: string;
  goal: string;
  stages: Record<
    string,
    {
      say: string;
      /** What came of it. */
      done: string;
      /** Why anything else is not it; `others` by the names that `wrong` gives. */
      wrong: string;
      others?: Record<string, string>;
    }
  >;
};
