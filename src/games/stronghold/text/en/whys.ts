/** Why the bot would do it, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { WhyTexts } from '../../types/texts.js';
import type { Str } from '../../types/index.js';
import { phrases } from '../shared/phrases.js';
import { first, the } from './places.js';
import { words } from './vocabulary.js';

const { place } = phrases(words);

export const whys: Pick<Catalogue<Str>['texts'], keyof WhyTexts> = {
  whyProposed: () => 'No other choice does more than what is proposed.',
  whyFinished: () => 'It is ready to be finished, and that costs nothing more.',
  whyReady: () => 'No wall is in need, so the time goes into what will hold one later.',
  whyFalls: ({ wall }) => `${place(wall)} breaks as it stands, and this does most to hold it.`,
  whyHard: ({ wall }) => `${place(wall)} is the wall in most danger, and this does most to hold it.`,
  whyThreatened: ({ wall }) => `${place(wall)} is the wall that could be stormed hardest, and this does most for it.`,
  whyStone: ({ wall }) => `A stone does most on ${place(wall)}, where the horde can bring the most.`,
  whyNoMore: () => 'Nothing more would help now.',
  whyOrder: ({ wall }) => `With this order ${place(wall)} breaks.`,
  whyMarched: () => 'Everybody who should move has moved.',
  whyStorm: ({ to }) => `${first(to)} is where the strongest can break through.`,
  whyGather: ({ to }) => `From ${the(to)} they are a step closer, and not yet in the fight.`,
  whyStormNow: () => 'Enough walls break now for an entry to win, and the wait costs glory.',
  whyGatherNow: () => 'The storm needs more troops in front of the walls first.',
  whyKeep: () => 'These cards break stones and strengthen the storm.',
  whyPrepare: ({ action }) => `${words.actions[action]}: worth its hourglasses for a wall that is to fall.`,
  whyResources: () => 'So much more buys a machine this turn.',
  whyTime: () => 'Anything more would give the garrison time for too little.',
  whyFlip: () => 'From here on troops count for more than resources.',
};
