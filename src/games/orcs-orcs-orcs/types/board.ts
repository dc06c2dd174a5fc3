/** Everything true about a table of Orcs Orcs Orcs, as plain JSON. */
import type { Seat } from '../../../kernel/index.js';
import type {
  BonusAction,
  CardId,
  Colour,
  DeckName,
  FateId,
  FateRule,
  Kind,
  Lane,
  MissionId,
  Phase,
  Power,
  Ring,
  Slot,
  Terrain,
  ToadlingId,
} from './terms.js';

/** A figure on a section; it carries damage only inside a turn. */
export type Creature = { id: number; kind: Kind; damage: number };

export type SectionState = { creatures: Creature[]; toadlings: ToadlingId[]; terrain: Terrain | null };
export type LaneState = {
  /** Face down, in the order fixed at set-up; the next one to be revealed is the last. */
  markers: Kind[];
  sections: Record<Ring, SectionState>;
};

export type TerrainTile = { terrain: Terrain; ring: Ring };
/** D0b under way: tiles lie face down until the last lane has one. */
export type TerrainSetUp = {
  /** Lanes that still wait for a tile, in order. */
  waiting: Lane[];
  placed: { lane: Lane; tile: TerrainTile }[];
  /** Tiles not placed yet, in random order. */
  pool: TerrainTile[];
};

export type Player = {
  colour: Colour;
  /** The tower space of the mage. */
  space: Lane;
  /** The next card to be drawn is the last. */
  draw: CardId[];
  hand: CardId[];
  discard: CardId[];
  trophies: Record<Slot, number>;
  /** Every defeat so far, lost trophies included. */
  defeats: Record<Slot, number>;
  gauge: Record<Slot, number>;
  powers: Power[];
  owedDiscards: number;
  toadlings: ToadlingId[];
  mission: MissionId | null;
  missionOffer: MissionId[];
  autoBonus: boolean;
};

export type Casting = { spell: CardId; upgrades: CardId[]; effectUsed: boolean };
export type Turn = {
  actionsLeft: number;
  actionsTaken: number;
  /** Magic energy that waits for the next action (OOO-17.5). */
  pendingEnergy: number;
  usedHandChange: boolean;
  usedPoison: boolean;
  /** Taken from the display this turn: not playable before the next one (OOO-9.3). */
  learned: CardId[];
  casting: Casting | null;
  bonusQueue: BonusAction[];
  passed: boolean;
};

export type ScoreRow = {
  seat: Seat;
  perSlot: Record<Slot, { trophies: number; value: number; vp: number }>;
  /** Victory points of all trophies. */
  trophies: number;
  support: number;
  poison: number;
  mission: MissionId | null;
  missionVp: number;
  total: number;
  rank: number;
};

export type Board = {
  /** Turn order; the first is the start player of round 1 (S1). */
  order: Seat[];
  slots: Record<Slot, Kind>;
  lanes: Record<Lane, LaneState>;
  /** Cell of each value track, 0 at the start. */
  values: Record<Slot, number>;
  breaches: Record<Slot, number>;
  fate: { deck: FateId[]; current: FateId | null; discard: FateId[]; rule: FateRule | null };
  /** Face up, leftmost first, up to three each. */
  display: Record<DeckName, CardId[]>;
  spellDecks: Record<DeckName, CardId[]>;
  poison: CardId[];
  toadlingPile: ToadlingId[];
  terrainSetUp: TerrainSetUp | null;
  /** By seat. */
  players: Player[];
  round: number;
  active: Seat | null;
  phase: Phase;
  turn: Turn | null;
  endTriggered: boolean;
  nextFigure: number;
  /** Out of the game for good (OOO-1.5). */
  box: { creatures: Record<Slot, number>; cards: CardId[]; toadlings: ToadlingId[] };
  /** Live score of every seat at the end of each round. */
  history: number[][];
  result: ScoreRow[] | null;
};
