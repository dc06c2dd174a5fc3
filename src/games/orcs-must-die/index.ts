/** Orcs Must Die! The Boardgame: Order and Unchained, alone or against each other. */
import type { GameDef } from '../../kernel/index.js';
import { actions } from './actions/index.js';
import { policy } from './bot/index.js';
import { fights } from './fights.js';
import { firstBoard } from './rules/first-board.js';
import { broken } from './invariants.js';
import { lesson } from './lesson/index.js';
import { options } from './options.js';
import { record } from './record.js';
import { redeal } from './redeal.js';
import { refusesStart, wishesOffered } from './rules/lobby.js';
import { lookups } from './rules/lookups.js';
import { seatsOfSide } from './rules/siege.js';
import { steps } from './steps/index.js';
import { en } from './text/en/index.js';
import { fr } from './text/fr/index.js';
import type { Omd } from './types/index.js';
import { viewOf } from './view.js';

export const orcsMustDie: GameDef<Omd> = {
  id: 'orcs-must-die',
  version: 1,
  players: ({ mode }) => (mode === 'rivalry' ? { min: 2, max: 8 } : { min: 1, max: 4 }),
  minutes: { min: 90, max: 120 },
  mode: ({ mode }) => (mode === 'rivalry' ? 'competitive' : 'cooperative'),
  openHands: true,
  options,
  wishes: (chosen) => wishesOffered(chosen),
  refuse: refusesStart,
  sides: ({ board }) => board.teams.map(({ side }) => seatsOfSide(board, side)),
  first: { step: 'build' },
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
