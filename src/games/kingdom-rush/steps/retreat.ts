/** KRU-8.15: figures leave the space that a horde comes onto. */
import type { DecideStep } from '../../../kernel/index.js';
import type { Kru, KruPlay, Retreating, Space } from '../types/index.js';
import { retreatTo } from '../effects/walking.js';
import { bestRetreat, retreats } from '../rules/figures.js';

/** One figure after the other; where there is no choice nobody is asked. */
export const retreat = {
  run(play: KruPlay, { figures, from }: { figures: Retreating[]; from: Space }): void {
    const [first, ...rest] = figures;
    if (!first) return;
    const options = retreats(play.board, from);
    if (options.length > 1) play.push({ step: 'chooseRetreat', ...first, from });
    else retreatTo(play, first, from, options[0] ?? null);
    if (rest.length > 0) play.push({ step: 'retreat', figures: rest, from });
  },
};

export const chooseRetreat: DecideStep<Kru, Retreating & { from: Space }> = {
  decide({ board }, { seat, hero, from }) {
    const options = retreats(board, from);
    return [
      {
        seats: [seat],
        prompt: { key: 'promptQuestion', params: { question: 'retreat', hero } },
        offers: ['choose'],
        clock: 'reaction',
        fallback: () => ({ action: 'choose', args: { option: bestRetreat(board, options) ?? from } }),
      },
    ];
  },
  on: {
    choose(play, { args, frame }) {
      const { from, seat, hero, secondary } = frame;
      retreatTo(play, { seat, hero, secondary }, from, args.option ?? null);
      play.end();
    },
  },
};
