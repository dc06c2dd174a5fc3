/** Prompts, labels, captions, reasons: what is worded in the catalogues, with what each needs. */
import type { Nothing, Seat } from '../../../kernel/index.js';
import type { Question } from './view.js';
import type {
  AbilityId,
  CardId,
  Cell,
  Cells,
  Damage,
  Facing,
  FlowerType,
  HeroId,
  ModifierId,
  Phase,
  ScenarioId,
  ShapeId,
  SiteColour,
  Space,
  TowerId,
  TowerType,
} from './terms.js';

export type PromptTexts = {
  promptHero: Nothing;
  promptAbility: { tiles: number };
  promptSecondaries: { left: number };
  promptDeal: Nothing;
  promptTowers: { round: number };
  promptActivation: { hero: HeroId; flowers: number };
  promptSkulls: Nothing;
  promptQuestion: { question: Question['what']; hero: HeroId | null };
  promptBuy: { gold: number; diamonds: number };
  dealLine: { card: TowerId; seat: Seat; becomes: TowerId | null; surrendered: boolean };
};

/** What may become of a line of the deal. */
export type DealChange = 'give' | 'upgrade' | 'surrender';

/** An answer to an open question: a colour, a resource, a hero, a horde or a tower. */
export type Option = { what: Question['what']; option: string; tag: string | null; card: TowerId | null };

export type LabelTexts = {
  heroChoice: { hero: HeroId };
  abilityChoice: { ability: AbilityId };
  dealChoice: { card: TowerId; seat: Seat };
  changeChoice: { change: DealChange };
  seatChoice: { seat: Seat };
  towerChoice: { card: TowerId; mods: readonly ModifierId[]; falcon: boolean };
  siteChoice: { at: Space; colour: SiteColour; hordes: readonly string[] };
  facingChoice: { facing: Facing; hordes: readonly string[] };
  passChoice: { seat: Seat; self: boolean };
  upgradeNo: Nothing;
  upgradeYes: { card: TowerId };
  upgradeCopy: { card: TowerId; mods: readonly ModifierId[] };
  spaceChoice: { at: Space; steps: number; tag: string | null; flower: FlowerType | null };
  placeChoice: { at: Space; tag: string | null };
  cellChoice: { cell: Cell; hits: number; left: number };
  wayChoice: { at: Space; flower: FlowerType | null };
  flowerChoice: { flower: FlowerType; at: Space };
  whatBasic: { hero: HeroId };
  whatAbility: { ability: AbilityId };
  aboutAbility: { ability: AbilityId };
  whatRest: { life: number; tiles: number };
  whatObjective: Nothing;
  whatSkulls: { skulls: number };
  targetTower: { card: TowerId; at: Space; seat: Seat };
  targetHero: { hero: HeroId };
  targetHorde: { tag: string; card: CardId; at: Space; distance: number; left: number };
  option: Option;
  buyChoice: { card: TowerId; price: number; mods: readonly ModifierId[]; left: number };
  modifierChoice: { modifier: ModifierId };
  modifyChoice: { card: TowerId; mods: readonly ModifierId[]; seat: Seat };
  notYet: Nothing;
  /** The tokens of a plan. */
  planHorde: {
    tag: string;
    at: Space;
    distance: number;
    left: number;
    piece: ShapeId | 'soldier' | 'warrior' | 'knife';
  };
  planCells: { tag: string; cells: Cells; hits: number; left: number };
  /** A whole plan as it is typed, with what it would cover and finish. */
  planWhole: { text: string; hits: number; done: readonly string[] };
  planNone: { piece: ShapeId | 'soldier' | 'warrior' | 'knife' };
  planStay: Nothing;
  planSpend: { at: Space; on: 'tentacle' | 'totem' };
  planWait: { at: Space };
  planAlternative: { which: 'a' | 'b'; attack: string };
  cardName: { card: string };
};

export type CaptionTexts = {
  captionSetUp: Nothing;
  captionSpawn: { round: number };
  captionTowers: { round: number };
  captionDestroyed: { round: number };
  captionAdvanced: { round: number };
  captionBought: { round: number };
  hintOrder: { scenario: ScenarioId };
  outcomeWon: { scenario: ScenarioId; round: number };
  outcomeHearts: Nothing;
  outcomePiles: Nothing;
  outcomeMark: { card: CardId };
  outcomeNoRoom: { at: Space };
  outcomeCount: { needed: number };
  outcomeGate: { gate: Space };
  outcomeHeroic: { hero: HeroId };
  outcomePrimarch: Nothing;
};

/** Why an action is not to be had now. */
export type DoableName =
  | 'hero'
  | 'ability'
  | 'deal'
  | 'tower'
  | 'pass'
  | 'move'
  | 'act'
  | 'second'
  | 'buy'
  | 'modify'
  | 'ready'
  | 'choose'
  | 'flower';

