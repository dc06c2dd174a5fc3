/** Who answers a question (chapter 4, OMD-14.6, 14.7). */
import type { Seat } from '../../../kernel/index.js';
import type { Ask, Siege, Side } from '../types/index.js';
import { fortressOf, isRivalry, seatsOfSide, slotAt, slotOfHero } from './siege.js';

export type Askers = { how: 'one'; seat: Seat } | { how: 'vote'; seats: Seat[] };

function one(seat: Seat): Askers {
  return { how: 'one', seat };
}

function lordSeat(siege: Siege): Seat {
  return slotAt(siege, siege.lord).seat;
}

export function lordSide(siege: Siege): Side {
  return slotAt(siege, siege.lord).side;
}

/** Pack Leader: in the enemy fortress Blackpaw's player leads the hunters. */
function packLeader(siege: Siege, side: Side): Seat | undefined {
  const blackpaw = siege.slots[slotOfHero(siege, 'blackpaw')];
  if (!isRivalry(siege) || !blackpaw || blackpaw.side === side || blackpaw.tile === null) return undefined;
  return fortressOf(siege, blackpaw.tile).side === side ? blackpaw.seat : undefined;
}

/** Who decides for a team that holds no Rift Lord and does not agree: the enemy Rift Lord, or Cygnus' player (Counsel). */
function arbiter(siege: Siege, side: Side): Seat {
  const cygnus = siege.slots[slotOfHero(siege, 'cygnus')];
  return cygnus?.side === side ? cygnus.seat : lordSeat(siege);
}

export function askersOf(siege: Siege, ask: Ask, by: 'team' | 'lord', empty: readonly Seat[]): Askers {
  if (ask.kind === 'tie') return one(lordSeat(siege));
  if (ask.kind === 'help') return one(slotAt(siege, ask.helper).seat);
  if (ask.kind === 'pay' || ask.kind === 'bulwark') return one(slotAt(siege, ask.slot).seat);
  const leader = ask.kind === 'hunters' ? packLeader(siege, ask.side) : undefined;
  if (leader !== undefined) return one(leader);
  if (!isRivalry(siege) || lordSide(siege) === ask.side) return one(lordSeat(siege));
  if (by === 'lord') return one(arbiter(siege, ask.side));
  const seats = seatsOfSide(siege, ask.side);
  const held = seats.filter((seat) => !empty.includes(seat));
  if (held.length > 1) return { how: 'vote', seats: held };
  return one(held[0] ?? seats[0] ?? lordSeat(siege));
}

/** Who must agree to a purchase with Rift skulls (OMD-4.3, 14.8); nobody where the list is empty. */
export function consentersOf(siege: Siege, slot: number, empty: readonly Seat[]): Seat[] {
  const { seat, side } = slotAt(siege, slot);
  if (siege.options['rift-consent'] === 'open') return [];
  if (lordSide(siege) === side) return lordSeat(siege) === seat ? [] : [lordSeat(siege)];
  return seatsOfSide(siege, side).filter((other) => other !== seat && !empty.includes(other));
}
