/** Every step, in the order of the tree of phases (4.1). */
import type { GameDef } from '../../../kernel/index.js';
import type { Ooo } from '../types/index.js';
import { action, actions } from './actions.js';
import { bonusActions } from './bonus-actions.js';
import { casting } from './casting.js';
import { endOfRound, scoring } from './end.js';
import { fate, round } from './fate.js';
import { missions } from './missions.js';
import { chooseLane, revealEmptyLanes, revealMarker } from './reveal.js';
import { setUp } from './set-up.js';
import { setUpTerrain, terrain, turnUpTerrain } from './terrain.js';
import { drawSpells, owedDiscards, startActions, turn } from './turn.js';

export const steps: GameDef<Ooo>['steps'] = {
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
};
