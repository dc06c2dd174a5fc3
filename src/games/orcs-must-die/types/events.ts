/** What happens, for lines, pictures, the log and the titles. */
import type { Nothing, Seat } from '../../../kernel/index.js';
import type { ArmyId } from '../content/armies.js';
import type { EquipmentId } from '../content/equipment.js';
import type { TrapId } from '../content/traps.js';
import type { Attacker } from './ask.js';
import type { Purchase, RolledDie } from './board.js';
import type { BossId, ConnectionId, HeroId, Kind, Level, Moment, Side, SpecialType, TileId } from './terms.js';

/** A hero in an event. */
export type Who = { slot: number; hero: HeroId; side: Side };
export type Figures = { kind: Kind; tile: TileId; count: number };
/** What an attack, a power or a push removed, by whom and from where. */
export type Spoils = {
  creatures: { kind: Kind; count: number }[];
  bosses: BossId[];
  skulls: number;
  /** How many of the skulls Team Player gave to the Rift pool. */
  pooled?: number;
};

/** Whose Rift; one of two in Rivalry, where it is told by its team's name. */
export type OneRift = { side: Side; ofTwo?: true | undefined };

export type Events = {
  swapped: { tile: TileId; special: SpecialType };
  lordRolled: { seat: Seat; faces: string[] };
  lordChosen: { seat: Seat };
  heroPicked: { slot: number; hero: HeroId };
  heroesReady: { heroes: { slot: number; hero: HeroId }[] };
  bossVoted: { seat: Seat; moment: Moment; boss: BossId | 'none' };
  bossSettled: { moment: Moment; boss: BossId | null };
  placed: Who & { tile: TileId };
  roundBegan: { round: number; level: Level; lord: Who };
  income: Who & { card: EquipmentId; own: number; rift: number; heal: number };
  trapsburgFilled: { side: Side; tile: TileId; cards: TrapId[] };
  filled: Who & { skulls: number };
  healthRolled: Who & { dice: RolledDie[]; healed: number; skulls: number };
  revitalized: Who & { skulls: number };
  weaponBought: Who & { rank: number; own: number; rift: number };
  equipped: Who & { card: EquipmentId; own: number; rift: number; dropped: EquipmentId | null };
  trapPlaced: Who & {
    card: TrapId;
    at: TileId;
    own: number;
    rift: number;
    dropped: TrapId | null;
  };
  clanCalled: Who & { start: TileId; own: number; rift: number };
  consentAsked: Who & { purchase: Purchase };
  consentGiven: Who & { purchase: Purchase };
  consentRefused: Who & { purchase: Purchase };
  purchaseDropped: Who & { purchase: Purchase };
  upgradesDone: Who;
  voted: { seat: Seat; answer: string };
  leftToLord: { side: Side; seat: Seat };
  creaturesMoved: { side: Side; moves: { kind: Kind; from: TileId; to: TileId; count: number }[] };
  bossMoved: { boss: BossId; from: TileId; to: TileId };
  huntersMoved: { side: Side; from: TileId; to: TileId; count: number; boss: BossId | null };
  barricadeBroke: { connection: ConnectionId; card: TrapId };
  waveRevealed: { side: Side; cards: { start: TileId; card: ArmyId }[] };
  entered: { side: Side; figures: Figures[] };
  bossArrived: { side: Side; boss: BossId; tile: TileId; health: number };
  bossBrought: { side: Side; boss: BossId; tile: TileId; kind: Kind; count: number };
  clanCame: { side: Side; figures: Figures[] };
  hazardKilled: { side: Side; hazard: 'pitfall' | 'fumes'; kind: Kind; tile: TileId };
  trapsSprang: { side: Side; tile: TileId; effects: string[]; fired: TrapId[] } & Spoils;
  pushedBack: { side: Side; from: TileId; to: TileId; creatures: { kind: Kind; count: number }[] };
  riftBitten: OneRift & { damage: number; creatures: { kind: Kind; count: number }[]; bosses: BossId[] };
  groupAttacked: Who & { from: Attacker; dice: RolledDie[]; wounds: number };
  hurt: Who & { wounds: number; cancelled: number; from: Attacker };
  bulwark: Who & { friend: Who; wounds: number; cancelled: number };
  stunned: Who;
  iceWallHeld: Who;
  secondWind: Who;
  thorns: Who & { kind: Kind; tile: TileId; count: number };
  heroDied: Who & { from: Attacker };
  riftChanged: OneRift & {
    change: number;
    health: number;
    cause: 'death' | 'reward' | 'card' | 'wear' | 'last-round';
  };
  wellHealed: Who & { healed: number };
  turnBegan: Who;
  turnEnded: Who;
  heroMoved: Who & { from: TileId; path: TileId[] };
  rolled: Who & { tile: TileId; dice: RolledDie[]; fixed: string; boosts: string[] };
  rerolled: Who & { card: EquipmentId; dice: { at: number; from: string; to: string }[] };
  struck: Who & {
    from: TileId;
    tile: TileId;
    dice: RolledDie[];
    effects: string[];
    wounds: { target: string; count: number }[];
  } & Spoils;
  powerUsed: Who & { power: string; target: string | null } & Spoils;
  orderSet: Who & { order: string };
  cardUsed: Who & { card: EquipmentId; target: string | null };
  healed: Who & { by: Who; amount: number };
  skullsTaken: Who & { from: Who; skulls: number };
  /** Skulls that a power or a boss pays, to a hero or to the pool. */
  bounty: { to: Who | null; skulls: number; why: 'show-off' | 'fat-purse' };
  skullsLost: Who & { skulls: number; boss: BossId };
  helpRefused: Who & { helper: Who };
  pushed: Who & { helper: Who | null; unit: string; tile: TileId } & Spoils;
  acidTook: Who & { lost: EquipmentId | 'weapon' | 'life' };
  stoodUp: Who & { gaveUp: 'attack' | 'move' | null };
  bossFell: { boss: BossId; tile: TileId };
  levelBegan: { level: Level };
  cycleBegan: { cycle: number };
  lordPassed: Who;
  courage: Who & { skulls: number };
  returned: Who & { tile: TileId };
  shopFilled: { shops: { side: Side; traps: number; equipment: number }[] };
  roundEnded: { round: number; rifts: { side: Side; health: number }[] };
  siegeOver: Nothing;
};
