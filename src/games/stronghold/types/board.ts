/** Everything true about a table of Stronghold, as plain JSON (2.2). */
import type { Seat } from '../../../kernel/index.js';
import type {
  Act,
  Building,
  CardId,
  CardPhase,
  Colour,
  Deed,
  DeploymentSize,
  DraftCard,
  EngineCard,
  EngineId,
  Foreground,
  FrontAction,
  Garrison,
  Hero,
  Horde,
  InvaderUnit,
  OrderTile,
  Path,
  PathPiece,
  Phase,
  PhaseNumber,
  Rampart,
  RampartTraining,
  Role,
  ShotCard,
  Side,
  Special,
  Task,
  Team,
  Thrower,
  Tower,
  TowerMachine,
  Wall,
  WallEquipment,
} from './terms.js';

export type Player = { role: Role; team: Team; sides: Side[] };

export type PhaseCard = { id: CardId; phase: PhaseNumber | 'camp'; flipped: boolean };

/** A deployment under way: what may not move again, and what is used up (STR-10.2–10.7). */
export type Deployment = {
  size: DeploymentSize;
  /** How many have left, by the place whose limit they count against. */
  left: Partial<Record<string, number>>;
  /** Units that have arrived in this deployment, by place. */
  arrived: Partial<Record<string, Horde>>;
  /** Troll traps that have had their troll. */
  sprung: Path[];
  /** Steps towards a quartermaster's rampart that count against no limit. */
  free: Partial<Record<Rampart, number>>;
  saps: Wall[];
  ropes: Wall[];
};

export type Invader = {
  seat: Seat;
  sides: Side[];
  reserve: Horde;
  camp: Horde;
  /** Units paid this turn. */
  spent: Horde;
  resources: number;
  cards: PhaseCard[];
  /** Front and special actions taken this turn. */
  used: (FrontAction | Special | 'gather' | 'send')[];
  /** Front actions made available to the partner this turn. */
  lent: FrontAction[];
  deployed: DeploymentSize[];
  deployment: Deployment | null;
  /** STR-4.8: not asked before this phase. */
  doneUntil: PhaseNumber | null;
};

export type Defender = {
  seat: Seat;
  sides: Side[];
  /** Given so far, for the next defender step. */
  waiting: number;
  /** To spend now. */
  hourglasses: number;
  /** From the barricades, to spend now in the workshop. */
  workshopOnly: number;
};

export type Engine = { kind: Thrower; place: Foreground | Rampart; precise: boolean; bloodstones: boolean };

export type RampartState = {
  units: Horde;
  /** An altar, and the wall it favours this turn. */
  altar: { wall: Wall | null } | null;
  mantlet: boolean;
  trainings: RampartTraining[];
};

export type Cauldron = { kind: InvaderUnit; accident: boolean };
/** `tile` is null for those who may not know it. */
export type Order = { tile: OrderTile | null; open: boolean; by: Seat };

export type WallState = {
  invaders: Horde;
  siegeTower: Horde | null;
  equipment: WallEquipment[];
  order: Order | null;
  gale: boolean;
  defenders: Garrison;
  cauldron: Cauldron | null;
  platform: boolean;
  stone: number;
  wood: number;
  glare: boolean;
  breached: boolean;
};

export type TowerState = 'empty' | 'archer' | TowerMachine;

export type HeroState = { at: Wall | 'courtyard'; acted: boolean; possessed: boolean };

export type TaskState = {
  progress: number;
  /** Whose hourglasses lie on it; null where none do. */
  colour: Colour | null;
  /** How often it was done this turn: 0, 1, with barricades 2. */
  done: number;
  doneBy: Colour | null;
};

export type Glory = {
  invaders: { time: number; deeds: number; gates: number; entry: number; tieBreak: number };
  defenders: { time: number; valour: number; honour: number; tieBreak: number };
};

/** What everybody may know, and what a viewer knows of the rest in its place. */
export type Field = {
  turn: number;
  phase: Phase;
  /** By seat. */
  players: Player[];
  invaders: Invader[];
  defenders: Defender[];
  bank: number;
  dead: Horde;
  ritualTrack: number;
  foregrounds: Record<Foreground, Horde>;
  ramparts: Record<Rampart, RampartState>;
  paths: Record<Path, PathPiece | null>;
  walls: Record<Wall, WallState>;
  towers: Record<Tower, TowerState>;
  engines: Engine[];
  hitPool: number;
  missPool: number;
  barbican: { parts: number; crew: Horde; gate: number; resistance: number; destroyed: number };
  buildings: Record<Building, { saboteur: boolean; fire: boolean; toTheLast: boolean }>;
  tasks: Record<Task, TaskState>;
  courtyard: Garrison;
  barracks: Garrison;
  guards: Garrison;
  honourGuard: Garrison;
  hospital: Garrison;
  heroes: Record<Hero, HeroState>;
  speech: number;
  terror: boolean;
  /** The seat that laid the spectres tile. */
  spectresOf: Seat | null;
  blessed: Side | null;
  honourBroken: boolean;
  /** Pieces not in play. */
  supply: { units: Garrison; stone: number; wood: number };
  waitingStone: number;
  orders: { openGiven: boolean; secretPaid: boolean };
  glory: Glory;
  deeds: Record<Deed, boolean>;
  ruins: number;
  /** The stone on the ruin space. */
  ruinStone: number;
  disgrace: { spent: Act[]; lastTurn: number };
  swift: boolean;
  /** Glory of both sides at the end of every turn, for the chart. */
  history: { invaders: number; defenders: number }[];
};

export type Draft = {
  drawn: Record<CardPhase, DraftCard[]>;
  /** By invader, in the order of `invaders`: the four cards held so far. */
  kept: (Record<CardPhase, DraftCard> | null)[];
};

export type Board = Field & {
  /** The next unit to be drawn is the last. */
  bag: InvaderUnit[];
  /** The next card to be turned is the last. */
  shotDeck: ShotCard[];
  /** As the shot deck, one for every throwing engine. */
  piles: Partial<Record<EngineId, EngineCard[]>>;
  draft: Draft | null;
  /** A mark of the pieces on the board when the last picture was due (13.6). */
  pictured: number;
};
