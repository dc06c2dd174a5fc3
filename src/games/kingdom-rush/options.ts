/** 3.3: what a table agrees on in the lobby. */
import type { OptionSpec } from '../../kernel/index.js';
import { type Kru, type Options, difficulties, scenarioIds } from './types/index.js';

const isPrologue = ({ scenario }: Options): boolean => scenario === 'prologue';

export const options: OptionSpec<Kru> = {
  fields: {
    scenario: { values: scenarioIds, default: 'scenario-1' },
    difficulty: { values: difficulties, default: 'standard', shown: (chosen) => !isPrologue(chosen) },
    secondaries: { values: [2, 3, 4], default: 2, shown: (chosen, seats) => seats === 1 && !isPrologue(chosen) },
    strict: { values: [false, true], default: false, shown: (chosen) => !isPrologue(chosen) },
  },
  presets: [
    { id: 'first-battle', options: { scenario: 'scenario-1' } },
    { id: 'tutorial', options: { scenario: 'prologue' } },
    { id: 'uprising', options: { scenario: 'scenario-12' } },
  ],
  /** 8.4: a table does not see the others, so it is reminded, never refused. */
  hint: ({ scenario, strict }) =>
    strict && scenario !== 'prologue' && scenario !== 'scenario-1'
      ? { key: 'hintOrder', params: { scenario } }
      : undefined,
};
