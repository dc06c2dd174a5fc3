/** Prompts, labels, reasons and captions with what each needs; worded in text/<locale>/. */
import type { Nothing, Seat, TextRef } from '../../../kernel/index.js';
import type { DarknessId } from '../content/darkness-cards.js';
import type { GeneralId } from '../content/generals.js';
import type { CardId } from '../content/hero-cards.js';
import type { HeroId } from '../content/heroes.js';
import type { LocId } from '../content/map.js';
import type { Colour, Counts } from '../content/peoples.js';
import type { QuestId } from '../content/quests.js';
import type { Timing } from '../content/special-cards.js';
import type { Pick, Plan, Subject } from './actions.js';
import type { BattleDie, Die, FightDie } from './board.js';
import type { NightEffect } from './events.js';
import type { Dor, DorFrame } from './index.js';
import type { AlertLevel, RespondChoice, Travel, Who } from './terms.js';

/** A hand card by its number, or a reward by its letter. */
export type Item = ({ no: number; card: CardId } | { letter: string; quest: QuestId }) & {
  /** Whose it is, where one player leads several heroes. */
  of?: HeroId;
};

/** A general and where he stands. */
export type Standing = { general: GeneralId; loc: LocId };

/** Why a Night looks bad before it begins (window at dusk). */
export type Danger =
  | { type: 'general'; general: GeneralId }
  | { type: 'city'; count: number }
  | { type: 'crystals'; left: number }
  | { type: 'supply'; colour: Colour; left: number }
  | { type: 'full'; count: number };

export type Prompts = {
  askHero: { pick: number; of: number };
  askNewHero: { fallen: HeroId };
  askStyle: Nothing;
  askShape: Nothing;
  askDay: { who: Who; actions: number; loc: LocId };
  askEnd: { actions: number };
  askJoin: { general: GeneralId; by: Who };
  askMuster: { general: GeneralId; waiting: Who[]; joined: Who[] };
  askNext: { general: GeneralId; missing: number };
  askReroll: { hero: HeroId; dice: readonly (Die | FightDie | BattleDie)[] };
  askPenalty: { hero: HeroId; general: GeneralId; count: number };
  askTurnUndead: { loc: LocId; count: number };
  askEnvoy: { loc: LocId; count: number };
  askVisions: { count: number };
  askLimit: { hero: HeroId; count: number };
  askWisdom: { card: DarknessId; full: boolean; effects: NightEffect[] };
  windowLuck: { general: GeneralId; missing: number; failed: number };
  windowRegen: { general: GeneralId; wounds: number };
  windowLastStand: { who: Who; wounds: number; life: number };
  windowDusk: { cards: number; dangers: Danger[] };
  windowNight: { no: number; card: DarknessId; effects: NightEffect[] };
  windowHeal: { generals: GeneralId[] };
  /** A window, and who holds what for it. */
  window: { asks: TextRef<Dor>; holders: { seat: Seat; items: Item[] }[] };
  offerPlay: Nothing;
  offerJoin: Nothing;
  offerAlerts: Nothing;
};

export type Labels = {
  heroLabel: { hero: HeroId };
  aboutHero: { hero: HeroId };
  aboutPlace: { minions: Counts; crystals: number; gate: boolean; general: GeneralId | null; heroes: HeroId[] };
  aboutItem: Item;
  subject: { what: Subject };
  randomHero: Nothing;
  place: { loc: LocId };
  destination: { loc: LocId; steps: number };
  travel: { by: Travel; cost: number; needsCard: boolean };
  item: Item;
  travelCard: { no: number; card: CardId };
  generalLabel: { general: GeneralId };
  entryLabel: { entry: LocId | Colour };
  /** Minions of one location. */
  crowd: Pick;
  pushBack: { general: GeneralId };
  passThrough: { loc: LocId };
  drive: { loc: LocId; count: number };
  visionCard: { no: number; card: DarknessId | null };
  discardAll: Nothing;
  noCards: Nothing;
  colourLabel: { colour: Colour };
  bonusDice: { colours: Colour[] };
  choice: { choice: RespondChoice };
  fighterLabel: { hero: HeroId };
  alertLevel: { level: AlertLevel };
  /** Dice, and out of a hundred how often they are enough. */
  odds: { dice: number; chance: number };
  /** Places of one people's colour. */
  lands: { colour: Colour | 'purple' };
};

