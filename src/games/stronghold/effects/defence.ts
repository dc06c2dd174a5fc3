/** STR-12, STR-14, STR-15, STR-22.4: what the garrison does besides its tasks. */
import type { Play } from '../../../kernel/index.js';
import { actHourglasses, raidPrice } from '../content/numbers.js';
import { tasksIn } from '../content/tasks.js';
import { heroCost, moveCost } from '../rules/garrison.js';
import { garrisonAt, hubOf, isTower, isWall } from '../rules/places.js';
import { noGarrison, oneOf, sumOf, without } from '../rules/units.js';
import type { Board, Defender } from '../types/board.js';
import type { Act, Building, Garrison, Hero, InvaderUnit, Post, Task, Wall } from '../types/terms.js';
import type { Str } from '../types/index.js';
import { kill } from './deaths.js';
import { spend } from './hourglasses.js';
import { add } from './counts.js';

function setGarrison(board: Board, post: Post, units: Garrison): void {
  if (isWall(post)) board.walls[post].defenders = units;
  else if (isTower(post)) board.towers[post] = units.archer > 0 ? 'archer' : 'empty';
  else Object.assign(hubOf(board, post), units);
}

/** STR-12.7 */
function leaveHonour(play: Play<Str>, defender: Defender, from: Post, to: Post, swap: Garrison): void {
  const left = from === 'honour-guard' || (to === 'honour-guard' && swap.soldier > 0);
  if (!left || play.board.honourBroken) return;
  play.board.honourBroken = true;
  play.emit('honourBroken', { seat: defender.seat });
}

export function moveUnits(
  play: Play<Str>,
  defender: Defender,
  move: { from: Post; to: Post; units: Garrison; swap: Garrison },
): void {
  const { board } = play;
  const { from, to, units, swap } = move;
  const hourglasses = moveCost(board, move);
  spend(play, defender, hourglasses);
  const here = sumOf(without(garrisonAt(board, from), units), swap);
  const there = sumOf(without(garrisonAt(board, to), swap), units);
  setGarrison(board, from, here);
  setGarrison(board, to, there);
  play.emit('moved', { seat: defender.seat, ...move, hourglasses });
  leaveHonour(play, defender, from, to, swap);
}

export function moveHero(play: Play<Str>, defender: Defender, hero: Hero, to: Wall | 'courtyard'): void {
  const { board } = play;
  const from = board.heroes[hero].at;
  spend(play, defender, heroCost(board, to));
  board.heroes[hero].at = to;
  play.emit('heroMoved', { seat: defender.seat, hero, from, to });
}

/** STR-14.2 */
export function speak(play: Play<Str>, defender: Defender, wall: Wall, hourglasses: number): void {
  spend(play, defender, hourglasses);
  play.board.heroes.officer.acted = true;
  play.board.speech = hourglasses;
  play.emit('spoke', { seat: defender.seat, wall, hourglasses });
}
/** STR-14.3 */
export function raid(play: Play<Str>, defender: Defender, wall: Wall, unit: InvaderUnit): void {
  spend(play, defender, raidPrice[unit]);
  play.board.heroes.warrior.acted = true;
  play.emit('raided', { seat: defender.seat, wall, unit });
  kill(play, wall, { by: 'raid', units: oneOf(unit), seats: [defender.seat] });
}

/** STR-15.5 */
function freePrisoners(board: Board): void {
  const { units } = board.supply;
  const freed = { ...noGarrison(), soldier: Math.min(1, units.soldier), veteran: Math.min(1, units.veteran) };
  board.supply.units = without(units, freed);
  add(board.courtyard, freed);
}
/** STR-15 */
export function disgrace(play: Play<Str>, defender: Defender, act: Act, building: Building | null): void {
  const { board } = play;
  board.disgrace.spent.push(act);
  board.disgrace.lastTurn = board.turn;
  board.glory.defenders.valour -= 1;
  play.emit('disgraced', { seat: defender.seat, act, building });
  const hourglasses = actHourglasses[act] ?? 0;
  if (act === 'barricades') defender.workshopOnly += hourglasses;
  else if (act === 'false-parley') defender.hourglasses += hourglasses;
  else if (act === 'free-the-prisoners') freePrisoners(board);
  else if (building) {
    board.buildings[building].toTheLast = true;
    for (const task of tasksIn(building)) {
      board.tasks[task].done = 0;
      board.tasks[task].doneBy = null;
    }
  }
}

/** STR-22.4 */
export function hasten(play: Play<Str>, defender: Defender, task: Task): void {
  const { board } = play;
  board.swift = false;
  board.tasks[task].done = 0;
  board.tasks[task].doneBy = null;
  play.emit('hastened', { seat: defender.seat, task });
}

export function placeStone(play: Play<Str>, defender: Defender, wall: Wall): void {
  const { board } = play;
  board.waitingStone = 0;
  board.walls[wall].stone += 1;
  play.emit('stonePlaced', { seat: defender.seat, wall });
}
