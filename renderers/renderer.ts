/** What a game brings to be drawn. */
import type {
  ActionName,
  AnyTypes,
  Catalogue,
  GameEvent,
  GameTypes,
  Locale,
  LookupName,
  Seat,
} from '../src/kernel/index.js';
import type { BoardTask, EndTask, HandTask, LobbyTask, LookupTask, PreviewTask, SceneTask } from './contract.js';
import type { Mark } from './kit/palette.js';
import type { Sheet } from './kit/sheet.js';

/** A finished drawing that is not yet encoded. */
export type Draft = { name: string; sheet: Sheet; alt: string };

type Seen<K extends BoardTask | SceneTask, T extends GameTypes> = Omit<K, 'view' | 'before' | 'events'> & {
  view: T['view'];
  before?: T['view'];
  events: readonly GameEvent<T>[];
};
export type BoardOf<T extends GameTypes> = Seen<BoardTask, T>;
export type SceneOf<T extends GameTypes> = Seen<SceneTask, T>;
export type HandOf<T extends GameTypes> = Omit<HandTask, 'view'> & { view: T['view'] };
export type LobbyOf<T extends GameTypes> = Omit<LobbyTask, 'chosen'> & { chosen: T['options'] };
export type EndOf<T extends GameTypes> = Omit<EndTask, 'view'> & { view: T['view'] };

/** For every action: one of its arguments and what was given before it. */
export type PreviewOf<T extends GameTypes> = Omit<PreviewTask, 'view' | 'action' | 'argument' | 'given'> & {
  view: T['view'];
} & {
    [K in ActionName<T>]: {
      action: K;
      argument: keyof T['actions'][K] & string;
      given: Readonly<Partial<T['actions'][K]>>;
    };
  }[ActionName<T>];
export type LookupOf<T extends GameTypes> = Omit<LookupTask, 'view' | 'lookup' | 'args'> & {
  view: T['view'];
} & { [K in LookupName<T>]: { lookup: K; args: T['lookups'][K] } }[LookupName<T>];

/** Icons from which the title art is composed. */
export type TitleArt = {
  /** In the middle, what is defended. */
  tower: string;
  /** Left and right of it, the nearest first. */
  horde: readonly string[];
};

/** What the end picture may show besides winners and scores. */
export type EndDetails = {
  marks: readonly Mark[];
  /** One line a seat, best first: what each part of the score was. */
  table?: {
    columns: readonly { icon: string; label: string; note?: string }[];
    rows: readonly { seat: Seat; cells: readonly string[]; total: string }[];
  };
  /** The scores after each round, one list a round with an entry a seat. */
  history?: readonly (readonly number[])[];
  /** Another chart in its place: lines of the game's own choice, each with a mark and a word. */
  chart?: {
    title: string;
    /** The highest value there can be; a round number above all values where absent. */
    top?: number;
    lines: readonly { mark: Mark; label: string }[];
    /** One list a round with an entry a line. */
    history: readonly (readonly number[])[];
  };
};

/** A piece of a view that its picture must show, under the name by which the drawing notes it. */
export type ShownPiece = {
  id: string;
  /** It decides the turn: at least 32 px high. */
  decides?: true;
  /** It stands on the board among others: none may hide another, nor a name. */
  stands?: true;
};

/** What the pictures of a view must show; every game's are held against it. */
export type Shows<T extends GameTypes> = {
  board(view: T['view']): readonly ShownPiece[];
  hand?(view: T['view'], seat: Seat): readonly ShownPiece[];
};

export type LobbyMark = (seat: Seat, wish: string | null, locale: Locale) => Mark;

export type GameRenderer<T extends GameTypes> = {
  text: Record<Locale, Catalogue<T>>;
  art: TitleArt;
  /** A seat's mark in the lobby, as the game will show it: by its number, or by what it wishes for. */
  lobbyMark?: LobbyMark;
  shows: Shows<T>;
  /** Below the lobby's card, what the options come to where that must be seen: a map typed by hand. */
  lobby?(task: LobbyOf<T>): readonly Draft[];
  board(task: BoardOf<T>): readonly Draft[];
  hand?(task: HandOf<T>): readonly Draft[];
  /** For arguments that declare a preview. */
  preview?(task: PreviewOf<T>): readonly Draft[];
  /** Where a look-up is worth a picture. */
  lookup?(task: LookupOf<T>): readonly Draft[];
  scene?(task: SceneOf<T>): readonly Draft[];
  end?(task: EndOf<T>): EndDetails;
};

/** A renderer among others: the one place where its game's own types are let go. */
export type AnyRenderer = {
  text: Record<Locale, Pick<Catalogue<never>, 'name' | 'pitch' | 'titles'>>;
  art: TitleArt;
  lobbyMark?: LobbyMark;
  shows: Shows<AnyTypes>;
  /** The outcome's reason in words. */
  reason(task: EndTask): string;
  lobby(task: LobbyTask): readonly Draft[];
  board(task: BoardTask): readonly Draft[];
  hand(task: HandTask): readonly Draft[];
  preview(task: PreviewTask): readonly Draft[];
  lookup(task: LookupTask): readonly Draft[];
  scene(task: SceneTask): readonly Draft[];
  end(task: EndTask): EndDetails | undefined;
};
