/** `heal`, `cleanse`, `gate`, `rumors`, `quest` and `end` (DOR-4.6 to 4.9, DOR-14). */
import { sites } from '../content/map.js';
import { colours } from '../content/peoples.js';
import { quests } from '../content/quests.js';
import { cardsOfColour } from '../rules/hands.js';
import { activeHero, actionsLeft } from '../rules/roster.js';
import type { DorAction, DorChoice, HeldCard, View } from '../types/index.js';
import { cardsOfThisPlace, cleansingCards, sanctifies, unavailableToday } from '../rules/day-reasons.js';

function* cardChoices(cards: readonly HeldCard[]): Generator<DorChoice> {
  for (const { no, card } of cards) yield { value: String(no), label: { key: 'item', params: { no, card } } };
}

export const heal: DorAction<'heal'> = { args: {}, unavailable: unavailableToday('heal') };
export const end: DorAction<'end'> = { args: {}, unavailable: unavailableToday('end') };

export const cleanse: DorAction<'cleanse'> = {
  args: {
    card: {
      kind: 'one',
      optional(view) {
        const hero = activeHero(view);
        return sanctifies(view, hero) || cleansingCards(hero).length === 1;
      },
      choices: (view) => cardChoices(cleansingCards(activeHero(view))),
      refuse(view) {
        const hero = activeHero(view);
        const { colour } = sites[hero.loc];
        if (colour === 'purple') return undefined;
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
      optional: (view) => cardsOfThisPlace(activeHero(view)).length === 1,
      choices: (view) => cardChoices(cardsOfThisPlace(activeHero(view))),
      refuse: (view) => ({
        rule: 'DOR-4.6',
        reason: { key: 'needsCardOfPlace', params: { loc: activeHero(view).loc } },
      }),
    },
  },
  unavailable: unavailableToday('gate'),
};

export const rumors: DorAction<'rumors'> = {
  args: {
    colour: {
      kind: 'one',
      *choices(view) {
        const hero = activeHero(view);
        const held = (colour: string): number => cardsOfColour(hero, colour).length;
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
  const hero = activeHero(view);
  const task = hero.quest ? quests[hero.quest.id].task : undefined;
  return task?.kind === 'roll' && task.dice === 'actions' ? actionsLeft(hero) : 1;
}

export const quest: DorAction<'quest'> = {
  args: {
    actions: { kind: 'number', optional: () => true, range: (view) => ({ min: 1, max: mostActions(view) }) },
  },
  unavailable: unavailableToday('quest'),
};
