/** Every step by its name. */
import type { GameDef } from '../../../kernel/index.js';
import type { Kru } from '../types/index.js';
import { advanceHorde, advanceLane, advancePhase, endOfAdvance } from './advance.js';
import { aegis, checkObjective, cutTentacle, destroyNext, destroyPhase, reward } from './destroy.js';
import { beginPhaseTwo, endOfPhaseTwo, phaseTwo } from './phase-two.js';
import { chooseRetreat, retreat } from './retreat.js';
import { drawRift, moltenBoon, resolveRift, springFlower } from './rift.js';
import { blockColour, buying, endOfRound, startRound, takeBack } from './round.js';
import {
  beginScenario,
  chooseHeroes,
  chooseSecondaries,
  handOutAbilities,
  setUp,
  shareTowers,
  takeAbilities,
} from './set-up.js';
import {
  bossAction,
  bossEffect,
  championStarts,
  endOfSpawn,
  march,
  resolveEvent,
  spawnPhase,
  spawnPile,
} from './spawn.js';

export const steps: GameDef<Kru>['steps'] = {
  setUp,
  chooseHeroes,
  handOutAbilities,
  takeAbilities,
  chooseSecondaries,
  shareTowers,
  beginScenario,
  startRound,
  blockColour,
  spawnPhase,
  spawnPile,
  march,
  resolveEvent,
  endOfSpawn,
  bossAction,
  bossEffect,
  championStarts,
  drawRift,
  resolveRift,
  springFlower,
  moltenBoon,
  retreat,
  chooseRetreat,
  beginPhaseTwo,
  phaseTwo,
  endOfPhaseTwo,
  aegis,
  destroyPhase,
  destroyNext,
  reward,
  cutTentacle,
  checkObjective,
  advancePhase,
  advanceLane,
  advanceHorde,
  endOfAdvance,
  takeBack,
  buying,
  endOfRound,
};
