/** STR-1.6: units die. */
import type { Play, Seat } from '../../../kernel/index.js';
import { attackersAt, hordeAt, siegeTowerAt, wallAt } from '../rules/places.js';
import { isNobody, noHorde, typesOf } from '../rules/units.js';
import type { Board } from '../types/board.js';
import type { DefenderBane, InvaderBane } from '../types/events.js';
import type { Garrison, Horde, Tower, Wall, Zone } from '../types/terms.js';
import type { Str } from '../types/index.js';
import { add, take } from './counts.js';

type Death<B, U> = { by: B; units: U; seats: Seat[] };

/** Invader units in a zone go to the dead. */
export function kill(play: Play<Str>, zone: Zone, { by, units, seats }: Death<InvaderBane, Horde>): void {
  if (isNobody(units)) return;
  take(hordeAt(play.board, zone), units);
  add(play.board.dead, units);
  play.emit('killed', { by, units, place: zone, seats });
}

/** STR-17.8: at a wall, those in the siege tower go first. */
export function killAtWall(play: Play<Str>, wall: Wall, death: Death<InvaderBane, Horde>): void {
  const inTower = wallAt(play.board, wall).siegeTower ?? noHorde();
  const first = noHorde();
  const rest = noHorde();
  for (const unit of typesOf(death.units)) {
    first[unit] = Math.min(inTower[unit], death.units[unit]);
    rest[unit] = death.units[unit] - first[unit];
  }
  kill(play, siegeTowerAt(wall), { ...death, units: first });
  kill(play, wall, { ...death, units: rest });
}

/** STR-10.15: fury's goblins. */
export function killFurious(play: Play<Str>, wall: Wall): void {
  const goblins = { ...noHorde(), goblin: attackersAt(play.board, wall).goblin };
  killAtWall(play, wall, { by: 'fury', units: goblins, seats: [] });
}

const inMelee: readonly DefenderBane[] = ['accident', 'melee', 'breach', 'poison'];

/** Where the fallen go: the hospital from the melee, the supply otherwise and in the tie-break (STR-20.8). */
function graveOf(board: Board, by: DefenderBane): Garrison {
  return inMelee.includes(by) && board.phase !== 'tie-break' ? board.hospital : board.supply.units;
}

export function fellOnWall(play: Play<Str>, wall: Wall, { by, units, seats }: Death<DefenderBane, Garrison>): void {
  if (isNobody(units)) return;
  take(wallAt(play.board, wall).defenders, units);
  add(graveOf(play.board, by), units);
  play.emit('fell', { by, units, place: wall, seats });
}

export function archerFellInTower(play: Play<Str>, tower: Tower, seats: Seat[]): void {
  play.board.towers[tower] = 'empty';
  play.board.supply.units.archer += 1;
  play.emit('fell', { by: 'shooters', units: { veteran: 0, soldier: 0, archer: 1 }, place: tower, seats });
}
