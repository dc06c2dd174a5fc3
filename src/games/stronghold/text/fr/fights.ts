/** What those who watch may guess at, in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Str } from '../../types/index.js';

export const fights: Pick<Catalogue<Str>['texts'], 'fightAhead'> = {
  fightAhead: ({ turn }) => `Comment finira l’assaut du tour ${turn} ?`,
};

export const fightEnds = {
  held: 'Aucun mur ne cède',
  bled: 'Un mur cède, personne n’entre',
  entered: 'Ils entrent',
};
