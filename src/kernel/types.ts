/**
 * The shape of a game as the kernel sees it. No game words, no input or output, no clock.
 * Functions are declared as methods throughout, so that one game's definition can stand in a list of all games.
 */
import type { Rng, RngState } from './rng.js';

export type Seat = number;
export type Viewer = Seat | 'spectator';
export type Locale = 'en' | 'fr';
export type ArgValue = string | number | readonly string[];
export type Args = Readonly<Record<string, ArgValue | undefined>>;
export type OptionValue = string | number | boolean;

/** Data of a step, event or text that carries none. */
export type Nothing = Record<never, never>;

/** The types one game brings, bundled so that every signature takes one parameter. */
export type GameTypes = {
  /** Everything true about the table: plain JSON. */
  board: object;
  /** What one viewer may know of it. */
  view: object;
  options: Record<string, OptionValue>;
  /** Step name -> the data its frame carries. */
  steps: Record<string, object>;
  /** Action name -> its arguments. */
  actions: Record<string, object>;
  /** Event name -> its payload. */
  events: Record<string, object>;
  /** Text key -> its parameters: prompts, labels, reasons. Worded in text/<locale>.ts. */
  texts: Record<string, object>;
  /** The rule numbers of the specification. */
  rules: string;
};

export type StepName<T extends GameTypes> = keyof T['steps'] & string;
export type ActionName<T extends GameTypes> = keyof T['actions'] & string;
export type EventName<T extends GameTypes> = keyof T['events'] & string;
export type TextKey<T extends GameTypes> = keyof T['texts'] & string;
export type OptionName<T extends GameTypes> = keyof T['options'] & string;

export type Frame<T extends GameTypes> = { [K in StepName<T>]: { step: K } & T['steps'][K] }[StepName<T>];
export type TextRef<T extends GameTypes> = {
  [K in TextKey<T>]: { key: K; params: T['texts'][K] };
}[TextKey<T>];
export type Answer<T extends GameTypes> = {
  [K in ActionName<T>]: { action: K; args: T['actions'][K] };
}[ActionName<T>];
export type GameEvent<T extends GameTypes> = {
  [K in EventName<T>]: {
    type: K;
    data: T['events'][K];
    /** Who may know it; everybody where absent. */
    only?: readonly Seat[];
  };
}[EventName<T>];

export type Outcome<T extends GameTypes> = {
  kind: 'won' | 'lost';
  /** The seats that won; all of them in a co-operative victory, none in a defeat. */
  winners: readonly Seat[];
  /** One score a seat, where the game counts any. */
  scores: readonly number[] | null;
  reason: TextRef<T>;
};

/** A saved game: plain JSON, whole in itself. */
export type Match<T extends GameTypes> = {
  game: string;
  /** The rules' version it was begun under. */
  version: number;
  seats: number;
  /** Seats that nobody holds at present; their decisions fall back at once. */
  empty: Seat[];
  options: T['options'];
  /** Counts the answers. */
  seq: number;
  /** The answer count at which the present question was opened. */
  opened: number;
  /** For each seat, the answer count right after its last answer. */
  answered: number[];
  rng: RngState;
  stack: Frame<T>[];
  board: T['board'];
  outcome: Outcome<T> | null;
};

/** What a rule may do. `board` is a working copy: a refused answer never reaches it. */
export type Play<T extends GameTypes> = {
  readonly seats: readonly Seat[];
  readonly empty: readonly Seat[];
  readonly options: T['options'];
  readonly board: T['board'];
  readonly rng: Rng;
  /** Run these next, first-named first; a later call in the same step comes after an earlier one. */
  push(...frames: Frame<T>[]): void;
  emit<K extends EventName<T>>(type: K, data: T['events'][K], only?: readonly Seat[]): void;
  /** Something hidden came out: from here, undo needs consent. Random draws count by themselves. */
  reveal(): void;
  /** A phase has ended: the board picture is due, under this caption. */
  phase(caption: TextRef<T>): void;
  finish(outcome: Outcome<T>): void;
};

export type Answering<T extends GameTypes> = Play<T> & {
  /** Close the question and, if named, run these in its place. */
  end(...next: Frame<T>[]): void;
};

export type Taken<T extends GameTypes, K extends ActionName<T>, F> = {
  seat: Seat;
  args: T['actions'][K];
  /** The frame of the question, a working copy as well. */
  frame: F;
};

export type Decision<T extends GameTypes> = {
  /** Any one of them may answer: one seat, a team, or everyone. */
  seats: readonly Seat[];
  /** Posted in the channel: it names no secret, not even the asked seat's own. */
  prompt: TextRef<T>;
  offers: readonly ActionName<T>[];
  clock: 'turn' | 'reaction' | 'none';
  /**
   * Played when the clock runs out or the seat is empty; always legal. A decision without one is an open offer:
   * the seats may act, and nobody waits for them.
   */
  fallback?(): Answer<T>;
  /** The fallback is a proposal worth one tap. */
  proposal?: boolean;
};

export type RunStep<T extends GameTypes, F> = { run(play: Play<T>, frame: F): void };
export type DecideStep<T extends GameTypes, F> = {
  /** Stays on the stack until an answer ends it, or until it waits for nobody. */
  decide(match: Readonly<Match<T>>, frame: F): readonly Decision<T>[];
  on: { [K in ActionName<T>]?: (play: Answering<T>, taken: Taken<T, K, F>) => void };
};
export type Step<T extends GameTypes, F> = RunStep<T, F> | DecideStep<T, F>;

/** What may be done beside whatever question is open: out-of-turn cards, preferences. Never waited for. */
export type Anytime<T extends GameTypes> = {
  offers(match: Readonly<Match<T>>): readonly Decision<T>[];
  on: { [K in ActionName<T>]?: (play: Play<T>, taken: Taken<T, K, undefined>) => void };
};

