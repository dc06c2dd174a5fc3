/**
 * What lies on the table. Almost everything is open in this game: hands, Quests, discard piles (specification 2.3).
 * `Table` is that open part; rules, choices, pictures and bots all read it. `Board` adds the order of the decks, which
 * nobody knows; `View` (in view.ts) adds what one viewer may know of it.
 */
import type { Seat } from '../../../kernel/index.js';
import type { DarknessId } from '../content/darkness-cards.js';
import type { GeneralId } from '../content/generals.js';
import type { CardId } from '../content/hero-cards.js';
import type { HeroId } from '../content/heroes.js';
import type { LocId } from '../content/map.js';
import type { Colour, Counts } from '../content/peoples.js';
import type { QuestId } from '../content/quests.js';
import type { NightReport } from './events.js';
import type { AlertLevel, BattleStage, Phase, SlotNo, Style } from './terms.js';

/** A card in a hand. The number is given when it is drawn (the lowest free one of the seat) and kept while it is held. */
export type HeldCard = { no: number; card: CardId };

/** A completed Quest. The letter names a reward that is used once, as the number names a card. */
export type Completed = { id: QuestId; used: boolean; letter: string };

/** Progress on a Quest: a minion that was defeated, or a place that was seen. */
export type Mark = {
  colour: Colour;
  loc: LocId | null;
  /** Whether a minion lies on the card for it; only such a mark can be taken back (DOR-14.5). */
  minion: boolean;
};

export type OpenQuest = { id: QuestId; marks: Mark[] };

/** Cards and rewards promised for the next battle here (DOR-8.8). */
export type Pledge = { cards: CardId[]; rewards: QuestId[] };

export type Hero = {
  seat: Seat;
  hero: HeroId;
  loc: LocId;
  life: number;
  maxLife: number;
  /** Life tokens still face up: actions left this turn. */
  actions: number;
  /** Bonus actions left this turn; spent last (DOR-3.5). */
  bonus: number;
  hand: HeldCard[];
  quest: OpenQuest | null;
  completed: Completed[];
  /** Generals slain by this hero: points and the Slayer skill. */
  trophies: GeneralId[];
  /** Slain by this slot's earlier heroes: points only. */
  pastTrophies: GeneralId[];
  rumorsUsed: number;
  teleportUsed: boolean;
  callOffUsed: boolean;
  /** The Eagle Rider's style; null for all others. */
  style: Style | null;
  freshMount: boolean;
  /** The form the Sorceress has taken; null is her own. */
  shape: Colour | null;
  ambushUsed: boolean;
  pledge: Pledge | null;
  /** Hero cards still owed after a lost battle (DOR-7.9). */
  owes: number;
  /** Dead, waiting for its successor. */
  fallen: boolean;
  /** No hero was left to take over: the slot has left the game (DOR-6.9). */
  gone: boolean;
  /** Minions defeated so far, by all heroes of this slot. */
  kills: number;
};

export type Place = { minions: Counts; crystals: number; gate: boolean };

export type General = {
  /** Position on his path, 0 to 4; 4 is Monarch City. */
  step: number;
  /** Where his wound marker stands. */
  life: number;
  /** Turn ends to skip before he heals; null while he does not heal (DOR-7.12). */
  healWait: number | null;
  defeatedBy: { seat: Seat; hero: HeroId } | null;
};

export type Die = { value: number; bonus: number; need: number; hit: boolean };
export type FightDie = Die & { colour: Colour };
/** A natural 1 against Gorgutt parries: it is never a hit and takes one hit away (DOR-7.5). */
export type BattleDie = Die & { parry: boolean };

/** The last fight with minions. While `open`, Battle Luck may still be played on it (DOR-16.4). */
export type Fight = {
  slot: SlotNo;
  loc: LocId;
  /** The card of a Fireball. */
  card: CardId | null;
  dice: FightDie[];
  /** Minions removed without a die (DOR-5.5). */
  slain: Counts;
  removed: Counts;
  open: boolean;
};

export type Fighter = {
  slot: SlotNo;
  cards: HeldCard[];
  /** Cards lost to Balazarg's curse; they give no dice. */
  cursed: CardId[];
  rewards: QuestId[];
  /** The Sorceress attacks from ambush (DOR-17.7b). */
  ambush: boolean;
  rolled: boolean;
  dice: BattleDie[];
};

