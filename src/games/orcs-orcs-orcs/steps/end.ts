/** OOO-15: the round ends, and at last the game. */
import { lastRound } from '../content/numbers.js';
import { openScore, scoreTable } from '../rules/score.js';
import type { OooPlay } from '../types/index.js';

/** R3 */
export const endOfRound = {
  run(play: OooPlay): void {
    const { board } = play;
    board.active = null;
    const scores = play.seats.map((seat) => openScore(board, seat).score);
    board.history.push(scores);
    play.emit('roundEnded', { round: board.round, scores });
    play.push({ step: board.endTriggered || board.round >= lastRound ? 'scoring' : 'round' });
  },
};

/** Section 9 */
export const scoring = {
  run(play: OooPlay): void {
    const { board } = play;
    const rows = scoreTable(board);
    board.result = rows;
    board.phase = 'finished';
    play.emit('scored', { rows });
    play.phase({ key: 'captionScore', params: {} });
    const winners = rows.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
    const scores = play.seats.map((seat) => rows.find((row) => row.seat === seat)?.total ?? 0);
    const vp = Math.max(...scores);
    play.finish({ kind: 'won', winners, scores, reason: { key: 'archmage', params: { winners, vp } } });
  },
};
