/** What a table needs from outside, and what the rooms above it may ask of it. */
import type { AnyGame, AnyMatch, AnyTypes, Args, Locale, OptionValue, Refused, Seat } from '../kernel/index.js';
import type {
  AnyEvent,
  AnyTextRef,
  Checkpoint,
  Clock,
  Foreseen,
  HistoryEntry,
  Notice,
  OutboxEntry,
  Person,
  Snapshot,
  Table,
  TableState,
  Vote,
  BoardPosts,
  BotPace,
  GuessSetting,
  HintSetting,
  OrderEnd,
} from './types.js';
import type { Standstill } from './clock.js';
import type { TableRecord } from './records.js';
import type { AnyAdvice } from './thinking.js';

/** Who asks, in whose name, by which interaction. Names come from here and nowhere else. */
export type Request = {
  by: Person;
  /** May manage the channel: Discord's permission, checked by the caller. */
  moderator: boolean;
  /** Discord's interaction id: the same one never acts twice. */
  interaction: string;
};

/** Something was done. `events`, `phases` and `notices` are what came of it, to be worded for the asker. */
export type Done = {
  ok: true;
  snapshot: Snapshot;
  /** This interaction had acted before; nothing new happened. */
  repeated: boolean;
  events: readonly AnyEvent[];
  phases: readonly AnyTextRef[];
  revealed: boolean;
  notices: readonly Notice[];
  /** A vote was opened or goes on, where the thing needs consent. */
  vote: Vote | null;
  /** The table posts it itself (votes, which ping the voters, and secret actions): answer the asker privately. */
  announced: boolean;
};

/** Why a saved game is not taken. */
export type SaveProblem = 'format' | 'cut' | 'seal' | 'swapped' | 'version' | 'newer' | 'options' | 'moves' | 'outcome';

/** Why not, code by code, with what its wording needs. */
export type DenialParams = {
  'no-table': Record<never, never>;
  'table-exists': { game: string; state: TableState };
  'unknown-game': { game: string };
  'wrong-state': { state: TableState };
  full: { seats: number };
  'too-few': { needed: number; seated: number };
  'seat-count': { min: number; max: number };
  /** `isAsker`: whoever asked is told so themselves. */
  'already-seated': { name: string; isAsker: boolean };
  'not-seated': Record<never, never>;
  'not-host': { host: string };
  'not-allowed': { host: string };
  'no-such-seat': { seats: number };
  'no-bot': Record<never, never>;
  'no-empty-seat': Record<never, never>;
  'seat-held': { name: string };
  'not-absent': { name: string };
  'wish-taken': { wish: string };
  'unknown-wish': { wishes: readonly string[] };
  'unknown-option': { option: string };
  'unknown-value': { option: string; values: readonly string[] };
  'unknown-preset': { presets: readonly string[] };
  /** What of it is wrong; one of the two at least. */
  'bad-clock': { zone: string; isZoneWrong: boolean; areHoursWrong: boolean };
  'nothing-to-undo': Record<never, never>;
  /** What was asked for was meant for the table as it stood before. */
  'moved-on': Record<never, never>;
  'vote-open': { by: string };
  /** Somebody asked for a vote not long ago. */
  'vote-rest': { minutes: number };
  'no-vote': Record<never, never>;
  'no-ballot': Record<never, never>;
  'already-voted': Record<never, never>;
  /** The kernel's own refusal, and of which action. */
  refused: { refused: Refused<AnyTypes>; action?: string | undefined };
  'bad-save': { problem: SaveProblem };
  'storage-damaged': Record<never, never>;
  'storage-away': Record<never, never>;
  /** Whether it was done could not be found out in time; the same interaction never does it twice. */
  'storage-unsure': Record<never, never>;
  /** So many others acted at once that every try came too late. */
  busy: Record<never, never>;
};
export type DenialCode = keyof DenialParams;
export type Denied = {
  [K in DenialCode]: {
    ok: false;
    code: K;
    params: DenialParams[K];
    /** The table as it stands, where there is one: for a kind answer that shows it. */
    snapshot?: Snapshot | undefined;
  };
}[DenialCode];

