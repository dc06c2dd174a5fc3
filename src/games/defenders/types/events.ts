/** What happened, as facts; worded in text/<locale>/events.ts. */
import type { Seat } from '../../../kernel/index.js';
import type { DarknessId } from '../content/darkness-cards.js';
import type { GeneralId } from '../content/generals.js';
import type { CardId } from '../content/hero-cards.js';
import type { HeroId } from '../content/heroes.js';
import type { LocId } from '../content/map.js';
import type { Colour, Counts } from '../content/peoples.js';
import type { QuestId } from '../content/quests.js';
import type { Pick, Plan } from './actions.js';
import type { BattleDie, BattleReport, FightDie, Loss, Points } from './board.js';
import type { AlertLevel, Style, Travel, Who } from './terms.js';

/** What a Darkness card did, in order: the Night message, the log and the change marks of the picture read it. */
export type NightEffect =
  /** Minions due at a location, and how many found room. */
  | { type: 'place'; loc: LocId; colour: Colour; due: number; placed: number }
  /** A crystal: by an overrun there, by a spill-over that found no room, or by three Demons (DOR-11). */
  | { type: 'crystal'; loc: LocId; left: number; cause: 'overrun' | 'spill' | 'demons' }
  | { type: 'overrun'; loc: LocId; colour: Colour; to: LocId[] }
  /** A minion entered Monarch City; how many stand there now. */
  | { type: 'city'; colour: Colour; now: number }
  /** A minion was taken back from a Quest card because the supply was empty (DOR-14.5). */
  | { type: 'taken-back'; colour: Colour; slot: number }
  | { type: 'advance'; general: GeneralId; from: LocId; to: LocId; step: number }
  /** The card names a general who does not move, and why. */
  | { type: 'stays'; general: GeneralId; why: 'elsewhere' | 'wounded' | 'held' | 'defeated'; next: LocId }
  /** An entry cancelled by a card or reward. */
  | { type: 'cancelled'; entry: LocId | Colour }
  | { type: 'loss'; loss: Loss };

export type CardReport = {
  card: DarknessId;
  /** Which card of the Night it was, from 1. */
  no: number;
  /** Used in full, or only for its general. */
  full: boolean;
  /** Put aside by Wisdom: nothing of it happened but the shuffles of the Monarch City card. */
  replaced: boolean;
  effects: NightEffect[];
};

export type NightReport = { turn: number; quiet: boolean; cards: CardReport[] };

/** Why Hero cards came into a hand. */
export type DrawReason = 'evening' | 'victory' | 'quest' | 'scouting' | 'new-hero';

export type Events = {
  heroTaken: { who: Who; how: 'chosen' | 'dealt' };
  /** A successor after a death, with a full life and a new hand. */
  heroReplaced: { who: Who; before: HeroId; cards: CardId[]; quest: QuestId | null };
  slotLeft: { who: Who };
  setUp: {
    minions: Pick[];
    crystals: LocId[];
    /** Special cards taken out by variant H3. */
    trimmed: CardId[];
    first: Who;
    hands: { who: Who; cards: CardId[]; quest: QuestId | null }[];
  };
  turnBegan: { who: Who; turn: number; actions: number; bonus: number };
  styleTaken: { who: Who; style: Style };
  shapeTaken: { who: Who; shape: Colour | null };
  moved: { who: Who; from: LocId; to: LocId; by: Travel; card: CardId | null; cost: number };
  fought: {
    who: Who;
    loc: LocId;
    how: 'hand-to-hand' | 'archery' | 'fireball';
    card: CardId | null;
    dice: FightDie[];
    slain: Counts;
    removed: Counts;
    left: number;
  };
  /** Dice rolled again in a fight or battle, and by what. */
  rerolled: {
    who: Who;
    source: 'dragon-slayer' | 'steed' | 'eagle-rider' | 'battle-luck';
    before: number[];
    after: number[];
  };
  luckStruck: { who: Who; loc: LocId; dice: FightDie[]; removed: Counts; left: number };
  minionsDefeated: { who: Who; loc: LocId; removed: Counts };
  healed: { who: Who; gained: number; life: number; maxLife: number };
  cleansed: { who: Who; loc: LocId; card: CardId | null; dice: number[]; removed: boolean; left: number };
  gateBuilt: { who: Who; loc: LocId; card: CardId };
  rumorsHeard: { who: Who; colour: Colour; drawn: CardId[]; kept: CardId[] };
  drew: { who: Who; cards: CardId[]; why: DrawReason };
  discarded: { who: Who; cards: CardId[]; why: 'limit' | 'penalty' };
  questTried: { who: Who; quest: QuestId; dice: number[]; target: number; done: boolean };
  questAdvanced: { who: Who; quest: QuestId; have: number; need: number };
  questDone: { who: Who; quest: QuestId };
  questFailed: { who: Who; quest: QuestId };
  questImpossible: { who: Who; quest: QuestId };
  questDrawn: { who: Who; quest: QuestId };
  /** A special card or a reward was used for its text. */
  played: { who: Who; card: CardId | null; reward: QuestId | null; plan: Plan };
  minionsRemoved: { picks: Pick[] };
  generalPushedBack: { general: GeneralId; to: LocId; step: number };
  crystalsRemoved: { loc: LocId; count: number; left: number };
  gatePlaced: { loc: LocId };
  carried: { who: Who; to: LocId };
  visionsSeen: { cards: DarknessId[] };
  visionsDone: { who: Who; discarded: DarknessId[]; back: number };
  pledged: { who: Who; general: GeneralId; cards: CardId[]; rewards: QuestId[] };
  pledgeWithdrawn: { who: Who };
  attackDeclared: { who: Who; general: GeneralId; loc: LocId; cards: CardId[]; rewards: QuestId[]; asked: Who[] };
  joined: { who: Who; cards: CardId[]; rewards: QuestId[]; how: 'answer' | 'pledge' };
  stayedOut: { who: Who };
  calledOff: { general: GeneralId; why: 'choice' | 'moved' };
  cursed: { who: Who; cards: { card: CardId; value: number; lost: boolean }[] };
  rolled: { who: Who; general: GeneralId; dice: BattleDie[]; net: number; life: number };
  battleWon: { report: BattleReport; slayer: Who; generalsLeft: number };
  regenerated: { general: GeneralId; life: number };
  penaltySuffered: {
    who: Who;
    general: GeneralId;
    life: number;
    cards: number;
    ignored: 'nothing' | 'one' | 'all';
    left: number;
  };
  battleLost: { report: BattleReport; red: boolean };
  driven: { who: Who };
  undeadTurned: { who: Who; from: LocId; moves: { loc: LocId; count: number }[] };
  wounded: { who: Who; loc: LocId; minions: number; fear: number; ignored: number; lost: number; life: number };
  heroDied: { who: Who; by: 'minions' | GeneralId };
  nightFell: { turn: number; cards: number; quiet: boolean };
  darknessRevealed: { card: DarknessId; no: number; total: number; full: boolean };
  darknessResolved: { report: CardReport };
  decksShuffled: { decks: readonly ('hero' | 'dark' | 'quest')[] };
  generalHealed: { general: GeneralId; life: number };
  healingStopped: { general: GeneralId };
  championNamed: { points: Points[]; champions: Who[]; names: Who[] };
  alertsSet: { seat: Seat; level: AlertLevel };
};
