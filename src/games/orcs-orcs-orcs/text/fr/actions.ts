/** What a player can do, as French says it. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';
import { wholeCast } from '../shared/casts.js';
import { words } from './vocabulary.js';

export const actions: Catalogue<Ooo>['actions'] = {
  cast: {
    name: 'lancer',
    description: 'Lancer un sort de votre main',
    label: 'Lancer un sort',
    whole: wholeCast(words, {
      learn: (card, book) => `Apprendre ${card} avec ${book}`,
      with: (cards) => `, avec ${cards}`,
    }),
    args: {
      spell: { name: 'sort', description: 'La carte que vous lancez', ask: 'Quelle carte lancez-vous ?' },
      with: {
        name: 'avec',
        description: 'Cartes ajoutées, par leur nom, séparées par des virgules ; leurs effets sont proposés avec elles',
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
    whole: ([mission = '']) => `Garder ${mission}`,
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
};
