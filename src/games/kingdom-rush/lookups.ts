/** Private questions that are no answers: one horde, one card, one space in large. */
import type { Choice, GameDef } from '../../kernel/index.js';
import { boardOf, cellsLeft, distanceOf, hordeAt, inOrder } from './rules/hordes.js';
import { type Kru, type View, abilityNumbers, flowerTypes, heroIds, modifierIds, towerIds } from './types/index.js';

function hordeChoices(view: View): Choice<Kru>[] {
  return inOrder(view).map((horde) => {
    const distance = distanceOf(view, horde);
    const params = {
      tag: horde.tag,
      card: horde.card,
      at: horde.at,
      distance: Number.isFinite(distance) ? distance : 0,
      left: cellsLeft(view, horde),
    };
    return { value: horde.tag, label: { key: 'targetHorde', params } };
  });
}

/** What can be looked up by name: towers, modifiers, heroes with their abilities, flowers, rift cards in force. */
function cardNames(view: View): string[] {
  const abilities = heroIds.flatMap((hero) => abilityNumbers.map((number) => `${hero}-${number}`));
  const { active = [] } = view.rift ?? {};
  return [...active, ...towerIds, ...modifierIds, ...heroIds, ...abilities, ...flowerTypes];
}

export const lookups: GameDef<Kru>['lookups'] = {
  horde: { args: { tag: { choices: hordeChoices } } },
  card: {
    args: {
      card: {
        choices: (view) =>
          cardNames(view).map((card) => ({ value: card, label: { key: 'cardName', params: { card } } })),
      },
    },
  },
  space: {
    args: {
      at: {
        choices: (view) =>
          boardOf(view).spaces.map((at) => ({
            value: at,
            label: { key: 'placeChoice', params: { at, tag: hordeAt(view, at)?.tag ?? null } },
          })),
      },
    },
  },
};
