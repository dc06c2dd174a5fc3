/** What rules are given and what they may do: plays, decisions, steps. */
import type { Rng } from '../rng.js';
import type { Match } from './match.js';
import type { ActionName, Answer, EventName, Frame, GameTypes, Outcome, Seat, TextRef, Viewer } from './terms.js';

/** What a rule may do. `board` is a working copy: a refused answer never reaches it. */
export type Play<T extends GameTypes> = {
  readonly seats: readonly Seat[];
  readonly empty: readonly Seat[];
  readonly options: T['options'];
  readonly board: T['board'];
  readonly rng: Rng;
  /** Run these next, first-named first; a later call in the same step comes after an earlier one. */
  push(...frames: Frame<T>[]): void;
  emit<K extends EventName<T>>(type: K, data: T['events'][K], only?: readonly Seat[]): void;
  /** Something hidden came out: from here, undo needs consent. Random draws count by themselves. */
  reveal(): void;
  /** A phase has ended: the board picture is due, under this caption. */
  phase(caption: TextRef<T>): void;
  finish(outcome: Outcome<T>): void;
};

export type Answering<T extends GameTypes> = Play<T> & {
  /** Close the question and, if named, run these in its place. */
  end(...next: Frame<T>[]): void;
};

export type Taken<T extends GameTypes, K extends ActionName<T>, F> = {
  seat: Seat;
  args: T['actions'][K];
  /** The frame of the question, a working copy as well. */
  frame: F;
  /** What the seat saw before this answer, by which it was judged; for rules that have not written anything yet. */
  seen(): T['view'];
};

/** A private row of a decision: what is proposed here, and the action that changes it with its first arguments filled in. */
export type DecisionLine<T extends GameTypes> = {
  text: TextRef<T>;
  changes?: { [K in ActionName<T>]: { action: K; args: Partial<T['actions'][K]> } }[ActionName<T>];
};

export type Decision<T extends GameTypes> = {
  /** Any one of them may answer: one seat, a team, or everyone. */
  seats: readonly Seat[];
  /** Posted in the channel: it names no secret, not even the asked seat's own. */
  prompt: TextRef<T>;
  readonly offers: readonly ActionName<T>[];
  /** Whether one action is among the offers, where listing all of them takes long; `asking` makes both. */
  mayOffer?(action: ActionName<T>): boolean;
  /** A reaction has a quarter of a turn's time. */
  clock: 'turn' | 'reaction' | 'none';
  /**
   * Played when the clock runs out or the seat is empty; always legal. A decision without one is an open offer:
   * the seats may act, and nobody waits for them.
   */
  fallback?(): Answer<T>;
  /**
   * On an open offer: what the seat has said and would only say again. After a person has acted, a bot looks at such an
   * offer once more, and says something else where it has changed its mind.
   */
  settled?(): Answer<T>;
  /** The fallback is a proposal worth one tap. */
  proposal?: boolean;
  /**
   * What leaves it at that is as good an answer as any, and worth one tap on the post that asks: the fallback, an
   * action that needs no arguments, or an answer that everybody may read.
   */
  pass?: true | ActionName<T> | Answer<T>;
  /** It only asks whether to react, and not to is what it falls back to: a standing order may answer it. */
  reacts?: boolean;
  /** The proposal line by line, for the seat that asks: alike rows are joined with a count. */
  lines?(seat: Seat): readonly DecisionLine<T>[];
  /** What was proposed to a seat, for everybody to read: the post that asks says it as well. What the seat makes of it may be its own. */
  openLines?(seat: Seat): readonly DecisionLine<T>[];
  /**
   * Names the question. When the clock runs out, fallbacks of the same seat follow each other at once as long as the
   * next decision bears the same name: a whole turn on autopilot.
   */
  chain?: string;
};

export type RunStep<T extends GameTypes, F> = { run(play: Play<T>, frame: F): void };
export type DecideStep<T extends GameTypes, F> = {
  /** Stays on the stack until an answer ends it, or until it waits for nobody. */
  decide(match: Readonly<Match<T>>, frame: F, seen: (viewer: Viewer) => T['view']): readonly Decision<T>[];
  on: { [K in ActionName<T>]?: (play: Answering<T>, taken: Taken<T, K, F>) => void };
};
export type Step<T extends GameTypes, F> = RunStep<T, F> | DecideStep<T, F>;

/** What may be done beside whatever question is open: out-of-turn cards, preferences. Never waited for. */
export type Anytime<T extends GameTypes> = {
  offers(match: Readonly<Match<T>>): readonly Decision<T>[];
  on: { [K in ActionName<T>]?: (play: Play<T>, taken: Taken<T, K, undefined>) => void };
};
