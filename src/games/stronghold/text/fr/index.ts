/** Stronghold in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import { spacedAll } from '../../../../pieces/wording/fr.js';
import type { Str } from '../../types/index.js';
import { handLines } from '../shared/hand.js';
import { statusLines } from '../shared/status.js';
import { telling } from '../shared/telling.js';
import { givenTitles } from '../shared/titles.js';
import { topicsNamed } from '../shared/topics.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { fightEnds, fights } from './fights.js';
import { lesson } from './lesson.js';
import { captions, labels, prompts } from './prompts.js';
import { reasons } from './reasons.js';
import { rules } from './rules.js';
import { titles } from './titles.js';
import { words } from './vocabulary.js';
import { whys } from './whys.js';

const { heading, status, alt } = statusLines(words);
const { hand, look } = handLines(words, rules);

const catalogue: Catalogue<Str> = {
  name: 'Stronghold',
  pitch: 'Un siège en dix tours : chaque pas de la horde donne du temps à la garnison, qui n’a que cela.',
  command: { name: 'stronghold', description: 'Stronghold : prendre les murs, ou les tenir' },
  actions,
  lookups: {
    look: {
      name: 'regarder',
      description: 'Regarder un lieu, une action ou une carte, en privé',
      label: 'Regarder de près',
      args: {
        at: { name: 'sorte', description: 'Quelle sorte de chose', ask: 'Que regarder ?' },
        what: { name: 'quoi', description: 'Laquelle', ask: 'Laquelle ?' },
      },
      lines: look,
    },
  },
  options: {
    cards: {
      label: 'Cartes phase',
      values: { starter: 'de départ', draft: 'au choix' },
      description:
        'Les cartes de départ sont pour les premières parties ; au choix, les assaillants prennent les leurs.',
    },
    sides: { label: 'Camps', values: { wishes: 'selon les souhaits', random: 'au hasard' } },
    fall: {
      label: 'Chute de la forteresse',
      values: { glory: 'la gloire compte', 'breach-decides': 'la brèche décide' },
    },
    handicap: { label: 'Handicap', values: { 'by-seats': 'selon le nombre de joueurs', ...words.handicaps } },
  },
  presets: {
    'first-siege': { label: 'Premier siège', description: 'Avec les cartes de départ' },
    experienced: { label: 'Expérimentés', description: 'Les assaillants choisissent leurs cartes phase' },
  },
  wishes: words.roles,
  titles: givenTitles(titles, ' : '),
  lesson,
  recordWords: {
    starter: 'cartes de départ',
    draft: 'cartes au choix',
    glory: 'la gloire compte',
    'breach-decides': 'la brèche décide',
    ...words.handicaps,
    ...words.roles,
  },
  texts: { ...prompts, ...labels, ...captions, ...reasons, ...whys, ...fights },
  fightEnds,
  events,
  ...telling,
  heading,
  status,
  hand,
  alt,
  rules,
  topics: topicsNamed({
    basics: 'Bases et forces',
    board: 'Le plateau',
    setUp: 'Mise en place et choix des cartes',
    time: 'Actions, sabliers, ravitaillement',
    machines: 'Engins',
    equipment: 'Équipement',
    training: 'Entraînement',
    rituals: 'Rituels',
    deployment: 'Déploiement',
    orders: 'Ordres',
    backs: 'Faces spéciales des cartes',
    garrison: 'Déplacer la garnison',
    tasks: 'Bâtiments et actions',
    heroes: 'Héros',
    disgrace: 'Actes déshonorants',
    ranged: 'Assaut : flèches et pierres',
    melee: 'Assaut : corps à corps et barbacane',
    end: 'Brèche et fin du tour',
    glory: 'Gloire',
    teams: 'Trois et quatre joueurs',
  }),
};

export const fr: Catalogue<Str> = spacedAll(catalogue);
