/** KRU-11.2 and the cards that take tiles off hordes. */
import type { Horde, KruPlay, LossCause, Tile } from '../types/index.js';
import { gridOf } from '../rules/cards.js';
import { sizeOf } from '../rules/cells.js';
import { coverOf, hasTrait, hordesBeside, inOrder } from '../rules/hordes.js';

/** Fewest cells; ties: placed first. */
function smallestTile({ tiles }: Horde): Tile | undefined {
  return [...tiles].sort((one, other) => sizeOf(one.cells) - sizeOf(other.cells) || one.seq - other.seq)[0];
}

export function loseTile(play: KruPlay, horde: Horde, tile: Tile | undefined, cause: LossCause): void {
  if (!tile) return;
  horde.tiles = horde.tiles.filter(({ seq }) => seq !== tile.seq);
  play.emit('tilesLost', { tag: horde.tag, cells: tile.cells, cause });
}

export function loseSmallest(play: KruPlay, horde: Horde, cause: LossCause): void {
  loseTile(play, horde, smallestTile(horde), cause);
}

/** The adjacent horde nearest an exit that has a tile. */
export function woundedBeside(play: KruPlay, horde: Horde): Horde | undefined {
  return inOrder(play.board, hordesBeside(play.board, horde.at)).find(({ tiles }) => tiles.length > 0);
}

/** KRU-11.2: regenerating hordes, then those with an uncovered shaman. */
export function healHordes(play: KruPlay): void {
  const { board } = play;
  for (const horde of inOrder(board)) {
    if (hasTrait(board, horde, 'regenerating')) loseSmallest(play, horde, 'regeneration');
  }
  for (const horde of inOrder(board)) {
    if ((gridOf(horde.card).shamans & ~coverOf(board, horde)) === 0) continue;
    const healed = horde.tiles.length > 0 ? horde : woundedBeside(play, horde);
    if (healed) loseSmallest(play, healed, 'shaman');
  }
}
