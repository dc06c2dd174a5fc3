/** Every action by its name. */
import type { GameDef } from '../../../kernel/index.js';
import type { Omd } from '../types/index.js';
import { assign, choose } from './answers.js';
import { hero, place, swap, vote } from './set-up.js';
import { attack, done, move, power, push, recover, reroll, rivalry, ultimate, use } from './turn.js';
import { equip, fill, heal, revitalize, trap, weapon } from './upgrades.js';

export const actions: GameDef<Omd>['actions'] = {
  hero,
  place,
  vote,
  swap,
  fill,
  heal,
  revitalize,
  weapon,
  equip,
  trap,
  choose,
  assign,
  reroll,
  move,
  attack,
  power,
  ultimate,
  rivalry,
  use,
  push,
  recover,
  done,
};
