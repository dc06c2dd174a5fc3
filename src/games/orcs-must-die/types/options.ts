/** What the lobby sets (3.1). */
import type { BossId, FortressId } from './terms.js';

export type BossChoice = 'none' | 'vote' | BossId;
export type Options = {
  mode: 'coop' | 'rivalry';
  edition: 'order' | 'unchained';
  heroes: 'edition' | 'any';
  fortress: FortressId | 'custom';
  'own-fortress': string;
  'fortress-b': FortressId | 'same';
  difficulty: 'standard' | 'challenge';
  'boss-level2': BossChoice;
  'boss-level3': BossChoice;
  'boss-finale': BossChoice;
  'runner-bite': 2 | 3;
  swaps: 'off' | 'on';
  'first-lord': 'roll' | 'first';
  'rift-consent': 'ask' | 'open';
  seating: 'blocks' | 'alternate';
  escalation: 'on' | 'off';
  overtime: 'on' | 'off';
};
