/** Look-ups: one card, one creature, one tile in large. */
import type { GameDef } from '../../../kernel/index.js';
import { equipmentIds } from '../content/equipment.js';
import { trapIds } from '../content/traps.js';
import { type Omd, type OmdChoice, kinds } from '../types/index.js';

const equipmentChoice = (id: string): OmdChoice => ({
  value: id,
  label: { key: 'label', params: { what: 'equipment', id, cost: null } },
});
const trapChoice = (id: string): OmdChoice => ({
  value: id,
  label: { key: 'label', params: { what: 'trap', id, cost: null } },
});

export const lookups: GameDef<Omd>['lookups'] = {
  card: {
    args: {
      card: {
        *choices(view) {
          for (const { shop } of view.teams) {
            for (const id of shop.traps) if (id) yield trapChoice(id);
            for (const id of shop.equipment) if (id) yield equipmentChoice(id);
          }
          const shown = new Set<string>(
            view.teams.flatMap(({ shop }) => [...shop.traps, ...shop.equipment].filter((id) => id !== null)),
          );
          for (const id of trapIds) if (!shown.has(id)) yield trapChoice(id);
          for (const id of equipmentIds) if (!shown.has(id)) yield equipmentChoice(id);
        },
      },
    },
  },
  creature: {
    args: {
      kind: {
        choices: (view) =>
          kinds.map((id) => ({
            value: id,
            label: { key: 'label', params: { what: 'unit', id, side: view.teams[0]?.side ?? 'order' } },
          })),
      },
    },
  },
  tile: {
    args: {
      tile: {
        choices: (view) =>
          view.teams.flatMap(({ tiles }) =>
            tiles.map(({ id, type }) => ({
              value: id,
              label: { key: 'label', params: { what: 'tile', id, type } } as const,
            })),
          ),
      },
    },
  },
};
