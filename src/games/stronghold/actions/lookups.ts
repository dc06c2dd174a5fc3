/** A private question: one place, task or card in large. */
import type { Choice, GameDef } from '../../../kernel/index.js';
import { priceOf } from '../rules/tasks.js';
import { type LookKind, foregrounds, lookKinds, quarters, ramparts, tasks, towers, walls } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';

const placeChoice = (place: string): Choice<Str> => ({ value: place, label: { key: 'place', params: { place } } });

function cardsIn(view: View): Choice<Str>[] {
  const shown = view.invaders.flatMap(({ cards }) => cards.map(({ id }) => id));
  const drawn = view.draft ? Object.values(view.draft.drawn).flat() : [];
  return [...new Set([...shown, ...drawn])].map((card) => ({
    value: card,
    label: { key: 'cardChoice', params: { card } },
  }));
}

const things: Record<LookKind, (view: View) => Choice<Str>[]> = {
  walls: () => [...walls, ...towers].map(placeChoice),
  outside: () => ['camp', ...foregrounds, ...ramparts, 'barbican'].map(placeChoice),
  fortress: () => quarters.map(placeChoice),
  tasks: (view) =>
    tasks.map((task) => ({
      value: task,
      label: { key: 'taskChoice', params: { task, progress: view.tasks[task].progress, price: priceOf(view, task) } },
    })),
  cards: cardsIn,
};

export const lookups: GameDef<Str>['lookups'] = {
  look: {
    args: {
      at: { choices: () => lookKinds.map((kind) => ({ value: kind, label: { key: 'lookChoice', params: { kind } } })) },
      what: {
        choices(view, _viewer, { at }) {
          const kind = lookKinds.find((one) => one === at);
          return kind ? things[kind](view) : [];
        },
      },
    },
  },
};
