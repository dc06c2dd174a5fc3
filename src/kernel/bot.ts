/** A bot's answer: its game's policy, on what its seat may know. */
import { viewOf } from './known.js';
import { isLegal, legal, randomAnswer } from './legal.js';
import { pendingFor } from './pending.js';
import { type Rng, seedRng } from './rng.js';
import type { Advice, GameDef, GameTypes, Match, Policy, Seat } from './types.js';

/** Plays any legal answer, each action being equally likely. */
export function randomPolicy<T extends GameTypes>(): Policy<T> {
  return (thinking) => thinking.random();
}

export type ThinkOptions<T extends GameTypes> = {
  policy?: Policy<T>;
  /** Asked before each step of looking ahead; for ever where absent. */
  mayGoOn?: () => boolean;
};

/** What the bot on this seat answers now; undefined where the match neither waits for it nor lets it think again. */
export function think<T extends GameTypes>(
  def: GameDef<T>,
  match: Readonly<Match<T>>,
  seat: Seat,
  rng: Rng,
  { policy = def.policy, mayGoOn = () => true }: ThinkOptions<T> = {},
): Advice<T> | undefined {
  const decisions = pendingFor(def, match, seat);
  const fallback =
    decisions.find((decision) => decision.fallback)?.fallback ??
    decisions.find((decision) => decision.settled)?.settled;
  if (!fallback) return undefined;
  const advice = policy({
    view: viewOf(def, match, seat),
    seat,
    decisions,
    rng,
    legal: () => legal(def, match, seat),
    random: () => randomAnswer(def, match, seat, rng) ?? fallback(),
    imagine: () => {
      const imagined = def.redeal(match, seat, rng);
      imagined.rng = seedRng(`imagined/${rng.int(0x7fffffff)}`);
      return imagined;
    },
    mayGoOn,
  });
  return isLegal(def, match, seat, advice) ? advice : fallback();
}
