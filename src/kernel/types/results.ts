/** What comes of an answer. */
import type { Choice, Count } from './actions.js';
import type { Match } from './match.js';
import type { Args, GameEvent, GameTypes, Seat, TextRef } from './terms.js';

export type RefusalCode = 'stale' | 'not-your-decision' | 'not-offered' | 'illegal-argument' | 'game-over';

export type Refused<T extends GameTypes> = {
  ok: false;
  code: RefusalCode;
  rule?: T['rules'];
  /** Worded by the game where it knows better than the code says. */
  reason?: TextRef<T>;
  /** The argument at fault and what it may be. */
  argument?: string;
  choices?: readonly Choice<T>[];
  count?: Count;
};

export type Accepted<T extends GameTypes> = {
  ok: true;
  match: Match<T>;
  events: readonly GameEvent<T>[];
  /** Something random or hidden came out. */
  revealed: boolean;
  /** Captions of the phases that ended. */
  phases: readonly TextRef<T>[];
};
export type Result<T extends GameTypes> = Accepted<T> | Refused<T>;

/** An answer as it arrives. */
export type Attempt = {
  seat: Seat;
  action: string;
  args: Args;
  /** The answer count when the question was shown; absent where it was not asked by a button. */
  seq?: number;
};
