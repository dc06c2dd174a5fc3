/** Look-ups, as English says them. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor } from '../../types/index.js';
import { inspectIn } from '../shared/lookups.js';
import { rulesIn } from '../shared/rulebook.js';
import { rulebook } from './rules.js';
import { statusWords } from './status.js';

export const lookups: Catalogue<Dor>['lookups'] = {
  inspect: {
    name: 'inspect',
    description: 'Look at a general, a hero, a place, a special card or a Quest',
    label: 'Inspect',
    args: { what: { name: 'what', description: 'Whom or what to look at', ask: 'What do you want to look at?' } },
    lines: inspectIn(
      statusWords,
      {
        empty: 'Nobody and nothing is there.',
        unused: 'Nobody plays this hero.',
        fallen: 'This hero has fallen.',
        heldBy: (who) => `In the hand of ${who}.`,
        left: 'Has left the game.',
        undrawn: 'Nobody holds it.',
        openWith: (who, have, need) => `Open before ${who}: ${have} of ${need}.`,
        completedBy: (who) => `Completed by ${who}.`,
        nobodys: 'Nobody has it at present.',
      },
      rulesIn(rulebook),
    ),
  },
};
