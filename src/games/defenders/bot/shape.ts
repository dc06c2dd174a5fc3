/** DOR-17.7: the form in which the Sorceress does most this Day. */
import { locationIds } from '../content/map.js';
import { colours } from '../content/peoples.js';
import { activeHero } from '../rules/roster.js';
import { linesBetween } from '../rules/travel.js';
import type { DorAnswer, View } from '../types/index.js';
import { reliefOf } from './threat.js';

/** What an Ambush from this form would add to her first fight, wherever she can be in time. */
function gain(view: View, shape: (typeof colours)[number]): number {
  const hero = activeHero(view);
  const inForm = { ...hero, shape, ambushUsed: false };
  return Math.max(
    0,
    ...locationIds
      .filter((loc) => linesBetween(hero.loc, loc) < hero.life)
      .map((loc) => reliefOf(view, inForm, loc, 1) - reliefOf(view, hero, loc, 1) - 0.5 * linesBetween(hero.loc, loc)),
  );
}

export function shapeAnswer(view: View): DorAnswer {
  const hero = activeHero(view);
  const own: DorAnswer = { action: 'respond', args: { choice: 'own' } };
  // In an enemy form no rest is found in the city or at an inn.
  if (hero.life < hero.maxLife - 1) return own;
  const [best] = colours.map((colour) => ({ colour, worth: gain(view, colour) })).sort((a, b) => b.worth - a.worth);
  return best && best.worth >= 2 ? { action: 'respond', args: { choice: best.colour } } : own;
}
