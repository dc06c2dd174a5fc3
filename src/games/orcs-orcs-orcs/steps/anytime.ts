/** What may be done out of turn: owed discards (OOO-10.5) and preferences. */
import type { Anytime } from '../../../kernel/index.js';
import { payDiscard } from '../effects/piles.js';
import { playerAt } from '../rules/players.js';
import type { Ooo } from '../types/index.js';

export const anytime: Anytime<Ooo> = {
  offers: ({ board, options }) =>
    board.order.flatMap((seat) => {
      const owed = playerAt(board, seat).owedDiscards;
      return [
        ...(owed > 0
          ? [
              {
                seats: [seat],
                prompt: { key: 'promptDiscard', params: { owed } },
                offers: ['discard'],
                clock: 'none',
              } as const,
            ]
          : []),
        ...(options.bonusActions
          ? [{ seats: [seat], prompt: { key: 'promptPrefs', params: {} }, offers: ['prefs'], clock: 'none' } as const]
          : []),
      ];
    }),
  on: {
    discard(play, { seat, args }) {
      payDiscard(play, seat, args.card);
    },
    prefs(play, { seat, args }) {
      const autoBonus = args.autoBonus === 'on';
      playerAt(play.board, seat).autoBonus = autoBonus;
      play.emit('preferenceSet', { autoBonus }, [seat]);
    },
  },
};
