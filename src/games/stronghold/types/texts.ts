/** Every sentence the rules may ask for: prompts, labels, lines, captions, reasons. */
import type { Nothing, Seat } from '../../../kernel/index.js';
import type { Handicap } from './options.js';
import type { ChoiceAbout } from './steps.js';
import type {
  Act,
  AimStage,
  CardId,
  CardPhase,
  ChoiceStage,
  DeploymentSize,
  Ending,
  FrontAction,
  Hero,
  Horde,
  Garrison,
  InvaderUnit,
  Lane,
  LookKind,
  OrderMode,
  OrderTile,
  PathPiece,
  PhaseNumber,
  Pick,
  RampartTraining,
  Ritual,
  Side,
  Special,
  Target,
  Task,
  Team,
  Tower,
  TowerMachine,
  Unit,
  Wall,
  WallEquipment,
  Weapon,
} from './terms.js';

export type PromptTexts = {
  promptDraft: Nothing;
  promptFlip: { turn: number };
  promptPhase: { phase: PhaseNumber };
  promptDeployment: { size: DeploymentSize; limit: number };
  promptDefence: { phase: PhaseNumber; hourglasses: number; workshopOnly: number; stone: number };
  promptAim: { stage: AimStage };
  promptChoose: { stage: ChoiceStage };
};

export type LabelTexts = {
  place: { place: string };
  cardChoice: { card: CardId };
  gatherChoice: { unit: InvaderUnit; resources: number };
  unitChoice: { unit: Unit };
  unitsChoice: { count: number; unit: Unit };
  heroChoice: { hero: Hero };
  actionChoice: { action: FrontAction; resources: number };
  payChoice: { pay: Horde };
  nothingElse: Nothing;
  splitChoice: { fw: number; fe: number };
  sizeChoice: { size: DeploymentSize; limit: number; hourglasses: number };
  laneChoice: { lane: Lane; ready: number };
  pickChoice: { pick: Pick };
  tileChoice: { tile: OrderTile };
  modeChoice: { mode: OrderMode; hourglasses: number };
  taskChoice: { task: Task; progress: number; price: number };
  taskName: { task: Task };
  speechAction: Nothing;
  raidAction: Nothing;
  speechChoice: { hourglasses: number };
  raidChoice: { unit: InvaderUnit; hourglasses: number };
  actChoice: { act: Act };
  weaponChoice: { weapon: Weapon; count: number };
  targetChoice: { target: Target };
  itemChoice: { about: ChoiceAbout };
  valueChoice: { about: ChoiceAbout; value: string };
  untilChoice: { phase: PhaseNumber };
  lookChoice: { kind: LookKind };
  aimLine: { weapon: Weapon; target: Target; count: number; stage: AimStage };
  choiceLine: { about: ChoiceAbout; value: string };
};

export type CaptionTexts = {
  captionPhase: { turn: number; phase: PhaseNumber };
  captionRanged: { turn: number };
  captionTurn: { turn: number };
  captionTieBreak: Nothing;
  siegeOver: { ending: Ending; winner: Team; invaders: number; defenders: number };
  hintHandicap: { handicap: Handicap };
};

