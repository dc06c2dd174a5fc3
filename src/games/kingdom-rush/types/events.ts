/** What happened: the log, the channel's lines, the titles' counts, the change marks of the picture. */
import type { Nothing, Seat } from '../../../kernel/index.js';
import type {
  AbilityId,
  CardId,
  Cell,
  Cells,
  Colour,
  Damage,
  Difficulty,
  EventId,
  Facing,
  FlowerType,
  HeroId,
  Lane,
  ModifierId,
  Phase,
  Resource,
  Reward,
  RiftId,
  ScenarioId,
  ShapeId,
  Space,
  TowerId,
} from './terms.js';

/** Where a tile came from. */
export type TileFrom = 'tower' | 'hero' | 'knife' | 'flower' | 'card';
/** Why tiles left a horde. */
export type LossCause = 'regeneration' | 'shaman' | 'tide' | 'rift' | 'boss';
export type HurtCause = 'destroy' | 'advance' | 'eruption' | 'boss' | 'rift';
export type HealCause = 'rest' | 'flower' | 'blessing' | 'ability' | 'event' | 'rift' | 'card';

export type Events = {
  heroChosen: { seat: Seat; hero: HeroId };
  secondaryChosen: { seat: Seat; hero: HeroId };
  abilitiesTaken: { seat: Seat; abilities: AbilityId[] };
  dealChanged: { seat: Seat; card: TowerId; change: 'give' | 'upgrade' | 'downgrade' | 'surrender'; to: Seat };
  scenarioBegan: { scenario: ScenarioId; difficulty: Difficulty; rounds: number };
  readied: { seat: Seat; on: boolean };
  coach: { message: number };
  roundBegan: { round: number; rounds: number };
  phaseBegan: { phase: Phase };
  colourBlocked: { colour: Colour };

  spawned: { tag: string; card: CardId; at: Space; lane: Lane; objective: number | null; ambush: boolean };
  eventRevealed: { event: EventId; lane: Lane };
  bossActed: { card: CardId };
  riftShuffled: Nothing;
  riftDrawn: { card: RiftId };
  riftCalmed: { champion: CardId };
  drumsBeat: Nothing;
  hastened: { tag: string };
  cycloneMoved: { from: Space; to: Space };
  erupted: { at: Space };
  ashFell: { at: Space };
  fissureOpened: { at: Space; from: Space | null };
  tentacleRose: { at: Space };
  tentaclesFull: { hearts: number; left: number };
  nothingHappened: Nothing;

  gained: { gold: number; diamonds: number; from: 'event' | 'reward' | 'bounty' | 'flower' };
  healed: { hero: HeroId; life: number; now: number; by: HealCause };
  hurt: { seat: Seat; hero: HeroId; damage: number; life: number; by: HurtCause };
  unhurt: { hero: HeroId; by: 'protection' | 'shell' | 'iron-body' | 'secondary' };
  stunned: { seat: Seat; hero: HeroId };
  recovered: { seat: Seat; hero: HeroId };
  sheltered: { hero: HeroId };
  pawnsLost: { tag: string; soldiers: number; warriors: number };
  retreated: { seat: Seat; hero: HeroId; from: Space; to: Space | null };
  secondaryLeft: { hero: HeroId };

  towerPlayed: { seat: Seat; card: TowerId; at: Space; facing: Facing };
  consecrated: { seat: Seat; card: TowerId; at: Space };
  passed: { seat: Seat; to: Seat; card: TowerId; upgraded: TowerId | null };
  moved: { seat: Seat; hero: HeroId; from: Space | null; to: Space; tag: string | null; cell: Cell | null };
  turned: { seat: Seat; hero: HeroId; facing: Facing };
  acted: { seat: Seat; hero: HeroId; what: 'basic' | 'rest' | 'objective' | 'skulls' | AbilityId };
  secondActed: { seat: Seat; hero: HeroId; at: Space };
  activated: { seat: Seat; hero: HeroId; onHorde: boolean };
  bloomed: { seat: Seat; flower: FlowerType; at: Space };
  refreshed: { flower: FlowerType; at: Space; seat: Seat | null };
  held: { seat: Seat | null; tag: string };
  tile: {
    seat: Seat | null;
    attack: number;
    from: TileFrom;
    source: string;
    tag: string;
    shape: ShapeId;
    cells: Cells;
    damage: Damage;
    hits: number;
  };
  pawn: { seat: Seat; tag: string; cell: Cell; warrior: boolean; hits: number };
  ambushed: { tag: string; cell: Cell };
  warriorWaits: { seat: Seat; at: Space };
  warriorHome: { seat: Seat };
  covered: { tag: string; card: CardId; by: Seat | null };
  cut: { seat: Seat | null; at: Space };
  totemFell: { seat: Seat; at: Space };
  falconGiven: { seat: Seat; card: TowerId };
  skullGained: { seat: Seat; skulls: number };

  destroyed: {
    tag: string;
    card: CardId;
    at: Space;
    by: Seat | null;
    kind: 'basic' | 'elemental' | 'champion';
    distance: number;
    reward: Reward;
  };
  beaten: { tag: string; card: CardId; by: Seat | null; what: 'wind' | 'boss'; left: number };
  bossRevealed: { card: CardId; left: number };
  tilesLost: { tag: string; cells: Cells; cause: LossCause };
  blocked: { tag: string; seats: Seat[] };
  stayed: { tag: string; why: 'held' };
  stepped: { tag: string; card: CardId; from: Space; to: Space; forced: boolean };
  drowned: { pawns: number };
  escaped: { tag: string; card: CardId; gate: Space; hearts: number; left: number };
  rewardChosen: { seat: Seat; resource: Resource };

  takenBack: Nothing;
  bought: { seat: Seat; card: TowerId; to: Seat; price: number };
  modified: { seat: Seat; modifier: ModifierId; card: TowerId; to: Seat; price: number };
  over: { won: boolean; round: number; rounds: number; hearts: number; ofHearts: number };
};
