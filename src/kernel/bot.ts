/** A bot's answer: its game's policy, on what its seat may know. */
import { isLegal, legal, randomAnswer } from './legal.js';
import { pendingFor } from './pending.js';
import type { Rng } from './rng.js';
import type { Answer, GameDef, GameTypes, Match, Policy, Seat } from './types.js';

/** Plays any legal answer, each action being equally likely. */
export function randomPolicy<T extends GameTypes>(): Policy<T> {
  return (thinking) => thinking.random();
}

/** What the bot on this seat answers now; undefined where the match does not wait for it. */
export function think<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  seat: Seat,
  rng: Rng,
  policy: Policy<T> = def.policy,
): Answer<T> | undefined {
  const decisions = pendingFor(def, match, seat);
  const asked = decisions.find((decision) => decision.fallback);
  if (!asked?.fallback) return undefined;
  const fallback = asked.fallback();
  const answer = policy({
    view: def.view(match, seat),
    seat,
    decisions,
    rng,
    legal: () => legal(def, match, seat),
    random: () => randomAnswer(def, match, seat, rng) ?? fallback,
  });
  return isLegal(def, match, seat, answer) ? answer : fallback;
}
