/** What anybody may look up at any time: a lane, a card, a creature, a mage. */
import type { GameDef } from '../../../kernel/index.js';
import { type Ooo, cardCodes, lanes, slots } from '../types/index.js';

export const lookups: GameDef<Ooo>['lookups'] = {
  lane: {
    args: {
      lane: {
        choices: (view) =>
          lanes.map((lane) => ({
            value: String(lane),
            label: { key: 'laneChoice', params: { lane, markers: view.lanes[lane].markers } },
          })),
      },
    },
  },
  card: {
    args: {
      card: {
        choices: () => cardCodes.map((card) => ({ value: card, label: { key: 'spellChoice', params: { card } } })),
      },
    },
  },
  creature: {
    args: {
      kind: {
        choices: (view) =>
          slots.map((slot) => {
            const { kind } = view.slots[slot];
            return { value: kind, label: { key: 'kindChoice', params: { kind } } };
          }),
      },
    },
  },
  mage: {
    args: {
      player: {
        choices: (view) =>
          view.order.flatMap((seat) => {
            const player = view.players[seat];
            if (!player) return [];
            return [{ value: player.colour, label: { key: 'playerChoice', params: { seat, hand: player.hand } } }];
          }),
      },
    },
  },
};
