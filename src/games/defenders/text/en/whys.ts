/** Reasons for a hint, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor, Whys } from '../../types/index.js';
import { count, p } from './phrases.js';

const { v } = p;

export const whys: Pick<Catalogue<Dor>['texts'], keyof Whys> = {
  whyStrike: ({ general }) => `Those who stand here are likely to bring ${v.generals[general]} down.`,
  whyFight: ({ loc }) => `The minions of ${p.place(loc)} are the most pressing within reach.`,
  whyHeal: () => 'Life lost is actions lost, and here is rest.',
  whyCleanse: ({ loc, left }) =>
    `${count(left, 'crystal')} left in the supply: one should be driven out of ${p.place(loc)}.`,
  whyQuest: ({ quest }) => `${v.quests[quest]} can be furthered, and its reward is worth it.`,
  whyRumors: ({ general }) => `Cards against ${v.generals[general]} are wanted most.`,
  whyGate: ({ asked }) =>
    asked
      ? 'A gate here completes the Quest.'
      : 'A gate here shortens the ways to come, and the card tells against no general any more.',
  whyMarch: ({ general }) => `The heroes gather against ${v.generals[general]}.`,
  whyApproach: ({ loc }) => `Nothing is pressing here; ${p.place(loc)} will need help next.`,
  whyFlee: () => 'Ending the Day here could be the end of this hero.',
  whyEnd: () => 'Nothing within reach is worth another action.',
  whyPlay: () => 'This card averts more now than it would later.',
  whyPass: () => 'This card is worth more later.',
  whyJoin: ({ general }) => `Every card counts against ${v.generals[general]}.`,
  whyDiscard: ({ general }) => `These cards help least against ${v.generals[general]}, whom we are about to face.`,
  whyWisdom: ({ harmful }) => (harmful ? 'The next card can hardly be worse.' : 'The next card could be worse.'),
};
