/** STR-10.10 to 10.16: orders to the troops at the walls. */
import { wallData } from '../content/map.js';
import { orderCopies, secretOrderPrice } from '../content/numbers.js';
import type { Field } from '../types/board.js';
import { type OrderMode, type OrderTile, type Rampart, type Wall, orderTiles, walls } from '../types/terms.js';
import { wallRoom } from './room.js';
import { attackersAt } from './places.js';
import { orderTilesLeft } from './stock.js';
import { isNobody } from './units.js';

/** Ramparts with a troll and a path to the wall. */
function callableFrom(field: Field, wall: Wall): Rampart[] {
  return wallData[wall].ramparts.filter((rampart) => field.ramparts[rampart].units.troll > 0);
}

/** STR-10.13 */
export function canObey(field: Field, wall: Wall, tile: OrderTile): boolean {
  const there = attackersAt(field, wall);
  switch (tile) {
    case 'goblin-fury':
      return there.goblin > 0;
    case 'exploding-orcs':
      return there.orc > 0;
    case 'trolls-call':
      return callableFrom(field, wall).length > 0;
    case 'bluff':
      return !isNobody(there) || callableFrom(field, wall).length > 0;
  }
}

function isLayable(field: Field, wall: Wall, tile: OrderTile): boolean {
  return canObey(field, wall, tile) && orderTilesLeft(field, tile) > 0;
}
const takesOrder = ({ order, breached }: Field['walls'][Wall]): boolean => !order && !breached;

/** Tiles that may be laid at a wall now. */
export function layable(field: Field, wall: Wall): OrderTile[] {
  return takesOrder(field.walls[wall]) ? orderTiles.filter((tile) => isLayable(field, wall, tile)) : [];
}

function maySomeBeLaid(field: Field, wall: Wall): boolean {
  return takesOrder(field.walls[wall]) && orderTiles.some((tile) => isLayable(field, wall, tile));
}
export function wallsToOrder(field: Field): Wall[] {
  return walls.filter((wall) => maySomeBeLaid(field, wall));
}
export function mayOrder(field: Field): boolean {
  return walls.some((wall) => maySomeBeLaid(field, wall));
}

const tilesInAll = Object.values(orderCopies).reduce((sum, copies) => sum + copies, 0);

/** While tiles lie face down, whether another could be laid must not tell which ones they are. */
export function mightOrderMore(field: Field): boolean {
  const laid = walls.flatMap((wall) => field.walls[wall].order ?? []);
  const isSecret = laid.some(({ open }) => !open) && laid.length < tilesInAll;
  return isSecret && walls.some((wall) => !field.walls[wall].order && canObey(field, wall, 'bluff'));
}

export function modesLeft(field: Field): OrderMode[] {
  return field.orders.openGiven ? ['secret'] : ['open', 'secret'];
}
export function secretPrice(field: Field): number {
  return field.orders.secretPaid ? 0 : secretOrderPrice;
}

/** STR-10.14: tiles that leave: a face-up one that nobody could obey, a face-down one where nobody could obey any. */
export function idleOrders(field: Field): Wall[] {
  return walls.filter((wall) => {
    const { order } = field.walls[wall];
    if (!order) return false;
    return !canObey(field, wall, order.open && order.tile ? order.tile : 'bluff');
  });
}

/** STR-10.16: where a called troll may come from, if there is room for him. */
export function callChoices(field: Field, wall: Wall): Rampart[] {
  return wallRoom(field, wall) > 0 ? callableFrom(field, wall) : [];
}

/** 4.9.9: a path without a troll trap first, then the rampart with more trolls, then board order. */
export function proposedCall(field: Field, wall: Wall): Rampart | undefined {
  const trap = (rampart: Rampart): number => (field.paths[`${rampart}-${wall}` as 'rw1-w1'] === 'troll-trap' ? 1 : 0);
  const trolls = (rampart: Rampart): number => field.ramparts[rampart].units.troll;
  const [best] = callChoices(field, wall).sort((a, b) => trap(a) - trap(b) || trolls(b) - trolls(a));
  return best;
}
