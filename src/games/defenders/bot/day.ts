/** The Day of a bot's hero: one action after another, each the first of the best Day that is left. */
import type { Advice } from '../../../kernel/index.js';
import { actionsLeft, activeHero } from '../rules/roster.js';
import type { Dor, View } from '../types/index.js';
import { campaign } from './council.js';
import { bestDay } from './search.js';

const end: Advice<Dor> = { action: 'end', args: {}, why: { key: 'whyEnd', params: {} } };

export function dayAnswer(view: View): Advice<Dor> {
  const hero = activeHero(view);
  if (actionsLeft(hero) === 0) return end;
  const { first } = bestDay(view, hero, campaign(view));
  if (!first) return end;
  return { ...first.answer, why: first.why ?? { key: 'whyApproach', params: { loc: first.goal } } };
}
