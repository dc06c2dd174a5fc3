/** The four generals, their paths to Monarch City and what their boards print. */
import type { LocId } from './map.js';
import type { Colour } from './peoples.js';

export const generalIds = ['balazarg', 'sapphire', 'gorgutt', 'varkolak'] as const;
export type GeneralId = (typeof generalIds)[number];

export const combatSkills = ['curse', 'regeneration', 'parry', 'fearsome'] as const;
export type CombatSkill = (typeof combatSkills)[number];

/** A number printed on a board, or a die to roll for it. */
export type Amount = number | 'D3' | 'D6';

export type GeneralBoard = {
  colour: Colour;
  toHit: number;
  life: number;
  /** Wound squares printed red: a general there does not advance (DOR-7.13). */
  redSquares: readonly number[];
  skill: CombatSkill;
  penalty: { life: Amount; cards: Amount | 'all' };
  /** From his start to the last step before the city, then the city itself. */
  path: readonly [LocId, LocId, LocId, LocId, LocId];
};

export const generalBoards: Record<GeneralId, GeneralBoard> = {
  balazarg: {
    colour: 'red',
    toHit: 4,
    life: 6,
    redSquares: [1],
    skill: 'curse',
    penalty: { life: 'D3', cards: 'all' },
    path: ['scorpion-canyon', 'raven-forest', 'angel-tear-falls', 'bounty-bay', 'monarch-city'],
  },
  sapphire: {
    colour: 'blue',
    toHit: 5,
    life: 4,
    redSquares: [],
    skill: 'regeneration',
    penalty: { life: 3, cards: 'D6' },
    path: ['blizzard-mountains', 'heavens-glade', 'ancient-ruins', 'greenleaf-village', 'monarch-city'],
  },
  gorgutt: {
    colour: 'green',
    toHit: 3,
    life: 6,
    redSquares: [1, 2],
    skill: 'parry',
    penalty: { life: 2, cards: 2 },
    path: ['thorny-woods', 'amarak-peak', 'eagle-peak-pass', 'orc-valley', 'monarch-city'],
  },
  varkolak: {
    colour: 'black',
    toHit: 4,
    life: 5,
    redSquares: [],
    skill: 'fearsome',
    penalty: { life: 'D6', cards: 'D6' },
    path: ['dark-woods', 'windy-pass', 'sea-bird-port', 'father-oak-forest', 'monarch-city'],
  },
};

export const generalOf: Record<Colour, GeneralId> = {
  red: 'balazarg',
  blue: 'sapphire',
  green: 'gorgutt',
  black: 'varkolak',
};
