/**
 * 7.8: how a scenario is written down. Maps: `>` `<` `^` `v` path, `X` exit, `s` site position, `V` volcano, `~` pool,
 * `.` ground. Piles from the top: g b r v tiers, air fire earth water, C-ember a champion, ev-07 an event, g01 that very
 * card; `!` carries an objective token. Sites: colour letter, then its spaces.
 */
import type {
  AbilityNumber,
  BossId,
  Element,
  EnvTile,
  FlowerType,
  Lane,
  ModifierId,
  Space,
  TowerType,
} from '../types/index.js';

/** The row of one number of players. */
export type ScenarioRow = {
  sites: string;
  /** A archers, M mages, T artillery, S soldiers, and the level. */
  towers: string;
  start: string;
  piles: readonly string[];
  winds?: number;
  /** Hordes to be destroyed (objective `count`). */
  needed?: number;
  /** The stage of each boss card, top first. */
  bossStages?: readonly (1 | 2 | 3)[];
};

/** What must be done: clear the road, destroy all marks, so many hordes, totems and marks, the boss. */
export const objectives = ['clear', 'marks', 'count', 'totems', 'boss'] as const;
export type Objective = (typeof objectives)[number];

/** The Iron Challenge's constraint. */
export type Iron =
  | { limits: 'buy-level'; most: 1 | 2 }
  | { limits: 'play'; each: number; solo: number }
  | { limits: 'type'; without: TowerType; instead: TowerType }
  | { limits: 'abilities' }
  | { limits: 'no-modifiers' }
  | { limits: 'boots'; less: number }
  | { limits: 'rest' }
  | { limits: 'upgrades'; each: number; solo: number }
  | { limits: 'hearts'; hearts: number }
  | { limits: 'even-rounds' };

export type TowerLevel = 1 | 2 | 3 | '4a' | '4b';

export type Scenario = {
  map: readonly string[];
  /** The first space of lane 1, 2, … */
  spawns: readonly Space[];
  objective: Objective;
  hearts: number;
  heartsByPlayers?: Readonly<Record<number, number>>;
  /** So many hearts lost at one gate are a defeat. */
  gateLimit?: number;
  treasure: { diamonds: number; gold: number };
  levels: readonly TowerLevel[];
  abilities: readonly AbilityNumber[];
  advanced: readonly ModifierId[];
  flowers: Readonly<Record<Space, FlowerType>>;
  /** Environment tiles besides the volcanoes and pools of the map. */
  tiles: Readonly<Record<Space, EnvTile>>;
  totems?: readonly Space[];
  riftElements?: readonly Element[];
  /** A champion's end takes the rift cards of its element away. */
  riftEndsWithChampion?: true;
  boss?: { id: BossId; at: Space; lane: Lane | null };
  iron: Iron | null;
  /** The prologue: fixed cards, coach messages, no modifiers, always Standard. */
  tutorial?: true;
  rows: Readonly<Record<1 | 2 | 3 | 4, ScenarioRow>>;
};
