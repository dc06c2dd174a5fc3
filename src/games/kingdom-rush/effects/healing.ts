/** KRU-11.2 and the cards that take tiles off hordes. */
import type { Horde, KruPlay, LossCause, Tile } from '../types/index.js';
import { hasTrait, inOrder, shamansSeen } from '../rules/hordes.js';
import { smallestTile, woundedBeside } from '../rules/march.js';

export function loseTile(play: KruPlay, horde: Horde, tile: Tile | undefined, cause: LossCause): void {
  if (!tile) return;
  horde.tiles = horde.tiles.filter(({ seq }) => seq !== tile.seq);
  play.emit('tilesLost', { tag: horde.tag, cells: tile.cells, cause });
}

export function loseSmallest(play: KruPlay, horde: Horde, cause: LossCause): void {
  loseTile(play, horde, smallestTile(horde), cause);
}

/** KRU-11.2: regenerating hordes, then those with an uncovered shaman. */
export function healHordes(play: KruPlay): void {
  const { board } = play;
  for (const horde of inOrder(board)) {
    if (hasTrait(board, horde, 'regenerating')) loseSmallest(play, horde, 'regeneration');
  }
  for (const horde of inOrder(board)) {
    if (shamansSeen(board, horde) === 0) continue;
    const healed = horde.tiles.length > 0 ? horde : woundedBeside(board, horde);
    if (healed) loseSmallest(play, healed, 'shaman');
  }
}
