/** What those who watch may guess at, in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';

export const fights: Pick<Catalogue<Ooo>['texts'], 'fightAhead'> = {
  fightAhead: ({ round }) =>
    `Combien de créatures la carte Destin de la manche ${round} fera-t-elle entrer dans la tour ?`,
};

export const fightEnds = {
  none: 'Aucune',
  one: 'Une',
  more: 'Deux ou plus',
};
