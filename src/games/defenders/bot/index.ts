/** A hero who keeps the land clear, gathers cards, marches with the others and saves what can be saved. */
import type { Advice, Policy, Thinking } from '../../../kernel/index.js';
import { focus, keepingWorth } from './council.js';
import { dayAnswer } from './day.js';
import { dayPlay, joinAnswer, visionsAnswer, windowAnswer, wisdomAnswer } from './reactions.js';
import { shapeAnswer } from './shape.js';
import { heroIn } from '../rules/roster.js';
import type { Dor, DorAnswer } from '../types/index.js';

/** Heroes a bot likes best, first one first. */
const favourites = ['wizard', 'paladin', 'rogue', 'eagle-rider', 'ranger', 'dwarf', 'cleric', 'sorceress'] as const;

function heroAnswer({ view }: Thinking<Dor>): DorAnswer {
  const hero = favourites.find((id) => view.unusedHeroes.includes(id) && !view.wished.includes(id));
  return { action: 'hero', args: { hero: hero ?? 'random' } };
}

/** Gives up what helps least against the general the heroes gather for. */
function discardAnswer({ view, decisions }: Thinking<Dor>): Advice<Dor> | undefined {
  const fallback = decisions.find((decision) => decision.fallback)?.fallback?.();
  if (fallback?.action !== 'discard') return undefined;
  const [some] = fallback.args.cards;
  const slot = view.heroes.findIndex(
    (hero) => hero.seat === view.viewer && hero.hand.some(({ no }) => String(no) === some),
  );
  const hero = view.heroes[slot];
  if (!hero) return undefined;
  const cards = [...hero.hand]
    .sort((a, b) => keepingWorth(view, slot, a.card) - keepingWorth(view, slot, b.card))
    .slice(0, fallback.args.cards.length)
    .map(({ no }) => String(no));
  return { action: 'discard', args: { cards }, why: { key: 'whyDiscard', params: { general: focus(view) } } };
}

/** Undefined where the decision's own default is good enough. */
function answerTo(thinking: Thinking<Dor>): Advice<Dor> | undefined {
  const { view, seat } = thinking;
  const { question } = view;
  switch (question?.step) {
    case 'chooseHero':
    case 'newHero':
      return heroAnswer(thinking);
    case 'shape':
      return shapeAnswer(view);
    case 'day':
      return dayPlay(view, seat) ?? dayAnswer(view);
    case 'muster':
      return view.battle && heroIn(view, view.battle.initiator).seat !== seat ? joinAnswer(view, seat) : undefined;
    case 'handLimit':
    case 'penaltyCards':
      return discardAnswer(thinking);
    case 'wisdom':
      return wisdomAnswer(view);
    case 'visions':
      return visionsAnswer(view);
    default:
      return question ? windowAnswer(view, seat, question) : undefined;
  }
}

export const policy: Policy<Dor> = (thinking) => {
  const fallback = thinking.decisions.find((decision) => decision.fallback)?.fallback?.();
  return answerTo(thinking) ?? fallback ?? thinking.random();
};
