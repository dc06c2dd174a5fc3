/** English: why a bot would do what it does. */
import type { Catalogue } from '../../../../kernel/index.js';
import { languages } from '../../../../pieces/wording/index.js';
import type { Kru, WhyTexts } from '../../types/index.js';

const { counted } = languages.en;

export const whys: Pick<Catalogue<Kru>['texts'], keyof WhyTexts> = {
  whyMarch: ({ tag, hearts }) => `Otherwise ${tag} walks out of the gate and costs ${counted(hearts, 'heart')}.`,
  whyFinish: ({ tag }) => `It covers the last of ${tag}, which then falls in phase 3.`,
  whyBeat: ({ tag, left }) =>
    `It covers the last of ${tag}: it is beaten in phase 3, and then ${left === 1 ? 'once' : `${left} times`} more.`,
  whyCover: ({ tag, hits }) =>
    hits > 0
      ? `Nothing covers more where it presses: ${counted(hits, 'cell')} of ${tag}.`
      : `It keeps ${tag} where it is.`,
  whyObjective: () => 'The scenario asks for it.',
  whyFlower: () => 'The flower there is of use now.',
  whyRest: () => 'Nothing within reach is worth an attack, and rest makes ready.',
  whyPass: () => 'Passed on, the tower goes up a level for nothing.',
  whyBuy: () => 'Treasure that lies idle wins nothing.',
  whyReady: () => 'Nothing that is left is worth a card.',
};