/** The refusals of 5.3. */
export type ReasonTexts = {
  wrongPhase: { belongs: Phase; now: Phase; doable: readonly DoableName[] };
  firstAnswer: { question: Question['what']; seat: Seat };
  firstFinish: { seat: Seat; hero: HeroId };
  firstSkulls: Nothing;
  notInHand: { card: string; hand: readonly TowerId[] };
  handEmpty: Nothing;
  noSuchSite: { site: string; sites: readonly Space[] };
  notYourSite: { site: Space; colour: SiteColour; sites: readonly Space[] };
  siteTaken: { site: Space; kind: 'soldier' | 'other'; free: readonly Space[] };
  siteClosed: {
    site: Space;
    by: 'figure' | 'tentacle' | 'ash' | 'fissure' | 'blocked' | 'totem';
    free: readonly Space[];
  };
  noSite: Nothing;
  limitPlay: { most: number };
  limitUpgrades: { most: number };
  limitBuyLevel: { most: number };
  limitModifiers: Nothing;
  limitEvenRounds: Nothing;
  unreadable: { item: string };
  notTheShape: { nth: number; shape: ShapeId; cells: string; example: string | null };
  cellTaken: { cell: Cell; tag: string; free: readonly Cell[] };
  offGrid: { cells: string };
  wrongDamage: { cell: Cell; tag: string; takes: Damage; damage: Damage };
  outOfRange: { tag: string; from: Space | null; facing: Facing; inRange: readonly string[] };
  sameHorde: { tag: string };
  differentHordes: { tag: string };
  traitForbids: { tag: string; why: 'flying' | 'stone-skin' | 'totem' | 'stone-skins'; allowed: readonly string[] };
  noSoldiers: Nothing;
  knifeRange: { tag: string; hordes: readonly string[] };
  alternatives: { a: string; b: string };
  planUnfinished: { nth: number; piece: ShapeId | 'soldier' | 'warrior' | 'knife' };
  noRoom: { tag: string; piece: ShapeId | 'soldier' | 'warrior' | 'knife' };
  planTooLong: Nothing;
  notSpendable: { at: string; spaces: readonly Space[] };
  noWait: { at: string; spaces: readonly Space[] };
  otherPlayer: { seats: readonly Seat[] };
  noneLeft: { type: TowerType; level: number };
  notInScenario: { type: TowerType; level: number };
  topLevel: Nothing;
  alreadyActed: { hero: HeroId };
  heroStunned: { hero: HeroId };
  tooFar: { to: Space; steps: number | null; hero: HeroId; boots: number; reach: readonly Space[] };
  cannotStop: {
    at: Space;
    by: 'tower' | 'exit' | 'tentacle' | 'totem' | 'environment' | 'leviathan' | 'nowhere';
    near: readonly Space[];
  };
  noBlock: { tag: string; free: readonly Cell[] };
  abilityUsed: { ability: AbilityId };
  abilityPassive: { ability: AbilityId };
  abilityNotYours: { ability: string; yours: readonly AbilityId[] };
  abilityIdle: { ability: AbilityId };
  abilityNotListed: { abilities: readonly AbilityId[] };
  noObjective: { spaces: readonly Space[] };
  noSkulls: Nothing;
  flowerNotCrossed: { hero: HeroId; at: string };
  flowerWilted: { at: Space };
  flowerCovered: { at: Space };
  wayOverFlower: { to: Space; flower: FlowerType; at: Space };
  wayBroken: { at: string; near: readonly Space[] };
  tooFewDiamonds: { level: number; price: number; diamonds: number };
  noneToBuy: { type: TowerType; level: number; offered: readonly TowerId[] };
  notForSale: { offered: readonly TowerId[] };
  tooLittleGold: { gold: number };
  modifierUsed: { left: readonly ModifierId[] };
  noSlot: { card: TowerId };
  noModifierOnSoldiers: Nothing;
  noTurntable: { card: TowerId };
  noModifierFits: Nothing;
  oneSecondary: { left: readonly HeroId[] };
  notSolo: Nothing;
  someoneDecides: { seats: readonly Seat[]; options: readonly Option[] };
  nothingToChoose: Nothing;
  readyAlone: { ready: boolean };
  heroTaken: { free: readonly HeroId[] };
  dealUpgrade: { most: number };
  notAtThisLevel: { changes: readonly DealChange[] };
  notNow: Nothing;
  alreadyMoved: { hero: HeroId };
};

/** Why a bot would do what it does (17.3). */
export type WhyTexts = {
  whyMarch: { tag: string; hearts: number };
  whyFinish: { tag: string };
  /** A champion's second wind or a boss with more cards. */
  whyBeat: { tag: string; left: number };
  whyCover: { tag: string; hits: number };
  whyObjective: Nothing;
  whyFlower: Nothing;
  whyRest: Nothing;
  whyPass: Nothing;
  whyBuy: Nothing;
  whyReady: Nothing;
};

/** What those who watch may guess at. */
export type FightTexts = { fightAhead: { round: number } };

export type Texts = PromptTexts & LabelTexts & CaptionTexts & ReasonTexts & WhyTexts & FightTexts;