/** The refusals of 5.2. */
export type ReasonTexts = {
  notDrawn: { phase: CardPhase; cards: readonly CardId[] };
  partnerTook: { card: CardId; phase: CardPhase; cards: readonly CardId[] };
  noSpecialSide: Nothing;
  alreadyFlipped: { card: CardId };
  gatheredAlready: Nothing;
  noMoreResources: Nothing;
  notInReserve: { unit: InvaderUnit; reserve: Horde };
  bankEmpty: Nothing;
  bankEmptyAtFirst: Nothing;
  noPartner: Nothing;
  sentAlready: Nothing;
  sendOneType: Nothing;
  sendFlipped: Nothing;
  notOnCard: { phase: CardPhase; actions: readonly FrontAction[] };
  usedThisTurn: { action: FrontAction };
  cardFlipped: { phase: CardPhase; special: Special };
  tooFewResources: { action: FrontAction; needed: number; held: number };
  notPayable: { action: FrontAction; options: readonly Horde[]; reserve: Horde };
  placeUnfit: { action: FrontAction; where: string; places: readonly string[] };
  fourEngines: Nothing;
  noTileLeft: { action: FrontAction };
  noEngineCards: Nothing;
  ownSideOnly: { side: Side };
  wallFull: { wall: Wall; equipment: readonly WallEquipment[] };
  sameKind: { item: WallEquipment; wall: Wall };
  pathTaken: { path: string; piece: PathPiece; free: readonly string[] };
  rampartFull: { rampart: string; trainings: readonly RampartTraining[] };
  saboteurThere: { building: string; free: readonly string[] };
  noHitCards: Nothing;
  noneToTame: { unit: InvaderUnit };
  tooFewGoblins: { ritual: Ritual; needed: number; held: number };
  ritualNeeds: { ritual: Ritual };
  ritualThere: { ritual: Ritual; target: string };
  cardNotFlipped: { phase: CardPhase };
  specialUsed: { special: Special };
  withinSide: { side: Side };
  laddersInUse: Nothing;
  destinationUnfit: { to: string; places: readonly string[] };
  nothingToMove: { special: Special };
  noDeadGoblin: Nothing;
  notYoursToLend: { action: FrontAction };
  specialsNotLent: Nothing;
  partnerHasIt: { action: FrontAction };
  partnerCannot: { action: FrontAction };
  deployedAlready: { size: DeploymentSize };
  deploymentOpen: Nothing;
  noDeploymentOpen: Nothing;
  nobodyToDeploy: Nothing;
  laneIdle: { lane: Lane; why: 'nobody' | 'limit'; limit: number };
  nobodyMoves: { lane: Lane; why: 'room' | 'goblins' };
  noPath: { from: string; to: string; reach: readonly string[] };
  neverBack: Nothing;
  stayOnWall: Nothing;
  limitReached: { from: string; left: number };
  noRoom: { to: string; room: number };
  movedAlready: Nothing;
  otherSideMarch: Nothing;
  altarReaches: { walls: readonly Wall[] };
  noAltar: Nothing;
  openGiven: Nothing;
  wallHasOrder: { wall: Wall };
  nobodyObeys: { tile: OrderTile };
  orderTileGone: { tile: OrderTile };
  noStone: Nothing;
  yourSide: { side: Side };
  taskDone: { task: Task };
  needsOnly: { task: Task; missing: number };
  haveHourglasses: { hourglasses: number };
  noTarget: { task: Task; most: number };
  nameTarget: { task: Task; targets: readonly string[] };
  unitUnfit: { unit: Unit; units: readonly Unit[] };
  targetUnfit: { target: string; targets: readonly string[] };
  allInUse: { task: Task; pieces: number };
  otherColour: { task: Task; seat: Seat };
  actOnSide: { side: Side };
  notNextTo: { from: string; to: string; reach: readonly string[] };
  noSpace: { to: string; room: number; unit: Unit };
  oneArcher: Nothing;
  machineStands: { tower: Tower; machine: TowerMachine };
  nobodyGarrisons: { building: string };
  thereAre: { place: string; units: Garrison };
  heroActed: { hero: Hero };
  heroStays: { hero: Hero };
  heroWay: Nothing;
  heroAlone: Nothing;
  swapEqually: Nothing;
  takesHourglasses: { needed: number; held: number };
  possessed: { hero: Hero };
  heroNotOnWall: { hero: Hero };
  enemiesAre: { wall: Wall; units: Horde };
  notBeforeTurn: { turn: number };
  oneAct: Nothing;
  actSpent: { act: Act };
  noTasksThere: { building: string; buildings: readonly string[] };
  swiftSpent: Nothing;
  notPartners: { tasks: readonly Task[] };
  fourPlayersOnly: Nothing;
  reaches: { weapon: Weapon; targets: readonly Target[] };
  noEnemy: { target: string };
  mustFire: { engine: Weapon; walls: readonly Target[] };
  underGlare: { wall: string };
  archersOnly: { target: string; left: number };
  possibleAre: { about: ChoiceAbout; values: readonly string[] };
  keepFirst: Nothing;
  stoneFirst: Nothing;
  untilRange: { phase: PhaseNumber; phases: readonly PhaseNumber[] };
};

/** Why the bot would do it, for whoever asks for a hint. */
export type WhyTexts = {
  whyProposed: Nothing;
  whyReady: Nothing;
  whyFinished: Nothing;
  whyFalls: { wall: Wall };
  whyHard: { wall: Wall };
  whyThreatened: { wall: Wall };
  whyStone: { wall: Wall };
  whyNoMore: Nothing;
  whyOrder: { wall: Wall };
  whyMarched: Nothing;
  whyStorm: { to: string };
  whyGather: { to: string };
  whyStormNow: Nothing;
  whyGatherNow: Nothing;
  whyKeep: Nothing;
  whyPrepare: { action: FrontAction };
  whyResources: Nothing;
  whyTime: Nothing;
  whyFlip: Nothing;
};

/** What those who watch may guess at. */
export type FightTexts = { fightAhead: { turn: number } };

export type Texts = PromptTexts & LabelTexts & CaptionTexts & ReasonTexts & WhyTexts & FightTexts;
