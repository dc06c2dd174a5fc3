/** The eight secret missions (7.8): how much for how many of what. */
import type { Category, MissionId } from '../types/index.js';

export type MissionData =
  | { counts: 'category'; category: Category; group: number; vp: number }
  | { counts: 'trophies'; group: number; vp: number }
  | { counts: 'sets'; vp: number }
  | { counts: 'powers'; vp: number }
  | { counts: 'most-of-a-kind'; vp: number }
  | { counts: 'learned-spells'; group: number; vp: number };

export const missionData: Record<MissionId, MissionData> = {
  'weak-hunter': { counts: 'category', category: 'weak', group: 2, vp: 2 },
  'strong-hunter': { counts: 'category', category: 'strong', group: 2, vp: 3 },
  'mighty-hunter': { counts: 'category', category: 'mighty', group: 1, vp: 2 },
  'fine-bag': { counts: 'trophies', group: 4, vp: 3 },
  'full-sets': { counts: 'sets', vp: 3 },
  'power-seeker': { counts: 'powers', vp: 2 },
  'top-hunter': { counts: 'most-of-a-kind', vp: 3 },
  scholar: { counts: 'learned-spells', group: 2, vp: 3 },
};
