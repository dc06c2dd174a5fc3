/** The words of the game: const lists and the types made from them. */

export const icons = ['S', 'V', 'B', 'K', 'T', 'H', 'C'] as const;

/** The order matters: ties are broken by it (OMD-15.1). */
export const kinds = ['grunt', 'crossbow', 'runner', 'hunter', 'shaman', 'brute', 'colossus'] as const;
export type Kind = (typeof kinds)[number];
/** As they move and enter (OMD-5.1); hunters come last. */
export const marchingKinds = ['grunt', 'crossbow', 'runner', 'shaman', 'brute', 'colossus'] as const;
export type Size = 'lesser' | 'greater';

export const sides = ['order', 'unchained'] as const;
export type Side = (typeof sides)[number];

export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

export const dieIds = ['battle', 'fire', 'lightning', 'arcane', 'ice', 'health'] as const;
export type DieId = (typeof dieIds)[number];
export type Dice = Partial<Record<DieId, number>>;
/** The icons of one face, such as `SS`; empty where it is blank. */
export type Face = string;

export const tileTypes = [
  'standard',
  'rift',
  'crossroads',
  't-join',
  'l-join',
  'teleporter',
  'acid-bath',
  'lava-lake',
  'trapsburg',
  'pitfall',
  'gas-chamber',
] as const;
export type TileType = (typeof tileTypes)[number];
export const specialTypes = [
  'teleporter',
  'acid-bath',
  'lava-lake',
  'trapsburg',
  'pitfall',
  'gas-chamber',
] as const satisfies readonly TileType[];
export type SpecialType = (typeof specialTypes)[number];

/** `1`, `R` in co-op; with the fortress' letter in Rivalry: `O1`, `UR`. */
export type TileId = string;
/** An arrow, `from>to`. */
export type ConnectionId = string;

export const heroIds = [
  'maximilian',
  'gabriella',
  'ivy',
  'cygnus',
  'hogarth',
  'tundra',
  'ball-and-chain',
  'bloodspike',
  'midnight',
  'sir-winston',
  'blackpaw',
  'kobold-king',
] as const;
export type HeroId = (typeof heroIds)[number];

export const powerKinds = ['power', 'ultimate', 'rivalry'] as const;
export type PowerKind = (typeof powerKinds)[number];
export type Timing = 'passive' | 'free' | 'action' | 'reaction' | 'upgrade';

export const namedBossIds = [
  'mr-moneybags',
  'earth-lord',
  'fire-lord',
  'veyetality',
  'swiftyhooves',
  'great-cthulhu',
  'king-in-yellow',
] as const;
export type NamedBossId = (typeof namedBossIds)[number];
export type HeroBossId = `boss-${HeroId}`;
export type BossId = NamedBossId | HeroBossId;
export const bossIds: readonly BossId[] = [...namedBossIds, ...heroIds.map((hero) => `boss-${hero}` as const)];

export const moments = ['level2', 'level3', 'finale'] as const;
export type Moment = (typeof moments)[number];

export const equipmentTypes = ['amulet', 'ring', 'trinket'] as const;
export type EquipmentType = (typeof equipmentTypes)[number];

export const fortressIds = [
  'first-gate',
  'long-march',
  'twin-gates',
  'straight-shot',
  'the-fork',
  'cubicle-1',
  'crossroads-keep',
  'side-door',
  'straight-shot-2',
  'acid-canal',
  'cubicle-2',
  'gas-works',
  'last-bastion',
] as const;
export type FortressId = (typeof fortressIds)[number];

export const difficulties = ['beginner', 'intermediate', 'hard', 'extreme', 'extreme-plus'] as const;
export type Difficulty = (typeof difficulties)[number];

export const phases = ['setup', 'upgrade', 'creature', 'hero', 'upkeep'] as const;
export type Phase = (typeof phases)[number];

/** What `attack with:` may add. */
export const boosts = ['ultimate', 'blood-price', 'thunder-scroll'] as const;
export type Boost = (typeof boosts)[number];
