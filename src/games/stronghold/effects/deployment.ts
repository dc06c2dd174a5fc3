/** STR-10: troops march, altars turn, orders are laid. */
import type { Play } from '../../../kernel/index.js';
import { deploymentData } from '../content/prices.js';
import { rampartData, wallData } from '../content/map.js';
import { advance } from '../rules/advance.js';
import { type MarchStep, marchAll, musterOf, newDeployment } from '../rules/marching.js';
import { attackOn, isEngaged, takesPart } from '../rules/melee.js';
import { secretPrice } from '../rules/orders.js';
import { hordeAt } from '../rules/places.js';
import { commanderOf, commandersOf, seatsOfTeam, tableOf, theInvader } from '../rules/seats.js';
import { isNobody, sumOf, without } from '../rules/units.js';
import type { Invader } from '../types/board.js';
import type { Moved } from '../types/events.js';
import {
  type DeploymentSize,
  type Horde,
  type Lane,
  type OrderMode,
  type OrderTile,
  type Pick,
  type Rampart,
  type Wall,
  ramparts,
  walls,
} from '../types/terms.js';
import type { Str } from '../types/index.js';
import { give } from './hourglasses.js';
import { add, take } from './counts.js';

export function openDeployment(play: Play<Str>, invader: Invader, size: DeploymentSize): void {
  invader.deployed.push(size);
  invader.deployment = newDeployment(size);
  give(play, invader, deploymentData[size].hourglasses[tableOf(play.board)]);
  play.emit('deploymentOpened', { seat: invader.seat, size });
}

function walk(play: Play<Str>, invader: Invader, moves: readonly Moved[]): void {
  const { board } = play;
  for (const { from, to, units, killed } of moves) {
    take(from === 'camp' ? invader.camp : hordeAt(board, from), sumOf(units, killed));
    add(hordeAt(board, to), units);
    add(board.dead, killed);
  }
}
function tell(play: Play<Str>, invader: Invader, moves: Moved[], idle: Lane[]): void {
  play.emit('marched', { seat: invader.seat, moves, idle });
  for (const { to, killed } of moves) {
    if (isNobody(killed)) continue;
    const seats = commandersOf(play.board, 'defenders', to);
    play.emit('killed', { by: 'trap', units: killed, place: to, seats });
  }
}

/** STR-10.17 */
export function advanceLanes(play: Play<Str>, invader: Invader, lanes: readonly Lane[], pick: Pick): void {
  if (!invader.deployment) return;
  const { moves, idle, deployment } = advance(play.board, invader, invader.deployment, lanes, pick);
  walk(play, invader, moves);
  invader.deployment = deployment;
  tell(play, invader, moves, idle);
}

export function march(play: Play<Str>, invader: Invader, step: MarchStep, units: Horde): void {
  if (!invader.deployment) return;
  const passage = marchAll(musterOf(play.board, invader, invader.deployment), step, units);
  if (!passage) throw new Error(`a march was checked and could not be made: ${step.from} to ${step.to}`);
  const move: Moved = {
    lane: null,
    from: step.from,
    to: step.to,
    units: without(units, passage.killed),
    killed: passage.killed,
  };
  walk(play, invader, [move]);
  invader.deployment = passage.deployment;
  tell(play, invader, [move], []);
}

export function turnAltar(play: Play<Str>, invader: Invader, rampart: Rampart, wall: Wall): void {
  play.board.ramparts[rampart].altar = { wall };
  play.emit('altarTurned', { seat: invader.seat, altar: `altar@${rampart}`, wall });
}

/** 4.9.11: an altar without a wall gets the wall of its side with the greatest invader strength, never one under the glare. */
export function turnIdleAltars(play: Play<Str>): void {
  const { board } = play;
  for (const rampart of ramparts) {
    if (board.ramparts[rampart].altar?.wall !== null) continue;
    const { side } = rampartData[rampart];
    const [best] = walls
      .filter((wall) => wallData[wall].side === side && isEngaged(board, wall) && takesPart(board, wall))
      .sort((a, b) => attackOn(board, b) - attackOn(board, a));
    if (best) turnAltar(play, theInvader(board, commanderOf(board, 'invaders', side)), rampart, best);
  }
}

/** STR-10.11, STR-10.12 */
export function layOrder(
  play: Play<Str>,
  invader: Invader,
  order: { wall: Wall; tile: OrderTile; mode: OrderMode },
): void {
  const { board } = play;
  const { wall, tile, mode } = order;
  const { seat } = invader;
  board.walls[wall].order = { tile, open: mode === 'open', by: seat };
  if (mode === 'open') {
    board.orders.openGiven = true;
    play.emit('orderLaid', { seat, wall, tile });
    return;
  }
  give(play, invader, secretPrice(board));
  board.orders.secretPaid = true;
  play.emit('orderLaid', { seat, wall, tile: null });
  play.emit('orderFace', { wall, tile }, seatsOfTeam(board, 'invaders'));
}
