/** Every step of the tree of 4.1. */
import type { GameDef } from '../../../kernel/index.js';
import type { Str } from '../types/index.js';
import {
  aim,
  assault,
  cauldrons,
  choose,
  comparison,
  endOfRanged,
  hospital,
  openAim,
  ram,
  settle,
  shoot,
  turnUpOrders,
} from './assault.js';
import { defenderStep, phaseEnd } from './defender-step.js';
import { afterAssault, afterTieBreak, countTime, endOfTurn, tieBreak } from './end.js';
import { handOver, invaderPhase, phase } from './invader-phase.js';
import { draft, endDraft, setUp } from './set-up.js';
import { flip, supplies, turn } from './turn.js';

export const steps: GameDef<Str>['steps'] = {
  ...{ setUp, draft, endDraft, turn, flip, supplies, phase, invaderPhase, handOver, defenderStep, phaseEnd },
  ...{ assault, openAim, aim, shoot, choose, settle, endOfRanged, cauldrons, turnUpOrders, comparison, hospital, ram },
  ...{ afterAssault, tieBreak, afterTieBreak, endOfTurn, countTime },
};
