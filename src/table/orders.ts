/**
 * Standing orders: "pass for me until …", for those who wait. They answer only what asks whether to react, with what it
 * falls back to, through the same path as everything else; the log says so.
 */
import { type AnyGame, type AnyMatch, type Seat, sayIn, toldOf } from '../kernel/index.js';
import { type Change, type Verdict, deny } from './change.js';
import { pending } from './match-memo.js';
import { playForNobody, takeAnswer } from './play.js';
import type { Request } from './ports.js';
import { personAt, seatOf } from './seats.js';
import { type Order, type OrderEnd, type Table } from './types.js';

/** Whose turn it is, so far as one seat alone has one; as before while only reactions are asked for. */
export function turnAfter(game: AnyGame, match: AnyMatch, before: Seat | null): Seat | null {
  const turn = pending(game, match).find(
    ({ clock, fallback, seats }) => clock === 'turn' && fallback && seats.length === 1,
  );
  return turn?.seats[0] ?? before;
}

/** Whether anything of this names the seat. */
function isTouched(game: AnyGame, seats: number, seat: Seat, events: Change['events']): boolean {
  const marks = Array.from({ length: seats }, (_, one) => `\u0001${one}\u0001`);
  const told = toldOf(game, events, 'spectator', sayIn(game, 'en', marks));
  return told.some((line) => line.includes(marks[seat] ?? '\u0000'));
}

/** Orders whose time is over are dropped; `since` is how much of what happened they have heard of. */
function lapse(change: Change, since: number): void {
  const { game, match, table } = change;
  if (!match || table.orders.length === 0) return;
  const turnOf = turnAfter(game, match, table.turnOf);
  const hasTurn = (seat: Seat): boolean =>
    pending(game, match).some(({ clock, fallback, seats }) => clock === 'turn' && fallback && seats.includes(seat));
  const fresh = change.events.slice(since);
  const isOver: Record<OrderEnd, (order: Order) => boolean> = {
    turn: (order) => order.turnOf !== turnOf,
    'own-turn': ({ seat }) => hasTurn(seat),
    touched: ({ seat }) => isTouched(game, table.seats.length, seat, fresh),
  };
  const orders = table.orders.filter((order) => !isOver[order.until](order));
  if (orders.length < table.orders.length) change.table = { ...table, orders };
}

/** More answers in a row than any window has. */
const mostInARow = 200;

/** Answers for those who have said so, as long as there is something to answer. `since`: see `lapse`. */
export function playOrders(change: Change, since = 0): void {
  let heard = since;
  for (let count = 0; count < mostInARow; count += 1) {
    if (change.table.state !== 'playing' || !change.match || change.match.outcome) return;
    lapse(change, heard);
    heard = change.events.length;
    const { game, match, table } = change;
    const asked = pending(game, match).find(
      ({ reacts, fallback, seats }) =>
        reacts && fallback && seats.length === 1 && table.orders.some(({ seat }) => seat === seats[0]),
    );
    const seat = asked?.seats[0];
    const answer = asked?.fallback?.();
    const person = seat === undefined ? undefined : personAt(table, seat);
    if (seat === undefined || !answer || !person) return;
    const refused = takeAnswer(change, { seat, ...answer }, { kind: 'person', ...person });
    if (refused) throw new Error(`${game.id}: a standing order's answer ${answer.action} was refused`);
    // For the log only: in the channel nothing has happened.
    const notice = { kind: 'passedFor', params: { name: person.name } } as const;
    change.history.push({ at: change.now, kind: 'notice', notice });
    playForNobody(change);
  }
}

export function orderOf({ orders }: Table, seat: Seat): Order | undefined {
  return orders.find((order) => order.seat === seat);
}

/** Gives an order, or takes it back. */
export function setOrder(change: Change, until: OrderEnd | null, request: Request): Verdict {
  const { game, match, table } = change;
  const seat = seatOf(table, request.by.id);
  if (seat === undefined) return deny('not-seated', {});
  if (!match) return deny('wrong-state', { state: table.state });
  const others = table.orders.filter((order) => order.seat !== seat);
  const turnOf = turnAfter(game, match, table.turnOf);
  change.table = { ...table, orders: until === null ? others : [...others, { seat, until, turnOf }] };
  playOrders(change, change.events.length);
  return undefined;
}