/** A refusal's teaching part: the rule and a sentence that says what would be legal. */
export type Why<T extends GameTypes> = { rule?: T['rules']; reason: TextRef<T> };

export type Choice<T extends GameTypes> = { value: string; label: TextRef<T> };
export type Count = { min: number; max: number };

type ArgumentBase<T extends GameTypes, A> = {
  /** May it be left out, given the arguments before it? Required where absent. */
  optional?(view: T['view'], seat: Seat, given: Partial<A>): boolean;
};
type Chosen<T extends GameTypes, A> = ArgumentBase<T, A> & {
  /** What may be said here, best first; may be lazy. */
  choices(view: T['view'], seat: Seat, given: Partial<A>): Iterable<Choice<T>>;
  /** A quick membership test, where listing every choice would take too long. */
  accepts?(view: T['view'], seat: Seat, given: Partial<A>, value: string): boolean;
  /** Why a value that is not among the choices is refused; a list of the choices where absent. */
  refuse?(view: T['view'], seat: Seat, given: Partial<A>, value: string): Why<T> | undefined;
};
export type OneArgument<T extends GameTypes, A> = Chosen<T, A> & { kind: 'one' };
export type ManyArgument<T extends GameTypes, A> = Chosen<T, A> & {
  kind: 'many';
  count(view: T['view'], seat: Seat, given: Partial<A>): Count;
  /** A ready-made selection worth one tap. */
  proposal?(view: T['view'], seat: Seat, given: Partial<A>): readonly string[];
};
export type NumberArgument<T extends GameTypes, A> = ArgumentBase<T, A> & {
  kind: 'number';
  range(view: T['view'], seat: Seat, given: Partial<A>): Count;
};
export type Argument<T extends GameTypes, A> = OneArgument<T, A> | ManyArgument<T, A> | NumberArgument<T, A>;

/** How a player says it. Subcommand, autocomplete, buttons, menus, help, bots and the fuzzer all come from this. */
export type Action<T extends GameTypes, A> = {
  /** Asked in this order; each knows what was given before it. */
  args: { [N in keyof A]-?: Argument<T, A> };
  /** What no single argument can see; called with arguments that each are legal. */
  check?(view: T['view'], seat: Seat, args: A): Why<T> | undefined;
  /** Why the action is not offered to this seat now. */
  unavailable?(view: T['view'], seat: Seat): Why<T> | undefined;
};

export type OptionField<V> = { values: readonly V[]; default: V };
export type OptionSpec<T extends GameTypes> = {
  fields: { [K in keyof T['options']]: OptionField<T['options'][K]> };
  /** Shorthands offered in the lobby; the first is the default. */
  presets: readonly { id: string; options: Partial<T['options']> }[];
  /** Advice on a combination, shown in the lobby; it forbids nothing. */
  hint?(options: T['options'], seats: number): TextRef<T> | undefined;
};

/** What a wording may call on: names of seats, other wordings. */
export type Say<T extends GameTypes> = {
  locale: Locale;
  seat(seat: Seat): string;
  text(ref: TextRef<T>): string;
};

export type ActionText<A> = {
  /** The subcommand's name: lower case, no spaces. */
  name: string;
  description: string;
  /** On a button. */
  label: string;
  args: { [N in keyof A]-?: { name: string; description: string } };
};

export type Catalogue<T extends GameTypes> = {
  /** The game's title and one sentence that makes one want to play it. */
  name: string;
  pitch: string;
  /** The slash command's name and description. */
  command: { name: string; description: string };
  actions: { [K in ActionName<T>]: ActionText<T['actions'][K]> };
  options: Record<OptionName<T>, { label: string; values: Record<string, string> }>;
  presets: Record<string, { label: string; description: string }>;
  wishes: Record<string, string>;
  texts: { [K in TextKey<T>]: (params: T['texts'][K], say: Say<T>) => string };
  /** One line each for the channel and the log; undefined where an event is worth no line. */
  events: { [K in EventName<T>]: (data: T['events'][K], say: Say<T>) => string | undefined };
  /** Where we are: round, phase, whose turn. */
  heading(view: T['view'], say: Say<T>): string;
  /** The whole table as text: playable without sight. Markdown lines. */
  status(view: T['view'], say: Say<T>): readonly string[];
  /** What only this seat may know, as text lines. */
  hand(view: T['view'], seat: Seat, say: Say<T>): readonly string[];
  /** The picture in one or two sentences, at most 1,024 characters. */
  alt(view: T['view'], say: Say<T>): string;
  /** Every rule in our own words, and the topics under which a player looks for them. */
  rules: Record<T['rules'], string>;
  topics: readonly { title: string; rules: readonly T['rules'][] }[];
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

export const refusalCodes = ['stale', 'not-your-decision', 'not-offered', 'illegal-argument', 'game-over'] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export type Refused<T extends GameTypes> = {
  ok: false;
  code: RefusalCode;
  rule?: T['rules'];
  /** Worded by the game where it knows better than the code says. */
  reason?: TextRef<T>;
  /** The argument at fault and what it may be. */
  argument?: string;
  choices?: readonly Choice<T>[];
  count?: Count;
};

export type Accepted<T extends GameTypes> = {
  ok: true;
  match: Match<T>;
  events: readonly GameEvent<T>[];
  /** Something random or hidden came out. */
  revealed: boolean;
  /** Captions of the phases that ended. */
  phases: readonly TextRef<T>[];
};
export type Result<T extends GameTypes> = Accepted<T> | Refused<T>;

/** An answer as it arrives. */
export type Attempt = {
  seat: Seat;
  action: string;
  args: Args;
  /** The answer count when the question was shown; absent where it was not asked by a button. */
  seq?: number;
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
