/** What the channel is told of what happened, in either language. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor } from '../../types/index.js';

export const telling = {
  turningPoints: [
    'darknessResolved',
    'battleWon',
    'battleLost',
    'heroDied',
    'questDone',
    'cleansed',
    'gateBuilt',
    'generalPushedBack',
    'penaltySuffered',
  ],
} as const satisfies Pick<Catalogue<Dor>, 'turningPoints'>;
