/** The steps of the tree of 4.1, each with what its frame carries. */
import type { Nothing, Seat } from '../../../kernel/index.js';
import type {
  AimStage,
  EngineCard,
  EngineId,
  OrderTile,
  PhaseNumber,
  ShotCard,
  Target,
  Team,
  Tower,
  Wall,
  Weapon,
  Zone,
} from './terms.js';

/** How many shooters of a weapon aim where; what is missing follows the proposal. */
export type Aims = Partial<Record<Weapon, Partial<Record<Target, number>>>>;

/** A weapon of the present step: who aims it, what it may hit, what stands. */
export type AimLine = {
  weapon: Weapon;
  seat: Seat;
  count: number;
  targets: readonly Target[];
  aims: Partial<Record<Target, number>>;
};

/** A choice of the present step: who makes it, what is possible, what stands. */
export type ChoiceLine = {
  item: string;
  seats: readonly Seat[];
  values: readonly string[];
  value: string;
  /** Wall, zone or place the line is about, and what happens there, for its wording. */
  about: ChoiceAbout;
};

export type ChoiceAbout =
  | { kind: 'cannon'; tower: Tower; zone: Zone; card: ShotCard }
  | { kind: 'precise'; engine: EngineId; wall: Wall }
  | { kind: 'ballista'; engine: EngineId; wall: Wall }
  | { kind: 'bare-wall'; engine: EngineId; wall: Wall }
  | { kind: 'bloodstones'; engine: EngineId; wall: Wall }
  | { kind: 'volley'; zone: Zone; points: number }
  | { kind: 'order'; wall: Wall; tile: OrderTile }
  | { kind: 'losses'; wall: Wall; advantage: number; team: Team }
  | { kind: 'hospital' }
  | { kind: 'leaving'; wall: Wall; room: number };

/** What was revealed or worked out before a choice, in the order in which it takes effect. */
export type CannonShot = { tower: Tower; zone: Zone; card: ShotCard };
export type EngineShot = { engine: EngineId; wall: Wall; cards: EngineCard[] };
export type Volley = { zone: Zone; points: number; seats: Seat[] };
export type Defeat = { wall: Wall; team: Team; advantage: number };
export type Matter =
  | { stage: 'victims'; shots: CannonShot[] }
  | { stage: 'effects'; shots: EngineShot[] }
  | { stage: 'volleys'; volleys: Volley[] }
  | { stage: 'orders' }
  | { stage: 'losses'; defeats: Defeat[]; fury: Wall[] }
  | { stage: 'hospital' }
  | { stage: 'leaving' };

export type Steps = {
  setUp: Nothing;
  draft: { done: Seat[] };
  endDraft: Nothing;
  turn: Nothing;
  flip: { done: Seat[] };
  supplies: Nothing;
  phase: { phase: PhaseNumber };
  invaderPhase: { phase: PhaseNumber; done: Seat[] };
  handOver: { phase: PhaseNumber };
  defenderStep: { phase: PhaseNumber; done: Seat[] };
  phaseEnd: { phase: PhaseNumber };
  assault: Nothing;
  openAim: { stage: AimStage };
  aim: { stage: AimStage; aims: Aims; done: Seat[] };
  shoot: { stage: AimStage; aims: Aims };
  endOfRanged: Nothing;
  choose: { matter: Matter; picks: Record<string, string>; done: Seat[] };
  settle: { matter: Matter; picks: Record<string, string> };
  cauldrons: Nothing;
  turnUpOrders: Nothing;
  comparison: Nothing;
  hospital: Nothing;
  ram: Nothing;
  afterAssault: { breached: number; destroyed: number };
  endOfTurn: Nothing;
  countTime: Nothing;
  tieBreak: Nothing;
  afterTieBreak: { breached: number; destroyed: number };
};
