/** What those who watch may guess at, in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Omd } from '../../types/index.js';

export const fights: Pick<Catalogue<Omd>['texts'], 'fightAhead'> = {
  fightAhead: ({ round }) => `Au round ${round}, des créatures atteindront-elles une Faille ?`,
};

export const fightEnds = {
  held: 'La Faille tient',
  bitten: 'La Faille est atteinte',
};
