/** A hero who watches the clock of the Rift, stays alive, and buys what the next wave will meet (chapter 17). */
import type { Advice, Policy, Thinking } from '../../../kernel/index.js';
import { slotsFor } from '../rules/offers.js';
import type { Omd } from '../types/index.js';
import { askAnswer, consentAnswer, heroAnswer, placeAnswer, returnAnswer, rollAnswer } from './answers.js';
import { upgradeAnswer } from './shopping.js';
import { turnAnswer } from './turn.js';

/** Undefined where the proposal or the autopilot's answer is good enough. */
function answerTo(thinking: Thinking<Omd>): Advice<Omd> | undefined {
  switch (thinking.view.question?.kind) {
    case 'heroes':
      return heroAnswer(thinking);
    case 'places':
      return placeAnswer(thinking);
    case 'upgrade':
      return consentAnswer(thinking) ?? upgradeAnswer(thinking);
    case 'turn':
      return turnAnswer(thinking);
    case 'roll':
      return rollAnswer(thinking);
    case 'returns':
      return returnAnswer(thinking);
    case 'ask':
      return askAnswer(thinking);
    default:
      return undefined;
  }
}

/** A hero is named only where two could be meant, as a person would. */
function plainly(advice: Advice<Omd> | undefined, { view, seat }: Thinking<Omd>): Advice<Omd> | undefined {
  if (!advice || !('as' in advice.args) || slotsFor(view, seat, advice.action).length > 1) return advice;
  const args = Object.fromEntries(Object.entries(advice.args).filter(([name]) => name !== 'as'));
  return { ...advice, args } as Advice<Omd>;
}

export const policy: Policy<Omd> = (thinking) => {
  const fallback = thinking.decisions.find((decision) => decision.fallback)?.fallback?.();
  return plainly(answerTo(thinking), thinking) ?? fallback ?? thinking.random();
};
