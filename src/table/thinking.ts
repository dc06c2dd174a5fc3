/** How a table has somebody think: the port, thinking in this very process, and what stands where thinking fails. */
import { type Advice, type AnyGame, type AnyMatch, type AnyTypes, type Seat } from '../kernel/index.js';
import { rngOver, seedRng, think } from '../kernel/index.js';
import { pendingFor } from './match-memo.js';

export type AnyAdvice = Advice<AnyTypes>;

/** One question for a mind: what does this seat answer here? The same seed gives the same chance. */
export type Thought = { game: AnyGame; match: AnyMatch; seat: Seat; seed: string };

/** Answers for a seat, with a reason where the game gives one; undefined where the match does not wait for the seat. */
export type Thinker = (thought: Thought) => Promise<AnyAdvice | undefined>;

/** Thinks here and now, however long it takes: for tests and scripts, which want the same answer every time. */
export const thinkHere: Thinker = ({ game, match, seat, seed }) =>
  Promise.resolve(think(game, match, seat, rngOver(seedRng(seed))));

/** What is always legal, where nobody thought in time. */
export function withoutThinking({ game, match, seat }: Thought): AnyAdvice | undefined {
  return pendingFor(game, match, seat)
    .find((decision) => decision.fallback)
    ?.fallback?.();
}
