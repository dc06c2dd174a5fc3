/** Look-ups, as French says them. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';
import { lookupLines } from '../shared/lookups.js';
import { words } from './vocabulary.js';

const lines = lookupLines(words);

export const lookups: Catalogue<Ooo>['lookups'] = {
  lane: {
    name: 'quartier',
    description: 'Regarder un quartier',
    label: 'Voir un quartier',
    args: { lane: { name: 'quartier', description: 'Le quartier', ask: 'Quel quartier ?' } },
    lines: lines.lane,
  },
  card: {
    name: 'carte',
    description: 'Ce que fait une carte et où s’en trouvent des exemplaires',
    label: 'Voir une carte',
    args: { card: { name: 'carte', description: 'La carte', ask: 'Quelle carte ?' } },
    lines: lines.card,
  },
  creature: {
    name: 'créature',
    description: 'Ce que vaut une créature et où elle se tient',
    label: 'Voir une créature',
    args: { kind: { name: 'type', description: 'Le type de créature', ask: 'Quel type ?' } },
    lines: lines.creature,
  },
  mage: {
    name: 'mage',
    description: 'Tout ce qui est visible d’un joueur',
    label: 'Voir un mage',
    args: { player: { name: 'joueur', description: 'Le joueur', ask: 'Le mage de qui ?' } },
    lines: lines.mage,
  },
};
