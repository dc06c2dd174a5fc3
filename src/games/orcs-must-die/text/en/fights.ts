/** What those who watch may guess at, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Omd } from '../../types/index.js';

export const fights: Pick<Catalogue<Omd>['texts'], 'fightAhead'> = {
  fightAhead: ({ round }) => `In round ${round}, do creatures reach a Rift?`,
};

export const fightEnds = {
  held: 'The Rift is held',
  bitten: 'The Rift is reached',
};
