/** Everything a player can do. */
import type { GameDef } from '../../../kernel/index.js';
import type { Ooo } from '../types/index.js';
import { mission, placeTerrain, reveal } from './set-up.js';
import { boost, cancel, cast, resolve } from './spells.js';
import { bonus, discard, pass, poison, prefs, purge, teleport, toadling } from './turn.js';

export const actions: GameDef<Ooo>['actions'] = {
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
};
