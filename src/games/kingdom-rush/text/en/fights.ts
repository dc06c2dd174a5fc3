/** What those who watch may guess at, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Kru } from '../../types/index.js';

export const fights: Pick<Catalogue<Kru>['texts'], 'fightAhead'> = {
  fightAhead: ({ round }) => `Round ${round}: does a horde get out?`,
};

export const fightEnds = {
  stopped: 'Nobody gets out',
  through: 'A horde gets out',
};
