/** What those who watch may guess at, in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Kru } from '../../types/index.js';

export const fights: Pick<Catalogue<Kru>['texts'], 'fightAhead'> = {
  fightAhead: ({ round }) => `Manche ${round} : une horde s’échappera-t-elle ?`,
};

export const fightEnds = {
  stopped: 'Personne ne s’échappe',
  through: 'Une horde s’échappe',
};
