/** Every step under its name. */
import type { GameDef } from '../../../kernel/index.js';
import type { Dor } from '../types/index.js';
import { muster } from './battle-muster.js';
import { battleOver, battleResult, penalties, penaltyCards, regeneration, retreat } from './battle-result.js';
import {
  battleLines,
  battleReroll,
  battleRolls,
  fighterDone,
  fighterRolls,
  luck,
  nextFighter,
} from './battle-rolls.js';
import { confirmEnd, day } from './day.js';
import { dayEnds, endOfDay, lastStand, newHero, successor, turnUndead, wounds } from './end-of-day.js';
import { endOfTurn, healWindow } from './end-of-turn.js';
import { envoy, visions } from './errands.js';
import { evening, handLimit } from './evening.js';
import { fightReroll, fightResult } from './fight.js';
import { beforeNight, darkness, dusk, night, nightEnds, nightWindow, resolveDarkness, wisdom } from './night.js';
import { chooseHero, heroes, setUp } from './set-up.js';
import { dayBegins, shape, style, turn } from './turn.js';

export const steps: GameDef<Dor>['steps'] = {
  heroes,
  chooseHero,
  setUp,
  turn,
  style,
  shape,
  dayBegins,
  day,
  confirmEnd,
  fightReroll,
  fightResult,
  envoy,
  visions,
  muster,
  battleLines,
  battleRolls,
  nextFighter,
  fighterRolls,
  battleReroll,
  fighterDone,
  luck,
  battleResult,
  regeneration,
  penalties,
  penaltyCards,
  retreat,
  battleOver,
  endOfDay,
  turnUndead,
  lastStand,
  wounds,
  successor,
  newHero,
  dayEnds,
  evening,
  handLimit,
  beforeNight,
  dusk,
  night,
  darkness,
  wisdom,
  nightWindow,
  resolveDarkness,
  nightEnds,
  healWindow,
  endOfTurn,
};
