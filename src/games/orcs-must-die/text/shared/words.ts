/** Names of things, the same shape in every language. */
import type { Language } from '../../../../pieces/wording/index.js';
import type { ArmyId } from '../../content/armies.js';
import type { EquipmentId } from '../../content/equipment.js';
import type { TrapId } from '../../content/traps.js';
import type {
  ActionId,
  BossId,
  Difficulty,
  DieId,
  FortressId,
  HeroId,
  Kind,
  Phase,
  Side,
  TileType,
} from '../../types/index.js';

export type Named = { name: string; text: string };
export type CardWords = {
  heroes: Record<HeroId, Named>;
  weapons: Record<string, string>;
  powers: Record<string, Named>;
  bosses: Record<BossId, Named>;
  equipment: Record<EquipmentId, Named>;
  traps: Record<TrapId, Named>;
  armies: Record<ArmyId, string>;
  fortresses: Record<FortressId, string>;
  tiles: Record<TileType, string>;
};
/** What the results of a roll or of traps have done. */
export const deeds = ['kill', 'slay', 'stun', 'wound'] as const;
export type Deed = (typeof deeds)[number];

export type Words = CardWords & {
  language: Language;
  /** One and several of a kind, as each side's invaders are called. */
  creatures: Record<Side, Record<Kind, readonly [one: string, many: string]>>;
  icons: Record<string, string>;
  dice: Record<DieId, string>;
  /** "2 battle dice". */
  diceOf(count: number, die: DieId): string;
  sides: Record<Side, string>;
  phases: Record<Phase, string>;
  difficulties: Record<Difficulty, string>;
  moments: Record<string, string>;
  /** Values that players read: `leave`, `heal`, `attack` and the like. */
  values: Record<string, string>;
  /** Names of actions in lists of what can be done. */
  actions: Record<ActionId, string>;
  /** Verbs of effects, as they are ordered. */
  verbs: Record<string, string>;
  /** The same as they are told, of one and of several who did them. */
  deeds: Record<Deed, readonly [one: string, many: string]>;
  ownFortress: string;
  /** What a weapon has besides dice. */
  ranged: string;
  moveMore(tiles: number): string;
  rift: string;
  /** One of the two Rifts of Rivalry. */
  riftOf(side: Side): string;
  /** The same beside an arrow. */
  riftShort: string;
  blank: string;
  none: string;
  nobody: string;
  stunned: string;
  /** The same word of so many creatures. */
  stunnedMany(count: number): string;
  here: string;
  /** "tile 4"; the Rift by its name. */
  tile(id: string): string;
  toTile(id: string): string;
  onTile(what: string, id: string): string;
  stunnedOne(name: string): string;
  stunnedCount(count: number, one: string, many: string): string;
  /** Whom so many results have hit; what of them is left as wounds is told by itself. */
  hitOften(target: string, count: number): string;
  /** A hero or boss by name, inside a sentence. */
  named(name: string): string;
  all: string;
  skulls(count: number): string;
  costs(name: string, cost: number): string;
  attackPair(attacker: string, tile: string, target: string): string;
};
