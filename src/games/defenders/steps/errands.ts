/** Questions that follow at once from a card or a Quest: envoys and visions. */
import { removes } from '../plans/removals.js';
import { byDanger } from '../rules/minions.js';
import { heroIn } from '../rules/roster.js';
import type { DorAnswer, DorStep, Steps } from '../types/index.js';
import type { Targeting } from '../plans/targeting.js';
import { allyGround } from '../rules/questing.js';
import { tokensOf } from '../plans/tokens.js';
import { driveOff } from '../effects/realm.js';
import { visionsOf } from '../plans/visions.js';
import { foreseen } from '../view.js';
import { putBack } from '../effects/decks.js';

function allies({ loc, count }: Steps['envoy']): Targeting {
  return removes(allyGround(loc), count);
}

/** D-ENVOY */
export const envoy: DorStep<'envoy'> = {
  decide({ board }, frame) {
    if (byDanger(board, allyGround(frame.loc)).length === 0) return [];
    return [
      {
        seats: [heroIn(board, frame.slot).seat],
        prompt: { key: 'askEnvoy', params: { loc: frame.loc, count: frame.count } },
        offers: ['respond'],
        clock: 'turn',
        proposal: true,
        fallback: (): DorAnswer => {
          for (const best of allies(frame).plans(board, frame.slot, [])) {
            return { action: 'respond', args: { choice: 'remove', targets: tokensOf(best) } };
          }
          return { action: 'respond', args: { choice: 'none' } };
        },
      },
    ];
  },
  on: {
    respond(play, { args, frame }) {
      const plan = allies(frame).read(play.board, frame.slot, args.targets ?? [])?.plan;
      if (args.choice === 'remove' && plan?.type === 'remove') driveOff(play, plan.picks);
      play.end();
    },
  },
};

/** D-VISIONS */
export const visions: DorStep<'visions'> = {
  decide: ({ board }, { slot, count }) => [
    {
      seats: [heroIn(board, slot).seat],
      prompt: { key: 'askVisions', params: { count } },
      offers: ['respond'],
      clock: slot === board.active ? 'turn' : 'reaction',
      proposal: true,
      pass: { action: 'respond', args: { choice: 'keep' } },
      fallback: () => ({ action: 'respond', args: { choice: 'keep' } }),
      lines: (asker) =>
        foreseen(board, asker).map((card, at) => ({ text: { key: 'visionCard', params: { no: at + 1, card } } })),
    },
  ],
  on: {
    respond(play, { args, frame }) {
      const all = Array.from({ length: frame.count }, (_, i) => i + 1);
      const plan = visionsOf(frame.count, []).read(play.board, frame.slot, args.targets ?? [])?.plan;
      putBack(play, frame, args.choice === 'arrange' && plan?.type === 'order' ? plan.keep : all);
      play.end();
    },
  },
};
