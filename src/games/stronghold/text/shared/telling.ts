/** What the channel is told of what happened, in either language. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Str } from '../../types/index.js';

export const telling = {
  /** The picture, the heading, the caption or the next line says these. */
  quiet: [
    'phaseBegan',
    'received',
    'hourglassesGiven',
    'spentHourglasses',
    'sacrificed',
    'raided',
    'stood',
    'countermandedFace',
  ],
  chapters: ['turnBegan', 'phaseBegan', 'assaultBegan', 'turnEnded', 'entered', 'siegeOver'],
} as const satisfies Pick<Catalogue<Str>, 'quiet' | 'chapters'>;
