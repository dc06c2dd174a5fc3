/** The bot of Stronghold (section 17): it counts margins, and keeps nothing between answers. */
import type { Advice, Policy, Thinking } from '../../../kernel/index.js';
import type { Str } from '../types/index.js';
import { defend } from './defence.js';
import { deploy } from './deployment.js';
import { flip, keep, prepare } from './preparation.js';

/** Aims and choices are proposed well enough; the rest is thought about. */
function answerOf(thinking: Thinking<Str>): Advice<Str> | undefined {
  const { view, seat } = thinking;
  if (view.question) return undefined;
  if (view.players[seat]?.team === 'defenders') return defend(thinking);
  if (view.phase === 'draft') return keep(thinking);
  if (view.phase === 'flip') return flip(thinking);
  return view.phase === 6 ? deploy(thinking) : prepare(thinking);
}

export const policy: Policy<Str> = (thinking) => {
  const asked = thinking.decisions.find((decision) => decision.fallback);
  const proposed = (): Advice<Str> => {
    const answer = asked?.fallback?.() ?? thinking.random();
    return { ...answer, why: { key: 'whyProposed', params: {} } };
  };
  return answerOf(thinking) ?? proposed();
};
