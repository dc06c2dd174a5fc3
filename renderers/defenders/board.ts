/** The public board. */
import type { Dor } from '../../src/games/defenders/types.js';
import { legendLine } from '../kit/frame.js';
import { layer } from '../kit/layers.js';
import { type Sheet, openSheet } from '../kit/sheet.js';
import type { BoardOf } from '../renderer.js';
import { boardHeight, legendRoom } from './geography.js';
import { paintStill } from './still.js';

export function paintBoard(task: BoardOf<Dor>): Sheet {
  const sheet = openSheet(task.locale, boardHeight);
  layer(sheet, 'defenders|board', paintStill);
  legendLine(sheet, legendRoom);
  return sheet;
}
