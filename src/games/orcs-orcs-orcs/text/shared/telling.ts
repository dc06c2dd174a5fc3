/** What the channel is told of what happened, in either language. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';

export const telling = {
  /** The picture, the heading, the caption or the action itself says these. */
  quiet: [
    'hordeArrived',
    'displayed',
    'roundBegan',
    'fateTurned',
    'turnBegan',
    'drew',
    'reshuffled',
    'energyGained',
    'energyLost',
    'scored',
  ],
  chapters: ['terrainTurnedUp', 'roundBegan', 'turnBegan', 'actionsBegan', 'turnEnded', 'roundEnded'],
  turningPoints: ['breached', 'powerGained', 'poisoned', 'endTriggered', 'spellCast'],
  outcomes: ['struck', 'toadlingTaken'],
} as const satisfies Pick<Catalogue<Ooo>, 'quiet' | 'chapters' | 'turningPoints' | 'outcomes'>;
