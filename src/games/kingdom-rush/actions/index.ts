/** 5.2: every action by its name. */
import type { GameDef } from '../../../kernel/index.js';
import type { Kru } from '../types/index.js';
import { buy, choose, modify, ready } from './choosing.js';
import { act, flower, move, second } from './heroes.js';
import { ability, deal, hero } from './set-up.js';
import { pass, tower } from './towers.js';

export const actions: GameDef<Kru>['actions'] = {
  hero,
  ability,
  deal,
  tower,
  pass,
  move,
  flower,
  act,
  second,
  choose,
  buy,
  modify,
  ready,
};
