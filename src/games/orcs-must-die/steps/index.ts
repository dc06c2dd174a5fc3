/** Every step by its name. */
import type { GameDef } from '../../../kernel/index.js';
import type { Omd } from '../types/index.js';
import { ask, verdict } from './asking.js';
import {
  arrivals,
  attacks,
  bite,
  compare,
  creatures,
  endOfWave,
  entry,
  figures,
  fumes,
  hazards,
  movement,
  packs,
  rams,
  recovery,
  traps,
  wave,
} from './creatures.js';
import { endOfTurn, heroPhase, hurt, judgeRoll, pays, roll, storm, turn } from './heroes.js';
import { build, heroes, musterHeroes, places, prepare, settleVotes, swaps, votes } from './set-up.js';
import { endOfRound, returns, upkeep } from './upkeep.js';
import { round, upgrade } from './upgrade.js';

export const steps: GameDef<Omd>['steps'] = {
  build,
  swaps,
  prepare,
  heroes,
  musterHeroes,
  votes,
  settleVotes,
  places,
  round,
  upgrade,
  creatures,
  movement,
  packs,
  wave,
  figures,
  entry,
  arrivals,
  endOfWave,
  hazards,
  fumes,
  traps,
  rams,
  bite,
  attacks,
  compare,
  recovery,
  heroPhase,
  turn,
  endOfTurn,
  judgeRoll,
  roll,
  storm,
  hurt,
  pays,
  upkeep,
  returns,
  endOfRound,
  ask,
  verdict,
};
