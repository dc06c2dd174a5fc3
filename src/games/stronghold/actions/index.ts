/** The 24 actions of 5.1. */
import type { GameDef } from '../../../kernel/index.js';
import type { Str } from '../types/index.js';
import { aim, choose, done } from './assault.js';
import { build, equip, ritual, train } from './card-actions.js';
import { disgrace, hero, stone, swift, work } from './defence.js';
import { advance, altar, deploy, march, order } from './deployment.js';
import { flip, keep } from './draft.js';
import { gather, lend, send, special } from './invader-turn.js';
import { move } from './moves.js';

export const actions: GameDef<Str>['actions'] = {
  ...{ keep, flip, gather, send, build, equip, train, ritual, special, lend },
  ...{ deploy, advance, march, altar, order },
  ...{ stone, work, move, hero, disgrace, swift, aim, choose, done },
};
