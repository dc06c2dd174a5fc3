/** Defenders of the Realm: a co-operative game for one to four players. */
import type { GameDef } from '../../kernel/index.js';
import { actions } from './actions/index.js';
import { lookups } from './actions/lookups.js';
import { heroIds } from './content/heroes.js';
import { policy } from './bot/index.js';
import { fights } from './fights.js';
import { broken } from './invariants.js';
import { lesson } from './lesson/index.js';
import { migrations } from './migrations.js';
import { options } from './options.js';
import { record } from './record.js';
import { redeal } from './redeal.js';
import { steps } from './steps/index.js';
import { anytime } from './steps/anytime.js';
import { en } from './text/en/index.js';
import { fr } from './text/fr/index.js';
import type { Dor } from './types/index.js';
import { view } from './view.js';
import { emptyBoard } from './effects/set-up.js';

export const defenders: GameDef<Dor> = {
  id: 'defenders',
  version: 2,
  players: () => ({ min: 1, max: 4 }),
  minutes: { min: 90, max: 120 },
  mode: () => 'cooperative',
  openHands: true,
  options,
  wishes: () => heroIds.map((id) => ({ id, most: 1 })),
  first: { step: 'heroes' },
  setup: emptyBoard,
  view,
  redeal,
  broken,
  steps,
  anytime,
  actions,
  lookups,
  record,
  fights,
  text: { en, fr },
  policy,
  lesson,
  migrations,
};
