/** OOO-1: the words of the game, each as a list and a type. */

export const lanes = [1, 2, 3, 4, 5, 6] as const;
export type Lane = (typeof lanes)[number];

/** Sections of a lane: inner (touches the tower), middle, outer. */
export const rings = ['i', 'm', 'o'] as const;
export type Ring = (typeof rings)[number];

/** A section by its name: lane and ring, `3m`. */
export type SectionName = `${Lane}${Ring}`;
export const sectionNames: readonly SectionName[] = lanes.flatMap((lane) =>
  rings.map((ring): SectionName => `${lane}${ring}`),
);

export const elements = ['F', 'E', 'W', 'L'] as const;
/** Fire, earth, water, lightning. */
export type Element = (typeof elements)[number];

export const categories = ['weak', 'strong', 'mighty'] as const;
export type Category = (typeof categories)[number];

export const kinds = ['goblin', 'orc', 'shaman', 'rider', 'golem', 'chief', 'croc', 'toad', 'bomber'] as const;
export type Kind = (typeof kinds)[number];

/** A slot carries one kind, one value track, one skull gauge a player and one bonus power. */
export const slots = ['weak-1', 'weak-2', 'strong-1', 'strong-2', 'mighty-1', 'mighty-2'] as const;
export type Slot = (typeof slots)[number];

export const colours = ['blue', 'green', 'red', 'yellow'] as const;
export type Colour = (typeof colours)[number];

export const powers = ['extra-draw', 'immutable-rules', 'hand-change', 'extra-action', 'no-loss', 'poisoner'] as const;
export type Power = (typeof powers)[number];

/** In the order in which they are taken by themselves (8.2). */
export const bonusActions = ['one-more-action', 'magic-energy', 'common-discard', 'draw-card'] as const;
export type BonusAction = (typeof bonusActions)[number];

export const fateRules = [
  'plus-one-hp',
  'no-study',
  'no-teleport',
  'no-bonus-powers',
  'three-spells',
  'spell-exchange',
] as const;
export type FateRule = (typeof fateRules)[number];

export const terrains = ['vegetation', 'stones', 'road'] as const;
export type Terrain = (typeof terrains)[number];

const attackCodes = [
  'smash',
  'zap',
  'cold-snap',
  'fire-spark',
  'fireball',
  'lightning-bolt',
  'earthquake',
  'ice-storm',
] as const;
const supportCodes = ['switch', 'replenish', 'magic-bonds', 'voodoo'] as const;
const knowledgeCodes = ['book-fe', 'book-ew', 'book-wl', 'book-lf', 'wisdom'] as const;
export const spellCodes = [...attackCodes, ...supportCodes, ...knowledgeCodes] as const;
export type SpellCode = (typeof spellCodes)[number];
export const cardCodes = [...spellCodes, 'poison'] as const;
export type CardCode = (typeof cardCodes)[number];

export const spellTypes = ['attack', 'knowledge', 'support', 'poison'] as const;
export type SpellType = (typeof spellTypes)[number];

/** The two decks of the display. */
export const deckNames = ['attack', 'knowledge'] as const;
export type DeckName = (typeof deckNames)[number];

/** What an upgrade card may do when it is added (OOO-11). */
export const upgradeEffects = ['teleport', 'draw'] as const;
export type UpgradeEffect = (typeof upgradeEffects)[number];

export const missionIds = [
  'weak-hunter',
  'strong-hunter',
  'mighty-hunter',
  'fine-bag',
  'full-sets',
  'power-seeker',
  'top-hunter',
  'scholar',
] as const;
export type MissionId = (typeof missionIds)[number];

export const toadlingKinds = ['draw-card', 'one-more-action', 'magic-energy', 'weaken'] as const;
export type ToadlingKind = (typeof toadlingKinds)[number];

export const phases = [
  'setup-terrain',
  'setup-mission',
  'fate',
  'turn-owed',
  'turn-reveal',
  'turn-actions',
  'turn-casting',
  'turn-bonus',
  'finished',
] as const;
export type Phase = (typeof phases)[number];

/** One physical card: `blue/zap`, `fireball#3`, `poison#12`. */
export type CardId = string;
/** One toadling tile: `toadling-draw-1`. */
export type ToadlingId = string;
/** One fate card: `f01` to `f15`, `x01` to `x19`. */
export type FateId = string;

/** What a table may agree on before it starts. */
export type Options = {
  missions: boolean;
  bonusActions: boolean;
  newFate: boolean;
  /** Terrain tiles on the board, 0 to 9. */
  terrain: number;
  terrainPlacement: 'choose' | 'random';
  croc: 'off' | 'goblin' | 'orc';
  toad: 'off' | 'shaman' | 'rider';
  bomber: 'off' | 'golem' | 'chief';
  endWhen: 'exhausted' | 'figures';
  recallFrom: 'discard' | 'deck';
  rotateStart: boolean;
};

/** What a record awards for. */
export const titleIds = [
  'horde-breaker',
  'goblin-sweeper',
  'rider-hunter',
  'giant-slayer',
  'great-blast',
  'overcharged',
  'whirlwind',
  'wanderer',
  'bookworm',
  'empowered',
  'poisoner',
  'iron-stomach',
  'toad-charmer',
  'bombardier',
  'breach-victim',
  'misfire',
  'secret-agent',
  'comeback',
] as const;
export type TitleId = (typeof titleIds)[number];
