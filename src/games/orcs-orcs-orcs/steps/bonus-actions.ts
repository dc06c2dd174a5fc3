/** OOO-17, D2b: bonus actions after defeats. */
import type { DecideStep, Seat } from '../../../kernel/index.js';
import { takeBonus } from '../effects/bonus-actions.js';
import { turnOf } from '../rules/players.js';
import type { Ooo } from '../types/index.js';

/** D2b: any order, each taken or left. */
export const bonusActions: DecideStep<Ooo, { seat: Seat }> = {
  decide({ board }, { seat }) {
    const { bonusQueue } = turnOf(board);
    if (bonusQueue.length === 0) return [];
    return [
      {
        seats: [seat],
        prompt: { key: 'promptBonus', params: { queue: bonusQueue } },
        offers: ['bonus'],
        clock: 'turn',
        fallback: () => ({ action: 'bonus', args: { choice: 'all' } }),
        proposal: true,
      },
    ];
  },
  on: {
    bonus(play, { seat, args }) {
      const turn = turnOf(play.board);
      const queue = turn.bonusQueue;
      if (args.choice === 'none') {
        play.emit('bonusDeclined', { seat, bonuses: queue });
        turn.bonusQueue = [];
      } else if (args.choice === 'all') {
        turn.bonusQueue = [];
        for (const bonus of queue) takeBonus(play, seat, bonus);
      } else {
        const index = queue.findIndex((one) => one === args.choice);
        const [bonus] = queue.splice(index, 1);
        if (!bonus) throw new Error(`${args.choice} is not waiting`);
        takeBonus(play, seat, bonus);
      }
    },
  },
};
