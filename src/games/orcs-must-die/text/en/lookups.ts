/** Look-ups in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Omd } from '../../types/index.js';
import { lookupLines } from '../shared/lookups.js';
import { phrases } from './phrases.js';
import { words } from './vocabulary.js';

const lines = lookupLines(words, phrases, {
  card: (level, cost, kind) => `Level ${level} ${kind}, ${cost} skull${cost === 1 ? '' : 's'}`,
  creature: (level, move, attack, needs) => `Level ${level}: Move ${move}, attack ${attack}, dies of ${needs}`,
  worth: (riftDamage, skulls) => `Bites the Rift for ${riftDamage}, worth ${skulls} skull${skulls === 1 ? '' : 's'}`,
  tile: (type, exits, capacity) => `${type}. Arrows to: ${exits}. Room for traps: ${capacity}`,
  kinds: { amulet: 'amulet', ring: 'ring', trinket: 'trinket', trap: 'trap', support: 'support trap' },
});

export const lookups: Catalogue<Omd>['lookups'] = {
  card: {
    name: 'card',
    description: 'Read a card',
    label: 'A card',
    args: { card: { name: 'card', description: 'A trap or a piece of equipment' } },
    lines: lines.card,
  },
  creature: {
    name: 'creature',
    description: 'Read a creature at all levels',
    label: 'A creature',
    args: { kind: { name: 'kind', description: 'The kind of creature' } },
    lines: lines.creature,
  },
  tile: {
    name: 'tile',
    description: 'Look at a tile',
    label: 'A tile',
    args: { tile: { name: 'tile', description: 'The tile' } },
    lines: lines.tile,
  },
};
