/** STR-17, STR-18: cauldrons, hooks, orders, losses, the hospital, the ram. */
import type { Play } from '../../../kernel/index.js';
import { towerData } from '../content/map.js';
import { crewPerPart, furtherGlory, gateResistance, gates, shotDeck } from '../content/numbers.js';
import { calledFrom, calls, explodingOrcs, explosions, hospitalSets, lossSets, setOf } from '../rules/choices.js';
import { type Comparison, compare, hasFury, isEngaged, takesPart } from '../rules/melee.js';
import { pathBetween } from '../rules/places.js';
import { roomAt } from '../rules/room.js';
import { commanderOf, commandersOf, theInvader } from '../rules/seats.js';
import { isNobody, noGarrison, noHorde, oneOf, present, totalOf, without } from '../rules/units.js';
import type { Aims, Defeat } from '../types/steps.js';
import {
  type DefenderUnit,
  type Foreground,
  type Garrison,
  type Horde,
  type InvaderUnit,
  type Wall,
  defenderUnits,
  foregrounds,
  towers,
  walls,
} from '../types/terms.js';
import type { Str } from '../types/index.js';
import { fellOnWall, kill, killAtWall, killFurious } from './deaths.js';
import { destroy } from './ruin.js';
import { targetOf, turnShots } from './ranged.js';
import { add, take } from './counts.js';

type Picks = Readonly<Record<string, string>>;
const defendersOf = (play: Play<Str>, wall: Wall): number[] => commandersOf(play.board, 'defenders', wall);

/** STR-9.9 */
function accident(play: Play<Str>, wall: Wall, kind: InvaderUnit): void {
  const { defenders } = play.board.walls[wall];
  const hit: Record<InvaderUnit, DefenderUnit> = { troll: 'veteran', orc: 'soldier', goblin: 'archer' };
  const unit = hit[kind];
  const count = kind === 'goblin' ? defenders.archer : Math.min(1, defenders[unit]);
  const seats = commandersOf(play.board, 'invaders', wall);
  fellOnWall(play, wall, { by: 'accident', units: { ...noGarrison(), [unit]: count }, seats });
}

/** STR-17.1 */
export function pourCauldrons(play: Play<Str>): void {
  const { board } = play;
  for (const wall of walls) {
    const { cauldron, invaders } = board.walls[wall];
    if (!cauldron || !takesPart(board, wall)) continue;
    const { kind } = cauldron;
    if (cauldron.accident) accident(play, wall, kind);
    else if (isEngaged(board, wall)) {
      const count = kind === 'goblin' ? invaders.goblin : Math.min(1, invaders[kind]);
      kill(play, wall, { by: 'cauldron', units: { ...noHorde(), [kind]: count }, seats: defendersOf(play, wall) });
    }
  }
}

/** STR-17.2 */
export function castHooks(play: Play<Str>, aims: Aims): void {
  const firing = towers.filter((tower) => targetOf(aims, tower) !== undefined);
  const cards = turnShots(play, firing.length);
  for (const [index, tower] of firing.entries()) {
    const wall = targetOf(aims, tower) as Wall;
    const card = cards[index] ?? 'miss';
    const seat = commanderOf(play.board, 'defenders', towerData[tower].side);
    play.emit('hooked', { seat, tower, wall, card });
    const weakest = present(play.board.walls[wall].invaders).at(-1);
    if (weakest && shotDeck[card].kills.includes(weakest)) {
      kill(play, wall, { by: 'hook', units: oneOf(weakest), seats: [seat] });
    }
  }
}

/** STR-10.16, STR-17.3: exploding orcs first, then trolls' call. */
export function obeyOrders(play: Play<Str>, picks: Picks): void {
  const { board } = play;
  for (const wall of explosions(board)) {
    const orcs = explodingOrcs(board, wall, picks);
    killAtWall(play, wall, { by: 'explosion', units: { ...noHorde(), orc: orcs }, seats: [] });
    const { stone, wood } = board.walls[wall];
    destroy(play, wall, { by: 'exploding-orcs', stone: Math.min(stone, orcs), wood });
  }
  for (const wall of calls(board)) {
    const from = calledFrom(board, wall, picks);
    if (!from) continue;
    const path = pathBetween(from, wall);
    const died = path !== undefined && board.paths[path] === 'troll-trap';
    play.emit('called', { wall, from, died });
    if (died) kill(play, from, { by: 'trap', units: oneOf('troll'), seats: defendersOf(play, wall) });
    else {
      take(board.ramparts[from].units, oneOf('troll'));
      add(board.walls[wall].invaders, oneOf('troll'));
    }
  }
}

function breach(play: Play<Str>, wall: Wall): void {
  const { board } = play;
  board.walls[wall].breached = true;
  const units = { ...board.walls[wall].defenders };
  fellOnWall(play, wall, { by: 'breach', units, seats: commandersOf(board, 'invaders', wall) });
}

