/** OOO-17, D2b: bonus actions after defeats. */
import type { DecideStep, Seat } from '../../../kernel/index.js';
import { type OooPlay, turnOf } from '../table.js';
import type { BonusAction, Ooo } from '../types.js';
import { everyOtherOwes, gainAction, gainEnergy } from './gains.js';
import { drawCards } from './piles.js';

/** OOO-17.3 to 17.5 */
export function takeBonus(play: OooPlay, seat: Seat, bonus: BonusAction): void {
  play.emit('bonusTaken', { seat, bonus });
  if (bonus === 'draw-card') drawCards(play, seat, 1);
  else if (bonus === 'one-more-action') gainAction(play, seat);
  else if (bonus === 'magic-energy') gainEnergy(play, seat);
  else everyOtherOwes(play, seat);
}

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
