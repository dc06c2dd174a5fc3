/** The lobby: seats are taken, options are chosen, the game begins. */
import {
  type AnyGame,
  type OptionValue,
  type Seat,
  isTextOption,
  optionOf,
  playersOf,
  refusesTable,
  settled,
  shownOptions,
  widestPlayers,
  wishesOf,
  withDefaults,
} from '../kernel/index.js';
import { type Change, type Verdict, deny, note } from './change.js';
import { isZone } from '../time/zones.js';
import { noClock } from './clock.js';
import { beginMatch } from './play.js';
import type { Denied, Opening, Request } from './ports.js';
import { isQuietHours } from './quiet-hours.js';
import { isOwnBot, newBotName, seatOf, withHostSeated, withSeat } from './seats.js';
import { type Clock, type Holder, type Table, tableSchema } from './types.js';

const free: Holder = { kind: 'empty', name: '' };

/** The options that stand in no preset. */
const custom = 'custom';

function optionsOf(game: AnyGame, preset: string): Readonly<Record<string, OptionValue>> {
  return withDefaults(game, game.options.presets.find((one) => one.id === preset)?.options);
}

/** The preset with exactly these options, if there is one. */
export function presetOf(game: AnyGame, options: Readonly<Record<string, OptionValue>>): string {
  const isSame = (preset: string): boolean =>
    Object.entries(optionsOf(game, preset)).every(([name, value]) => options[name] === value);
  return game.options.presets.find((one) => isSame(one.id))?.id ?? custom;
}

/** The first preset that seats so many; the first of all where none does or no number is named. */
function presetSeating(game: AnyGame, count: number | undefined): string {
  const seats = ({ id }: { id: string }): boolean => {
    const { min, max } = playersOf(game, optionsOf(game, id));
    return count === undefined || (count >= min && count <= max);
  };
  return (game.options.presets.find(seats) ?? game.options.presets[0])?.id ?? custom;
}

/** Those who sat there before: a bot that stood in gives the seat back, an empty seat is free again. */
function seatsAgain(table: Table): readonly Holder[] {
  return table.seats.map((holder): Holder => {
    if (holder.kind === 'empty') return free;
    if (holder.kind === 'person' || !holder.standingInFor) return holder;
    const { id, name } = holder.standingInFor;
    return id === null ? free : { kind: 'person', id, name };
  });
}

export function newTable(game: AnyGame, opening: Opening, request: Request, id: string, now: number): Table | Denied {
  const wanted = opening.like?.seats.length ?? opening.players;
  const preset = opening.like?.preset ?? presetSeating(game, wanted);
  const options = opening.like?.options ?? optionsOf(game, preset);
  const { min, max } = playersOf(game, options);
  const count = wanted ?? max;
  if (!Number.isInteger(count) || count < min || count > max) return deny('seat-count', widestPlayers(game));
  const clock: Clock = { ...noClock, ...opening.like?.clock, ...opening.clock };
  const wrong = wrongClock(clock);
  if (wrong) return wrong;
  const fresh = Array.from({ length: count }, (_, seat): Holder =>
    seat === 0 ? { kind: 'person', ...request.by } : free,
  );
  return {
    schema: tableSchema,
    id,
    rev: 0,
    guild: opening.guild,
    channel: opening.channel,
    host: request.by,
    game: game.id,
    locale: opening.locale,
    state: 'lobby',
    seats: opening.like ? seatsAgain(opening.like) : fresh,
    wishes: fresh.map((_, seat) => opening.like?.wishes[seat] ?? null),
    preset,
    options,
    clock,
    boards: opening.like?.boards ?? 'living',
    pace: opening.like?.pace ?? 'normal',
    hints: opening.like?.hints ?? 'on',
    guesses: opening.like?.guesses ?? 'auto',
    lately: [],
    branchOf: null,
    notOurs: false,
    orders: [],
    turnOf: null,
    stoodUntil: 0,
    waits: [],
    missed: fresh.map(() => 0),
    vote: null,
    pausedAt: null,
    archivedAt: null,
    rests: [],
    boardAskedAt: 0,
    entries: 0,
    openedBy: request.interaction,
    openedAt: now,
    changedAt: now,
  };
}

export function wrongClock(clock: Clock): Denied | undefined {
  const isZoneWrong = !isZone(clock.zone);
  const areHoursWrong = clock.quiet !== null && !isQuietHours(clock.quiet);
  return isZoneWrong || areHoursWrong ? deny('bad-clock', { zone: clock.zone, isZoneWrong, areHoursWrong }) : undefined;
}

function wrongWish(change: Change, wish: string, except?: Seat): Verdict {
  const { game, table } = change;
  const wishes = wishesOf(game, table.options, table.seats.length);
  const known = wishes.find(({ id }) => id === wish);
  if (!known) return deny('unknown-wish', { wishes: wishes.map(({ id }) => id) });
  const held = table.wishes.filter((one, seat) => one === wish && seat !== except).length;
  return held >= known.most ? deny('wish-taken', { wish }) : undefined;
}

/** Whoever sits already may change their wish, or give it back. */
export function join(change: Change, request: Request, wish: string | null | undefined): Verdict {
  const { table } = change;
  const held = seatOf(table, request.by.id);
  if (held !== undefined && wish === undefined) return deny('already-seated', { name: request.by.name, isAsker: true });
  const own = table.seats.findIndex((holder) => isOwnBot(holder, request.by.id));
  const seat = held ?? (own >= 0 ? own : table.seats.findIndex((holder) => holder.kind === 'empty'));
  if (seat < 0) return deny('full', { seats: table.seats.length });
  const wrong = typeof wish !== 'string' ? undefined : wrongWish(change, wish, seat);
  if (wrong) return wrong;
  change.table = {
    ...withSeat(table, seat, { kind: 'person', ...request.by }),
    wishes: table.wishes.map((one, index) => (index === seat ? (wish ?? null) : one)),
  };
  if (held === undefined) note(change, { kind: 'joined', params: { name: request.by.name } });
  return undefined;
}

