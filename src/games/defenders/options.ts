/** Options of the lobby and the levels as shorthands (specification 3.1, 8). */
import type { OptionSpec } from '../../kernel/index.js';
import { type Dor, type Options, firstOptions, lifeOptions } from './types/index.js';

const printed: Partial<Options> = {
  smallerInvasion: false,
  noPenalty: false,
  moreCards: false,
  life: 'printed',
  overrunsAtSetUp: false,
  fewerSpecials: 0,
  fewerLulls: 0,
  smallSupply: false,
};

export const options: OptionSpec<Dor> = {
  fields: {
    heroesPerPlayer: { values: [1, 2, 3, 4], default: 1, shown: (_chosen, seats) => seats === 1 },
    heroPick: { values: ['choose', 'random'], default: 'choose' },
    first: { values: firstOptions, default: 'random' },
    champion: { values: [true, false], default: true },
    autoSave: { values: [true, false], default: true },
    smallerInvasion: { values: [false, true], default: false },
    noPenalty: { values: [false, true], default: false },
    moreCards: { values: [false, true], default: false },
    life: { values: lifeOptions, default: 'printed' },
    overrunsAtSetUp: { values: [false, true], default: false },
    fewerSpecials: { values: [0, 1, 2, 3, 4, 5, 6], default: 0 },
    fewerLulls: { values: [0, 1, 2, 3], default: 0 },
    smallSupply: { values: [false, true], default: false },
  },
  presets: [
    { id: 'page', options: { ...printed, smallerInvasion: true, moreCards: true, life: 'tougher' } },
    { id: 'squire', options: { ...printed, moreCards: true } },
    { id: 'knight', options: printed },
    { id: 'champion', options: { ...printed, fewerLulls: 2, fewerSpecials: 2 } },
    { id: 'legend', options: { ...printed, overrunsAtSetUp: true, fewerSpecials: 4, fewerLulls: 3 } },
  ],
  hint(chosen, seats) {
    if (chosen.first !== 'random' && Number(chosen.first) > seats) return { key: 'firstSeatMissing', params: {} };
    const easier = [chosen.smallerInvasion, chosen.noPenalty, chosen.moreCards, chosen.life === 'tougher'];
    // Page is made for first games: nobody is told off for what the lobby begins with.
    if (easier.filter(Boolean).length === 3 && !chosen.noPenalty) return undefined;
    return easier.filter(Boolean).length > 1 ? { key: 'oneEasierAtATime', params: {} } : undefined;
  },
};
