/** A whole game, as the kernel sees it. Functions are methods, so that one game can stand in a list of all games. */
import type { Rng } from '../rng.js';
import type { Action, Count } from './actions.js';
import type { Match } from './match.js';
import type { Anytime, Decision, Step } from './rules.js';
import type {
  ActionName,
  Answer,
  ArgValue,
  Frame,
  GameTypes,
  Locale,
  OptionValue,
  Seat,
  StepName,
  TextRef,
  Viewer,
} from './terms.js';
import type { Catalogue } from './wording.js';

export type OptionField<V> = { values: readonly V[]; default: V };
export type OptionSpec<T extends GameTypes> = {
  fields: { [K in keyof T['options']]: OptionField<T['options'][K]> };
  /** Shorthands offered in the lobby; the first is the default. */
  presets: readonly { id: string; options: Partial<T['options']> }[];
  /** Advice on a combination, shown in the lobby; it forbids nothing. */
  hint?(options: T['options'], seats: number): TextRef<T> | undefined;
};

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
};
export type Policy<T extends GameTypes> = (thinking: Thinking<T>) => Answer<T>;

export type GameDef<T extends GameTypes> = {
  id: string;
  version: number;
  players: Count;
  mode: 'competitive' | 'cooperative';
  options: OptionSpec<T>;
  /** What a seat may ask for in the lobby, each at most once a table. */
  wishes?: readonly string[];
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
  text: Record<Locale, Catalogue<T>>;
  policy: Policy<T>;
  /** From an older rules' version to the next one. */
  migrations?: Record<number, (match: unknown) => unknown>;
};

/** Any game, for the rooms that must not know which. */
export type AnyTypes = {
  board: object;
  view: object;
  options: Record<string, OptionValue>;
  steps: Record<string, object>;
  actions: Record<string, Record<string, ArgValue | undefined>>;
  events: Record<string, object>;
  texts: Record<string, object>;
  rules: string;
};
export type AnyGame = GameDef<AnyTypes>;
export type AnyMatch = Match<AnyTypes>;
