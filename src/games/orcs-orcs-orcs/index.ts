/** Orcs Orcs Orcs, with its first expansion Reinforcements. */
import type { GameDef } from '../../kernel/index.js';
import { actions } from './actions/index.js';
import { lookups } from './actions/lookups.js';
import { policy } from './bot/index.js';
import { firstBoard } from './effects/set-up.js';
import { fights } from './fights.js';
import { broken } from './invariants.js';
import { lesson } from './lesson/index.js';
import { migrations } from './migrations.js';
import { options } from './options.js';
import { record } from './record.js';
import { redeal } from './redeal.js';
import { anytime } from './steps/anytime.js';
import { steps } from './steps/index.js';
import { en } from './text/en/index.js';
import { fr } from './text/fr/index.js';
import { type Ooo, colours } from './types/index.js';
import { viewOf } from './view.js';

export const orcsOrcsOrcs: GameDef<Ooo> = {
  id: 'orcs-orcs-orcs',
  version: 2,
  players: () => ({ min: 2, max: 4 }),
  minutes: { min: 45, max: 60 },
  mode: () => 'competitive',
  options,
  wishes: () => colours.map((id) => ({ id, most: 1 })),
  first: { step: 'setUpTerrain' },
  setup: firstBoard,
  view: ({ board, options: chosen }, viewer) => viewOf(board, chosen, viewer),
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
