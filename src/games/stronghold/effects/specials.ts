/** STR-11: what the special side of a card does. */
import type { Play } from '../../../kernel/index.js';
import { specialOf } from '../content/cards.js';
import { specialHourglasses } from '../rules/cards.js';
import { engineOf, isBuilding, isPath, isRampart, isWall } from '../rules/places.js';
import { readSplit, tileParts } from '../rules/specials.js';
import { noHorde } from '../rules/units.js';
import type { Board, Invader } from '../types/board.js';
import { type CardPhase, type EngineId, type Equipment, type RampartTraining, foregrounds } from '../types/terms.js';
import type { Str } from '../types/index.js';
import { give } from './hourglasses.js';
import { putEquipment } from './invader-actions.js';

function takeUp(board: Board, kind: string, place: string): void {
  if (isPath(place)) board.paths[place] = null;
  else if (isWall(place)) board.walls[place].equipment = board.walls[place].equipment.filter((one) => one !== kind);
  else if (isRampart(place)) {
    board.ramparts[place].trainings = board.ramparts[place].trainings.filter((one) => one !== kind);
  } else if (isBuilding(place)) board.buildings[place].saboteur = false;
}

function moveTile(play: Play<Str>, invader: Invader, tile: string, to: string): void {
  const { board } = play;
  const [kind, place] = tileParts(tile);
  takeUp(board, kind, place);
  if (isRampart(to)) board.ramparts[to].trainings.push(kind as RampartTraining);
  else if (isBuilding(to)) board.buildings[to].saboteur = true;
  else putEquipment(board, kind as Equipment, to);
  play.emit('tileMoved', { seat: invader.seat, tile, to });
}

function cheatDeath(play: Play<Str>, invader: Invader, text: string): void {
  const { board } = play;
  const split = readSplit(text);
  for (const foreground of foregrounds) {
    const goblin = split[foreground];
    if (goblin === 0) continue;
    board.dead.goblin -= goblin;
    board.foregrounds[foreground].goblin += goblin;
    const units = { ...noHorde(), goblin };
    play.emit('returned', { seat: invader.seat, units, by: 'cheat-death', to: foreground });
  }
}

export function useSpecial(play: Play<Str>, invader: Invader, phase: CardPhase, what: string, to: string | null): void {
  const { special } = specialOf[phase];
  invader.used.push(special);
  give(play, invader, specialHourglasses(phase));
  if (special === 'cheat-death') cheatDeath(play, invader, what);
  else if (special === 'precise-shot') {
    const engine = engineOf(play.board, what);
    if (engine) engine.precise = true;
    play.emit('preciseShot', { seat: invader.seat, engine: what as EngineId });
  } else if (to !== null) moveTile(play, invader, what, to);
}
