/** Stronghold: the invaders pay for everything in time, and time is all the defenders have. */
import type { GameDef } from '../../kernel/index.js';
import { actions } from './actions/index.js';
import { lookups } from './actions/lookups.js';
import { policy } from './bot/index.js';
import { firstBoard } from './effects/set-up.js';
import { fights } from './fights.js';
import { broken } from './invariants.js';
import { lesson } from './lesson/index.js';
import { options, wishes } from './options.js';
import { record } from './record.js';
import { redeal } from './redeal.js';
import { seatsOfTeam } from './rules/seats.js';
import { steps } from './steps/index.js';
import { en } from './text/en/index.js';
import { fr } from './text/fr/index.js';
import type { Str } from './types/index.js';
import { viewOf } from './view.js';

export const stronghold: GameDef<Str> = {
  id: 'stronghold',
  version: 1,
  players: () => ({ min: 2, max: 4 }),
  minutes: { min: 90, max: 120 },
  mode: () => 'competitive',
  options,
  wishes,
  sides: ({ board }) => [seatsOfTeam(board, 'invaders'), seatsOfTeam(board, 'defenders')],
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
  text: { en, fr },
  policy,
  lesson,
};
