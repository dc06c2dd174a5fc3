/** A whole game, as the kernel sees it. Functions are methods, so that one game can stand in a list of all games. */
import type { Rng } from '../rng.js';
import type { Action, Count, Lookup, Why } from './actions.js';
import type { Fights } from './fights.js';
import type { Lesson } from './lesson.js';
import type { Match } from './match.js';
import type { Campaign, GameRecord } from './record.js';
import type { Anytime, Decision, Step } from './rules.js';
import type {
  ActionName,
  Answer,
  Args,
  ArgValue,
  Frame,
  GameEvent,
  GameTypes,
  Locale,
  LookupName,
  Mode,
  OptionValue,
  Seat,
  StepName,
  TextRef,
  Viewer,
} from './terms.js';
import type { Catalogue } from './wording.js';

type Shown<T extends GameTypes> = {
  /** Whether the lobby offers it, given the other options; it does where absent. A hidden option counts as its default. */
  shown?(options: T['options'], seats: number): boolean;
};
export type ListedOption<T extends GameTypes, V> = Shown<T> & { values: readonly V[]; default: V };
/** Typed into a form: a board of one's own, say. */
export type TextOption<T extends GameTypes> = Shown<T> & {
  text: { most: number };
  default: string;
  /** Why the game does not take this text. */
  check(text: string, options: T['options']): Why<T> | undefined;
};
export type OptionField<T extends GameTypes, V> = ListedOption<T, V> | (V extends string ? TextOption<T> : never);
export type OptionSpec<T extends GameTypes> = {
  fields: { [K in keyof T['options']]: OptionField<T, T['options'][K]> };
  /** Shorthands offered in the lobby; the first is the default. */
  presets: readonly { id: string; options: Partial<T['options']> }[];
  /** Advice on a combination, shown in the lobby; it forbids nothing. */
  hint?(options: T['options'], seats: number): TextRef<T> | undefined;
};

/** What a seat may ask for in the lobby, and how many seats may hold it at once. */
export type Wish = { id: string; most: number };

export type Setup<T extends GameTypes> = {
  seats: readonly Seat[];
  options: T['options'];
  /** What each seat asked for in the lobby (a colour, a hero), if anything. */
  wishes: readonly (string | undefined)[];
  rng: Rng;
};

/** A bot's mind: it sees what its seat sees, and answers. */
export type Thinking<T extends GameTypes> = {
  view: T['view'];
  seat: Seat;
  decisions: readonly Decision<T>[];
  rng: Rng;
  /** Every legal answer of this seat, lazily. */
  legal(): Iterable<Answer<T>>;
  /** A fair random legal answer. */
  random(): Answer<T>;
  /** A match that this seat cannot tell from the real one, to play forward in place. Another one at every call. */
  imagine(): Match<T>;
  /** One more step of looking ahead may be afforded. */
  mayGoOn(): boolean;
};
/**
 * An answer and, for whoever asks for a hint, the reason in one sentence. Friends hear it before a big step; where the
 * mind does not say whether it is one, what came of it does.
 */
export type Advice<T extends GameTypes> = Answer<T> & { why?: TextRef<T>; isBig?: boolean };
export type Policy<T extends GameTypes> = (thinking: Thinking<T>) => Advice<T>;

export type GameDef<T extends GameTypes> = {
  id: string;
  version: number;
  /** How many may sit down, given the options. */
  players(options: T['options']): Count;
  mode(options: T['options']): Mode;
  /** How long an evening with it takes, in minutes. */
  minutes?: Count;
  /** Hands lie open: anybody may ask for anybody's. */
  openHands?: true;
  options: OptionSpec<T>;
  /** What seats may ask for in the lobby. */
  wishes?(options: T['options'], seats: number): readonly Wish[];
  /** Why a table as it stands in the lobby cannot be played; asked before the start. */
  refuse?(options: T['options'], seats: number, wishes: readonly (string | undefined)[]): Why<T> | undefined;
  /** The seats that win together. Where absent: everybody in a co-operative game, each for themselves otherwise. */
  sides?(match: Readonly<Match<T>>): readonly (readonly Seat[])[];
  first: Frame<T>;
  setup(setup: Setup<T>): T['board'];
  /** Lists what may be seen, field by field; never copies and deletes. */
  view(match: Readonly<Match<T>>, viewer: Viewer): T['view'];
  /** The same match with everything that the viewer cannot know dealt anew: the viewer must not be able to tell. */
  redeal(match: Readonly<Match<T>>, viewer: Viewer, rng: Rng): Match<T>;
  /** The specification's invariants that do not hold, in words; empty when all is well. */
  broken(match: Readonly<Match<T>>): readonly string[];
  steps: { [K in StepName<T>]: Step<T, T['steps'][K]> };
  anytime?: Anytime<T>;
  actions: { [K in ActionName<T>]: Action<T, T['actions'][K]> };
  lookups: { [K in LookupName<T>]: Lookup<T, T['lookups'][K]> };
  /** What is kept of a finished match; `events` is everything that happened, in order. */
  record(match: Readonly<Match<T>>, events: readonly GameEvent<T>[]): GameRecord;
  /** What those who watch may guess at. */
  fights?: Fights<T>;
  /** Where scenarios make a campaign, its road. */
  campaign?: Campaign;
  text: Record<Locale, Catalogue<T>>;
  policy: Policy<T>;
  lesson?: Lesson<T>;
  /** Whether a refused answer of a history is one that the rules asked for once and no longer do: played again, it is passed over. */
  superseded?(match: Readonly<Match<T>>, answer: Answer<T>): boolean;
  /** From an older rules' version to the next one, each keyed by the version it starts from. */
  migrations?: Record<number, Migration>;
};

/** Everything of a match that is kept somewhere, taken from one rules' version to the next. What is absent stays as it is. */
export type Migration = {
  /** A match or a checkpoint. */
  match?(match: unknown): unknown;
  /** An answer of the history or of a save file. */
  answer?(answer: { action: string; args: Args }): { action: string; args: Args };
  /** An event of the history or the outbox; undefined where it is told no more. */
  event?(event: unknown): unknown;
  /** The view under the last posted board. */
  view?(view: unknown): unknown;
};

/** Any game, for the rooms that must not know which. */
export type AnyTypes = {
  board: object;
  view: object;
  options: Record<string, OptionValue>;
  steps: Record<string, object>;
  actions: Record<string, Record<string, ArgValue | undefined>>;
  lookups: Record<string, Record<string, string | undefined>>;
  events: Record<string, object>;
  texts: Record<string, object>;
  rules: string;
};
export type AnyGame = GameDef<AnyTypes>;
export type AnyMatch = Match<AnyTypes>;
