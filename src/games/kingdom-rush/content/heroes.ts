/** 7.3: hero boards, ability tiles and solo cards. Attacks are written as those of towers. */
import type { AbilityId, Damage, HeroId } from '../types/index.js';

export type HeroData = {
  life: number;
  boots: number;
  attack: string;
  damage: Damage;
  /** Planted Feet: the attack after at most one step. */
  planted?: string;
};

export const heroes: Readonly<Record<HeroId, HeroData>> = {
  alric: { life: 5, boots: 2, attack: 'here i3', damage: 'physical' },
  bruxa: { life: 4, boots: 3, attack: 'one(FL,F,FR) l3', damage: 'magic' },
  elora: { life: 3, boots: 2, attack: 'one(FL,F,FR) d2 ; one(FL,F,FR) m1', damage: 'magic' },
  dierdre: { life: 4, boots: 3, attack: 'one(FL,F,FR) d2', damage: 'magic' },
  saitam: { life: 4, boots: 3, attack: 'here l3', damage: 'physical', planted: 'here o4' },
};

/** The most steps with which Saitam's feet count as planted. */
export const plantedSteps = 1;

/** Each of Bruxa's skulls (Heavy Secrets): what it throws, how many she may hold. */
export const skull = { attack: 'around m1', damage: 'magic', most: 3 } as const;
/** `bruxa-4`: one more, and one at the start. */
export const ossuary = { most: 4, start: 1 } as const;
/** Life that Dierdre's Blessing gives back. */
export const blessingLife = 1;
/** `alric-4` */
export const toughness = 2;

/** What an ability asks for besides places and tiles. */
type Needs = 'tower' | 'hero' | 'hordes';

export type AbilityData = {
  passive: boolean;
  /** What is placed; null where nothing is. */
  attack: string | null;
  damage: Damage;
  needs?: Needs;
  /** It puts a figure on a space of one's choice (saitam-4, dierdre-3). */
  puts?: true;
  /** Every hero on the board regains so much life first. */
  heals?: number;
  /** Every horde on the hero's space and next to it is held first. */
  holdsAround?: true;
  /** At most so many hordes of one's choice are held first. */
  holds?: number;
  /** One tile a skull; the skulls placed are discarded, the first in any case. */
  bySkull?: true;
  /** It places the sand warriors; the board skill is not used in this activation. */
  warriors?: true;
};

const everyWay = 'each(F,FR,R,BR,B,BL,L,FL)';
const active = (attack: string | null, damage: Damage, more: Partial<AbilityData> = {}): AbilityData => ({
  passive: false,
  attack,
  damage,
  ...more,
});
const passive: AbilityData = { passive: true, attack: null, damage: 'physical' };

export const abilities: Readonly<Record<AbilityId, AbilityData>> = {
  'bruxa-1': active('any l4', 'magic'),
  'bruxa-2': active('any d2', 'magic', { bySkull: true }),
  'bruxa-3': active('any m1', 'magic', { needs: 'hordes', holds: 2 }),
  'bruxa-4': passive,
  'alric-1': active('here i3+d2', 'physical'),
  'alric-2': passive,
  'alric-3': active('any SK ; any SK', 'physical', { warriors: true }),
  'alric-4': passive,
  'elora-1': active(`${everyWay} d2`, 'magic'),
  'elora-2': active('around m1', 'magic', { holdsAround: true }),
  'elora-3': passive,
  'elora-4': active('one(F) i4+d2', 'magic'),
  'saitam-1': active('here p5+m1', 'true'),
  'saitam-2': active(`${everyWay} m1 ; here m1`, 'physical'),
  'saitam-3': passive,
  'saitam-4': active('here s4', 'physical', { puts: true }),
  'dierdre-1': active('any m1', 'magic', { heals: 2 }),
  'dierdre-2': active(null, 'magic', { needs: 'tower' }),
  'dierdre-3': active('near t4', 'magic', { needs: 'hero', puts: true }),
  'dierdre-4': passive,
};

export type SoloCard = {
  attack: string;
  damage: Damage;
  holdsAround?: true;
  /** Both sand warriors are placed near him afterwards. */
  warriors?: true;
  /** The main hero regains all life and is protected. */
  shelters?: true;
};

export const soloCards: Readonly<Record<HeroId, SoloCard>> = {
  bruxa: { attack: `here l3 ; ${everyWay} m1`, damage: 'magic' },
  alric: { attack: 'here i3 ; near S ; near S', damage: 'physical', warriors: true },
  elora: { attack: 'around d2', damage: 'magic', holdsAround: true },
  saitam: { attack: 'here o4', damage: 'true' },
  dierdre: { attack: 'around d2', damage: 'magic', shelters: true },
};
