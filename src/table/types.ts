/** A game in a channel: who sits where, what was agreed, and what happened to it. Everything here is plain JSON. */
import type { AnyMatch, AnyTypes, Args, GameEvent, Locale, OptionValue, Seat, TextRef } from '../kernel/index.js';

export type AnyEvent = GameEvent<AnyTypes>;
export type AnyTextRef = TextRef<AnyTypes>;

export type Person = { id: string; name: string };

/** Whose seat a bot keeps; without an id where the seat stood empty before. */
export type Absent = { id: string | null; name: string };

/** A seat's place at the table. In a lobby an empty seat is one that may still be taken, and has no name. */
export type Holder =
  | { kind: 'person'; id: string; name: string }
  | { kind: 'bot'; name: string; standingInFor?: Absent | undefined }
  /** Nobody holds it; the name is that of who did. */
  | { kind: 'empty'; name: string };

export const tableStates = ['lobby', 'playing', 'paused', 'over', 'closed'] as const;
/** `over`: the game has an outcome. `closed`: cancelled in the lobby or ended without one. */
export type TableState = (typeof tableStates)[number];

export const clockKinds = ['none', 'live', 'evening', 'day', 'slow'] as const;
export type ClockKind = (typeof clockKinds)[number];

/** Hours in which no clock runs, such as 22:00 to 08:00 in the table's time zone. */
export type QuietHours = { from: string; to: string };
export type Clock = {
  kind: ClockKind;
  /** An IANA time zone, such as Europe/Paris. */
  zone: string;
  quiet: QuietHours | null;
};

/** Since when somebody waits for a seat, in milliseconds since 1970. */
export type Wait = {
  seat: Seat;
  since: number;
  /** How many reminders it has had. */
  reminded: number;
  /** Its share of a turn's time: a quarter for a reaction, 0 where no clock runs. */
  share: number;
};

export const voteKinds = ['undo', 'kick', 'end'] as const;
export type VoteKind = (typeof voteKinds)[number];
export type Vote = {
  /** Names the vote on a button: a ballot for an earlier one is answered kindly. */
  id: string;
  kind: VoteKind;
  by: Person;
  /** How many answers an undo takes back. */
  depth: number;
  /** What would be taken back, in the table's language; absent where nobody was told of it. */
  what?: string | undefined;
  /** The seat to be kicked; null for the other kinds. */
  seat: Seat | null;
  /** Who may vote, by user id. */
  voters: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  needed: number;
  /** When it lapses. */
  until: number;
};

export type Rest = { person: string; until: number };

/** 2: waits know their share of a turn's time. */
export const tableSchema = 2;

export const boardPosts = ['living', 'every-phase'] as const;
/** One board edited in place while nobody new must decide, or a new post for every phase. */
export type BoardPosts = (typeof boardPosts)[number];

export const botPaces = ['quick', 'normal', 'slow'] as const;
/** How long bots take over a move, so that people can read. */
export type BotPace = (typeof botPaces)[number];

export const orderEnds = ['turn', 'own-turn', 'touched'] as const;
/** Until when somebody is passed for: the end of this turn, their own turn, or until something happens to them. */
export type OrderEnd = (typeof orderEnds)[number];
/** `turnOf`: whose turn it was when it was given. */
export type Order = { seat: Seat; until: OrderEnd; turnOf: Seat | null };

export const hintSettings = ['on', 'off'] as const;
/** Whether players may ask what the bots would do. */
export type HintSetting = (typeof hintSettings)[number];

export const guessSettings = ['auto', 'on', 'off'] as const;
/** Whether those who watch are asked to guess at fights; `auto`: not where people play against each other at a quick pace. */
export type GuessSetting = (typeof guessSettings)[number];

export type Table = {
  schema: typeof tableSchema;
  /** Eight letters and digits. */
  id: string;
  /** Counts the commits: the version against which the next one is compared. */
  rev: number;
  guild: string;
  channel: string;
  host: Person;
  game: string;
  locale: Locale;
  state: TableState;
  seats: readonly Holder[];
  /** What each seat asked for in the lobby; null where nothing. */
  wishes: readonly (string | null)[];
  preset: string;
  options: Readonly<Record<string, OptionValue>>;
  clock: Clock;
  boards: BoardPosts;
  pace: BotPace;
  hints: HintSetting;
  guesses: GuessSetting;
  /** When people took the latest decisions, the last one last. */
  lately: readonly number[];
  /** The finished table that it branches off from: it counts in no record. */
  branchOf: string | null;
  /** Set up from a file that this bot has not sealed: it counts in no record either. */
  notOurs: boolean;
  waits: readonly Wait[];
  /** Decisions in a row that the clock took, for each seat. */
  missed: readonly number[];
  vote: Vote | null;
  /** When it was paused; null while it runs. */
  pausedAt: number | null;
  /** When it was put away because nobody moved; null otherwise. */
  archivedAt: number | null;
  /** Who is passed for, and until when. */
  orders: readonly Order[];
  /** Whose turn it is, so far as one seat alone has one. */
  turnOf: Seat | null;
  /** Up to when time in which nobody could be served is given back. */
  stoodUntil: number;
  /** Who may not ask for another vote yet, and until when. */
  rests: readonly Rest[];
  /** When somebody last had the board posted again. */
  boardAskedAt: number;
  /** Entries in the history stream. */
  entries: number;
  /** The interaction that opened it. */
  openedBy: string;
  openedAt: number;
  changedAt: number;
};

