/** 13.6: a mark of what stands on the board, to tell whether a picture is due. */
import type { Field } from '../types/board.js';

export function boardMark(field: Field): number {
  const { foregrounds, ramparts, paths, walls, towers, engines, barbican, heroes } = field;
  const { courtyard, barracks, guards, honourGuard, hospital, terror, spectresOf, blessed } = field;
  const buildings = Object.values(field.buildings).map(({ saboteur, fire }) => [saboteur, fire]);
  const text = JSON.stringify([
    ...[foregrounds, ramparts, paths, walls, towers, engines, barbican, heroes],
    ...[courtyard, barracks, guards, honourGuard, hospital, terror, spectresOf, blessed, buildings],
  ]);
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193) | 0;
  return mark;
}