/** What happens at once, before losses are chosen. */
function settleComparison(play: Play<Str>, result: Comparison): void {
  const { wall, attack, defence, advantage, outcome, units, poisoned } = result;
  const { board } = play;
  play.emit('compared', { wall, attack, defence, advantage, outcome, units, poisoned });
  const seats = commandersOf(board, 'invaders', wall);
  if (poisoned) fellOnWall(play, wall, { by: 'poison', units: oneOf('archer'), seats });
  if (result.furyFirst) killFurious(play, wall);
  if (outcome === 'breached') breach(play, wall);
}

/** STR-17.4 to 17.7: every engaged wall, all from the same situation. */
export function compareWalls(play: Play<Str>): { defeats: Defeat[]; fury: Wall[] } {
  const { board } = play;
  const fought = walls.filter((wall) => isEngaged(board, wall) && takesPart(board, wall));
  const results = fought.map((wall) => compare(board, wall));
  const fury = fought.filter((wall) => hasFury(board, wall));
  for (const result of results) settleComparison(play, result);
  const defeats = results.flatMap(({ wall, loser, advantage }) => (loser ? [{ wall, team: loser, advantage }] : []));
  return { defeats, fury };
}

export function settleLosses(
  play: Play<Str>,
  matter: { defeats: readonly Defeat[]; fury: readonly Wall[] },
  picks: Picks,
): void {
  const { board } = play;
  for (const defeat of matter.defeats) {
    const { wall, team } = defeat;
    const units = setOf(lossSets(board, defeat), picks[wall]);
    if (team === 'invaders')
      killAtWall(play, wall, { by: 'melee', units: units as Horde, seats: defendersOf(play, wall) });
    else {
      const seats = commandersOf(board, 'invaders', wall);
      fellOnWall(play, wall, { by: 'melee', units: units as Garrison, seats });
      play.emit('stood', { wall, left: totalOf(board.walls[wall].defenders) });
    }
  }
  for (const wall of matter.fury) killFurious(play, wall);
}

const counterpart: Record<DefenderUnit, InvaderUnit> = { veteran: 'troll', soldier: 'orc', archer: 'goblin' };

/** STR-9.6, 4.9.10: the foreground with fewer units, ties west; in teams that of the invader who laid the tile. */
function spectreGround(play: Play<Str>, seat: number): Foreground | undefined {
  const { board } = play;
  const own = theInvader(board, seat).sides;
  const [best] = foregrounds
    .filter((one) => own.includes(one === 'fw' ? 'west' : 'east') && roomAt(board, one) > 0)
    .sort((a, b) => totalOf(board.foregrounds[a]) - totalOf(board.foregrounds[b]));
  return best;
}
function takePiece(play: Play<Str>, unit: InvaderUnit): boolean {
  const { board } = play;
  if (board.dead[unit] > 0) {
    board.dead[unit] -= 1;
    return true;
  }
  const at = board.bag.indexOf(unit);
  if (at < 0) return false;
  board.bag.splice(at, 1);
  return true;
}
function raiseSpectres(play: Play<Str>, lost: Garrison, seat: number): void {
  const { board } = play;
  for (const unit of defenderUnits) {
    for (let count = 0; count < lost[unit]; count += 1) {
      const to = spectreGround(play, seat);
      const piece = counterpart[unit];
      if (!to || !takePiece(play, piece)) continue;
      board.foregrounds[to][piece] += 1;
      play.emit('returned', { seat, units: oneOf(piece), by: 'spectres', to });
    }
  }
}

/** STR-17.10 */
export function settleHospital(play: Play<Str>, picks: Picks): void {
  const { board } = play;
  const saved = setOf(hospitalSets(board), picks['hospital']);
  const lost = without(board.hospital, saved);
  board.hospital = noGarrison();
  add(board.courtyard, saved);
  add(board.supply.units, lost);
  const [defender] = board.defenders;
  if (defender && !isNobody(saved)) play.emit('rescued', { seat: defender.seat, units: saved });
  if (isNobody(lost)) return;
  play.emit('perished', { units: lost });
  if (board.spectresOf !== null) raiseSpectres(play, lost, board.spectresOf);
}

/** STR-18 */
export function ramGate(play: Play<Str>): void {
  const { barbican, glory, phase } = play.board;
  const strength = Math.min(barbican.parts, Math.floor(totalOf(barbican.crew) / crewPerPart));
  if (strength === 0 || barbican.destroyed >= gates) return;
  const gate = barbican.gate;
  // What goes below 0 is taken from the next gate; behind the third there is none.
  const taken = gate < gates ? strength : Math.min(strength, barbican.resistance);
  barbican.resistance -= strength;
  play.emit('rammed', { taken, strength, gate, resistance: Math.max(0, barbican.resistance) });
  if (barbican.resistance > 0) return;
  barbican.destroyed += 1;
  const scores = phase !== 'tie-break' && barbican.destroyed < gates ? furtherGlory : 0;
  glory.invaders.gates += scores;
  play.emit('gateFell', { gate, glory: scores });
  if (barbican.destroyed < gates) {
    barbican.gate += 1;
    barbican.resistance += gateResistance;
  } else barbican.resistance = 0;
}
