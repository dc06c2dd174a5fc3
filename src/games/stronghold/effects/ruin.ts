/** STR-20.2, STR-20.3: components fall, walls are razed. */
import type { Play } from '../../../kernel/index.js';
import { ruinsForGlory } from '../content/numbers.js';
import { commanderOf } from '../rules/seats.js';
import { sideOf, wallAt } from '../rules/places.js';
import type { Breaker } from '../types/events.js';
import type { Wall } from '../types/terms.js';
import type { Str } from '../types/index.js';
import { scoreDeed } from './consequences.js';

/** The first wall razed leaves its last stone on the ruin space; the second one scores. */
function raze(play: Play<Str>, wall: Wall, stone: number): void {
  const { board } = play;
  if (board.phase === 'tie-break' || board.ruins >= ruinsForGlory) return;
  board.ruins += 1;
  if (board.ruins === 1 && stone > 0) {
    board.supply.stone -= 1;
    board.ruinStone = 1;
  }
  play.emit('ruined', { wall, ruins: board.ruins });
  if (board.ruins === ruinsForGlory) scoreDeed(play, 'walls-in-ruins');
}

export function destroy(play: Play<Str>, wall: Wall, broken: { by: Breaker; stone: number; wood: number }): void {
  const { board } = play;
  const state = wallAt(board, wall);
  const { by, stone, wood } = broken;
  if (stone + wood === 0) return;
  state.stone -= stone;
  state.wood -= wood;
  board.supply.stone += stone;
  board.supply.wood += wood;
  const razed = state.stone + state.wood === 0;
  const seat = commanderOf(board, 'invaders', sideOf(wall) ?? 'west');
  play.emit('destroyed', { by, wall, stone, wood, razed, seat });
  if (razed) raze(play, wall, stone);
}
