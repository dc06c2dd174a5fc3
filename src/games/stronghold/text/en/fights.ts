/** What those who watch may guess at, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Str } from '../../types/index.js';

export const fights: Pick<Catalogue<Str>['texts'], 'fightAhead'> = {
  fightAhead: ({ turn }) => `How does the assault of turn ${turn} end?`,
};

export const fightEnds = {
  held: 'No wall gives way',
  bled: 'A wall gives way, nobody gets in',
  entered: 'They get in',
};