export type Reply = Done | Denied;
export type Found = { ok: true; snapshot: Snapshot } | Denied;

export type Opening = {
  guild: string;
  channel: string;
  game: string;
  /** Seats in the lobby; the game's most where absent. */
  players?: number | undefined;
  locale: Locale;
  clock?: Partial<Clock> | undefined;
  /** The same seats, options and clock again. */
  like?: Table | undefined;
};

export type PostingSettings = {
  boards?: BoardPosts | undefined;
  pace?: BotPace | undefined;
  hints?: HintSetting | undefined;
  guesses?: GuessSetting | undefined;
};

export type AnswerGiven = {
  action: string;
  args: Args;
  /** `match.seq` when the question was shown; absent where it was not asked by a button. */
  seq?: number | undefined;
};

export type LogLine = {
  at: number;
  text: string;
  /** Taken back later. */
  undone: boolean;
};
export type LogPage = { ok: true; page: number; pages: number; lines: readonly LogLine[] };

/** Called while a change is being written, with the reply that will come if it goes through; before that nobody is told. */
export type Meanwhile = (expected: Done) => void;

/**
 * The tables. Any process may serve any table: all state is in the store.
 * Every change is compare-and-set; a lost race is tried again on fresh state, so that two who act at once are both served.
 */
export type Tables = {
  readonly games: readonly AnyGame[];
  game(id: string): AnyGame | undefined;

  find(channel: string): Promise<Found>;
  /** The same as this process last saw it, at once: only an `answer` on it finds out whether something happened since. */
  latest(channel: string): Snapshot | undefined;
  byId(id: string): Promise<Found>;
  /** The open tables of a guild at which somebody sits. */
  seatedAt(guild: string, person: string): Promise<readonly Snapshot[] | Denied>;

  /** The lobbies of a guild in which a seat at this game is free. */
  waiting(guild: string, game: string): Promise<readonly Snapshot[] | Denied>;

  /** Opens a lobby with the asker as host on the first seat. One table a channel; a finished one makes way. */
  open(opening: Opening, request: Request): Promise<Reply>;
  /** Null gives a wish back. */
  join(id: string, request: Request, wish?: string | null): Promise<Reply>;
  /** In the lobby the seat is free again; in play it stands empty and its decisions fall back at once. */
  leave(id: string, request: Request): Promise<Reply>;
  addBot(id: string, request: Request): Promise<Reply>;
  /** The bot on this seat, or the last one. Lobby only. */
  removeBot(id: string, request: Request, seat?: Seat): Promise<Reply>;
  setOptions(id: string, options: Readonly<Record<string, OptionValue>>, request: Request): Promise<Reply>;
  setPreset(id: string, preset: string, request: Request): Promise<Reply>;
  setSeats(id: string, seats: number, request: Request): Promise<Reply>;
  /** Starts with those who sit; free seats are put away. */
  start(id: string, request: Request): Promise<Reply>;
  cancel(id: string, request: Request): Promise<Reply>;

  /** Answers for the asker's seat. `seen`: the table as it was read for this request a moment ago, which saves reading it again. */
  answer(id: string, given: AnswerGiven, request: Request, seen?: Snapshot, meanwhile?: Meanwhile): Promise<Reply>;
  /** Has the asker passed for until then, where it is only asked whether to react; null takes it back. */
  setOrder(id: string, until: OrderEnd | null, request: Request): Promise<Reply>;
  /**
   * Takes back the asker's last answer at once where nothing random or hidden came out since and only bots have moved;
   * otherwise opens a vote (`vote` in the reply), or passes it where the asker's own voice is enough.
   * `seq`: the match as the asker knows it; where something has happened since, nothing is taken back.
   */
  undo(id: string, request: Request, depth?: number, seq?: number): Promise<Reply>;
  /** What taking back would come to, in the language of whoever asks; undefined where there is nothing. */
  wayBack(id: string, reader: { person: string; locale: Locale }, depth: number): Promise<Foreseen | undefined>;
  /** A ballot in the open vote. `vote` is the id that the button carried. */
  vote(id: string, ballot: 'yes' | 'no', request: Request, vote?: string): Promise<Reply>;

  pause(id: string, request: Request): Promise<Reply>;
  resume(id: string, request: Request): Promise<Reply>;
  /** Hands a seat to another person; by its holder, the host or a moderator. */
  replace(id: string, seat: Seat, to: Person, request: Request): Promise<Reply>;
  /** Takes an empty or offered seat, or one's own back from the bot that stood in; the first such where none is named. */
  claim(id: string, request: Request, seat?: Seat): Promise<Reply>;
  /** A moderator removes at once; the others by a vote, and only an absent player. */
  kick(id: string, seat: Seat, request: Request): Promise<Reply>;
  /** A bot takes an empty, offered or one's own seat until its person claims it back. */
  standIn(id: string, seat: Seat, request: Request): Promise<Reply>;
  setLanguage(id: string, locale: Locale, request: Request): Promise<Reply>;
  setClock(id: string, clock: Partial<Clock>, request: Request): Promise<Reply>;
  /** Whether one board is edited in place or every phase posted, how long bots take, whether hints are given and guesses asked for. */
  setPosting(id: string, settings: PostingSettings, request: Request): Promise<Reply>;
  /** Host and moderators at once, others by a vote. */
  end(id: string, request: Request): Promise<Reply>;
  /** Has the board posted again. */
  showBoard(id: string, request: Request): Promise<Reply>;

  /** A page of the history, newest page last (page numbers from 1; the last where none is named). */
  log(id: string, ask: { viewer: string; locale: Locale; page?: number | undefined }): Promise<LogPage | Denied>;
  /** What the game's own bot would answer on this seat, and why; undefined where nobody waits for it. Never recorded. */
  advise(id: string, seat: Seat): Promise<{ ok: true; snapshot: Snapshot; advice: AnyAdvice | undefined } | Denied>;
  /** Every entry that still stands, for replays. */
  history(id: string): Promise<{ ok: true; snapshot: Snapshot; entries: readonly HistoryEntry[] } | Denied>;
  /** Whether a fight was fought there, also if it was taken back since. */
  fought(id: string, fight: string): Promise<{ ok: true; wasFought: boolean } | Denied>;
  /** The save file as JSON text: names but no Discord ids. A game in progress is sealed, so that nobody reads secrets. */
  exportTable(id: string, request: Request): Promise<{ ok: true; name: string; json: string } | Denied>;
  /** A finished game as it was after so many moves: paused, with new chance from there on, and in no record. */
  branch(id: string, moves: number, place: { guild: string; channel: string }, request: Request): Promise<Reply>;
  /** Checks a save file by playing it through again, and sets it up paused in this channel. */
  importTable(json: string, place: { guild: string; channel: string }, request: Request): Promise<Reply>;

  /** Sends the reminders that are due and plays the fallback of every seat whose clock ran out. Safe to call at any time. */
  runClock(id: string): Promise<Reply>;
  /** Nobody was there for a while: its clocks stood still. Safe to call twice. */
  standStill(id: string, still: Standstill): Promise<Reply>;
  /** One answer of one bot that is awaited, by a person's path; `again`: those that are done look again first. */
  playBots(id: string, whether?: { again?: boolean | undefined }): Promise<Reply>;
  /** The channel cannot be reached: the table is paused until somebody resumes it. */
  channelGone(id: string): Promise<Reply>;
  /** The channel was deleted: the table is closed. */
  channelDeleted(id: string): Promise<Reply>;
  /** Closes a lobby and puts a game away that nobody has come to for long. Safe to call at any time. */
  layToRest(id: string): Promise<Reply>;
  /** Somebody has the server's data deleted: the table stands still and says so. */
  dataGoing(id: string, name: string, hours: number): Promise<Reply>;
  dataKept(id: string, name: string): Promise<Reply>;
};

