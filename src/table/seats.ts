/** Who sits where. */
import { type AnyGame, type Seat, modeOf } from '../kernel/index.js';
import type { Holder, Person, Table } from './types.js';

export function seatOf(table: Table, person: string): Seat | undefined {
  const seat = table.seats.findIndex((holder) => holder.kind === 'person' && holder.id === person);
  return seat < 0 ? undefined : seat;
}

/** The people who sit at the table, in seat order. */
export function peopleOf(table: Table): readonly Person[] {
  return table.seats.flatMap((holder) => (holder.kind === 'person' ? [{ id: holder.id, name: holder.name }] : []));
}

/** The seats' names, as the channel knows them. */
export function namesOf(table: Table): readonly string[] {
  return table.seats.map((holder) => holder.name);
}

export function personAt(table: Table, seat: Seat): Person | undefined {
  const holder = table.seats[seat];
  return holder?.kind === 'person' ? { id: holder.id, name: holder.name } : undefined;
}

export function withSeat(table: Table, seat: Seat, holder: Holder): Table {
  return { ...table, seats: table.seats.map((one, index) => (index === seat ? holder : one)) };
}

/** A host who leaves hands the table on to the next who sits. */
export function withHostSeated(table: Table, leaver: string): Table {
  const [next] = peopleOf(table);
  return table.host.id === leaver && next ? { ...table, host: next } : table;
}

/** After two decisions in a row that the clock took, anybody may have the seat. */
const missesUntilOffered = 2;

export function isOffered(table: Table, seat: Seat): boolean {
  return table.seats[seat]?.kind === 'person' && (table.missed[seat] ?? 0) >= missesUntilOffered;
}

/** Nobody sits there, or whoever does has not been heard of: anybody may take it, and those who play may give it to a bot. */
export function isFree(table: Table, seat: Seat): boolean {
  return table.seats[seat]?.kind === 'empty' || isOffered(table, seat);
}

/** A bot that keeps this person's seat. */
export function isOwnBot(holder: Holder | undefined, person: string): boolean {
  return holder?.kind === 'bot' && holder.standingInFor?.id === person;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The clock decided for them, or they have kept the table waiting for a day. */
export function isAbsent(table: Table, seat: Seat, now: number): boolean {
  if ((table.missed[seat] ?? 0) > 0) return true;
  return table.waits.some((wait) => wait.seat === seat && now - wait.since >= dayMs);
}

const botNames = ['Aldric', 'Berthe', 'Conrad', 'Douce', 'Emeric', 'Flore', 'Gontran', 'Hilde', 'Isembart', 'Jehanne'];

/** A name that nobody at the table has yet. */
export function newBotName(table: Table): string {
  const taken = namesOf(table);
  return botNames.find((name) => !taken.includes(name)) ?? `Bot ${table.seats.length + 1}`;
}

/** How many voices carry a vote: a majority among allies, everyone among rivals. */
export function voicesNeeded(game: AnyGame, { options }: Pick<Table, 'options'>, voters: number): number {
  return modeOf(game, options) === 'cooperative' ? Math.floor(voters / 2) + 1 : voters;
}
