/** What those who watch may guess at, in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor } from '../../types/index.js';
import { p } from './phrases.js';

const { v } = p;

export const fights: Pick<Catalogue<Dor>['texts'], 'fightAhead'> = {
  fightAhead: ({ general }) =>
    `${v.generals[general]} tombera-t-${general === 'sapphire' ? 'elle' : 'il'} dans cette bataille ?`,
};

export const fightEnds = {
  falls: 'Le Général tombe',
  stands: 'Le Général tient',
};
