/** The Day of a bot's hero: one action after another, each the first of the best Day that is left. */
import type { Advice } from '../../../kernel/index.js';
import { actionsLeft, activeHero } from '../rules/roster.js';
import { wouldDie } from '../rules/wounds.js';
import type { Dor, Hero, View } from '../types/index.js';
import { campaign } from './council.js';
import { type Step, bestDay } from './search.js';
import type { Why } from './work.js';

const end: Advice<Dor> = { action: 'end', args: {}, why: { key: 'whyEnd', params: {} } };

/** Whoever leaves a place that would be the end of him, and for nothing but rest, flees. */
function reasonFor(view: View, hero: Hero, { answer, why, goal }: Step): Why {
  const isAimless = why === undefined || why.key === 'whyHeal';
  if (answer.action === 'move' && isAimless && wouldDie(view, hero)) return { key: 'whyFlee', params: {} };
  return why ?? { key: 'whyApproach', params: { loc: goal } };
}

export function dayAnswer(view: View): Advice<Dor> {
  const hero = activeHero(view);
  if (actionsLeft(hero) === 0) return end;
  const { first } = bestDay(view, hero, campaign(view));
  if (!first) return end;
  return { ...first.answer, why: reasonFor(view, hero, first) };
}
