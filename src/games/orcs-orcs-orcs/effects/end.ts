/** OOO-15.1, 15.2: the end of the game comes in sight. */
import { emptyLanesToEnd } from '../content/numbers.js';
import { isCompletelyEmpty } from '../rules/position.js';
import { type OooPlay, lanes } from '../types/index.js';

/** Once triggered, the end stays so. */
export function checkEnd(play: OooPlay): void {
  const { board, options } = play;
  if (board.endTriggered) return;
  const emptyLanes = lanes.filter((lane) => isCompletelyEmpty(board, options, lane));
  if (emptyLanes.length < emptyLanesToEnd) return;
  board.endTriggered = true;
  play.emit('endTriggered', { round: board.round, emptyLanes });
}
