/** Calls whoever is waited for, as they wish it: in the post that asks, by direct message, or later. */
import type { AnyGame, Seat } from '../kernel/index.js';
import type { Begun, Outbox, PostedState } from '../store/outbox.js';
import { pending } from '../table/match-memo.js';
import { type PingWish, type PingWishes, callTime, nextPerson } from '../table/ping-wishes.js';
import type { Tables } from '../table/ports.js';
import { personAt } from '../table/seats.js';
import type { OutboxEntry, Person, Snapshot } from '../table/types.js';
import { tableText } from '../table/words.js';
import { type Material, callPost, linePost } from './compose.js';
import { type HoldingOptions, createHolding } from './holding.js';
import { stillThereMs } from './living-board.js';
import { bySeat } from './pings.js';
import type { CallPost, Poster } from './ports.js';

type Later = { seat: Seat; at: number; asked: string };
export type Calls = Pick<Begun, 'ping' | 'direct' | 'next'> & { later: readonly Later[] };

/** Names the question that a seat is asked: the same until the seat answers or something else is asked. */
export function askedMark({ match }: Snapshot, seat: Seat): string {
  return [match?.opened ?? 0, match?.answered[seat] ?? 0].map((count) => count.toString(36)).join('-');
}

/** The same for one call: whoever is called once more over the same question is called under another name. */
function callMark(snapshot: Snapshot, seat: Seat): string {
  return `${askedMark(snapshot, seat)}-${snapshot.table.rev.toString(36)}`;
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
  const made = { ping: [] as Seat[], direct: [] as Seat[], later: [] as Later[] };
  const putOff = (seat: Seat, at: number): void => {
    made.later.push({ seat, at, asked: callMark(snapshot, seat) });
  };
  for (const { seat, wish } of asked) {
    if (!wish) continue;
    const isCalled = called.includes(seat);
    const at = callTime(isCalled ? wish : { ...wish, delay: 0 }, now);
    if (at <= now) made[wish.direct ? 'direct' : 'ping'].push(seat);
    else if (isCalled) putOff(seat, at);
  }
  for (const seat of inPassing) {
    const wish = await wishOf(seat);
    if (!wish) continue;
    putOff(seat, Math.max(callTime(wish, now), callTime({ ...wish, delay: 0 }, now + stillThereMs)));
  }
  const turn = beginner(snapshot, called);
  const next = turn === undefined ? undefined : nextPerson(table, turn);
  const nextWish = next === undefined ? undefined : await wishOf(next);
  const isTold = nextWish?.next === true && callTime({ ...nextWish, delay: 0 }, now) <= now;
  return { ...made, next: isTold && next !== undefined ? next : null };
}

/** Whose calls are put off: a later one takes the place of one before, and whoever is called at once needs none. */
export function lateAfter(before: PostedState['late'], { later }: Calls, called: readonly Seat[]): PostedState['late'] {
  const markOf = (seat: Seat): string | null => later.find((one) => one.seat === seat)?.asked ?? null;
  const now = bySeat([...called, ...later.map(({ seat }) => seat)]);
  return [...before.filter(({ seat }) => !now.includes(seat)), ...now.map((seat) => ({ seat, asked: markOf(seat) }))];
}

/** Those whom a post reminds of their question at once: by night nobody is called by it. */
export function remindedNow(batch: readonly OutboxEntry[], { ping, direct }: Calls): readonly Seat[] {
  const reminded = batch.flatMap((entry) => (entry.kind === 'reminder' ? entry.ping : []));
  return reminded.filter((seat) => ping.includes(seat) || direct.includes(seat));
}

export type CallingOptions = HoldingOptions & {
  poster: Poster;
  tables: Tables;
  outbox: Pick<Outbox, 'look'>;
  wishes: PingWishes;
  now(): number;
};

/** A call that was put off: whom, and over which question. */
export type LateCall = { table: string; seat: Seat; asked: string };

/** Whether a seat has answered nothing since it was asked, and been called by nothing else. */
function isStillDue(late: PostedState['late'], snapshot: Snapshot, { seat, asked }: LateCall): boolean {
  const mark = askedMark(snapshot, seat);
  const [opened, answered] = asked.split('-');
  const latest = late.find((one) => one.seat === seat);
  // Calls of old are noted nowhere.
  if (!latest) return mark === `${opened}-${answered}`;
  return latest.asked === asked && mark.split('-')[1] === answered;
}

