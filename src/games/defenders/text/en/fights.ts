/** What those who watch may guess at, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor } from '../../types/index.js';
import { p } from './phrases.js';

const { v } = p;

export const fights: Pick<Catalogue<Dor>['texts'], 'fightAhead'> = {
  fightAhead: ({ general }) => `Does ${v.generals[general]} fall in this battle?`,
};

export const fightEnds = {
  falls: 'The general falls',
  stands: 'The general stands',
};