/**
 * Thrown by a store that cannot be reached. State is intact, and nothing was acknowledged. `unsure`: what was to be
 * written may have been, for the request was on its way and only its reply is missing.
 */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
  readonly isUnsure: boolean;
  constructor(problem: string, { isUnsure, ...options }: ErrorOptions & { isUnsure: boolean }) {
    super(problem, options);
    this.isUnsure = isUnsure;
  }
}

export type Loaded =
  | { kind: 'found'; snapshot: Snapshot; reply: Remembered | undefined }
  | { kind: 'missing' }
  | { kind: 'damaged'; problem: string };

/** What is kept of an interaction's reply, for its repetition. */
export type Remembered = Pick<Done, 'events' | 'phases' | 'revealed' | 'notices' | 'vote' | 'announced'>;

export type Commit = {
  /** The state after it; `table.rev` is the expected one plus one. */
  table: Table;
  /** The match after it; absent where it did not change. */
  match?: AnyMatch | undefined;
  history: readonly HistoryEntry[];
  outbox: OutboxEntry;
  checkpoint?: Checkpoint | undefined;
  /** Checkpoints after so many entries stand for what was taken back, and go. */
  undoneFrom?: number | undefined;
  interaction?: string | undefined;
  reply: Remembered;
  /** The table waits for a bot after it. */
  awaitsBot: boolean;
};
export type Committed = 'ok' | 'conflict' | 'repeated';

