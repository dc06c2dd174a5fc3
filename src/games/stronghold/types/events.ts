/** What happened: the log, the channel's lines, the change marks of the picture, and what titles are counted from. */
import type { Seat } from '../../../kernel/index.js';
import type { Glory } from './board.js';
import type {
  Act,
  Building,
  CardId,
  CardPhase,
  Deed,
  DeploymentSize,
  DraftCard,
  Ending,
  EngineCard,
  EngineId,
  Equipment,
  FrontAction,
  Garrison,
  Hero,
  Horde,
  InvaderUnit,
  Lane,
  Machine,
  OrderTile,
  Phase,
  PhaseNumber,
  Post,
  Ritual,
  Role,
  ShotCard,
  Side,
  Station,
  Task,
  Tower,
  Training,
  Wall,
  Zone,
} from './terms.js';

/** What killed an invader unit. */
export type InvaderBane =
  | 'cannon'
  | 'ballista'
  | 'volley'
  | 'cauldron'
  | 'hook'
  | 'trap'
  | 'sniper'
  | 'tower-raid'
  | 'raid'
  | 'fury'
  | 'explosion'
  | 'melee';
/** What killed a defender unit. */
export type DefenderBane =
  'ballista' | 'bloodstones' | 'shooters' | 'accident' | 'poison' | 'melee' | 'breach' | 'terror' | 'hunt';
export type Breaker = EngineId | 'exploding-orcs';

export type Moved = { lane: Lane | null; from: Station; to: Zone; units: Horde; killed: Horde };

export type Events = {
  rolesDealt: { roles: Role[] };
  cardsDrawn: { cards: Record<CardPhase, DraftCard[]> };
  cardsChosen: { seat: Seat };
  draftEnded: { kept: { seat: Seat; cards: DraftCard[] }[] };
  turnBegan: { turn: number };
  flipped: { seat: Seat; cards: CardId[] };
  unitsDrawn: { seat: Seat; units: Horde; resources: number };
  received: { seat: Seat; hourglasses: number; stone: number };
  phaseBegan: { turn: number; phase: Phase };
  gathered: { seat: Seat; unit: InvaderUnit; resources: number };
  sent: { seat: Seat; to: Seat; units: Horde };
  built: { seat: Seat; engine: Machine; where: string; pay: Horde };
  equipped: { seat: Seat; item: Equipment; where: string; pay: Horde };
  trained: { seat: Seat; training: Training; where: string | null; pay: Horde };
  ritualHeld: { seat: Seat; ritual: Ritual; where: string | null };
  sacrificed: { seat: Seat; goblins: number; track: number };
  preciseShot: { seat: Seat; engine: EngineId };
  tileMoved: { seat: Seat; tile: string; to: string };
  returned: { seat: Seat; units: Horde; by: 'tamer' | 'cheat-death' | 'spectres'; to: Station };
  lent: { seat: Seat; to: Seat; action: FrontAction };
  heldOff: { seat: Seat; until: PhaseNumber };
  deploymentOpened: { seat: Seat; size: DeploymentSize };
  marched: { seat: Seat; moves: Moved[]; idle: Lane[] };
  altarTurned: { seat: Seat; altar: string; wall: Wall };
  orderLaid: { seat: Seat; wall: Wall; tile: OrderTile | null };
  orderFace: { wall: Wall; tile: OrderTile };
  orderGone: { wall: Wall };
  orderTurnedUp: { wall: Wall; tile: OrderTile; seat: Seat; obeyed: boolean };
  countermanded: { seat: Seat; wall: Wall };
  /** Told when the game is over: whose tile it was, and its face. */
  countermandedFace: { seat: Seat; wall: Wall; tile: OrderTile };
  upkeep: { seat: Seat; camp: number; hourglasses: number };
  hourglassesGiven: { seat: Seat; hourglasses: number };
  stonePlaced: { seat: Seat; wall: Wall };
  worked: { seat: Seat; task: Task; hourglasses: number; progress: number; price: number };
  taskDone: { seat: Seat; task: Task; target: string | null; unit: string | null };
  moved: { seat: Seat; from: Post; to: Post; units: Garrison; swap: Garrison; hourglasses: number };
  heroMoved: { seat: Seat; hero: Hero; from: Wall | 'courtyard'; to: Wall | 'courtyard' };
  spoke: { seat: Seat; wall: Wall; hourglasses: number };
  raided: { seat: Seat; wall: Wall; unit: InvaderUnit };
  disgraced: { seat: Seat; act: Act; building: Building | null };
  hastened: { seat: Seat; task: Task };
  honourBroken: { seat: Seat };
  spentHourglasses: { seat: Seat; hourglasses: number };
  lostHourglasses: { seat: Seat; hourglasses: number };
  assaultBegan: { turn: number; tieBreak: boolean };
  cannonFired: { seat: Seat; tower: Tower; zone: Zone; card: ShotCard };
  fired: { seat: Seat; engine: EngineId; wall: Wall; card: EngineCard };
  volleyShot: { seats: Seat[]; zone: Zone; points: number };
  hooked: { seat: Seat; tower: Tower; wall: Wall; card: ShotCard };
  /** Invader units; `seats` are those it counts for. */
  killed: { by: InvaderBane; units: Horde; place: string; seats: Seat[] };
  /** Defender units. */
  fell: { by: DefenderBane; units: Garrison; place: string; seats: Seat[] };
  destroyed: { by: Breaker; wall: Wall; stone: number; wood: number; razed: boolean; seat: Seat };
  smashed: { by: EngineId; what: 'cauldron' | 'cannon' | 'hook'; place: string; seat: Seat };
  called: { wall: Wall; from: Zone; died: boolean };
  compared: {
    wall: Wall;
    attack: number;
    defence: number;
    advantage: number;
    outcome: 'tie' | 'held' | 'breached' | 'shields' | 'unopposed' | 'repelled';
    /** Strength of the defender units that stood there when the breach was tested. */
    units: number;
    poisoned: boolean;
  };
  /** Told once the losses of a lost comparison are known. */
  stood: { wall: Wall; left: number };
  rescued: { seat: Seat; units: Garrison };
  perished: { units: Garrison };
  rammed: { taken: number; strength: number; gate: number; resistance: number };
  gateFell: { gate: number; glory: number };
  deedDone: { deed: Deed };
  ruined: { wall: Wall; ruins: number };
  climbed: { wall: Wall; units: Horde };
  turnEnded: { turn: number; glory: Glory; honour: boolean };
  entered: { turn: number; walls: Wall[]; gate: boolean; glory: number };
  tied: { glory: number };
  siegeOver: {
    ending: Ending;
    winner: 'invaders' | 'defenders';
    invaders: number;
    defenders: number;
    side: Side | null;
  };
};
