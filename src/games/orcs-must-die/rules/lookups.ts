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
        // What is on sale comes first, every card once: both shops may hold the same.
        choices(view) {
          const onSale = new Set<string>(
            view.teams.flatMap(({ shop }) => [...shop.traps, ...shop.equipment]).filter((id) => id !== null),
          );
          const all = [...trapIds.map(trapChoice), ...equipmentIds.map(equipmentChoice)];
          const isOnSale = ({ value }: OmdChoice): boolean => onSale.has(value);
          return [...all.filter(isOnSale), ...all.filter((choice) => !isOnSale(choice))];
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
