/** What a picture is made from and what it becomes. Renderers see views, never a match: a secret can't be drawn. */
import type { AnyTypes, Args, Awarded, GameEvent, Locale, Mode, Outcome, Seat, Viewer } from '../src/kernel/index.js';

/** Pictures of a game. */
export const pictureKinds = ['board', 'hand', 'preview', 'lookup', 'lobby', 'end', 'scene'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Everything but the view that a drawing may use. */
export type Setting = {
  locale: Locale;
  /** The seats' names, as the channel knows them. */
  names: readonly string[];
  /** The seats that somebody waits for. */
  awaited: readonly Seat[];
};

export type BoardTask = Setting & {
  kind: 'board';
  game: string;
  view: object;
  /** The view at the last board post, for the marks of what changed. */
  before?: object;
  /** What happened since, as a spectator may know it. */
  events: readonly GameEvent<AnyTypes>[];
};
/** A close-up of something that just happened (a battle, a roll), where the events hold one worth showing. */
export type SceneTask = Omit<BoardTask, 'kind'> & { kind: 'scene' };
export type HandTask = Setting & { kind: 'hand'; game: string; view: object; seat: Seat };
/** What the first few choices of an argument would do, drawn side by side or over each other for the seat that is asked. */
export type PreviewTask = Setting & {
  kind: 'preview';
  game: string;
  view: object;
  seat: Seat;
  action: string;
  /** The argument that is asked for, what was given before it and, of a plan, the tokens picked so far. */
  argument: string;
  given: Args;
  picked: readonly string[];
  /** The values of the first choices as the panel lists them: the first is drawn as number 1. */
  choices: readonly string[];
};
/** The answer to a look-up, for whoever asked: one card, one place in large. */
export type LookupTask = Setting & {
  kind: 'lookup';
  game: string;
  view: object;
  viewer: Viewer;
  lookup: string;
  args: Readonly<Record<string, string | undefined>>;
};
export type EndTask = Setting & {
  kind: 'end';
  game: string;
  view: object;
  outcome: Outcome<AnyTypes>;
  /** The titles that are told of, the first ones first; none where the game was not kept. */
  titles?: readonly Awarded[];
};
export type LobbyTask = Setting & {
  kind: 'lobby';
  game: string;
  /** One entry a seat that may be taken; null while it is free. A wish comes with its name. */
  seats: readonly ({ name: string; kind: 'person' | 'bot'; wish: { id: string; name: string } | null } | null)[];
  /** What it takes: so many players, so many minutes where the game says so, with or against each other. */
  players: { min: number; max: number };
  minutes?: { min: number; max: number };
  mode: Mode;
  /** The variant and whatever is not as usual, each with what it means. */
  options: readonly { label: string; meaning: string }[];
  /** All options as they stand, for what the game itself draws of them. */
  chosen?: object;
  host: string;
};
/** A place of a campaign: how many of its stars and which of its badges a guild has. */
export type RoadPlace = {
  label: string;
  stars: number;
  ofStars: number;
  badges: readonly { icon: string; has: boolean }[];
  state: 'won' | 'tried' | 'open';
};
/** Records, worded already: bars of so many out of so many, and a few numbers. No game of its own. */
export type StatsTask = {
  kind: 'stats';
  game: string;
  locale: Locale;
  title: string;
  subtitle: string;
  tiles: readonly { label: string; value: string }[];
  /** `part` of `total`, such as won of played. */
  bars: readonly { label: string; part: number; total: number; value: string }[];
  /** The places of a campaign in order, in place of bars. */
  road?: readonly RoadPlace[];
  /** In place of bars where there are none. */
  empty: string;
  alt: string;
};
/** The card of a game night: when, what, who. Times come in words, by the guild's own clock. */
export type NightTask = Setting & {
  kind: 'night';
  /** Whose title art it bears. */
  game: string;
  title: string;
  host: string;
  state: 'planning' | 'locked' | 'seated' | 'over' | 'cancelled';
  times: readonly { label: string; votes: number }[];
  zone: string;
  games: readonly { label: string; votes: number }[];
  coming: readonly string[];
  bench: readonly string[];
  quorum: number;
  teaches: boolean;
};
/** A whole game, or a part of it, one frame a phase. */
export type FilmTask = Omit<Setting, 'awaited'> & {
  kind: 'film';
  game: string;
  frames: readonly {
    view: object;
    awaited: readonly Seat[];
    caption: string;
  }[];
  alt: string;
};
export type DrawTask =
  NightTask | StatsTask | BoardTask | SceneTask | HandTask | PreviewTask | LookupTask | EndTask | LobbyTask;

export type Picture = {
  /** File name, such as board.png. */
  name: string;
  /** Its bytes; a film's are a GIF's. */
  png: Buffer;
  /** At most 1,024 characters. */
  alt: string;
  width: number;
  height: number;
};
