/** What the channel is told of what happened, in either language. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Omd } from '../../types/index.js';

export const telling = {
  /** The picture, the heading, the caption or the next line says these. */
  quiet: [
    'creaturesMoved',
    'turnBegan',
    'turnEnded',
    'upgradesDone',
    'shopFilled',
    'roundEnded',
    'lordRolled',
    'voted',
    'entered',
    'stunned',
  ],
  turningPoints: ['riftBitten', 'heroDied', 'riftChanged', 'bossArrived', 'bossFell', 'levelBegan', 'siegeOver'],
  chapters: [
    'roundBegan',
    'turnBegan',
    'creaturesMoved',
    'bossMoved',
    'huntersMoved',
    'waveRevealed',
    'heroesReady',
    'levelBegan',
    'lordPassed',
  ],
} as const satisfies Pick<Catalogue<Omd>, 'quiet' | 'chapters' | 'turningPoints'>;
