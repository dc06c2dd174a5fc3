/** What anybody may look up at any time: a general, a hero, a place, a special card, a Quest (specification 5.2). */
import type { GameDef } from '../../../kernel/index.js';
import { generalIds } from '../content/generals.js';
import { heroIds } from '../content/heroes.js';
import { locationIds } from '../content/map.js';
import { questIds } from '../content/quests.js';
import { specialKinds } from '../content/special-cards.js';
import { byDanger } from '../rules/minions.js';
import type { Dor, Subject, View } from '../types/index.js';

/** What is likely to be asked for first: generals, heroes, places in danger, then everything else. */
function subjects(view: View): Subject[] {
  const pressed = byDanger(view);
  const calm = locationIds.filter((loc) => !pressed.includes(loc));
  return [...generalIds, ...heroIds, ...pressed, ...specialKinds, ...questIds, ...calm];
}

export const lookups: GameDef<Dor>['lookups'] = {
  inspect: {
    args: {
      what: {
        choices: (view) => subjects(view).map((what) => ({ value: what, label: { key: 'subject', params: { what } } })),
      },
    },
  },
};
