/** Words for asking a bot of Kingdom Rush. */
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { roundsIn, rowOf } from '../../../src/games/kingdom-rush/rules/objectives.js';
import { rngOver, seedRng, think } from '../../../src/kernel/index.js';
import type { Table } from './table-talk.js';

/** What a bot on a seat would do, and why. */
export function advice(at: Table, seat = 0) {
  const said = think(kingdomRush, at.match, seat, rngOver(seedRng('bot')));
  if (!said) throw new Error('the bot has nothing to say');
  return said;
}

/** What it does, whatever its reasons. */
export function thought(at: Table, seat = 0) {
  const { action, args } = advice(at, seat);
  return { action, args };
}

/** The last round that the piles allow. */
export function lastRound(at: Table): Table {
  at.board.round = roundsIn(rowOf(at.board));
  return at;
}
