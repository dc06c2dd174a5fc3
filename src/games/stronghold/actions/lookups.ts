/** Private questions: one place, one task, one card in large. */
import type { GameDef } from '../../../kernel/index.js';
import { priceOf } from '../rules/tasks.js';
import { foregrounds, hubs, ramparts, tasks, towers, walls } from '../types/terms.js';
import type { Str } from '../types/index.js';

const places = ['barbican', 'camp', ...foregrounds, ...ramparts, ...walls, ...towers, ...hubs, 'hospital'];

export const lookups: GameDef<Str>['lookups'] = {
  place: {
    args: {
      place: {
        choices: () => places.map((place) => ({ value: place, label: { key: 'place', params: { place } } })),
      },
    },
  },
  task: {
    args: {
      task: {
        choices: (view) =>
          tasks.map((task) => ({
            value: task,
            label: {
              key: 'taskChoice',
              params: { task, progress: view.tasks[task].progress, price: priceOf(view, task) },
            },
          })),
      },
    },
  },
  card: {
    args: {
      card: {
        choices(view) {
          const shown = view.invaders.flatMap(({ cards }) => cards.map(({ id }) => id));
          const drawn = view.draft ? Object.values(view.draft.drawn).flat() : [];
          return [...new Set([...shown, ...drawn])].map((card) => ({
            value: card,
            label: { key: 'cardChoice', params: { card } },
          }));
        },
      },
    },
  },
};