/** Where tables are kept. All of a commit is written, or nothing of it. */
export type TableStore = {
  load(id: string, interaction?: string): Promise<Loaded>;
  /** The table that the channel's index names, read as by `load`. */
  loadIn(channel: string): Promise<Loaded>;
  /** As this process last saw or left the channel's table, without a look: a commit on it finds out whether that holds. */
  latestIn(channel: string): Snapshot | undefined;
  commit(commit: Commit): Promise<Committed>;
  /** The open tables of a guild at which somebody sits, by id. */
  seatedAt(guild: string, person: string): Promise<readonly string[]>;
  /** The lobbies of a guild in which a seat at this game is free, by id. */
  waiting(guild: string, game: string): Promise<readonly string[]>;
  /** The table that the channel's index names. */
  inChannel(channel: string): Promise<string | undefined>;
  /** Points the channel at this table if it still points at `instead` (or nowhere). */
  claimChannel(channel: string, id: string, instead: string | undefined): Promise<boolean>;
  /** Forgets the index entry if it still names this table. */
  leaveChannel(channel: string, id: string): Promise<void>;
  /** Puts a table on the list of those to look after. */
  enlist(id: string, guild: string): Promise<void>;
  /** Forgets everything about a table. */
  remove(id: string, guild: string): Promise<void>;
  /** A table at which nothing will happen takes little room until something does; false where something just did. */
  pack(id: string): Promise<boolean>;
  /** Tables of the guild whose time in store is over are taken off its list. */
  tidy(guild: string): Promise<void>;
  /** The history, in terms of this game's rules of today. */
  history(id: string, game: AnyGame): Promise<readonly HistoryEntry[]>;
  /** The latest checkpoint with at most so many history entries; undefined where none can be used. */
  checkpoint(id: string, entries: number, game: AnyGame): Promise<Checkpoint | undefined>;
  /** Makes a text unreadable for everybody but the bots over this store. */
  seal(text: string): Promise<string>;
  /** Undefined where the seal is another's or was broken. */
  unseal(sealed: string): Promise<string | undefined>;
};

export type RecordQuery = {
  /** Who sat there at the end, answered at any time, or guessed at its fights. */
  person?: string | undefined;
  game?: string | undefined;
  /** Ended at this time or after it, and before that one. */
  from?: number | undefined;
  until?: number | undefined;
};

/** What a guild keeps of its finished games: one record a table. */
export type Records = {
  /** A later record of the same table takes the place of the one before. */
  write(record: TableRecord): Promise<void>;
  /** The game is on again. */
  remove(guild: string, table: string): Promise<void>;
  /** Newest first, in today's terms. */
  find(guild: string, query?: RecordQuery): Promise<readonly TableRecord[]>;
  /** Those who want to appear in nobody's tables. */
  hidden(): Promise<ReadonlySet<string>>;
  setHidden(person: string, wish: 'hidden' | 'shown'): Promise<void>;
  /** Takes a person out of every record of every guild: their games stay, played by nobody in particular. */
  forget(person: string): Promise<void>;
};
