/** Creatures, slots, value tracks and markers (2.3, 7.1, 7.2, 7.3, 7.9). */
import type { BonusAction, Category, Kind, Power, Slot } from '../types/index.js';

/** What a creature does when it is defeated, beside its bonus action. */
export type OwnEffect = 'toadling' | 'explosion';
export type KindData = {
  category: Category;
  hitPoints: number;
  bonus: BonusAction | null;
  onDefeat: OwnEffect | null;
};

export const kindData: Record<Kind, KindData> = {
  goblin: { category: 'weak', hitPoints: 2, bonus: 'draw-card', onDefeat: null },
  orc: { category: 'weak', hitPoints: 2, bonus: 'magic-energy', onDefeat: null },
  shaman: { category: 'strong', hitPoints: 3, bonus: 'magic-energy', onDefeat: null },
  rider: { category: 'strong', hitPoints: 3, bonus: 'draw-card', onDefeat: null },
  golem: { category: 'mighty', hitPoints: 4, bonus: 'common-discard', onDefeat: null },
  chief: { category: 'mighty', hitPoints: 4, bonus: 'one-more-action', onDefeat: null },
  croc: { category: 'weak', hitPoints: 3, bonus: 'one-more-action', onDefeat: null },
  toad: { category: 'strong', hitPoints: 4, bonus: null, onDefeat: 'toadling' },
  bomber: { category: 'mighty', hitPoints: 3, bonus: null, onDefeat: 'explosion' },
};

/** Damage of an explosion to every other creature of the section (OOO-20.10). */
export const explosionDamage = 1;

export type SlotData = {
  category: Category;
  /** The base creature; a reinforcement may take its place (OOO-20.1). */
  kind: Kind;
  power: Power;
  /** How many markers bear each number, 1 to 4. */
  markers: readonly [number, number, number, number];
};

export const slotData: Record<Slot, SlotData> = {
  'weak-1': { category: 'weak', kind: 'goblin', power: 'extra-draw', markers: [5, 5, 3, 3] },
  'weak-2': { category: 'weak', kind: 'orc', power: 'immutable-rules', markers: [5, 5, 3, 3] },
  'strong-1': { category: 'strong', kind: 'shaman', power: 'hand-change', markers: [4, 4, 2, 2] },
  'strong-2': { category: 'strong', kind: 'rider', power: 'extra-action', markers: [4, 4, 2, 2] },
  'mighty-1': { category: 'mighty', kind: 'golem', power: 'no-loss', markers: [3, 3, 1, 1] },
  'mighty-2': { category: 'mighty', kind: 'chief', power: 'poisoner', markers: [3, 3, 1, 1] },
};

/** Victory points a trophy, from the first cell to the last. */
export const tracks: Record<Category, readonly number[]> = {
  weak: [4, 3, 2, 1],
  strong: [6, 5, 4, 3, 2, 1],
  mighty: [8, 7, 6, 5, 4, 3, 2, 1],
};