/** Until when a call must wait still; undefined where it is made, or nobody waits any more. */
export type CallLate = (call: LateCall) => Promise<number | undefined>;

export function createCalling(options: CallingOptions) {
  const { poster, tables, outbox, wishes, now } = options;
  const { take, under } = createHolding(options);

  /** Whoever takes no messages from us is called in the channel, and from then on there; `inChannel` names that line. */
  async function write(
    material: Material,
    seat: Seat,
    { kind, message, inChannel }: { kind: CallPost['kind']; message: string | undefined; inChannel: string },
  ): Promise<void> {
    const { table } = material.snapshot;
    const person = personAt(table, seat);
    if (!person) return;
    const wish = await wishes.of(person.id);
    const locale = wish.locale ?? table.locale;
    if (await poster.call(callPost(material, { seat, person, kind, locale, message }))) return;
    await wishes.change(person.id, { direct: false });
    const lines = [tableText[table.locale].directClosed(person.name)];
    await poster.postLine(linePost({ ...material, nonce: inChannel, ping: [seat], mayStand: true }, lines, null));
  }

  const isAsked = (game: AnyGame, { match }: Snapshot, seat: Seat): boolean =>
    match !== undefined && pending(game, match).some((decision) => decision.fallback && decision.seats.includes(seat));

  /** What the post itself has not called. */
  async function callOthers(material: Material, { direct, next }: Begun, message: string | undefined): Promise<void> {
    const { game, snapshot } = material;
    const calling = { ...material, nonce: `${material.nonce}-d` };
    const lineFor = ({ nonce }: Material, seat: Seat): string => `${nonce}-${seat.toString(36)}c`;
    for (const seat of direct) {
      const kind = isAsked(game, snapshot, seat) ? 'turn' : 'vote';
      await write(calling, seat, { kind, message, inChannel: lineFor(calling, seat) });
    }
    if (next === null) return;
    const person: Person | undefined = personAt(snapshot.table, next);
    if (!person) return;
    const quiet = { ...material, nonce: `${material.nonce}-n` };
    if ((await wishes.of(person.id)).direct) {
      await write(quiet, next, { kind: 'next', message, inChannel: lineFor(quiet, next) });
    } else await poster.postLine({ ...linePost({ ...quiet, ping: [next] }, [], null), waiting: [], isNext: true });
  }

  /** Somebody wanted to be called later, and is still waited for. What waits to be posted may call them itself: it goes first. */
  const callUnposted: CallLate = async ({ table: id, seat, asked }) => {
    const found = await tables.byId(id);
    if (!found.ok) throw new Error(found.code);
    const { snapshot } = found;
    const { table } = snapshot;
    const game = tables.game(table.game);
    const person = personAt(table, seat);
    if (!game || !person || table.state !== 'playing') return undefined;
    const { posted, waiting } = (await outbox.look(id))(game);
    if (waiting.length > 0 || posted.begun) return now();
    const { late, heldUp } = posted;
    if (!isStillDue(late, snapshot, { table: id, seat, asked })) return undefined;
    if (!table.waits.some((wait) => wait.seat === seat)) {
      // Nobody calls them when whoever holds them up has answered.
      return heldUp.includes(seat) ? now() + stillThereMs : undefined;
    }
    const wish = await wishes.of(person.id);
    // They may have changed their mind about nights since.
    const at = callTime({ ...wish, delay: 0 }, now());
    if (at > now()) return at;
    const [opened, answered, call = `${opened}-${answered}`] = asked.split('-');
    const nonce = `${id}-c${seat.toString(36)}-${call}`;
    const material: Material = { game, snapshot, nonce, ping: [seat], mayStand: true };
    // A line of the same name, so that whoever could not be written to is not called by both.
    if (wish.direct) await write(material, seat, { kind: 'turn', message: undefined, inChannel: nonce });
    else await poster.postLine(linePost(material, [], null));
    return undefined;
  };

  /** Whoever posts for the table decides meanwhile whom to call. */
  const callLate: CallLate = async (call) => {
    const { hold, holding } = take(call.table);
    return (await holding) ? under(hold, () => callUnposted(call)) : now();
  };

  return { callOthers, callLate };
}
