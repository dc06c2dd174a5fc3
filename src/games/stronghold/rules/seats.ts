/** Who plays what: teams, sides, partners (sections 1, 8.2, 8.3). */
import type { Seat } from '../../../kernel/index.js';
import type { Defender, Field, Invader } from '../types/board.js';
import { type Colour, type Side, type Team, sides } from '../types/terms.js';
import { sideOf } from './places.js';

export function invaderAt(field: Field, seat: Seat): Invader | undefined {
  return field.invaders.find((invader) => invader.seat === seat);
}
export function defenderAt(field: Field, seat: Seat): Defender | undefined {
  return field.defenders.find((defender) => defender.seat === seat);
}
/** For rules that know who it is. */
export function theInvader(field: Field, seat: Seat): Invader {
  const invader = invaderAt(field, seat);
  if (!invader) throw new Error(`seat ${seat} is no invader`);
  return invader;
}
export function theDefender(field: Field, seat: Seat): Defender {
  const defender = defenderAt(field, seat);
  if (!defender) throw new Error(`seat ${seat} is no defender`);
  return defender;
}

export function seatsOfTeam(field: Field, team: Team): Seat[] {
  return field[team].map(({ seat }) => seat);
}

/** The seat of a team that commands a side. */
export function commanderOf(field: Field, team: Team, side: Side): Seat {
  const found = field[team].find((one) => one.sides.includes(side));
  if (!found) throw new Error(`nobody of the ${team} commands the ${side}`);
  return found.seat;
}

/** The seats of a team that command a place; all of them where it belongs to both sides. */
export function commandersOf(field: Field, team: Team, place: string): Seat[] {
  const side = sideOf(place);
  return side ? [commanderOf(field, team, side)] : seatsOfTeam(field, team);
}

/** Whether a place is on a side of the seat, or on none. */
export function isOwnSide({ sides: own }: { sides: readonly Side[] }, place: string): boolean {
  const side = sideOf(place);
  return side === null || own.includes(side);
}

export const isTeamGame = (field: Field): boolean => field.invaders.length > 1;
/** Which column of the prices applies. */
export const tableOf = (field: Field): 'alone' | 'teams' => (isTeamGame(field) ? 'teams' : 'alone');

export function partnerOf(field: Field, seat: Seat): Invader | undefined {
  return field.invaders.find((invader) => invader.seat !== seat);
}
export function otherDefender(field: Field, seat: Seat): Defender | undefined {
  return field.defenders.find((defender) => defender.seat !== seat);
}

/** The first side of a seat that has one only. */
export function ownSide({ sides: own }: { sides: readonly Side[] }): Side | undefined {
  return own.length === 1 ? own[0] : undefined;
}

/** STR-22.2: the colour of a defender's hourglasses; none where one defender has all. */
export function colourOf(field: Field, seat: Seat): Colour | null {
  if (field.defenders.length < 2) return null;
  return theDefender(field, seat).sides.includes('west') ? 'sun' : 'moon';
}
export function seatOfColour(field: Field, colour: Colour): Seat {
  return commanderOf(field, 'defenders', colour === 'sun' ? 'west' : 'east');
}

/** STR-22.2: whom an invader's actions pay. */
export function paidBy(field: Field, invader: Invader): Defender {
  const [side] = invader.sides;
  return theDefender(field, commanderOf(field, 'defenders', side ?? sides[0]));
}
