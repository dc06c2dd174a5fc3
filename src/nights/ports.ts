/** What nights need from outside, and what the rooms above may ask of them. */
import type { AnyGame, Locale } from '../kernel/index.js';
import type { Request } from '../table/ports.js';
import type { Person } from '../table/types.js';
import type { Attendance, Night, NightDuty, NightEvent, NightSettings, NightTable } from './types.js';
import type { Lateness, Pair } from './voting.js';

export type Planning = {
  guild: string;
  channel: string;
  locale: Locale;
  title: string;
  /** Instants, as `readTimes` understood them. */
  times: readonly number[];
  games: readonly string[];
  quorum: number;
  teaches: boolean;
  weekly: boolean;
  /** By when it is decided; a day before the first time where absent. */
  deadline?: number | undefined;
};

/** What a member changes of their reply; what is absent stays. */
export type Replying = {
  attendance?: Attendance | undefined;
  times?: readonly string[] | undefined;
  games?: readonly string[] | undefined;
};

export type Edit = Partial<Omit<Planning, 'guild' | 'channel' | 'locale'>>;

/** Why not, with what its wording needs. */
export type NightDenialParams = {
  'no-night': Record<never, never>;
  'not-host': { host: string };
  'wrong-state': { state: Night['state'] };
  'no-times': { most: number };
  'no-games': { most: number };
  'unknown-game': { game: string };
  'bad-quorum': { min: number; max: number };
  'too-late': Record<never, never>;
  'nobody-comes': Record<never, never>;
  'unknown-choice': Record<never, never>;
  'storage-away': Record<never, never>;
  busy: Record<never, never>;
};
export type NightDenialCode = keyof NightDenialParams;
export type NightDenied = {
  [K in NightDenialCode]: { ok: false; code: K; params: NightDenialParams[K]; night?: Night | undefined };
}[NightDenialCode];
export type NightReply = { ok: true; night: Night; changed: boolean } | NightDenied;

export type Nights = {
  byId(id: string): Promise<NightReply>;
  /** What is coming in a guild, the soonest first. */
  upcoming(guild: string): Promise<readonly Night[]>;
  plan(planning: Planning, request: Request): Promise<NightReply>;
  reply(id: string, replying: Replying, request: Request): Promise<NightReply>;
  edit(id: string, edit: Edit, request: Request): Promise<NightReply>;
  /** Decides now: the time and game named, or the best there is of what is not. */
  lock(id: string, request: Request, named?: Partial<Pair>): Promise<NightReply>;
  cancel(id: string, request: Request): Promise<NightReply>;
  /** A week later, by the guild's clock; everybody is asked again. */
  postpone(id: string, request: Request): Promise<NightReply>;
  /** As many tables as it takes instead of a bench. */
  split(id: string, request: Request): Promise<NightReply>;
  /** The same evening a week after this one. */
  again(id: string, request: Request): Promise<NightReply>;
  /** Somebody who has not come loses their seat to whoever is first on the bench. */
  giveWay(id: string, late: string, request: Request): Promise<NightReply>;
  /** Those who pressed "Interested" on the event may come, unless they have said otherwise. */
  interested(id: string, people: readonly Person[]): Promise<NightReply>;
  /** Somebody has shown up. */
  arrive(id: string, people: readonly string[]): Promise<NightReply>;
  /** Takes somebody's answers out of every night to come. */
  forget(person: string): Promise<void>;
  /** The night to which a table belongs. */
  ofTable(table: string): Promise<Night | undefined>;

  /** For the jobs: does what has come due, once each; answers what was done. */
  runDuties(id: string): Promise<{ night: Night; did: readonly NightDuty[] } | undefined>;
  /** For whoever posts: the card stands, something was said, an event or a room was made. */
  note(id: string, noted: Noted): Promise<NightReply>;
  /** Its table has ended: the recap is due, and the same again next week where it is weekly. */
  tableOver(id: string, table: string): Promise<NightReply>;
};

export type Noted =
  /** The card shows the night as it was after this change. */
  | { card: { message: string; rev: number } }
  | { said: number }
  | { event: NightEvent }
  /** Somebody has left the server: whoever is left goes on without them. */
  | { left: readonly string[] }
  /** The place of a table that had not begun was deleted. */
  | { roomGone: string }
  | { table: NightTable }
  /** Nowhere to post, or nobody to seat: it is off. */
  | { off: true };

/** Where nights are kept. */
export type NightStore = {
  load(id: string): Promise<Night | undefined>;
  /** Writes it if nobody else did since; `expected` is the rev that was read, 0 for a new one. */
  commit(night: Night, expected: number): Promise<boolean>;
  /** The nights of a guild; its list lets go of those that are gone. */
  inGuild(guild: string): Promise<readonly Night[]>;
  /** Every night that is kept. */
  all(): Promise<readonly string[]>;
  /** Nights with something to do by then. */
  due(by: number): Promise<readonly string[]>;
  /** Sets when it is looked at next; a look that found nothing to do makes no change that would. */
  lookAgain(night: Night, atLatest?: number): Promise<void>;
  /** The night that a table belongs to. */
  ofTable(table: string): Promise<string | undefined>;
  /** Looks after it no more: it is gone, or cannot be read, and then goes in its own time. */
  drop(id: string): Promise<void>;
  /** One process at a time posts for a night. */
  hold(hold: NightHold, ms: number): Promise<boolean>;
  /** Keeps a hold for longer; 0 gives it back. */
  extend(hold: NightHold, ms: number): Promise<boolean>;
};

export type NightHold = { night: string; token: string };

export type NightsOptions = {
  store: NightStore;
  games: readonly AnyGame[];
  now(): number;
  settings(guild: string): Promise<NightSettings>;
  lateness(guild: string): Promise<Lateness>;
  /** Told after every commit. */
  nudge?: ((id: string, rev: number) => void) | undefined;
};
