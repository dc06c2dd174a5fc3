/** An evening that a guild plans: times to choose from, games to choose from, people. Plain JSON. */
import type { Locale } from '../kernel/index.js';
import type { Person } from '../table/types.js';

export const nightSchema = 1;

export const nightStates = ['planning', 'locked', 'seated', 'over', 'cancelled'] as const;
/** Voted on; decided; its table is open; played; called off. */
export type NightState = (typeof nightStates)[number];

export const attendances = ['coming', 'maybe', 'not'] as const;
export type Attendance = (typeof attendances)[number];

/** One time to choose from; its id is what a menu carries. */
export type NightTime = { id: string; at: number };

/** What one member has said. Kept in the order in which they first said that they come: the bench's order. */
export type Reply = {
  person: Person;
  attendance: Attendance;
  /** Approved times and games, by id. */
  times: readonly string[];
  games: readonly string[];
  /** When they said that they come, for the order of seats; null while they have not. */
  since: number | null;
};

/** A table of the night, and the thread or channel it stands in. */
export type NightTable = { table: string; game: string; room: string; isOver?: boolean | undefined };

export const nightEventStates = ['made', 'forbidden', 'refused', 'gone'] as const;
/** Made; not allowed to; refused for another reason, such as a hundred open ones; deleted by somebody, and not made again. */
export type NightEvent = { id: string | null; state: (typeof nightEventStates)[number] };

export type Night = {
  schema: number;
  id: string;
  /** Counts the changes; each is compare-and-set. */
  rev: number;
  guild: string;
  /** Where the card stands. */
  channel: string;
  host: Person;
  locale: Locale;
  title: string;
  times: readonly NightTime[];
  /** Ids of games to choose from. */
  games: readonly string[];
  /** So many make it worth it. */
  quorum: number;
  /** Somebody will teach. */
  teaches: boolean;
  /** By when it is decided, with whatever votes there are. */
  deadline: number;
  state: NightState;
  replies: readonly Reply[];
  chosen: { time: string; game: string } | null;
  /** The card's message and the change that it shows, once posted. */
  card: { message: string; rev: number } | null;
  /** Discord's scheduled event, once it was tried to make one. */
  event: NightEvent | null;
  /** Where it is played: the thread, or the channel itself. */
  room: string | null;
  tables: readonly NightTable[];
  /** Who has shown up: by saying so, or by doing anything at the table. */
  here: readonly string[];
  /** Several tables instead of a bench. */
  split: boolean;
  /** Comes again every week, planned anew when this one ends. */
  weekly: boolean;
  /** Which of the things that come due have been done. */
  done: readonly NightDuty[];
  /** What is still to be said in the channel, oldest first; gone once it is posted. */
  posts: readonly NightPost[];
  /** Counts what was ever to be said: each bears its number, so that a repeated try says nothing twice. */
  said: number;
  openedAt: number;
  changedAt: number;
  openedBy: string;
};

export const nightPostKinds = [
  'moved-up',
  'locked',
  'no-quorum',
  'day-before',
  'quarter-hour',
  /** The table is open, said where it stands. */
  'open',
  /** The same for each further one. */
  'second',
  'late',
  'recap',
  'called-off',
] as const;
export type NightPostKind = (typeof nightPostKinds)[number];
/** `people` is set where the news is theirs alone; reminders find out whom they concern when they are sent. */
export type NightPost = {
  number: number;
  kind: NightPostKind;
  people: readonly Person[];
  /** The table of which it tells, where the night has several. */
  table?: string | undefined;
};

/** What comes due by itself, each once a night. */
export const nightDuties = ['decide', 'day-before', 'quarter-hour', 'seat', 'late', 'lapse', 'recap'] as const;
export type NightDuty = (typeof nightDuties)[number];

/** A guild's own settings for its nights. */
export type NightSettings = {
  zone: string;
  /** Where cards are posted; wherever they are planned where absent. */
  channel: string | null;
  reminders: boolean;
  /** Tables stand in a thread of their own, or in the channel. */
  place: 'thread' | 'channel';
  /** Discord's scheduled events are made and followed. */
  events: boolean;
};
