/** STR-19.2: what leaves the board when a turn ends. */
import type { Play } from '../../../kernel/index.js';
import { leavingSets, setOf, siegeTowersToEmpty } from '../rules/choices.js';
import { isNobody, noHorde } from '../rules/units.js';
import { buildings, heroes, ramparts, tasks, walls } from '../types/terms.js';
import type { Str } from '../types/index.js';
import { add, take } from './counts.js';

/** (1) rituals, orders, blessing, glare, altar influence, precise shot, speech */
export function clearTiles(play: Play<Str>): void {
  const { board } = play;
  for (const wall of walls) {
    const state = board.walls[wall];
    state.order = null;
    state.gale = false;
    state.glare = false;
    if (state.cauldron) state.cauldron.accident = false;
  }
  for (const rampart of ramparts) if (board.ramparts[rampart].altar) board.ramparts[rampart].altar = { wall: null };
  for (const engine of board.engines) {
    engine.precise = false;
    engine.bloodstones = false;
  }
  for (const building of buildings) {
    board.buildings[building].fire = false;
    board.buildings[building].toTheLast = false;
  }
  for (const hero of heroes) {
    board.heroes[hero].possessed = false;
    board.heroes[hero].acted = false;
  }
  board.terror = false;
  board.spectresOf = null;
  board.blessed = null;
  board.speech = 0;
}

/** (2) */
export function buryTheSpent(play: Play<Str>): void {
  for (const invader of play.board.invaders) {
    add(play.board.dead, invader.spent);
    invader.spent = noHorde();
  }
}

/** (3), E1 */
export function emptySiegeTowers(play: Play<Str>, picks: Readonly<Record<string, string>>): void {
  const { board } = play;
  for (const wall of siegeTowersToEmpty(board)) {
    const tower = board.walls[wall].siegeTower;
    const units = setOf(leavingSets(board, wall), picks[wall]);
    if (!tower || isNobody(units)) continue;
    take(tower, units);
    add(board.walls[wall].invaders, units);
    play.emit('climbed', { wall, units });
  }
}

/** (4) done marks are removed, progress stays; once-per-turn uses are renewed. */
export function renew(play: Play<Str>): void {
  const { board } = play;
  for (const task of tasks) {
    board.tasks[task].done = 0;
    board.tasks[task].doneBy = null;
  }
  for (const invader of board.invaders) {
    invader.used = [];
    invader.lent = [];
    invader.deployed = [];
    invader.doneUntil = null;
  }
  board.orders = { openGiven: false, secretPaid: false };
  board.swift = true;
}