export type Battle = {
  general: GeneralId;
  loc: LocId;
  startLife: number;
  initiator: SlotNo;
  /** What the initiator paid with, should the battle be called off. */
  paid: 'token' | 'bonus';
  stage: BattleStage;
  /** In the order in which they joined; the initiator first. */
  fighters: Fighter[];
  /** Slots that were asked and stay out. */
  out: SlotNo[];
  /** The order in which fighters have rolled. */
  order: SlotNo[];
  /** Amarak's Blessing: the general's combat skill is ignored. */
  skillCancelled: boolean;
  /** Battle Luck cards played in this battle. */
  luck: number;
};

/** A battle that is over, for its picture. */
export type BattleReport = {
  turn: number;
  general: GeneralId;
  loc: LocId;
  startLife: number;
  life: number;
  won: boolean;
  slayer: SlotNo | null;
  fighters: {
    seat: Seat;
    hero: HeroId;
    cards: CardId[];
    cursed: CardId[];
    dice: BattleDie[];
    /** What defeat cost; zero after a victory. */
    lostLife: number;
    lostCards: number;
    died: boolean;
  }[];
};

/** The Night in progress. */
export type Night = {
  /** Which card of this Night lies open, from 1; 0 before the first. */
  drawn: number;
  total: number;
  card: DarknessId | null;
  /** Used in full, or only for its general. */
  full: boolean;
  /** Placement entries cancelled by cards: a location, or a colour of the Monarch City card. */
  cancelled: string[];
  /** The general's part was stopped by a card. */
  held: boolean;
  /** The open card took the place of one that Wisdom put aside: it must be used (DOR-17.8c). */
  replaced: boolean;
};

/** One row per finished turn, for the chart at the end. */
export type HistoryRow = {
  turn: number;
  crystalsLeft: number;
  city: number;
  minions: number;
  generalsLeft: number;
  /** Steps from Monarch City of the nearest general; 0 when none is left or one has entered. */
  nearest: number;
};

export type Tally = {
  crystalsPlaced: number;
  overruns: number;
  heroesLost: number;
  battlesWon: number;
  battlesLost: number;
};

export type Points = { slot: SlotNo; quests: number; generals: number };

/** Why a game was lost (DOR-1.2, 6.9). */
export type Loss =
  | { reason: 'general'; general: GeneralId }
  | { reason: 'supply'; colour: Colour }
  | { reason: 'crystals' | 'city' | 'no-hero' };

export type Result = {
  won: boolean;
  loss: Loss | null;
  points: Points[];
  /** The slots that share the title of King's Champion; empty where it is switched off or has no rivals (solo). */
  champions: SlotNo[];
};

export type Supply = { minions: Counts; crystals: number; gates: number };

/** The open part of the table. */
export type Table = {
  turn: number;
  phase: Phase;
  /** The slot whose turn it is. */
  active: SlotNo;
  /** Generals defeated, at most 3: the square of the War Status board (7.8). */
  war: 0 | 1 | 2 | 3;
  /** In the order of play. Empty until heroes are chosen. */
  heroes: Hero[];
  locations: Record<LocId, Place>;
  supply: Supply;
  generals: Record<GeneralId, General>;
  heroDiscard: CardId[];
  /** Special cards that have left the game. */
  removed: CardId[];
  darkDiscard: DarknessId[];
  /** Darkness cards in the game: 56, fewer with H4. */
  darkTotal: number;
  questDiscard: QuestId[];
  unusedHeroes: HeroId[];
  deadHeroes: HeroId[];
  night: Night | null;
  /** No Darkness card is drawn this Night. */
  quietNight: boolean;
  /** The active hero died in this Day: it is over (DOR-6.8). */
  dayOver: boolean;
  /** The player was asked once whether to end the Day with actions left. */
  endAsked: boolean;
  /** Generals that do not heal at the end of this turn (DOR-16.7). */
  spied: GeneralId[];
  fight: Fight | null;
  battle: Battle | null;
  /** How often windows ask each seat (4.4). */
  alerts: AlertLevel[];
  lastNight: NightReport | null;
  lastBattle: BattleReport | null;
  tally: Tally;
  history: HistoryRow[];
  result: Result | null;
};

/** The top cards of the Darkness deck that one seat has seen and put back (Dark Visions). */
export type Known = { seat: Seat; count: number };

/** Everything true about the table. The last card of a deck lies on top. */
export type Board = Table & {
  heroDeck: CardId[];
  darkDeck: DarknessId[];
  questDeck: QuestId[];
  known: Known | null;
  /** What seats asked for in the lobby, until heroes are chosen. */
  wishes: (HeroId | null)[];
};
