/** `heal`, `cleanse`, `gate`, `rumors`, `quest` and `end` (DOR-4.6 to 4.9, DOR-14). */
import { sites } from '../content/map.js';
import { colours } from '../content/peoples.js';
import { quests } from '../content/quests.js';
import { cardsOfColour } from '../rules/hands.js';
import { actingHero, actionsLeft } from '../rules/roster.js';
import type { DorAction, HeldCard, View } from '../types/index.js';
import { cardsOfThisPlace, cleansingCards, sanctifies, unavailableToday } from '../rules/day-reasons.js';
import { cardChoices } from './items.js';

export const heal: DorAction<'heal'> = { args: {}, unavailable: unavailableToday('heal') };
export const end: DorAction<'end'> = { args: {}, unavailable: unavailableToday('end') };

/** The card that pays where there is no other. */
const onlyOf = (cards: readonly HeldCard[]): string | undefined =>
  cards.length === 1 ? String(cards[0]?.no) : undefined;

export const cleanse: DorAction<'cleanse'> = {
  args: {
    card: {
      kind: 'one',
      optional(view) {
        const hero = actingHero(view);
        return hero !== undefined && (sanctifies(view, hero) || cleansingCards(hero).length === 1);
      },
      leftOut(view) {
        const hero = actingHero(view);
        return hero && !sanctifies(view, hero) ? onlyOf(cleansingCards(hero)) : undefined;
      },
      choices: (view) => cardChoices(cleansingCards(actingHero(view))),
      refuse(view) {
        const hero = actingHero(view);
        const colour = hero ? sites[hero.loc].colour : 'purple';
        if (!hero || colour === 'purple') return undefined;
        const params = { colour, cleric: hero.hero === 'cleric' };
        return { rule: 'DOR-4.8', reason: { key: 'needsColourCard', params } };
      },
    },
  },
  unavailable: unavailableToday('cleanse'),
};

export const gate: DorAction<'gate'> = {
  args: {
    card: {
      kind: 'one',
      optional: (view) => cardsOfThisPlace(actingHero(view)).length === 1,
      leftOut: (view) => onlyOf(cardsOfThisPlace(actingHero(view))),
      choices: (view) => cardChoices(cardsOfThisPlace(actingHero(view))),
      refuse(view) {
        const hero = actingHero(view);
        return hero && { rule: 'DOR-4.6', reason: { key: 'needsCardOfPlace', params: { loc: hero.loc } } };
      },
    },
  },
  unavailable: unavailableToday('gate'),
};

export const rumors: DorAction<'rumors'> = {
  args: {
    colour: {
      kind: 'one',
      *choices(view) {
        const hero = actingHero(view);
        const held = (colour: string): number => (hero ? cardsOfColour(hero, colour).length : 0);
        for (const colour of [...colours].sort((a, b) => held(b) - held(a))) {
          yield { value: colour, label: { key: 'colourLabel', params: { colour } } };
        }
      },
    },
  },
  unavailable: unavailableToday('rumors'),
};

/** Only the Unicorn Steed takes several actions at once. */
function mostActions(view: View): number {
  const hero = actingHero(view);
  const task = hero?.quest ? quests[hero.quest.id].task : undefined;
  return hero && task?.kind === 'roll' && task.dice === 'actions' ? Math.max(1, actionsLeft(hero)) : 1;
}

export const quest: DorAction<'quest'> = {
  args: {
    actions: { kind: 'number', optional: () => true, range: (view) => ({ min: 1, max: mostActions(view) }) },
  },
  unavailable: unavailableToday('quest'),
};
