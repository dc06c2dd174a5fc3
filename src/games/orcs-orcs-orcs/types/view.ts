/** What one viewer may know of the table: the picture, the text board, the choices and the bot work from this alone. */
import type { Seat, Viewer } from '../../../kernel/index.js';
import type { ScoreRow } from './board.js';
import type {
  BonusAction,
  CardCode,
  Category,
  Colour,
  DeckName,
  Element,
  FateId,
  FateRule,
  Kind,
  Lane,
  MissionId,
  Options,
  Phase,
  Power,
  Ring,
  Slot,
  SpellCode,
  Terrain,
  ToadlingKind,
} from './terms.js';

/** A figure, with the hit points it has for the player whose turn it is (terrain and fate rule counted in). */
export type CreatureView = {
  readonly id: number;
  readonly kind: Kind;
  readonly damage: number;
  readonly hitPoints: number;
};

export type SectionView = {
  readonly creatures: readonly CreatureView[];
  /** Toadlings lying here face down. */
  readonly toadlings: number;
  readonly terrain: Terrain | null;
  /** D0b: a terrain tile lies here face down. */
  readonly covered: boolean;
};

export type LaneView = {
  /** Markers still waiting beside the lane. */
  readonly markers: number;
  readonly sections: Readonly<Record<Ring, SectionView>>;
  /** The seat of the mage that faces this lane. */
  readonly mage: Seat | null;
  /** The front section; null without creatures or without the front rule. */
  readonly front: Ring | null;
  /** Completely empty, as the table's option counts it (OOO-1.6). */
  readonly empty: boolean;
};

/** One column of the value table, with the kind that now holds the slot. */
export type SlotView = {
  readonly kind: Kind;
  readonly category: Category;
  readonly power: Power;
  /** The bonus action of the kind; null where it has none or the module is off. */
  readonly bonus: BonusAction | null;
  /** Printed hit points of the kind. */
  readonly hitPoints: number;
  readonly track: readonly number[];
  /** The cell of the track where the cube lies. */
  readonly cell: number;
  /** Victory points a trophy is worth now. */
  readonly value: number;
  readonly breaches: number;
};

/** What a fate card moves: categories (base game) or rings of lanes (new fate cards). */
export type FateMoves =
  | { readonly by: 'category'; readonly categories: readonly Category[] }
  | { readonly by: 'section'; readonly lanes: readonly Lane[]; readonly rings: readonly Ring[] };

export type FateView = {
  readonly card: { readonly id: FateId; readonly moves: FateMoves; readonly rule: FateRule | null } | null;
  /** The rule in force now; null while the card's own movement runs or without one. */
  readonly rule: FateRule | null;
  readonly deck: number;
  readonly discard: number;
};

export type PlayerView = {
  readonly seat: Seat;
  readonly colour: Colour;
  /** The tower space of the mage. */
  readonly space: Lane;
  readonly hand: number;
  readonly draw: number;
  /** Open to all, the latest card last. */
  readonly discard: readonly CardCode[];
  readonly trophies: Readonly<Record<Slot, number>>;
  readonly gauge: Readonly<Record<Slot, number>>;
  readonly powers: readonly Power[];
  /** Whether the powers count now (OOO-12.3). */
  readonly powersUsable: boolean;
  readonly toadlings: readonly ToadlingKind[];
  readonly owedDiscards: number;
  /** Support spells and Poison cards in the whole deck: all of it was taken in the open. */
  readonly support: number;
  readonly poison: number;
  /** Trophies, Support and Poison; never the mission (13.4). */
  readonly score: number;
  /** Chose a mission already; true without the module. */
  readonly ready: boolean;
};

/** The spell being cast, open to all. */
export type CastingView = {
  readonly spell: SpellCode;
  readonly upgrades: readonly SpellCode[];
  readonly element: Element;
  /** Energy of the spell's own element, pending magic energy counted in. */
  readonly energy: number;
  /** An upgrade effect was used: no way back (OOO-7.9). */
  readonly effectUsed: boolean;
};

export type TurnView = {
  readonly actionsLeft: number;
  readonly actionsTaken: number;
  readonly pendingEnergy: number;
  readonly usedHandChange: boolean;
  readonly usedPoison: boolean;
  readonly learned: readonly CardCode[];
  readonly casting: CastingView | null;
  readonly bonusQueue: readonly BonusAction[];
};

/** A card in one's own hand. */
export type HandCard = {
  readonly code: CardCode;
  /** Learned this turn: waits for the next one (OOO-9.3). */
  readonly learned: boolean;
};

/** What only the owner of the seat sees. */
export type OwnView = {
  readonly seat: Seat;
  readonly hand: readonly HandCard[];
  /** Content of the draw pile, sorted: its order is nobody's to know. */
  readonly draw: readonly CardCode[];
  readonly missionOffer: readonly MissionId[];
  readonly mission: MissionId | null;
  /** What the mission would bring if the game ended now. */
  readonly missionVp: number;
  readonly autoBonus: boolean;
};

/** D0b: whose pick it is, for which lane, and how many tiles of each size are left. */
export type TerrainPick = {
  readonly seat: Seat;
  readonly lane: Lane;
  readonly left: Readonly<Record<Ring, number>>;
};

export type View = {
  readonly viewer: Viewer;
  readonly options: Options;
  /** Turn order of the table (the first began round 1). */
  readonly order: readonly Seat[];
  /** Turn order of this round. */
  readonly roundOrder: readonly Seat[];
  /** 0 during set-up. */
  readonly round: number;
  readonly phase: Phase;
  /** The player whose turn it is, or whose terrain pick. */
  readonly active: Seat | null;
  readonly turn: TurnView | null;
  readonly slots: Readonly<Record<Slot, SlotView>>;
  readonly lanes: Readonly<Record<Lane, LaneView>>;
  readonly fate: FateView;
  /** Face up, leftmost first. */
  readonly display: Readonly<Record<DeckName, readonly SpellCode[]>>;
  readonly decks: Readonly<Record<DeckName | 'poison' | 'toadlings', number>>;
  /** By seat. */
  readonly players: readonly PlayerView[];
  readonly terrainPick: TerrainPick | null;
  /** The last round is being played. */
  readonly endTriggered: boolean;
  /** Lanes completely empty now; four end the game. */
  readonly emptyLanes: number;
  /** Cards out of the game, in the open. */
  readonly boxed: readonly CardCode[];
  readonly own: OwnView | null;
  /** Live score of every seat at the end of each round: for the chart. */
  readonly history: readonly (readonly number[])[];
  /** The score table, best first; null until the game is scored. */
  readonly result: readonly ScoreRow[] | null;
};
