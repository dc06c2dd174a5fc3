/** The 16 special (purple) cards of the Hero deck. */
import { type GeneralId, generalIds } from './generals.js';

export const specialCardIds = [
  'sp-magic-gate',
  'sp-hammer-of-valor',
  'sp-spell-of-purity',
  'sp-elven-archers',
  'sp-battle-strategy',
  'sp-all-is-quiet',
  'sp-battle-luck-1',
  'sp-battle-luck-2',
  'sp-battle-fury',
  'sp-local-information',
  'sp-kings-guard-attack',
  'sp-cavalry-sweep',
  'sp-dark-visions',
  'sp-militia-secures-area',
  'sp-strong-defenses',
  'sp-spy-in-the-camp',
] as const;
export type SpecialCardId = (typeof specialCardIds)[number];

export const specialKinds = [
  'magic-gate',
  'hammer-of-valor',
  'spell-of-purity',
  'elven-archers',
  'battle-strategy',
  'all-is-quiet',
  'battle-luck',
  'battle-fury',
  'local-information',
  'kings-guard-attack',
  'cavalry-sweep',
  'dark-visions',
  'militia-secures-area',
  'strong-defenses',
  'spy-in-the-camp',
] as const;
export type SpecialKind = (typeof specialKinds)[number];

/** When a special card or a reward may be used; the open moments that allow each are in rules/timing.ts. */
export const timings = ['open', 'dusk', 'night', 'roll', 'heal', 'own-day', 'inn', 'battle'] as const;
export type Timing = (typeof timings)[number];

export type SpecialCard = {
  kind: SpecialKind;
  dice: 1 | 2;
  /** The generals against whom it may be played as dice. */
  portraits: readonly GeneralId[];
  timing: Timing;
};

export const specialCards: Record<SpecialCardId, SpecialCard> = {
  'sp-magic-gate': { kind: 'magic-gate', dice: 2, portraits: ['varkolak'], timing: 'open' },
  'sp-hammer-of-valor': { kind: 'hammer-of-valor', dice: 2, portraits: generalIds, timing: 'open' },
  'sp-spell-of-purity': { kind: 'spell-of-purity', dice: 2, portraits: ['balazarg'], timing: 'open' },
  'sp-elven-archers': { kind: 'elven-archers', dice: 1, portraits: ['gorgutt'], timing: 'open' },
  'sp-battle-strategy': { kind: 'battle-strategy', dice: 2, portraits: generalIds, timing: 'open' },
  'sp-all-is-quiet': { kind: 'all-is-quiet', dice: 2, portraits: ['gorgutt'], timing: 'dusk' },
  'sp-battle-luck-1': { kind: 'battle-luck', dice: 1, portraits: generalIds, timing: 'roll' },
  'sp-battle-luck-2': { kind: 'battle-luck', dice: 1, portraits: generalIds, timing: 'roll' },
  'sp-battle-fury': { kind: 'battle-fury', dice: 2, portraits: ['sapphire'], timing: 'own-day' },
  'sp-local-information': { kind: 'local-information', dice: 1, portraits: generalIds, timing: 'inn' },
  'sp-kings-guard-attack': { kind: 'kings-guard-attack', dice: 1, portraits: ['sapphire'], timing: 'open' },
  'sp-cavalry-sweep': { kind: 'cavalry-sweep', dice: 1, portraits: generalIds, timing: 'open' },
  'sp-dark-visions': { kind: 'dark-visions', dice: 1, portraits: generalIds, timing: 'open' },
  'sp-militia-secures-area': { kind: 'militia-secures-area', dice: 1, portraits: ['varkolak'], timing: 'night' },
  'sp-strong-defenses': { kind: 'strong-defenses', dice: 1, portraits: ['balazarg'], timing: 'night' },
  'sp-spy-in-the-camp': { kind: 'spy-in-the-camp', dice: 1, portraits: generalIds, timing: 'heal' },
};
