/** What those who watch may guess at, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';

export const fights: Pick<Catalogue<Ooo>['texts'], 'fightAhead'> = {
  fightAhead: ({ round }) => `How many creatures does the fate card of round ${round} bring into the tower?`,
};

export const fightEnds = {
  none: 'None',
  one: 'One',
  more: 'Two or more',
};
