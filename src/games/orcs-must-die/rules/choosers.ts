/** Who answers a question (chapter 4, OMD-14.6, 14.7). */
import type { Seat } from '../../../kernel/index.js';
import type { Ask, Purchase, Siege, Side } from '../types/index.js';
import { fortressOf, isRivalry, seatsOfSide, sideOfSeat, slotAt, slotOfHero } from './siege.js';

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

/** The first purchase of a team that waits for consent. */
function requestOf(siege: Siege, side: Side): Purchase | undefined {
  return siege.requests.find(({ slot }) => slotAt(siege, slot).side === side);
}

/** A purchase that waits: who votes on it, who may say something now, and who is waited for. */
export type Consent = { wanted: Purchase; voters: Seat[]; asked: Seat[]; awaited: Seat[] };

/**
 * Who is asked about a team's first purchase now: whoever must agree, votes may be changed until all are cast; where
 * several disagree, whoever decides for a team without Rift Lord (OMD-14.7, 14.8).
 */
export function consentOf(
  siege: Siege,
  side: Side,
  voted: readonly Seat[],
  empty: readonly Seat[],
): Consent | undefined {
  const wanted = requestOf(siege, side);
  if (!wanted) return undefined;
  const voters = consentersOf(siege, wanted.slot, empty);
  const open = voters.filter((seat) => !voted.includes(seat));
  if (open.length > 0 || voters.length < 2) return { wanted, voters, asked: voters, awaited: open };
  const judge = [arbiter(siege, side)];
  return { wanted, voters: [], asked: judge, awaited: judge };
}

/** The purchase that this seat is asked about; its own team's first. */
export function consentAskedOf(
  siege: Siege,
  seat: Seat,
  voted: readonly Seat[],
  empty: readonly Seat[],
): Consent | undefined {
  const own = sideOfSeat(siege, seat);
  const teams = [...siege.teams].sort((a, b) => Number(b.side === own) - Number(a.side === own));
  return teams
    .map(({ side }) => consentOf(siege, side, voted, empty))
    .find((consent) => consent?.asked.includes(seat) ?? false);
}
