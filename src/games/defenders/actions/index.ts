/** Every action under its name. */
import type { GameDef } from '../../../kernel/index.js';
import type { Dor } from '../types/index.js';
import { alerts, discard, hero, respond } from './answering.js';
import { cleanse, end, gate, heal, quest, rumors } from './errands.js';
import { attack, fight, join } from './fighting.js';
import { play } from './playing.js';
import { move } from './travelling.js';

export const actions: GameDef<Dor>['actions'] = {
  hero,
  move,
  fight,
  attack,
  join,
  heal,
  cleanse,
  gate,
  rumors,
  quest,
  play,
  discard,
  respond,
  end,
  alerts,
};
