/** 17: a policy that plays to win: the best single action, the march in mind, nothing kept back at the end. */
import type { Answer, Policy, Thinking } from '../../../kernel/index.js';
import type { Kru } from '../types/index.js';
import { shopping } from './buying.js';
import { heldAnswer } from './holding.js';
import { openAnswer, phaseTwoAnswer } from './phase-two.js';
import { reasonOf } from './reasons.js';
import { abilityAnswer, heroAnswer } from './set-up.js';

function chosen(thinking: Thinking<Kru>): Answer<Kru> {
  const { view, seat, decisions, random } = thinking;
  const asked = decisions.find((decision) => decision.fallback ?? decision.settled);
  const offers = asked?.offers ?? [];
  if (offers.includes('hero')) return heroAnswer(view);
  if (offers.includes('ability')) return abilityAnswer(view, seat);
  const { question } = view;
  const holds = question?.what === 'chill' || question?.what === 'roots' || question?.what === 'root';
  const held = holds && offers.includes('choose') ? heldAnswer(view, question.options) : undefined;
  if (held) return held;
  if (view.phase === 2 && offers.includes('ready')) return phaseTwoAnswer(thinking);
  if (view.phase === 2 && view.activation === seat && offers.includes('act')) return openAnswer(thinking);
  const bought = view.phase === 6 ? shopping(view, offers) : undefined;
  return bought ?? asked?.fallback?.() ?? random();
}

export const policy: Policy<Kru> = (thinking) => {
  const answer = chosen(thinking);
  const reason = reasonOf(thinking.view, thinking.seat, answer);
  return reason ? { ...answer, ...reason } : { ...answer, isBig: false };
};