export type Reasons = {
  notYourTurn: { seat: Seat };
  answerFirst: { step: DorFrame['step'] };
  noActions: Nothing;
  noHeroYet: Nothing;
  nothingAsked: Nothing;
  heroNotFree: { hero: string; free: HeroId[] };
  noHeroAsked: Nothing;
  tooFarOnFoot: { to: LocId; steps: number; actions: number; reach: LocId[] };
  tooFar: { to: LocId; steps: number; by: Travel; most: number };
  alreadyThere: { to: LocId };
  noSuchPlace: { given: string };
  needsTravelCard: { by: Travel; held: CardId[] };
  noCardNeeded: Nothing;
  gatesOnly: { gates: LocId[] };
  gateCardElsewhere: { card: CardId; gates: LocId[] };
  onlyWizard: Nothing;
  teleportUsed: Nothing;
  formBars: { shape: Colour };
  noMinions: { loc: LocId; near: LocId[] };
  onlyRanger: Nothing;
  notNextToYou: { loc: LocId };
  fireballCard: { colours: Colour[] };
  onlyWizardFireball: Nothing;
  noBonusReward: Nothing;
  bonusColours: { colours: Colour[] };
  noGeneralHere: { generals: Standing[] };
  minionsFirst: { count: number };
  needsPortrait: { general: GeneralId; held: CardId[] };
  needsOwnCard: { hero: HeroId; general: GeneralId };
  nothingToJoin: Nothing;
  noneAlone: Nothing;
  cannotHealHere: { loc: LocId };
  fullLife: { life: number };
  notTainted: { loc: LocId; tainted: LocId[] };
  needsColourCard: { colour: Colour; cleric: boolean };
  needsCardOfPlace: { loc: LocId };
  gateHere: Nothing;
  noGatesLeft: Nothing;
  rumorsAtInn: Nothing;
  rumorsTwice: Nothing;
  questNotHere: { quest: QuestId };
  questByItself: { quest: QuestId };
  noQuest: Nothing;
  /** What was asked for is not held, or it is held and its moment is another. */
  notHeld: { given: string; held: { item: Item; timing: Timing }[] };
  notNow: { item: Item; timing: Timing };
  nothingToPlay: { held: { item: Item; timing: Timing }[] };
  badTarget: { item: Item; example: Plan | null };
  badPlan: { example: Plan | null };
  noTargets: Nothing;
  nothingHappens: Nothing;
  discardExactly: { count: number };
  nothingToDiscard: Nothing;
};

type Captions = {
  captionSetUp: Nothing;
  captionBattle: { general: GeneralId; won: boolean };
  captionDay: { who: Who };
  captionEvening: { who: Who };
  captionNight: { quiet: boolean };
};

type Outcomes = {
  allGeneralsDefeated: Nothing;
  generalEntered: { general: GeneralId };
  noMinionsLeft: { colour: Colour };
  lastCrystal: Nothing;
  fiveInCity: Nothing;
  noHeroLeft: Nothing;
};

/** Why a hint or a bot does what it does. */
export type Whys = {
  whyStrike: { general: GeneralId };
  whyFight: { loc: LocId };
  whyHeal: Nothing;
  whyCleanse: { loc: LocId; left: number };
  whyQuest: { quest: QuestId };
  whyRumors: { general: GeneralId };
  whyGate: { asked: boolean };
  whyMarch: { general: GeneralId };
  whyApproach: { loc: LocId };
  whyFlee: Nothing;
  whyEnd: Nothing;
  whyPlay: Nothing;
  whyPass: Nothing;
  whyJoin: { general: GeneralId };
  whyDiscard: { general: GeneralId };
  whyWisdom: { harmful: boolean };
};

type Hints = { firstSeatMissing: Nothing; oneEasierAtATime: Nothing };

export type Endings = Captions & Outcomes & Hints;

/** What those who watch may guess at. */
export type FightTexts = { fightAhead: { general: GeneralId } };

export type Texts = Prompts & Labels & Reasons & Endings & Whys & FightTexts;
