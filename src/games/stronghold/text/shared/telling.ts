/** What the channel is told of what happened, in either language. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { InvaderBane } from '../../types/events.js';
import type { Str } from '../../types/index.js';
import type { Team } from '../../types/terms.js';

/** The task that killed somebody has said who and where. */
export const isToldByTask = (by: InvaderBane): boolean => by === 'sniper' || by === 'tower-raid';

/** Glory as one says who won: the winners' first. */
export function scoreOf({ winner, invaders, defenders }: Record<Team, number> & { winner: Team }): [number, number] {
  return winner === 'invaders' ? [invaders, defenders] : [defenders, invaders];
}

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
  turningPoints: ['disgraced', 'honourBroken', 'deedDone', 'gateFell', 'entered', 'tied', 'siegeOver'],
  chapters: ['turnBegan', 'phaseBegan', 'assaultBegan', 'turnEnded', 'entered', 'siegeOver'],
} as const satisfies Pick<Catalogue<Str>, 'quiet' | 'chapters' | 'turningPoints'>;
