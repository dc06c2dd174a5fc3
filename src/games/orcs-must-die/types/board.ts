/** Everything true about a table: what everybody sees (the siege) and what nobody does. */
import type { Seat } from '../../../kernel/index.js';
import type { ArmyId } from '../content/armies.js';
import type { EquipmentId } from '../content/equipment.js';
import type { TrapId } from '../content/traps.js';
import type { Options } from './options.js';
import type {
  BossId,
  ConnectionId,
  DieId,
  Difficulty,
  Face,
  FortressId,
  HeroId,
  Kind,
  Level,
  Moment,
  Phase,
  Side,
  TileId,
  TileType,
} from './terms.js';

export type Tile = { id: TileId; type: TileType; xy: readonly [number, number]; exits: readonly TileId[] };
/** A fortress as the map book, or a player, draws it (7.9, 7.11). */
export type FortressPlan = {
  difficulty?: Difficulty;
  /** Another step for so many heroes. */
  difficultyAt?: Partial<Record<number, Difficulty>>;
  grid: readonly [number, number];
  starts: readonly TileId[];
  /** Armies of three cards for each start tile, by level. */
  armies: readonly [Record<TileId, number>, Record<TileId, number>, Record<TileId, number>];
  tiles: readonly Tile[];
};

export type Standing = { ready: number; stunned: number };
export type Units = Partial<Record<Kind, Standing>>;
export type SupportInPlay = { card: TrapId; planks: number };

export type Worn = { amulet: EquipmentId[]; ring: EquipmentId | null; trinket: EquipmentId | null };
export type Turn = {
  /** Steps of the move made so far, and whether it is over. */
  steps: number;
  moveOver: boolean;
  /** Move allowed this turn, fixed when the turn begins. */
  move: number;
  attacks: number;
  gaveUp: 'attack' | 'move' | null;
  special: string | null;
  pushed: boolean;
  /** Frenzy gives a second attack. */
  frenzy: boolean;
  /** Free powers used. */
  free: string[];
  /** Creatures killed this turn, for rings that count the first. */
  killed: number;
  killedLesser: number;
  /** Helpers who declined. */
  declined: number[];
};
/** A hero in play. */
export type Slot = {
  seat: Seat;
  side: Side;
  hero: HeroId | null;
  /** Null while dead or not yet placed. */
  tile: TileId | null;
  dead: boolean;
  health: number;
  stunned: boolean;
  skulls: number;
  rank: number;
  worn: Worn;
  ultimate: 'available' | 'exhausted';
  /** Upgrades and orders used in this phase A. */
  used: string[];
  /** Cards whose Rift skulls were refused this phase. */
  refused: string[];
  isDone: boolean;
  turn: Turn;
  bulwark: 'auto' | 'ask' | 'off';
  teamPlayer: 'on' | 'off';
  orderChanged: boolean;
  /** The ring's wound of this creature phase is spent. */
  hideUsed: boolean;
};

export type Boss = {
  id: BossId;
  side: Side;
  tile: TileId;
  health: number;
  arrival: number;
  stunned: boolean;
};

export type Army = { start: TileId; left: number };
/** What everybody sees of a fortress and its defenders. */
export type Team = {
  side: Side;
  fortress: FortressId | 'custom';
  /** The name of a fortress of one's own. */
  name: string | null;
  grid: readonly [number, number];
  starts: readonly TileId[];
  plan: readonly [Record<TileId, number>, Record<TileId, number>, Record<TileId, number>];
  tiles: Tile[];
  rift: { health: number; start: number; skulls: number };
  shop: { traps: (TrapId | null)[]; equipment: (EquipmentId | null)[] };
  decks: { traps: number; equipment: number; armies: number };
  units: Record<TileId, Units>;
  traps: Record<TileId, TrapId[]>;
  supports: Record<ConnectionId, SupportInPlay>;
  turnstiles: Record<TileId, number>;
  supply: Record<Kind, number>;
  armies: Army[];
  armyDiscard: ArmyId[];
  trapDiscard: TrapId[];
  equipmentDiscard: EquipmentId[];
  /** Cards out of the game. */
  removed: EquipmentId[];
  revitalized: boolean;
  /** Lesser creatures that crossed the pitfall in this phase and where they stand (OMD-5.15). */
  crossed: { kind: Kind; tile: TileId; count: number }[];
  /** Heroes whose Ice Wall stands until the end of the next B5. */
  iceWalls: number[];
  /** Creatures paid for by Call the Clan, by start tile of this fortress. */
  clan: TileId[];
  /** Slots whose Tally-Ho! lasts until the end of phase C. */
  tallyHo: number[];
  /** Seats that were refused Revitalize in this phase. */
  refusedSeats: Seat[];
  /** Rift health at the end of every round, for the chart. */
  history: number[];
};

export type RolledDie = { die: DieId; face: Face };
/** A hero's attack that waits for its outcome. */
export type Roll = {
  slot: number;
  tile: TileId;
  dice: RolledDie[];
  /** Results that no die gave. */
  fixed: string;
  /** K icons of the dice count twice (Chain Lightning). */
  doubled: boolean;
  feast: boolean;
  /** Rerolls still allowed: how many dice and whose card. */
  reroll: { card: EquipmentId; dice: number } | null;
};

/** A purchase that waits for consent. */
export type Purchase =
  | { what: 'weapon'; slot: number; rift: number }
  | { what: 'equip'; slot: number; card: EquipmentId; replace: EquipmentId | null; rift: number }
  | { what: 'trap'; slot: number; card: TrapId; spot: string; replace: TrapId | null; rift: number }
  | { what: 'clan'; slot: number; start: TileId; rift: number }
  | { what: 'revitalize'; slot: number; rift: number };

/** What everybody sees. */
export type Siege = {
  options: Options;
  heroes: number;
  level: Level;
  cycle: number;
  round: number;
  /** Rounds since the last wave. */
  overtime: number;
  phase: Phase;
  slots: Slot[];
  lord: number;
  active: number | null;
  teams: Team[];
  bosses: Boss[];
  bossPlan: Record<Moment, BossId | null>;
  /** Bosses that have come, by moment. */
  arrived: Moment[];
  /** Votes on boss moments by seat; public. */
  bossVotes: Partial<Record<Moment, BossId | 'none'>>[];
  swaps: { tile: TileId; special: TileType }[];
  roll: Roll | null;
  /** Purchases that wait for consent, first come first served. */
  requests: Purchase[];
  /** Creatures and bosses that fell, deaths of heroes; for the end. */
  deaths: number;
};

export type HiddenTeam = {
  armyDeck: ArmyId[];
  armies: ArmyId[][];
  trapDeck: TrapId[];
  equipmentDeck: EquipmentId[];
  /** Cards of earlier levels that were never dealt. */
  aside: { traps: TrapId[]; equipment: EquipmentId[] };
};
export type Vote = { seat: Seat; answer: string };
export type Hidden = {
  teams: HiddenTeam[];
  /** Rivalry: hero picks until both teams are ready, by slot. */
  picks: (HeroId | null)[];
  /** Votes on the open question of a team. */
  votes: Vote[];
  over: boolean;
  /** Rivalry: the Rifts are compared only when a step is finished in both fortresses (OMD-16.5). */
  waiting: boolean;
};
export type Board = Siege & { hidden: Hidden };
