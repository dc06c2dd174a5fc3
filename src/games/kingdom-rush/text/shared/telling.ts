/** What the channel hears and what only the log keeps, alike in both languages. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Kru } from '../../types/index.js';

export const telling: Pick<Catalogue<Kru>, 'quiet' | 'chapters'> = {
  quiet: ['readied', 'phaseBegan', 'takenBack', 'blocked', 'stayed', 'activated', 'acted', 'turned', 'warriorHome'],
  chapters: ['phaseBegan', 'roundBegan'],
};
