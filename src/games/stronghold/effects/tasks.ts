/** STR-13: hourglasses go on a task; when the price is met it is carried out. */
import type { Play } from '../../../kernel/index.js';
import { taskData, unmarked } from '../content/tasks.js';
import { isPath, isTower, isWall, isZone } from '../rules/places.js';
import { colourOf, seatsOfTeam } from '../rules/seats.js';
import { completes, inWorkshop, priceOf, targetsFor, unitsFor } from '../rules/tasks.js';
import { isDefender, isInvader, oneOf } from '../rules/units.js';
import type { Board, Defender } from '../types/board.js';
import { type EngineId, type InvaderUnit, type Side, type Task, buildings } from '../types/terms.js';
import type { Str } from '../types/index.js';
import { kill } from './deaths.js';
import { intoPile } from './invader-actions.js';
import { add, take } from './counts.js';

function promote(board: Board, from: 'archer' | 'soldier', to: 'soldier' | 'veteran'): void {
  take(board.barracks, oneOf(from));
  add(board.supply.units, oneOf(from));
  take(board.supply.units, oneOf(to));
  add(board.barracks, oneOf(to));
}

/** STR-13.9 */
function hunt(play: Play<Str>, defender: Defender, unit: string): void {
  const { board } = play;
  if (!isDefender(unit)) return;
  take(board.guards, oneOf(unit));
  add(board.supply.units, oneOf(unit));
  for (const building of buildings) board.buildings[building].saboteur = false;
  play.emit('fell', { by: 'hunt', units: oneOf(unit), place: 'guards', seats: [defender.seat] });
}

/** STR-13.7: the tile goes unseen; its owners know which it was. */
function countermand(play: Play<Str>, defender: Defender, target: string): void {
  const { board } = play;
  const wall = target.slice('order@'.length);
  if (!isWall(wall)) return;
  const { order } = board.walls[wall];
  board.walls[wall].order = null;
  play.emit('countermanded', { seat: defender.seat, wall });
  if (order?.tile) {
    const only = seatsOfTeam(board, 'invaders');
    play.emit('countermandedFace', { seat: order.by, wall, tile: order.tile }, only);
  }
}

function shoot(play: Play<Str>, defender: Defender, by: 'sniper' | 'tower-raid', zone: string, unit: string): void {
  if (isZone(zone) && isInvader(unit)) kill(play, zone, { by, units: oneOf(unit), seats: [defender.seat] });
}

/** What a task brings about. */
function carryOut(play: Play<Str>, defender: Defender, task: Task, target: string, unit: string): void {
  const { board } = play;
  switch (task) {
    case 'cannon':
    case 'hook':
      if (isTower(target)) board.towers[target] = task;
      break;
    case 'cauldron-troll':
    case 'cauldron-orc':
    case 'cauldron-goblin': {
      const kind = task.slice('cauldron-'.length) as InvaderUnit;
      if (isWall(target)) board.walls[target].cauldron = { kind, accident: false };
      break;
    }
    case 'platform':
      if (isWall(target)) board.walls[target].platform = true;
      break;
    case 'gate-repair':
      board.barbican.resistance += 1;
      break;
    case 'timber':
      board.supply.wood -= 1;
      if (isWall(target)) board.walls[target].wood += 1;
      break;
    case 'goblin-trap':
    case 'troll-trap':
      if (isPath(target)) board.paths[target] = task;
      break;
    case 'damage-engine':
      board.missPool -= 1;
      intoPile(play, target as EngineId, ['miss']);
      break;
    case 'tower-raid':
    case 'sniper':
      shoot(play, defender, task, target, unit);
      break;
    case 'blessing':
      board.blessed = target as Side;
      break;
    case 'glare':
      if (isWall(target)) board.walls[target].glare = true;
      break;
    case 'countermand':
      countermand(play, defender, target);
      break;
    case 'make-soldier':
      promote(board, 'archer', 'soldier');
      break;
    case 'make-veteran':
      promote(board, 'soldier', 'veteran');
      break;
    case 'hunt':
      hunt(play, defender, unit);
      break;
  }
}

function finish(play: Play<Str>, defender: Defender, task: Task, named: { target?: string; unit?: string }): void {
  const state = play.board.tasks[task];
  state.progress = 0;
  state.colour = null;
  if (!unmarked.includes(taskData[task].building)) {
    state.done += 1;
    state.doneBy = colourOf(play.board, defender.seat);
  }
  const { target = null, unit = null } = named;
  play.emit('taskDone', { seat: defender.seat, task, target, unit });
  carryOut(play, defender, task, target ?? '', unit ?? '');
}

/** Hourglasses of the barricades go first (5.2, action 17). */
function payTask(play: Play<Str>, defender: Defender, task: Task, hourglasses: number): void {
  const fromBarricades = inWorkshop(task) ? Math.min(hourglasses, defender.workshopOnly) : 0;
  defender.workshopOnly -= fromBarricades;
  defender.hourglasses -= hourglasses - fromBarricades;
  if (hourglasses > 0) play.emit('spentHourglasses', { seat: defender.seat, hourglasses });
}

export type Work = { task: Task; hourglasses: number; target?: string; unit?: string };

export function work(play: Play<Str>, defender: Defender, { task, hourglasses, ...named }: Work): void {
  const { board } = play;
  const price = priceOf(board, task);
  const isDone = completes(board, task, hourglasses);
  payTask(play, defender, task, hourglasses);
  const state = board.tasks[task];
  state.progress += hourglasses;
  state.colour = colourOf(board, defender.seat);
  if (isDone) finish(play, defender, task, named);
  else play.emit('worked', { seat: defender.seat, task, hourglasses, progress: state.progress, price });
}

/** 4.9.13: the first legal target, the strongest type; in the guards the weakest. */
export function finishByProposal(play: Play<Str>, defender: Defender, task: Task): void {
  const [target] = targetsFor(play.board, defender, task) ?? [];
  const [unit] = unitsFor(play.board, task, target) ?? [];
  finish(play, defender, task, {
    ...(target === undefined ? {} : { target }),
    ...(unit === undefined ? {} : { unit }),
  });
}
