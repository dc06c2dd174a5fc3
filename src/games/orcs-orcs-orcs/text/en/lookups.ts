/** Look-ups, as English says them. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';
import { lookupLines } from '../shared/lookups.js';
import { words } from './vocabulary.js';

const lines = lookupLines(words);

export const lookups: Catalogue<Ooo>['lookups'] = {
  lane: {
    name: 'lane',
    description: 'Look at one lane',
    label: 'Look at a lane',
    args: { lane: { name: 'lane', description: 'The lane', ask: 'Which lane?' } },
    lines: lines.lane,
  },
  card: {
    name: 'card',
    description: 'What a card does and where copies of it lie',
    label: 'Look at a card',
    args: { card: { name: 'card', description: 'The card', ask: 'Which card?' } },
    lines: lines.card,
  },
  creature: {
    name: 'creature',
    description: 'What a creature is worth and where it stands',
    label: 'Look at a creature',
    args: { kind: { name: 'kind', description: 'The kind of creature', ask: 'Which kind?' } },
    lines: lines.creature,
  },
  mage: {
    name: 'mage',
    description: 'Everything in the open about one player',
    label: 'Look at a mage',
    args: { player: { name: 'player', description: 'The player', ask: 'Whose mage?' } },
    lines: lines.mage,
  },
};