function freeSeat(change: Change, seat: Seat): void {
  change.table = {
    ...withSeat(change.table, seat, free),
    wishes: change.table.wishes.map((one, index) => (index === seat ? null : one)),
  };
}

export function leaveLobby(change: Change, request: Request): Verdict {
  const seat = seatOf(change.table, request.by.id);
  if (seat === undefined) return deny('not-seated', {});
  freeSeat(change, seat);
  change.table = withHostSeated(change.table, request.by.id);
  note(change, { kind: 'left', params: { name: request.by.name } });
  return undefined;
}

export function addBot(change: Change): Verdict {
  const seat = change.table.seats.findIndex((holder) => holder.kind === 'empty');
  if (seat < 0) return deny('full', { seats: change.table.seats.length });
  const name = newBotName(change.table);
  change.table = withSeat(change.table, seat, { kind: 'bot', name });
  note(change, { kind: 'botJoined', params: { name } });
  return undefined;
}

export function removeBot(change: Change, seat: Seat | undefined): Verdict {
  const chosen = seat ?? change.table.seats.findLastIndex((holder) => holder.kind === 'bot');
  const holder = change.table.seats[chosen];
  if (holder?.kind !== 'bot') return deny('no-bot', {});
  freeSeat(change, chosen);
  note(change, { kind: 'botLeft', params: { name: holder.name } });
  return undefined;
}

/** Options, seats and wishes go together: seats that no longer fit come or go, wishes that nobody may hold any more lapse. */
function withOptions(change: Change, options: Table['options'], preset: string): Verdict {
  const { game } = change;
  const before = change.table;
  const taken = before.seats.filter((holder) => holder.kind !== 'empty').length;
  const { min, max } = playersOf(game, options);
  if (taken > max) return deny('seat-count', { min, max });
  change.table = { ...before, options, preset };
  const count = Math.min(Math.max(before.seats.length, min), max);
  const wrong = count === before.seats.length ? undefined : setSeats(change, count);
  if (wrong) return wrong;
  const known = new Set(wishesOf(game, options, count).map(({ id }) => id));
  const { table } = change;
  change.table = { ...table, wishes: table.wishes.map((wish) => (wish !== null && known.has(wish) ? wish : null)) };
  return undefined;
}

/** A value as it was listed by the game; menus know it only as text. */
export function setOptions(change: Change, options: Readonly<Record<string, OptionValue>>): Verdict {
  const { game, table } = change;
  const chosen: Record<string, OptionValue> = { ...table.options };
  for (const [name, value] of Object.entries(options)) {
    const field = optionOf(game, name);
    const isShown = shownOptions(game, chosen, table.seats.length).includes(name);
    if (!field || !isShown) return deny('unknown-option', { option: name });
    if (isTextOption(field)) {
      const text = String(value).slice(0, field.text.most);
      const why = field.check(text, chosen);
      if (why) return deny('refused', { refused: { ok: false, code: 'illegal-argument', ...why } });
      chosen[name] = text;
      continue;
    }
    const listed = field.values.find((one) => String(one) === String(value));
    if (listed === undefined) return deny('unknown-value', { option: name, values: field.values.map(String) });
    chosen[name] = listed;
  }
  return withOptions(change, chosen, presetOf(game, chosen));
}

export function setPreset(change: Change, preset: string): Verdict {
  const presets = change.game.options.presets.map((one) => one.id);
  if (!presets.includes(preset)) return deny('unknown-preset', { presets });
  return withOptions(change, optionsOf(change.game, preset), preset);
}

/** Those who sit move together; free seats come or go at the end. */
export function setSeats(change: Change, count: number): Verdict {
  const { table, game } = change;
  const taken = [...table.seats.entries()].filter(([, holder]) => holder.kind !== 'empty');
  const players = playersOf(game, table.options);
  const min = Math.max(players.min, taken.length);
  if (!Number.isInteger(count) || count < min || count > players.max) {
    return deny('seat-count', { min, max: players.max });
  }
  const rest = Array.from({ length: count - taken.length }, () => free);
  change.table = {
    ...table,
    seats: [...taken.map(([, holder]) => holder), ...rest],
    wishes: [...taken.map(([seat]) => table.wishes[seat] ?? null), ...rest.map(() => null)],
    missed: Array.from({ length: count }, () => 0),
  };
  return undefined;
}

export function startGame(change: Change, seed: string): Verdict {
  const seated = change.table.seats.filter((holder) => holder.kind !== 'empty').length;
  const needed = playersOf(change.game, change.table.options).min;
  if (seated < needed) return deny('too-few', { needed, seated });
  const wrong = setSeats(change, seated);
  if (wrong) return wrong;
  const { game, table } = change;
  const options = settled(game, table.options, seated);
  const refused = refusesTable(
    game,
    options,
    table.wishes.map((wish) => wish ?? undefined),
  );
  if (refused) return deny('refused', { refused });
  change.table = { ...table, options, state: 'playing' };
  change.kind = 'play';
  change.board = true;
  note(change, { kind: 'started', params: {} });
  beginMatch(change, seed);
  return undefined;
}

export function cancel(change: Change, request: Request): Verdict {
  change.table = { ...change.table, state: 'closed' };
  change.kind = 'closed';
  note(change, { kind: 'cancelled', params: { name: request.by.name } });
  return undefined;
}
