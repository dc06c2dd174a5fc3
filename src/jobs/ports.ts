/** What posting needs from Discord; implemented in src/discord. */
import type { Picture } from '../../renderers/contract.js';
import type { Locale, Seat } from '../kernel/index.js';
import type { Person, Snapshot, Vote } from '../table/types.js';

/** Common to every message. `nonce` (at most 25 characters) makes a repeated post harmless: send with `enforce_nonce`. */
export type Post = {
  channel: string;
  nonce: string;
  /** Public posts are in the table's language. */
  locale: Locale;
  /** Mention exactly these, and nobody else; silent where there is nobody. */
  ping: readonly Person[];
  snapshot: Snapshot;
  /** It was begun before and may stand already: Discord forgets a nonce after minutes, so the channel is looked at first. */
  mayStand?: boolean | undefined;
};

/** Whom the table waits for, worded. */
export type Waiting = {
  names: readonly string[];
  people: readonly Person[];
  prompt: string;
  /** What is proposed, line by line, to each of them, where everybody may read it. */
  proposed: readonly (readonly string[])[];
  /** When their time is over, in milliseconds since 1970; undefined where no clock runs. */
  until: number | undefined;
};

/** A fight that those who watch may guess at, worded. */
export type FightAhead = { id: string; question: string; ends: readonly { id: string; label: string }[] };

export type BoardPost = Post & {
  /** `end`: the game is over; no buttons to act. */
  kind: 'board' | 'end';
  /** Round, phase, whose turn. */
  heading: string;
  /** The phase that has just ended, in words; undefined where the board is shown for another reason. */
  caption: string | undefined;
  /** What happened since the last turn of whoever is asked: a few lines, oldest first. */
  lines: readonly string[];
  waiting: readonly Waiting[];
  /** The game's outcome in words; undefined while it is played. */
  outcome: string | undefined;
  /** What the match came to, line by line, once it is over. */
  result: readonly string[];
  /** Empty where drawing failed: then `alt` must be shown as text. */
  pictures: readonly Picture[];
  alt: string;
  fight?: FightAhead | undefined;
};

/** One line or a few: what a bot did, time that ran out, a reminder, a vote. */
export type LinePost = Post & {
  lines: readonly string[];
  waiting: readonly Waiting[];
  /** An open vote to show Yes and No for. */
  vote: Vote | null;
  /** Seats that anybody may take. */
  offers?: readonly Seat[] | undefined;
  /** Those it names play next: said without a sound. */
  isNext?: boolean | undefined;
};

/** The film of a game that is over. */
export type FilmPost = Post & { film: Picture; game: string; /** Where it ended. */ end: string };

/** A call to one person, by direct message. */
export type CallPost = {
  person: Person;
  nonce: string;
  locale: Locale;
  /** `turn`: the table waits for them. `next`: whoever plays before them has begun, which is said without a sound. */
  kind: 'turn' | 'vote' | 'next';
  game: string;
  prompt: string;
  until: number | undefined;
  /** Where the table stands, and its board where that is known. */
  guild: string;
  channel: string;
  message: string | undefined;
  /** As for every post. */
  mayStand: boolean;
};

export type LobbyPost = Post & { pictures: readonly Picture[]; alt: string; lines: readonly string[] };

/** Where a message stands. */
export type Posted = { channel: string; message: string };

/** What came of a lobby: where the game stands that has begun, or the lines that say why there is none. */
export type EndedLobby = { snapshot: Snapshot; begun: Posted } | { snapshot: Snapshot; lines: readonly string[] };

export type Shrunk = { guild: string; locale: Locale; heading: string; next: Posted };

export type Poster = {
  /** False while nothing can be posted anywhere, through no fault of a channel's: what waits then waits on. */
  mayPost(): Promise<boolean>;
  postBoard(post: BoardPost): Promise<Posted>;
  /** Brings a board that stands up to date, without a sound; undefined where it is gone. */
  editBoard(post: BoardPost, standing: Posted): Promise<Posted | undefined>;
  /** The board before the last one becomes a line that leads on; a message that is gone is no error. */
  shrinkBoard(old: Posted, shrunk: Shrunk): Promise<void>;
  postLine(post: LinePost): Promise<Posted>;
  postFilm(post: FilmPost): Promise<Posted>;
  /** Calls somebody by direct message; false where they take none from us. */
  call(post: CallPost): Promise<boolean>;
  /** Posts the lobby, or edits it in place where it stands already. */
  showLobby(post: LobbyPost, standing: Posted | undefined): Promise<Posted>;
  /** A lobby that is over says in a line what came of it; a message that is gone is no error. */
  endLobby(standing: Posted, ended: EndedLobby): Promise<void>;
  /** Takes the buttons off an old message, which may say what came of it: whether it does. One that is gone is no error. */
  stripButtons(posted: Posted, outcome?: string): Promise<boolean>;
};

/** Thrown by a Poster where Discord will not have this very message, however often it is brought (400). */
export class PostRefused extends Error {
  override readonly name = 'PostRefused';
}

/** Thrown by a Poster where trying again is pointless: the channel is gone or closed to the bot (403, 404). */
export class ChannelGone extends Error {
  override readonly name = 'ChannelGone';
}
