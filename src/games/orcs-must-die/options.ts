/** The lobby's options and presets (3.1). */
import type { OptionSpec } from '../../kernel/index.js';
import { difficultyOf } from './rules/lobby.js';
import { mostCharacters, readFortress } from './rules/own-fortress.js';
import { type BossChoice, type Omd, type Options, bossIds, fortressIds } from './types/index.js';

const isCoop = (options: Options): boolean => options.mode === 'coop';
const isRivalry = (options: Options): boolean => options.mode === 'rivalry';
const bossChoices: readonly BossChoice[] = ['none', 'vote', ...bossIds];

export const options: OptionSpec<Omd> = {
  fields: {
    mode: { values: ['coop', 'rivalry'], default: 'coop' },
    edition: { values: ['order', 'unchained'], default: 'order', shown: isCoop },
    heroes: { values: ['edition', 'any'], default: 'edition', shown: isCoop },
    fortress: { values: [...fortressIds, 'custom'], default: 'first-gate' },
    'own-fortress': {
      text: { most: mostCharacters },
      default: '',
      shown: (chosen) => chosen.fortress === 'custom',
      check: (text) => {
        const reading = readFortress(text);
        return reading.ok ? undefined : { rule: 'OMD-11.18', reason: { key: 'fault', params: reading.fault } };
      },
    },
    'fortress-b': { values: ['same', ...fortressIds], default: 'same', shown: isRivalry },
    difficulty: { values: ['standard', 'challenge'], default: 'standard' },
    'boss-level2': { values: bossChoices, default: 'none' },
    'boss-level3': { values: bossChoices, default: 'none' },
    'boss-finale': { values: bossChoices, default: 'none' },
    'runner-bite': { values: [2, 3], default: 2 },
    swaps: { values: ['off', 'on'], default: 'off' },
    'first-lord': { values: ['roll', 'first'], default: 'roll' },
    'rift-consent': { values: ['ask', 'open'], default: 'open' },
    seating: { values: ['blocks', 'alternate'], default: 'blocks', shown: isRivalry },
    escalation: { values: ['on', 'off'], default: 'on', shown: isRivalry },
    overtime: { values: ['on', 'off'], default: 'on', shown: isCoop },
  },
  presets: [
    { id: 'by-post', options: {} },
    { id: 'live', options: { 'rift-consent': 'ask' } },
    { id: 'bosses', options: { 'boss-level2': 'vote', 'boss-finale': 'vote' } },
    { id: 'rivalry', options: { mode: 'rivalry' } },
  ],
  /** OMD-2.4: the step for the heroes that so many seats give; two different fortresses are warned of (OMD-14.2). */
  hint(chosen, seats) {
    const heroes = isCoop(chosen) ? Math.max(2, seats) : Math.max(2, Math.ceil(seats / 2));
    const differs = isRivalry(chosen) && chosen['fortress-b'] !== 'same' && chosen['fortress-b'] !== chosen.fortress;
    return {
      key: 'hint',
      params: { difficulty: difficultyOf(chosen, heroes) ?? null, heroes: Math.min(4, heroes), differs },
    };
  },
};
