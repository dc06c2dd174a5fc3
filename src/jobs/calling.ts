/** Calls whoever is waited for, as they wish it: in the post that asks, by direct message, or later. */
import type { AnyGame, Seat } from '../kernel/index.js';
import type { Begun } from '../store/outbox.js';
import { pending } from '../table/match-memo.js';
import { type PingWish, type PingWishes, callTime, nextPerson } from '../table/ping-wishes.js';
import type { Tables } from '../table/ports.js';
import { personAt } from '../table/seats.js';
import type { Person, Snapshot } from '../table/types.js';
import { tableText } from '../table/words.js';
import { type Material, callPost, linePost } from './compose.js';
import { stillThereMs } from './living-board.js';
import type { Poster } from './ports.js';

export type Calls = Pick<Begun, 'ping' | 'direct' | 'later' | 'next'>;

/** Names the question that a seat is asked: the same until the seat answers or something else is asked. */
export function askedMark({ match }: Snapshot, seat: Seat): string {
  return [match?.opened ?? 0, match?.answered[seat] ?? 0].map((count) => count.toString(36)).join('-');
}

/** Whose turn has just begun, where it is one person's alone. */
function beginner({ table }: Snapshot, called: readonly Seat[]): Seat | undefined {
  const [wait] = table.waits;
  const isAlone = table.waits.length === 1 && called.length === 1 && wait?.seat === called[0];
  return isAlone && wait?.share === 1 ? wait.seat : undefined;
}

/** `called` and others in `ping` are called by a post, those `inPassing` only if they do not answer soon. */
type Whom = { called: readonly Seat[]; ping: readonly Seat[]; inPassing: readonly Seat[] };

/** Shares out whom a post calls. A reminder or a vote is never put off: at night it is posted without a ping. */
export async function callsFor(
  snapshot: Snapshot,
  { called, ping, inPassing }: Whom,
  wishes: PingWishes,
  now: number,
): Promise<Calls> {
  const { table } = snapshot;
  const wishOf = async (seat: Seat): Promise<PingWish | undefined> => {
    const person = personAt(table, seat);
    return person && wishes.of(person.id);
  };
  const asked = await Promise.all(ping.map(async (seat) => ({ seat, wish: await wishOf(seat) })));
  const made = { ping: [] as Seat[], direct: [] as Seat[], later: [] as { seat: Seat; at: number }[] };
  for (const { seat, wish } of asked) {
    if (!wish) continue;
    const isCalled = called.includes(seat);
    const at = callTime(isCalled ? wish : { ...wish, delay: 0 }, now);
    if (at <= now) made[wish.direct ? 'direct' : 'ping'].push(seat);
    else if (isCalled) made.later.push({ seat, at });
  }
  for (const seat of inPassing) {
    const wish = await wishOf(seat);
    if (!wish) continue;
    const at = Math.max(callTime(wish, now), callTime({ ...wish, delay: 0 }, now + stillThereMs));
    made.later.push({ seat, at });
  }
  const turn = beginner(snapshot, called);
  const next = turn === undefined ? undefined : nextPerson(table, turn);
  const nextWish = next === undefined ? undefined : await wishOf(next);
  const isTold = nextWish?.next === true && callTime({ ...nextWish, delay: 0 }, now) <= now;
  return { ...made, next: isTold && next !== undefined ? next : null };
}

export type CallingOptions = { poster: Poster; tables: Tables; wishes: PingWishes; now(): number };

/** A call that was put off: whom, and over which question. */
export type LateCall = { table: string; seat: Seat; asked: string };

/** Until when a call must wait still; undefined where it is made, or nobody waits any more. */
export type CallLate = (call: LateCall) => Promise<number | undefined>;

export function createCalling({ poster, tables, wishes, now }: CallingOptions) {
  /** Whoever takes no messages from us is called in the channel, and from then on there. */
  async function write(
    material: Material,
    seat: Seat,
    kind: 'turn' | 'vote' | 'next',
    message: string | undefined,
  ): Promise<void> {
    const { table } = material.snapshot;
    const person = personAt(table, seat);
    if (!person) return;
    const wish = await wishes.of(person.id);
    const locale = wish.locale ?? table.locale;
    if (await poster.call(callPost(material, { seat, person, kind, locale, message }))) return;
    await wishes.change(person.id, { direct: false });
    const lines = [tableText[table.locale].directClosed(person.name)];
    const nonce = `${material.nonce}-${seat.toString(36)}c`;
    await poster.postLine(linePost({ ...material, nonce, ping: [seat], mayStand: true }, lines, null));
  }

  const isAsked = (game: AnyGame, { match }: Snapshot, seat: Seat): boolean =>
    match !== undefined && pending(game, match).some((decision) => decision.fallback && decision.seats.includes(seat));

  /** What the post itself has not called. */
  async function callOthers(material: Material, { direct, next }: Calls, message: string | undefined): Promise<void> {
    const { game, snapshot } = material;
    const calling = { ...material, nonce: `${material.nonce}-d` };
    for (const seat of direct) await write(calling, seat, isAsked(game, snapshot, seat) ? 'turn' : 'vote', message);
    if (next === null) return;
    const person: Person | undefined = personAt(snapshot.table, next);
    if (!person) return;
    const quiet = { ...material, nonce: `${material.nonce}-n` };
    if ((await wishes.of(person.id)).direct) await write(quiet, next, 'next', message);
    else await poster.postLine({ ...linePost({ ...quiet, ping: [next] }, [], null), waiting: [], isNext: true });
  }

  /** Somebody wanted to be called later, and is still waited for. */
  const callLate: CallLate = async ({ table: id, seat, asked }) => {
    const found = await tables.byId(id);
    if (!found.ok) throw new Error(found.code);
    const { snapshot } = found;
    const { table } = snapshot;
    const game = tables.game(table.game);
    const person = personAt(table, seat);
    const isWaiting = table.state === 'playing' && table.waits.some((wait) => wait.seat === seat);
    if (!game || !person || !isWaiting || askedMark(snapshot, seat) !== asked) return undefined;
    const wish = await wishes.of(person.id);
    // They may have changed their mind about nights since.
    const at = callTime({ ...wish, delay: 0 }, now());
    if (at > now()) return at;
    const nonce = `${id}-c${seat.toString(36)}-${asked}`;
    const material: Material = { game, snapshot, nonce, ping: [seat], mayStand: true };
    if (wish.direct) await write(material, seat, 'turn', undefined);
    else await poster.postLine(linePost(material, [], null));
    return undefined;
  };

  return { callOthers, callLate };
}
