/** STR-10.6: how many more invaders a place takes. */
import { wallData } from '../content/map.js';
import { crewPerPart, foregroundRoom, quartermasterRoom, rampartRoom, siegeTowerRoom } from '../content/numbers.js';
import type { Field } from '../types/board.js';
import type { Rampart, Wall, Zone } from '../types/terms.js';
import { hordeAt, isForeground, isRampart, isWall, wallOf } from './places.js';
import { totalOf } from './units.js';

export function wallCapacity(field: Field, wall: Wall): number {
  return wallData[wall].invaders + (field.walls[wall].equipment.includes('ladders') ? 1 : 0);
}
export function wallRoom(field: Field, wall: Wall): number {
  return Math.max(0, wallCapacity(field, wall) - totalOf(field.walls[wall].invaders));
}
function rampartCapacity(field: Field, rampart: Rampart): number {
  return field.ramparts[rampart].trainings.includes('quartermaster') ? quartermasterRoom : rampartRoom;
}

export function capacityOf(field: Field, zone: Zone): number {
  if (isWall(zone)) return wallCapacity(field, zone);
  if (isRampart(zone)) return rampartCapacity(field, zone);
  if (isForeground(zone)) return foregroundRoom;
  if (zone === 'barbican') return field.barbican.parts * crewPerPart;
  return field.walls[wallOf(zone)].siegeTower ? siegeTowerRoom : 0;
}
export function roomAt(field: Field, zone: Zone): number {
  return Math.max(0, capacityOf(field, zone) - totalOf(hordeAt(field, zone)));
}
