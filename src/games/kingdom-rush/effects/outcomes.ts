/** KRU-18: the game is won or lost; what comes first counts. */
import type { TextRef } from '../../../kernel/index.js';
import type { Kru, KruPlay } from '../types/index.js';
import { fallenGate, isCountOutOfReach, isObjectiveMet, roundsIn, rowOf, startingHearts } from '../rules/objectives.js';

function finish(play: KruPlay, result: 'won' | 'lost', reason: TextRef<Kru>): void {
  const { board } = play;
  if (board.result !== null) return;
  board.result = result;
  play.emit('over', {
    won: result === 'won',
    round: board.round,
    rounds: roundsIn(rowOf(board)),
    hearts: board.hearts,
    ofHearts: startingHearts(board),
  });
  play.finish({ kind: result, winners: result === 'won' ? play.seats : [], scores: null, reason });
}

export function lose(play: KruPlay, reason: TextRef<Kru>): void {
  finish(play, 'lost', reason);
}

/** KRU-18.1 */
export function winIfMet(play: KruPlay): void {
  const { board } = play;
  if (board.result !== null || !isObjectiveMet(board)) return;
  finish(play, 'won', { key: 'outcomeWon', params: { scenario: board.options.scenario, round: board.round } });
}

/** The kingdom loses hearts: at a gate, or to a tentacle that finds no room. */
export function loseHearts(play: KruPlay, hearts: number): void {
  play.board.hearts = Math.max(0, play.board.hearts - hearts);
}

export function loseIfHeartless(play: KruPlay): void {
  if (play.board.hearts === 0) lose(play, { key: 'outcomeHearts', params: {} });
}

/** The defeats of scenarios 4 and 10 (C). */
export function loseIfOutOfReach(play: KruPlay): void {
  const { board } = play;
  const gate = fallenGate(board);
  if (gate !== undefined) lose(play, { key: 'outcomeGate', params: { gate } });
  if (isCountOutOfReach(board)) lose(play, { key: 'outcomeCount', params: { needed: rowOf(board).needed ?? 0 } });
}
