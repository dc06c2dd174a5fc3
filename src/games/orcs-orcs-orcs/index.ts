/** Orcs Orcs Orcs, with its first expansion Reinforcements. */
import type { GameDef } from '../../kernel/index.js';
import { boost, cancel, cast, resolve } from './actions/spells.js';
import { mission, placeTerrain, reveal } from './actions/set-up.js';
import { bonus, discard, pass, poison, prefs, purge, teleport, toadling } from './actions/turn.js';
import { anytime } from './anytime.js';
import { policy } from './bot.js';
import { options } from './content/presets.js';
import { broken } from './invariants.js';
import { redeal } from './redeal.js';
import { action, actions } from './steps/actions.js';
import { bonusActions } from './steps/bonus-actions.js';
import { casting } from './steps/casting.js';
import { endOfRound, scoring } from './steps/end.js';
import { fate, round } from './steps/fate.js';
import { missions } from './steps/missions.js';
import { chooseLane, revealEmptyLanes, revealMarker } from './steps/reveal.js';
import { firstBoard, setUp } from './steps/set-up.js';
import { setUpTerrain, terrain, turnUpTerrain } from './steps/terrain.js';
import { drawSpells, owedDiscards, startActions, turn } from './steps/turn.js';
import { en } from './text/en.js';
import { fr } from './text/fr.js';
import { type Ooo, colours } from './types.js';
import { viewOf } from './view.js';

export const orcsOrcsOrcs: GameDef<Ooo> = {
  id: 'orcs-orcs-orcs',
  version: 1,
  players: () => ({ min: 2, max: 4 }),
  mode: () => 'competitive',
  options,
  wishes: () => colours.map((id) => ({ id, most: 1 })),
  first: { step: 'setUpTerrain' },
  setup: firstBoard,
  view: ({ board, options: chosen }, viewer) => viewOf(board, chosen, viewer),
  redeal,
  broken,
  steps: {
    setUpTerrain,
    terrain,
    turnUpTerrain,
    setUp,
    missions,
    round,
    fate,
    turn,
    owedDiscards,
    revealEmptyLanes,
    revealMarker,
    chooseLane,
    startActions,
    actions,
    action,
    casting,
    bonusActions,
    drawSpells,
    endOfRound,
    scoring,
  },
  anytime,
  actions: {
    cast,
    boost,
    resolve,
    cancel,
    teleport,
    reveal,
    pass,
    discard,
    purge,
    poison,
    toadling,
    bonus,
    mission,
    'place-terrain': placeTerrain,
    prefs,
  },
  lookups: {},
  record: () => ({ rounds: 1, titles: [] }),
  text: { en, fr },
  policy,
};
