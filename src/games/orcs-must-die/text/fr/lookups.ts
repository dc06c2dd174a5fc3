/** Look-ups in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Omd } from '../../types/index.js';
import { lookupLines } from '../shared/lookups.js';
import { phrases } from './phrases.js';
import { words } from './vocabulary.js';

const lines = lookupLines(words, phrases, {
  card: (level, cost, kind) => `Niveau ${level}, ${kind}, ${cost} crâne${cost < 2 ? '' : 's'}`,
  creature: (level, move, attack, needs) =>
    `Niveau ${level} : déplacement ${move}, attaque ${attack}, vulnérable à ${needs}`,
  worth: (riftDamage, skulls) => `Blesse la Faille de ${riftDamage}, vaut ${skulls} crâne${skulls < 2 ? '' : 's'}`,
  tile: (type, exits, capacity) => `${type}. Flèches vers : ${exits}. Place pour les pièges : ${capacity}`,
  kinds: { amulet: 'amulette', ring: 'anneau', trinket: 'breloque', trap: 'piège', support: 'piège de soutien' },
});

export const lookups: Catalogue<Omd>['lookups'] = {
  card: {
    name: 'carte',
    description: 'Lire une carte',
    label: 'Une carte',
    args: { card: { name: 'carte', description: 'Un piège ou un équipement' } },
    lines: lines.card,
  },
  creature: {
    name: 'créature',
    description: 'Lire une créature à tous les niveaux',
    label: 'Une créature',
    args: { kind: { name: 'espèce', description: 'L’espèce de créature' } },
    lines: lines.creature,
  },
  tile: {
    name: 'tuile',
    description: 'Regarder une tuile',
    label: 'Une tuile',
    args: { tile: { name: 'tuile', description: 'La tuile' } },
    lines: lines.tile,
  },
};
