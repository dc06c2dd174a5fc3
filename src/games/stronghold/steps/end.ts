/** STR-19, STR-20, section 9: entry, the end of a turn, the count, the tie-break. */
import type { Play, RunStep } from '../../../kernel/index.js';
import { entryGlory, furtherGlory, gates, honourFrom, lastTurn } from '../content/numbers.js';
import { consequences } from '../effects/consequences.js';
import { buryTheSpent, clearTiles, renew } from '../effects/turn-end.js';
import { gloryOf } from '../rules/glory.js';
import { boardMark } from '../rules/picture.js';
import { seatsOfTeam } from '../rules/seats.js';
import type { Steps } from '../types/steps.js';
import { type Ending, type Team, walls } from '../types/terms.js';
import type { Str } from '../types/index.js';
import { assaultFrames, openChoice } from './assault.js';

/** 9.4: all seats of one side have won; each seat's score is its side's glory. */
function finish(play: Play<Str>, winner: Team, ending: Ending): void {
  const { board } = play;
  const glory = gloryOf(board.glory);
  board.history.push(glory);
  play.emit('siegeOver', { ending, winner, ...glory, side: null });
  play.finish({
    kind: 'won',
    winners: seatsOfTeam(board, winner),
    scores: board.players.map(({ team }) => glory[team]),
    reason: { key: 'siegeOver', params: { ending, winner, ...glory } },
  });
}

/** STR-19.1, STR-20.5 */
export const afterAssault: RunStep<Str, Steps['afterAssault']> = {
  run(play, before) {
    const { board } = play;
    const fallen = walls.filter((wall) => board.walls[wall].breached);
    const gate = board.barbican.destroyed >= gates && before.destroyed < gates;
    const entries = fallen.length + (gate ? 1 : 0);
    play.phase({ key: 'captionTurn', params: { turn: board.turn } });
    board.pictured = boardMark(board);
    if (entries === 0) {
      play.push({ step: 'endOfTurn' });
      return;
    }
    const glory = entryGlory + (entries - 1) * furtherGlory;
    board.glory.invaders.entry = glory;
    play.emit('entered', { turn: board.turn, walls: fallen, gate, glory });
    const { invaders, defenders } = gloryOf(board.glory);
    if (play.options.fall === 'breach-decides') finish(play, 'invaders', 'breach-decides');
    else if (invaders === defenders) {
      play.emit('tied', { glory: invaders });
      play.push({ step: 'tieBreak' });
    } else finish(play, invaders > defenders ? 'invaders' : 'defenders', 'glory');
  },
};

/** STR-20.7, 9.3 */
export const tieBreak: RunStep<Str, Steps['tieBreak']> = {
  run(play) {
    play.board.phase = 'tie-break';
    play.emit('assaultBegan', { turn: play.board.turn, tieBreak: true });
    play.push(...assaultFrames(play));
  },
};
/** STR-20.10 */
export const afterTieBreak: RunStep<Str, Steps['afterTieBreak']> = {
  run(play, before) {
    const { board } = play;
    const fallen = walls.filter((wall) => board.walls[wall].breached).length;
    const isEntered = fallen > before.breached || board.barbican.destroyed >= Math.max(gates, before.destroyed + 1);
    const winner = isEntered ? 'invaders' : 'defenders';
    board.glory[winner].tieBreak = 1;
    play.phase({ key: 'captionTieBreak', params: {} });
    finish(play, winner, 'tie-break');
  },
};

/** STR-19.2 (1) to (3) */
export const endOfTurn: RunStep<Str, Steps['endOfTurn']> = {
  run(play) {
    clearTiles(play);
    buryTheSpent(play);
    openChoice(play, { stage: 'leaving' });
    play.push({ step: 'countTime' });
  },
};

/** STR-19.2 (4) to (6) */
export const countTime: RunStep<Str, Steps['countTime']> = {
  run(play) {
    const { board } = play;
    consequences(play);
    renew(play);
    const { invaders, defenders } = board.glory;
    const honour = board.turn >= honourFrom && !board.honourBroken;
    invaders.time -= 1;
    defenders.time += 1;
    if (honour) defenders.honour += 1;
    play.emit('turnEnded', {
      turn: board.turn,
      glory: { invaders: { ...invaders }, defenders: { ...defenders } },
      honour,
    });
    if (board.turn >= lastTurn) {
      finish(play, 'defenders', 'ten-turns');
      return;
    }
    board.history.push(gloryOf(board.glory));
    play.push({ step: 'turn' });
  },
};
