/** Orcs Orcs Orcs in French. */
import type { Catalogue } from '../../../kernel/index.js';
import type { Ooo } from '../types.js';
import { altText } from './alt-text.js';
import { boardLines } from './board-lines.js';
import { events } from './fr-events.js';
import { reasons } from './fr-reasons.js';
import { rules } from './fr-rules.js';
import { captions, labels, prompts } from './fr-texts.js';
import { words } from './fr-words.js';
import { handLines } from './hand-lines.js';
import { telling } from './telling.js';
import { topicsNamed } from './topics.js';

const { heading, status } = boardLines(words);
const yesNo = { false: 'non', true: 'oui' };

export const fr: Catalogue<Ooo> = {
  name: 'Orcs Orcs Orcs',
  pitch:
    'Des mages rivaux sur une tour, une horde de six côtés : apprenez des sorts, écrasez des orques, devenez Archimage.',
  command: { name: 'ooo', description: 'Orcs Orcs Orcs : jouer votre tour' },
  actions: {
    cast: {
      name: 'lancer',
      description: 'Lancer un sort de votre main',
      label: 'Lancer un sort',
      args: {
        spell: { name: 'sort', description: 'La carte que vous lancez', ask: 'Quelle carte lancez-vous ?' },
        with: {
          name: 'avec',
          description: 'Améliorations avec virgules ; @3 téléporte, + pioche : book-fe,replenish@3',
          ask: 'Ajouter des cartes pour le renforcer ?',
          skip: 'Non, le lancer seul',
        },
        target: {
          name: 'cible',
          description: 'Ce que le sort touche, déplace ou apprend',
          ask: 'Quelle cible, ou quel sort apprendre ?',
          skip: 'Pas encore de cible',
        },
        effect: {
          name: 'effet',
          description: 'Quel effet ; sans indication le plus cher payable, 0 fait échouer',
          ask: 'Avec quel effet ?',
          skip: 'Le plus fort',
        },
        open: {
          name: 'en-cours',
          description: 'Laisser le sort en cours pour ajouter des cartes une à une',
          ask: 'Laisser le sort en cours, pour ajouter des cartes une à une ?',
          skip: 'Non',
        },
      },
    },
    boost: {
      name: 'améliorer',
      description: 'Ajouter une carte à votre sort en cours',
      label: 'Améliorer',
      args: {
        card: { name: 'carte', description: 'La carte que vous ajoutez', ask: 'Quelle carte ajoutez-vous ?' },
        use: {
          name: 'usage',
          description: 'L’effet d’amélioration utilisé, s’il y en a un',
          ask: 'Utiliser aussi son effet d’amélioration ?',
          skip: 'Son énergie seulement',
        },
      },
    },
    resolve: {
      name: 'résoudre',
      description: 'Appliquer votre sort en cours',
      label: 'Résoudre',
      args: {
        target: {
          name: 'cible',
          description: 'Ce que le sort touche ou déplace',
          ask: 'Sur quoi ?',
          skip: 'Pas encore de cible',
        },
        effect: {
          name: 'effet',
          description: 'Quel effet ; sans indication le plus cher payable, 0 fait échouer',
          ask: 'Avec quel effet ?',
          skip: 'Le plus fort',
        },
      },
    },
    cancel: { name: 'annuler', description: 'Reprendre votre sort en cours en main', label: 'Reprendre', args: {} },
    teleport: {
      name: 'téléporter',
      description: 'Aller sur une case vide de la tour',
      label: 'Se téléporter',
      args: { space: { name: 'case', description: 'La case tour', ask: 'Sur quelle case ?' } },
    },
    reveal: {
      name: 'révéler',
      description: 'Révéler un marqueur dans un autre quartier',
      label: 'Révéler un marqueur',
      args: { lane: { name: 'quartier', description: 'Le quartier', ask: 'Dans quel quartier ?' } },
    },
    pass: {
      name: 'passer',
      description: 'Terminer vos actions et piocher une nouvelle main',
      label: 'Passer',
      args: {},
    },
    discard: {
      name: 'défausser',
      description: 'Régler une défausse due',
      label: 'Défausser',
      args: { card: { name: 'carte', description: 'La carte à défausser', ask: 'Quelle carte défaussez-vous ?' } },
    },
    purge: {
      name: 'retirer',
      description: 'Changement de main : retirer une carte du jeu',
      label: 'Changement de main',
      args: { card: { name: 'carte', description: 'La carte qui quitte le jeu', ask: 'Quelle carte quitte le jeu ?' } },
    },
    poison: {
      name: 'poison',
      description: 'Glisser une carte Poison à un adversaire',
      label: 'Poison',
      args: { player: { name: 'joueur', description: 'L’adversaire', ask: 'À qui ?' } },
    },
    toadling: {
      name: 'bébé-crapaud',
      description: 'Utiliser un bébé crapaud, gratuitement',
      label: 'Bébé crapaud',
      args: {
        kind: { name: 'sorte', description: 'Quel bébé crapaud', ask: 'Quel bébé crapaud ?' },
        target: { name: 'cible', description: 'La créature à affaiblir', ask: 'Quelle créature ?' },
      },
    },
    bonus: {
      name: 'bonus',
      description: 'Faire vos actions bonus ou y renoncer',
      label: 'Action bonus',
      args: {
        choice: { name: 'choix', description: 'L’une d’elles, toutes ou aucune', ask: 'Laquelle faites-vous ?' },
      },
    },
    mission: {
      name: 'mission',
      description: 'Garder une de vos deux missions secrètes',
      label: 'Choisir une mission',
      args: { card: { name: 'carte', description: 'La mission que vous gardez', ask: 'Laquelle gardez-vous ?' } },
    },
    'place-terrain': {
      name: 'poser-terrain',
      description: 'Choisir la section d’une tuile de terrain',
      label: 'Poser un terrain',
      args: { ring: { name: 'anneau', description: 'La taille de la tuile', ask: 'Sur quelle section ?' } },
    },
    prefs: {
      name: 'préférences',
      description: 'Vos préférences à cette table',
      label: 'Préférences',
      args: {
        autoBonus: {
          name: 'bonus-auto',
          description: 'Faire les actions bonus sans demander',
          ask: 'Faire vos actions bonus sans vous demander ?',
        },
      },
    },
  },
  options: {
    missions: { label: 'Missions secrètes', values: yesNo },
    bonusActions: { label: 'Actions bonus', values: yesNo },
    newFate: { label: 'Nouvelles cartes Destin et règle du front', values: yesNo },
    terrain: {
      label: 'Tuiles de terrain',
      values: {
        0: 'aucune',
        1: '1',
        2: '2',
        3: '3',
        4: '4',
        5: '5',
        6: '6 (habituel)',
        7: '7',
        8: '8',
        9: 'les 9',
      },
    },
    terrainPlacement: { label: 'Pose des terrains', values: { choose: 'au choix des joueurs', random: 'au hasard' } },
    croc: { label: 'Crocovolant', values: { off: 'non', goblin: 'remplace le Gobelin', orc: 'remplace l’Orque' } },
    toad: {
      label: 'Crapaud couveur',
      values: { off: 'non', shaman: 'remplace le Shaman', rider: 'remplace le Cavalier' },
    },
    bomber: { label: 'Bombardier', values: { off: 'non', golem: 'remplace le Golem', chief: 'remplace le Chef' } },
    endWhen: {
      label: 'Un quartier vide est',
      values: { exhausted: 'sans créature ni marqueur', figures: 'sans créature (marqueurs ignorés)' },
    },
    recallFrom: { label: 'Cartes rappelées depuis', values: { discard: 'la défausse', deck: 'la pioche' } },
    rotateStart: { label: 'Premier joueur tournant', values: yesNo },
  },
  presets: {
    'first-game': { label: 'Première partie', description: 'Le jeu de base, sans module' },
    experienced: { label: 'Expérimentés', description: 'Avec missions secrètes et actions bonus' },
    reinforcements: {
      label: 'Renforts',
      description: 'Tout : missions, actions bonus, nouvelles cartes Destin, terrains et trois nouvelles créatures',
    },
  },
  lookups: {},
  titles: {},
  wishes: { blue: 'Bleu', green: 'Vert', red: 'Rouge', yellow: 'Jaune' },
  texts: { ...prompts, ...labels, ...captions, ...reasons },
  events,
  ...telling,
  heading,
  status,
  hand: handLines(words),
  alt: altText(words),
  rules,
  topics: topicsNamed({
    terms: 'Termes et mise en place',
    turn: 'Tour, actions et pioche',
    fate: 'Rounds et cartes Destin',
    creatures: 'Arrivées à la tour et renforts',
    casting: 'Lancer et améliorer',
    attack: 'Sorts d’Attaque et dégâts',
    knowledge: 'Sorts de Savoir et de Soutien',
    trophies: 'Créatures vaincues, pouvoirs et Poison',
    bonus: 'Actions bonus',
    terrain: 'Terrain',
    missions: 'Missions secrètes',
    end: 'Fin et score',
  }),
};
