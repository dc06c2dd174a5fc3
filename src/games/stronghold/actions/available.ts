/**
 * Why an action is not offered now, where it has something to say for itself. Whoever is not asked, or is asked something
 * else, is told by the table whose move it is and what can be done (5.2, common refusals).
 */
import type { Seat, Why } from '../../../kernel/index.js';
import { invaderAt } from '../rules/seats.js';
import type { View } from '../types/view.js';
import type { Phase } from '../types/terms.js';
import type { ReasonTexts } from '../types/texts.js';
import type { RuleId } from '../types/rule-ids.js';
import type { Str } from '../types/index.js';

export function why<K extends keyof ReasonTexts>(rule: RuleId, key: K, params: ReasonTexts[K]): Why<Str> {
  return { rule, reason: { key, params } } as Why<Str>;
}

type Own = (view: View, seat: Seat) => Why<Str> | undefined;

/** For an invader in one of these phases `own` knows better than the common refusal. */
export function inPhases(phases: readonly Phase[], own: Own): Own {
  return (view, seat) => {
    // In phase 1 what holds a seat back holds for good, even while only the partner is asked.
    const isAsked = view.awaited.some(
      (one) => one === seat || (view.phase === 1 && invaderAt(view, one) !== undefined),
    );
    const isTheirs = invaderAt(view, seat) !== undefined && isAsked;
    return isTheirs && phases.includes(view.phase) ? own(view, seat) : undefined;
  };
}
/** For a defender in a defender step. */
export function inDefence(own: Own): Own {
  return (view, seat) => {
    const isTheirs = view.players[seat]?.team === 'defenders' && view.awaited.includes(seat);
    return isTheirs && typeof view.phase === 'number' ? own(view, seat) : undefined;
  };
}
