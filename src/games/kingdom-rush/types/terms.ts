/** The words of the rulebook: every kind of thing, one list each. */

export type { Facing } from '../../../geometry/directions.js';

/** A space of the board: column letter and row number, like C3. */
export type Space = string;
/** A cell of a horde's grid, a1 to d4. */
export type Cell = string;
/** Cells of a horde as bits: a1 is bit 0, b1 bit 1 … d4 bit 15. */
export type Cells = number;

export const damages = ['physical', 'magic', 'true'] as const;
export type Damage = (typeof damages)[number];

export const shapeIds = ['m1', 'd2', 'i3', 'l3', 'i4', 'o4', 'l4', 't4', 's4', 'p5'] as const;
export type ShapeId = (typeof shapeIds)[number];

/** The players' colours in seat order; sites are of these or white. */
export const colours = ['R', 'B', 'Y', 'G'] as const;
export type Colour = (typeof colours)[number];
export const siteColours = [...colours, 'W'] as const;
export type SiteColour = (typeof siteColours)[number];

export const towerTypes = ['archers', 'mages', 'artillery', 'soldiers'] as const;
export type TowerType = (typeof towerTypes)[number];
export const towerIds = [
  ...(['archer-1', 'archer-2', 'archer-3', 'archer-4a', 'archer-4b'] as const),
  ...(['mage-1', 'mage-2', 'mage-3', 'mage-4a', 'mage-4b'] as const),
  ...(['artillery-1', 'artillery-2', 'artillery-3', 'artillery-4a', 'artillery-4b'] as const),
  ...(['soldier-1', 'soldier-2', 'soldier-3', 'soldier-4a', 'soldier-4b'] as const),
] as const;
export type TowerId = (typeof towerIds)[number];

export const modifierIds = [
  ...(['mod-artillery', 'mod-single', 'mod-true', 'mod-perfect', 'mod-soldier', 'mod-site'] as const),
  ...(['mod-bloom', 'mod-roots', 'mod-turntable', 'mod-bounty'] as const),
] as const;
export type ModifierId = (typeof modifierIds)[number];

/** In the order in which a free one is taken when nobody chooses. */
export const heroIds = ['alric', 'bruxa', 'elora', 'dierdre', 'saitam'] as const;
export type HeroId = (typeof heroIds)[number];
export const abilityNumbers = [1, 2, 3, 4] as const;
export type AbilityNumber = (typeof abilityNumbers)[number];
export type AbilityId = `${HeroId}-${AbilityNumber}`;

export const tiers = ['green', 'blue', 'red', 'violet'] as const;
export type Tier = (typeof tiers)[number];
export const elements = ['air', 'fire', 'earth', 'water'] as const;
export type Element = (typeof elements)[number];
/** The coloured band of a horde card: a tier, silver for elementals, gold for champions, the boss's own. */
export const bands = [...tiers, 'silver', 'gold', 'boss'] as const;
export type Band = (typeof bands)[number];
export const traits = ['fast', 'flying', 'burning', 'regenerating'] as const;
export type Trait = (typeof traits)[number];

export const species = [
  ...(['goblin-looters', 'goblin-torchers', 'orc-scouts', 'shielded-goblins', 'warded-gnolls'] as const),
  ...(['orc-raiders', 'gnoll-pack', 'armoured-orcs', 'hexed-gnolls', 'wolf-riders', 'storm-bats'] as const),
  ...(['gnoll-shaman', 'ogre-vanguard', 'iron-orcs', 'spirit-gnolls', 'worg-pack', 'harpy-flight'] as const),
  ...(['orc-shamans', 'orc-warband', 'stone-troll', 'shade-giant', 'twin-ogres', 'dire-worgs'] as const),
  ...(['roc-flight', 'shaman-circle', 'air-elemental', 'fire-elemental', 'earth-elemental'] as const),
  ...(['water-elemental', 'zephyra', 'pyrrax', 'gravhul', 'maelisse', 'leviathan', 'primarch'] as const),
] as const;
export type Species = (typeof species)[number];

/** A horde card: g01, e-air-2, c-ember, lev-2b. */
export type CardId = string;
export const championIds = ['c-gale', 'c-ember', 'c-stone', 'c-tide'] as const;
export type ChampionId = (typeof championIds)[number];
export const bossIds = ['leviathan', 'primarch'] as const;
export type BossId = (typeof bossIds)[number];

export const eventIds = [
  ...(['ev-01', 'ev-02', 'ev-03', 'ev-04', 'ev-05', 'ev-06'] as const),
  ...(['ev-07', 'ev-08', 'ev-09', 'ev-10', 'ev-11', 'ev-12'] as const),
] as const;
export type EventId = (typeof eventIds)[number];

export const riftIds = [
  ...(['rift-air-1', 'rift-air-2', 'rift-air-3', 'rift-air-4'] as const),
  ...(['rift-fire-1', 'rift-fire-2', 'rift-fire-3', 'rift-fire-4'] as const),
  ...(['rift-earth-1', 'rift-earth-2', 'rift-earth-3', 'rift-earth-4'] as const),
  ...(['rift-water-1', 'rift-water-2', 'rift-water-3'] as const),
] as const;
export type RiftId = (typeof riftIds)[number];

export const flowerTypes = ['flower-magic', 'flower-heart', 'flower-ember', 'flower-root', 'flower-sun'] as const;
export type FlowerType = (typeof flowerTypes)[number];
export const envTiles = ['volcano', 'cyclone', 'fissure', 'pool', 'rift'] as const;
export type EnvTile = (typeof envTiles)[number];

export const scenarioIds = [
  'prologue',
  ...(['scenario-1', 'scenario-2', 'scenario-3', 'scenario-4', 'scenario-5', 'scenario-6'] as const),
  ...(['scenario-7', 'scenario-8', 'scenario-9', 'scenario-10', 'scenario-11', 'scenario-12'] as const),
] as const;
export type ScenarioId = (typeof scenarioIds)[number];
export const difficulties = ['easy', 'standard', 'hard', 'iron', 'heroic'] as const;
export type Difficulty = (typeof difficulties)[number];

export const lanes = [1, 2, 3, 4] as const;
export type Lane = (typeof lanes)[number];
export const resources = ['gold', 'diamond'] as const;
export type Resource = (typeof resources)[number];
export const phases = [0, 1, 2, 3, 4, 5, 6] as const;
/** 0 is the set-up. */
export type Phase = (typeof phases)[number];

export type Options = {
  scenario: ScenarioId;
  difficulty: Difficulty;
  /** Secondary heroes of a solo game (KRU-15.1, KRU-15.7). */
  secondaries: number;
  /** The lobby reminds the table of the campaign's order (8.4). */
  strict: boolean;
};

export type Reward = {
  gold: number;
  diamonds: number;
  /** A slash: one of the two. */
  either: boolean;
};

/** A horde card as it is printed. */
export type HordeCard = {
  band: Band;
  species: Species;
  /** Rows 1 to 4, parted by slashes, in the letters of KRU-2.2. */
  grid: string;
  reward: Reward;
  traits: readonly Trait[];
  element: Element | null;
};
