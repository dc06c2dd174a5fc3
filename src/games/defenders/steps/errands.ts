/** Questions that follow at once from a card or a Quest: envoys and visions. */
import { discardDarkness } from '../effects/decks.js';
import { envoyGround } from '../effects/quests.js';
import { planText, readPlan } from '../plans/text.js';
import { readRemovals, removalPlans } from '../plans/removals.js';
import { byDanger, removeMinions } from '../rules/minions.js';
import { heroIn, whoIs } from '../rules/roster.js';
import type { DorAnswer, DorPlay, DorStep, Plan, Steps, Table } from '../types/index.js';

export function envoyPlans(table: Table, { loc, count }: Steps['envoy']): Iterable<Plan> {
  return removalPlans(table, envoyGround(loc), count, []);
}

export function readEnvoy(table: Table, { loc, count }: Steps['envoy'], text: string): ReturnType<typeof readRemovals> {
  return readRemovals(table, text, envoyGround(loc), count);
}

/** D-ENVOY */
export const envoy: DorStep<'envoy'> = {
  decide({ board }, frame) {
    if (byDanger(board, envoyGround(frame.loc)).length === 0) return [];
    return [
      {
        seats: [heroIn(board, frame.slot).seat],
        prompt: { key: 'askEnvoy', params: { loc: frame.loc, count: frame.count } },
        offers: ['respond'],
        clock: 'turn',
        proposal: true,
        fallback: (): DorAnswer => {
          const [best] = [...envoyPlans(board, frame)];
          if (!best) return { action: 'respond', args: { choice: 'none' } };
          return { action: 'respond', args: { choice: 'remove', targets: planText(best) } };
        },
      },
    ];
  },
  on: {
    respond(play, { args, frame }) {
      const plan = args.choice === 'remove' ? readEnvoy(play.board, frame, args.targets ?? '') : undefined;
      for (const pick of plan?.picks ?? []) removeMinions(play.board, pick);
      if (plan) play.emit('minionsRemoved', { picks: plan.picks });
      play.end();
    },
  },
};

/** Which of the cards seen go back on top, by their numbers; undefined where the text names others. */
export function readOrder(table: Table, { count }: Steps['visions'], text: string): number[] | undefined {
  const plan = readPlan(table, 'order', text);
  return plan?.type === 'order' && plan.keep.every((no) => no <= count) ? plan.keep : undefined;
}

/** RU-19: what is not kept is discarded, the Monarch City card shuffling; then the kept cards go on top. */
function putBack(play: DorPlay, { slot, count }: Steps['visions'], keep: readonly number[]): void {
  const { board } = play;
  const seen = board.darkDeck.splice(-count, count).reverse();
  const kept = keep.flatMap((no) => seen.slice(no - 1, no));
  const discarded = seen.filter((card) => !kept.includes(card));
  for (const card of discarded.filter((one) => one !== 'dm-city')) discardDarkness(play, card);
  if (discarded.includes('dm-city')) discardDarkness(play, 'dm-city');
  board.darkDeck.push(...[...kept].reverse());
  board.known = kept.length > 0 ? { seat: heroIn(board, slot).seat, count: kept.length } : null;
  play.reveal();
  play.emit('visionsDone', { who: whoIs(board, slot), discarded, back: kept.length });
}

/** D-VISIONS */
export const visions: DorStep<'visions'> = {
  decide: ({ board }, { slot, count }) => [
    {
      seats: [heroIn(board, slot).seat],
      prompt: { key: 'askVisions', params: { count } },
      offers: ['respond'],
      clock: slot === board.active ? 'turn' : 'reaction',
      fallback: () => ({ action: 'respond', args: { choice: 'keep' } }),
    },
  ],
  on: {
    respond(play, { args, frame }) {
      const all = Array.from({ length: frame.count }, (_, i) => i + 1);
      const named = args.choice === 'arrange' ? readOrder(play.board, frame, args.targets ?? '') : undefined;
      putBack(play, frame, named ?? all);
      play.end();
    },
  },
};
