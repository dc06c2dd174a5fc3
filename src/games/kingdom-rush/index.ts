/** Kingdom Rush: Elemental Uprising. */
import type { GameDef } from '../../kernel/index.js';
import { actions } from './actions/index.js';
import { policy } from './bot/index.js';
import { firstBoard } from './effects/set-up.js';
import { fights } from './fights.js';
import { broken } from './invariants.js';
import { lesson } from './lesson/index.js';
import { lookups } from './lookups.js';
import { migrations } from './migrations.js';
import { options } from './options.js';
import { campaign, record } from './record.js';
import { redeal } from './redeal.js';
import { steps } from './steps/index.js';
import { superseded } from './superseded.js';
import { en } from './text/en/index.js';
import { fr } from './text/fr/index.js';
import { type Kru, heroIds } from './types/index.js';
import { viewOf } from './view.js';

export const kingdomRush: GameDef<Kru> = {
  id: 'kingdom-rush',
  version: 2,
  players: () => ({ min: 1, max: 4 }),
  minutes: { min: 60, max: 90 },
  mode: () => 'cooperative',
  openHands: true,
  options,
  wishes: () => heroIds.map((id) => ({ id, most: 1 })),
  first: { step: 'setUp' },
  setup: firstBoard,
  view: viewOf,
  redeal,
  broken,
  steps,
  actions,
  lookups,
  record,
  fights,
  campaign,
  text: { en, fr },
  policy,
  lesson,
  superseded,
  migrations,
};
