/** The vocabulary a language brings (section 14); what both languages build alike is laid out once. */
import type { Language } from '../../../../pieces/wording/index.js';
import type { DefenderBane, InvaderBane } from '../../types/events.js';
import type { Handicap } from '../../types/options.js';
import type {
  Act,
  CardId,
  Colour,
  Deed,
  DeploymentSize,
  EngineCard,
  Foreground,
  FrontAction,
  Hero,
  Lane,
  LookKind,
  OrderMode,
  OrderTile,
  PathPiece,
  Phase,
  PhaseNumber,
  Pick,
  Quarter,
  Rampart,
  Role,
  ShotCard,
  Side,
  Special,
  Task,
  Team,
  Tower,
  Unit,
  Wall,
} from '../../types/terms.js';

export type Words = {
  language: Language;
  units: Record<Unit, readonly [one: string, many: string]>;
  heroes: Record<Hero, string>;
  sides: Record<Side, string>;
  teams: Record<Team, string>;
  roles: Record<Role, string>;
  colours: Record<Colour, string>;
  /** What a place is called, before its id: West wall 2. */
  places: Record<Foreground | Rampart | Wall | Tower | Quarter | 'barbican' | 'camp', string>;
  siegeTowerAt(wall: string): string;
  orderAt(wall: string): string;
  /** A tile, engine or the like at a place. */
  at(what: string, place: string): string;
  pathFromTo(from: string, to: string): string;
  /** Where another arrow may stand beside it. */
  pathBetween(from: string, to: string): string;
  campLane: Record<Extract<Lane, `camp-${string}`>, string>;
  actions: Record<FrontAction, string>;
  specials: Record<Special, string>;
  orders: Record<OrderTile, string>;
  modes: Record<OrderMode, string>;
  sizes: Record<DeploymentSize, string>;
  picks: Record<Pick, string>;
  tasks: Record<Task, string>;
  acts: Record<Act, string>;
  deeds: Record<Deed, string>;
  cards: Record<CardId, string>;
  phases: Record<PhaseNumber, string>;
  moments: Record<Exclude<Phase, PhaseNumber>, string>;
  pathPieces: Record<PathPiece, string>;
  shots: Record<ShotCard, string>;
  engineCards: Record<EngineCard, string>;
  handicaps: Record<Handicap, string>;
  lookKinds: Record<LookKind, string>;
  killedBy: Record<InvaderBane, string>;
  fellBy: Record<DefenderBane, string>;
  nobody: string;
  none: string;
  hourglasses(count: number): string;
  resources(count: number): string;
  board: BoardWords;
};

/** The sentences of the text board, the private hand, the look-ups and the alt text. */
export type BoardWords = {
  phase(number: number, name: string): string;
  turn(turn: number, phase: string): string;
  over: string;
  toAct(names: string): string;
  glory(invaders: number, defenders: number): string;
  gloryParts(parts: {
    time: number;
    deeds: number;
    gates: number;
    entry: number;
    tieBreak: number;
    ownTime: number;
    valour: number;
    honour: number;
    ownTieBreak: number;
  }): string;
  deedsDone(list: string): string;
  camp(name: string | null, units: string, resources: string, upkeep: string): string;
  reserve(units: string): string;
  bankAndDead(bank: number, dead: string, bag: string): string;
  ritualTrack(count: number): string;
  units(units: string, room: string): string;
  engine(name: string, hits: number, misses: number): string;
  favours(wall: string): string;
  altarIdle: string;
  mantlet: string;
  attackers: string;
  defenders: string;
  inSiegeTower(units: string): string;
  components(stone: number, wood: number): string;
  cauldron(kind: string): string;
  platform: string;
  strength(attack: number, defence: number): string;
  against(attack: number, defence: number): string;
  wouldFall: string;
  breached: string;
  glare: string;
  gale: string;
  accident: string;
  faceDown: string;
  openOrder(name: string): string;
  gate(gate: number, resistance: number): string;
  gatesGone: string;
  ram(parts: number, crew: string): string;
  tower: Record<'empty' | 'archer' | 'cannon' | 'hook', string>;
  saboteur: string;
  fire: string;
  terror: string;
  spectres: string;
  possessed: string;
  hasActed: string;
  blessed(side: string): string;
  honourKept: string;
  honourGone: string;
  stoneWaiting: string;
  supply(units: string, stone: number, wood: number): string;
  hourglassesOf(name: string, now: string, workshop: number, waiting: string): string;
  task(name: string, progress: number, price: number): string;
  done: string;
  ready: string;
  partners: string;
  acts(list: string): string;
  cardsOf(name: string): string;
  cardFront(card: string, actions: string): string;
  cardBack(card: string, special: string): string;
  used: string;
  lent: string;
  price(name: string, units: string, resources: number): string;
  orderTiles(list: string): string;
  drawn(phase: string, cards: string): string;
  headings: Record<'camp' | 'outside' | 'walls' | 'fortress' | 'tasks' | 'time' | 'result', string>;
  /** The picture in two sentences. */
  alt: {
    semicolon: string;
    glory(invaders: number, defenders: number): string;
    strength(wall: string, attack: number, defence: number): string;
    falling: string;
    holding(walls: number): string;
    breached: string;
    /** Nobody is at a wall; no wall has fallen when the siege is over. */
    quiet: string;
    unbroken: string;
    near(invaders: number): string;
    ram(parts: number): string;
  };
  nothingHere: string;
  pathsFrom(list: string): string;
  heroThere(name: string): string;
};