/** A table as it stands: the match is there from the start on. */
export type Snapshot = { table: Table; match?: AnyMatch | undefined };

/** Who or what answered. */
export type Actor =
  | { kind: 'person'; id: string; name: string }
  | { kind: 'bot'; name: string }
  /** The clock ran out. */
  | { kind: 'clock'; name: string }
  /** Nobody holds the seat. */
  | { kind: 'nobody'; name: string };

/** What the table itself has to say: worded in text/<locale>.ts. */
export type NoticeParams = {
  opened: { host: string };
  joined: { name: string };
  left: { name: string };
  botJoined: { name: string };
  botLeft: { name: string };
  cancelled: { name: string };
  started: Record<never, never>;
  undone: { name: string; count: number };
  /** `what` is what happened in those moves, in the table's language; absent where nobody was told of it. */
  undoAsked: { name: string; depth: number; needed: number; what?: string };
  kickAsked: { name: string; seat: string; needed: number };
  endAsked: { name: string; needed: number };
  voted: { name: string; yes: number; needed: number };
  voteFailed: { kind: VoteKind };
  voteLapsed: { kind: VoteKind };
  paused: { name: string };
  resumed: { name: string };
  replaced: { from: string; to: string };
  claimed: { name: string; from: string };
  cameBack: { name: string };
  kicked: { name: string };
  botStandsIn: { name: string; bot: string };
  languageSet: { name: string };
  clockSet: { name: string; clock: ClockKind; quiet?: QuietHours & { zone: string } };
  boardsSet: { name: string; boards: BoardPosts };
  paceSet: { name: string; pace: BotPace };
  hintsSet: { name: string; hints: HintSetting };
  guessesSet: { name: string; guesses: GuessSetting };
  timeUp: { name: string };
  /** Two misses in a row: the seat is offered to others or to a bot. */
  seatOffered: { name: string };
  /** Nobody is left at the table. */
  deserted: Record<never, never>;
  ended: { name: string };
  endedByVote: Record<never, never>;
  imported: { name: string };
  branched: { name: string };
  /** Loaded from a file that was not sealed. */
  importedOpen: { name: string };
  importedOver: { name: string };
  /** Nobody came for days. */
  lapsed: { days: number };
  /** Nobody moved for months. */
  archived: { days: number };
  channelDeleted: Record<never, never>;
  /** The server's data will be deleted. */
  dataGoing: { name: string; hours: number };
  dataKept: { name: string };
  channelGone: Record<never, never>;
  /** A bot among friends says why, before a big step. */
  botMeans: { name: string; why: Readonly<Record<Locale, string>> };
  /** A standing order has answered; only the log says so. */
  passedFor: { name: string };
  /** The bot was away for so long, and no clock ran. */
  clocksStood: { minutes: number };
};
export type NoticeKind = keyof NoticeParams;
export type Notice = { [K in NoticeKind]: { kind: K; params: NoticeParams[K] } }[NoticeKind];

/** One line of the history stream; `rules` is the version its answer and events speak of. `undo` takes back the last answers; nothing is ever removed. */
export type HistoryEntry = { at: number } & (
  | { kind: 'start'; seed: string; rules: number; events: readonly AnyEvent[] }
  | {
      kind: 'answer';
      seat: Seat;
      by: Actor;
      action: string;
      args: Args;
      revealed: boolean;
      /** A phase ended with it, and the board was shown. */
      phase: boolean;
      /** How long the table had waited for the seat, in milliseconds. */
      took?: number | undefined;
      rules: number;
      events: readonly AnyEvent[];
    }
  | {
      kind: 'reseat';
      seat: Seat;
      state: 'held' | 'empty';
      revealed: boolean;
      rules: number;
      events: readonly AnyEvent[];
    }
  /** Chance is new from here on: the game came from a file that anybody could have written. */
  | { kind: 'reseed'; seed: string; rules: number; events: readonly AnyEvent[] }
  /** `kept` is the number of entries, from the first, that still stand. */
  | { kind: 'undo'; kept: number; by: Person }
  | { kind: 'notice'; notice: Notice }
);

/** A match as it was after so many history entries. */
export type Checkpoint = { entries: number; match: AnyMatch };

export const outboxKinds = ['lobby', 'play', 'again', 'reminder', 'closed'] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/** What one commit leaves to be posted. */
export type OutboxEntry = {
  /** The table's rev after the commit: entries are posted in this order. */
  rev: number;
  at: number;
  kind: OutboxKind;
  /** The board picture is due: a phase ended, the game began or is over, or somebody asked to see it again. */
  board: boolean;
  /** An interaction's answer has said it already; the next board still tells it. */
  said: boolean;
  /** The rules' version that its events and captions speak of. */
  rules: number;
  events: readonly AnyEvent[];
  notices: readonly Notice[];
  phases: readonly AnyTextRef[];
  /** The seats that somebody waits for after this commit. */
  awaited: readonly Seat[];
  /** The seats that have answered with it; entries of old do not say. */
  answered?: readonly Seat[] | undefined;
  /** One of those was a person, so that bots which are done look again. */
  byPerson?: boolean | undefined;
  /** Another question stands since. */
  opens?: boolean | undefined;
  /** Seats to be pinged although they were before: reminders. */
  ping: readonly Seat[];
};

/** What taking back would come to: how much, whose, whether others must agree, and what happened there. */
export type Foreseen = { count: number; isOwn: boolean; asksOthers: boolean; what?: string };
