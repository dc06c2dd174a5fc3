/** What a game has to say, in one language. */
import type { LessonText } from './lesson.js';
import type {
  ActionName,
  EventName,
  GameTypes,
  Locale,
  LookupName,
  OptionName,
  Seat,
  TextKey,
  TextRef,
  Viewer,
} from './terms.js';

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
  /** A whole move on a button, from its arguments in words, or as they were given; the label and those words where absent. */
  whole?(said: readonly string[], given: Readonly<Partial<A>>): string;
  args: { [N in keyof A]-?: ArgumentText };
};

export type ArgumentText = {
  /** The option's name: lower case, no spaces. */
  name: string;
  description: string;
  /** How the panel asks for it, and what its button says that leaves it out. */
  ask?: string;
  skip?: string;
};

/** A look-up: its subcommand and button as an action's, and what it answers. */
export type LookupText<T extends GameTypes, A> = ActionText<A> & {
  lines(view: T['view'], viewer: Viewer, args: A, say: Say<T>): readonly string[];
};

/** What is said of an option: its menu's label, its values (none where it is a text), what it means. */
export type OptionText = {
  label: string;
  values: Record<string, string>;
  description?: string;
  /** A text too long to be shown, in a few words. */
  brief?(text: string): string;
};

export type Catalogue<T extends GameTypes> = {
  /** The game's title and one sentence that makes one want to play it. */
  name: string;
  pitch: string;
  /** The slash command's name and description. */
  command: { name: string; description: string };
  actions: { [K in ActionName<T>]: ActionText<T['actions'][K]> };
  lookups: { [K in LookupName<T>]: LookupText<T, T['lookups'][K]> };
  options: Record<OptionName<T>, OptionText>;
  presets: Record<string, { label: string; description: string }>;
  wishes: Record<string, string>;
  /** In a few words what a wish is good for, where its name does not say it. */
  wishHints?: Record<string, string>;
  /** Titles that a record awards, by id: the name, and what it was given for. */
  titles: Record<string, { name: string; for: string }>;
  /** How a fight ends, by the ids of `fights`: what one guesses with a tap. */
  fightEnds?: Record<string, string>;
  lesson?: LessonText;
  /** Words of a record that are no option's value: scenarios, levels, variants by id. */
  recordWords?: Record<string, string>;
  texts: { [K in TextKey<T>]: (params: T['texts'][K], say: Say<T>) => string };
  /** One line each for the channel and the log; undefined where an event is worth no line. */
  events: { [K in EventName<T>]: (data: T['events'][K], say: Say<T>) => string | undefined };
  /** Events whose lines only the log keeps: in the channel, a heading, a caption or the next line says it anyway. */
  quiet?: readonly EventName<T>[];
  /** Events that turn the game: a short account of what happened names them first. */
  turningPoints?: readonly EventName<T>[];
  /** Events that say what came of the one before: a short account tells both in one line. */
  outcomes?: readonly EventName<T>[];
  /** Events that begin something new: the line that answers a move ends before them, the board tells the rest. */
  chapters?: readonly EventName<T>[];
  /** Where we are: round, phase, whose turn. */
  heading(view: T['view'], say: Say<T>): string;
  /** The whole table as text: playable without sight. Markdown lines. */
  status(view: T['view'], say: Say<T>): readonly string[];
  /** What the end of the game is told with: a score table, what the match came to. */
  result?(view: T['view'], say: Say<T>): readonly string[];
  /** What only this seat may know, as text lines. */
  hand(view: T['view'], seat: Seat, say: Say<T>): readonly string[];
  /** The picture in one or two sentences, at most 1,024 characters. */
  alt(view: T['view'], say: Say<T>): string;
  /** Every rule in our own words, and the topics under which a player looks for them. */
  rules: Record<T['rules'], string>;
  topics: readonly { title: string; rules: readonly T['rules'][] }[];
};
