/** French subcommands, arguments and buttons. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Str } from '../../types/index.js';
import { wholesIn } from '../shared/wholes.js';
import { words } from './vocabulary.js';

const wholes = wholesIn(words);

export const actions: Catalogue<Str>['actions'] = {
  keep: {
    name: 'garder',
    description: 'Garder une carte tirée pour chacune des phases 2 à 5',
    label: 'Choisir les cartes',
    args: {
      machines: { name: 'engins', description: 'Carte de la phase 2', ask: 'Quelle carte pour les engins ?' },
      equipment: { name: 'équipement', description: 'Carte de la phase 3', ask: 'Quelle carte pour l’équipement ?' },
      training: { name: 'entraînement', description: 'Carte de la phase 4', ask: 'Quelle carte pour l’entraînement ?' },
      rituals: { name: 'rituels', description: 'Carte de la phase 5', ask: 'Quelle carte pour les rituels ?' },
    },
  },
  flip: {
    name: 'retourner',
    description: 'Retourner des cartes phase sur leur face spéciale, pour de bon',
    label: 'Retourner des cartes',
    args: { cards: { name: 'cartes', description: 'Les cartes', ask: 'Quelles cartes retournez-vous pour de bon ?' } },
  },
  gather: {
    name: 'récolter',
    description: 'Dépenser une unité contre des ressources, une fois par tour',
    label: 'Récolter des ressources',
    args: { unit: { name: 'unité', description: 'L’unité dépensée', ask: 'Qui envoyez-vous ?' } },
  },
  send: {
    name: 'envoyer',
    description: 'Envoyer jusqu’à 3 unités d’un type dans la réserve de votre partenaire',
    label: 'Envoyer des troupes',
    args: { units: { name: 'unités', description: 'Unités d’un type, comme 2o', ask: 'Qui envoyez-vous ?' } },
  },
  build: {
    name: 'construire',
    description: 'Construire un engin de votre carte de phase 2',
    label: 'Construire',
    whole: wholes.paid,
    args: {
      engine: { name: 'engin', description: 'Ce que vous construisez', ask: 'Que construisez-vous ?' },
      where: { name: 'lieu', description: 'Où il se dresse', ask: 'Où ?' },
      pay: { name: 'paiement', description: 'Unités de votre réserve', ask: 'Qui paie ?' },
    },
  },
  equip: {
    name: 'équiper',
    description: 'Poser un équipement de votre carte de phase 3',
    label: 'Équiper',
    whole: wholes.paid,
    args: {
      item: { name: 'objet', description: 'L’équipement', ask: 'Quel équipement ?' },
      where: { name: 'lieu', description: 'Mur, ou sentier pour un pont', ask: 'Où ?' },
      pay: { name: 'paiement', description: 'Unités de votre réserve', ask: 'Qui paie ?' },
    },
  },
  train: {
    name: 'entraîner',
    description: 'Entraîner des spécialistes de votre carte de phase 4',
    label: 'Entraîner',
    whole: wholes.paid,
    args: {
      training: { name: 'entraînement', description: 'L’entraînement', ask: 'Quel entraînement ?' },
      where: { name: 'lieu', description: 'Rempart, bâtiment ou engin', ask: 'Où ?', skip: 'Nulle part' },
      pay: { name: 'paiement', description: 'Unités de votre réserve', ask: 'Qui paie ?' },
    },
  },
  ritual: {
    name: 'rituel',
    description: 'Accomplir un rituel de votre carte de phase 5, payé en gobelins',
    label: 'Rituel',
    whole: wholes.ritual,
    args: {
      ritual: { name: 'rituel', description: 'Le rituel', ask: 'Quel rituel ?' },
      where: { name: 'lieu', description: 'Ce qu’il frappe', ask: 'Où ?', skip: 'Nulle part' },
    },
  },
  special: {
    name: 'spécial',
    description: 'Utiliser la face spéciale de votre carte de cette phase',
    label: 'Action spéciale',
    args: {
      what: { name: 'quoi', description: 'Engin, tuile, ou combien de gobelins et où', ask: 'Avec quoi ?' },
      to: { name: 'vers', description: 'Où va la tuile', ask: 'Vers où ?', skip: 'Nulle part' },
    },
  },
  lend: {
    name: 'prêter',
    description: 'Laisser une action de votre carte à votre partenaire pour ce tour',
    label: 'Prêter une action',
    args: { action: { name: 'action', description: 'L’action', ask: 'Quelle action prêtez-vous ?' } },
  },
  deploy: {
    name: 'déployer',
    description: 'Ouvrir un déploiement',
    label: 'Déployer',
    args: { size: { name: 'taille', description: 'Petit (5) ou grand (7)', ask: 'Quel déploiement ?' } },
  },
  advance: {
    name: 'avancer',
    description: 'Avance générale le long des voies choisies, de l’avant vers l’arrière',
    label: 'Avancer',
    args: {
      lanes: { name: 'voies', description: 'Les voies, comme fw-rw2', ask: 'Le long de quelles voies ?' },
      pick: { name: 'tri', description: 'Qui part en premier', ask: 'Qui part en premier ?', skip: 'Les plus forts' },
    },
  },
  march: {
    name: 'marcher',
    description: 'Faire avancer certaines unités d’un pas',
    label: 'Marcher',
    whole: wholes.step,
    args: {
      from: { name: 'de', description: 'Où elles sont', ask: 'D’où ?' },
      to: { name: 'vers', description: 'Où elles vont', ask: 'Vers où ?' },
      units: { name: 'unités', description: 'Qui part, comme 2t1o', ask: 'Qui part ?' },
    },
  },
  altar: {
    name: 'autel',
    description: 'Tourner un autel vers un mur pour ce tour',
    label: 'Tourner un autel',
    args: {
      altar: { name: 'autel', description: 'L’autel', ask: 'Quel autel ?' },
      wall: { name: 'mur', description: 'Le mur favorisé', ask: 'Vers quel mur ?' },
    },
  },
  order: {
    name: 'ordre',
    description: 'Donner un ordre aux troupes d’un mur',
    label: 'Donner un ordre',
    whole: wholes.order,
    args: {
      wall: { name: 'mur', description: 'Le mur', ask: 'À quel mur ?' },
      tile: { name: 'tuile', description: 'L’ordre', ask: 'Quel ordre ?' },
      mode: { name: 'mode', description: 'Général ou secret', ask: 'Face visible ou face cachée ?' },
    },
  },
  stone: {
    name: 'pierre',
    description: 'Poser la pierre de ce tour',
    label: 'Poser la pierre',
    args: { wall: { name: 'mur', description: 'Le mur', ask: 'Sur quel mur ?' } },
  },
  work: {
    name: 'travailler',
    description: 'Poser des sabliers sur une action ; le dernier l’accomplit',
    label: 'Travailler',
    whole: wholes.work,
    args: {
      task: { name: 'action', description: 'L’action de bâtiment', ask: 'Quelle action ?' },
      hourglasses: { name: 'sabliers', description: 'Combien', ask: 'Combien de sabliers ?' },
      target: { name: 'cible', description: 'Pour quoi, si cela l’accomplit', ask: 'Pour quoi ?', skip: 'Pas encore' },
      unit: { name: 'unité', description: 'Qui elle coûte ou tue', ask: 'Qui ?', skip: 'Personne' },
    },
  },
  move: {
    name: 'déplacer',
    description: 'Déplacer des unités ou un héros d’un pas, un sablier chacun',
    label: 'Déplacer',
    whole: wholes.step,
    args: {
      from: { name: 'de', description: 'Où ils sont', ask: 'D’où ?' },
      to: { name: 'vers', description: 'Où ils vont', ask: 'Vers où ?' },
      units: { name: 'unités', description: 'Qui part, comme 1v1s, ou un héros', ask: 'Qui part ?' },
      swap: { name: 'échange', description: 'Qui revient en échange', ask: 'Qui revient ?', skip: 'Personne' },
    },
  },
  hero: {
    name: 'héros',
    description: 'L’officier parle ou le guerrier attaque, une fois par tour',
    label: 'Héros',
    args: {
      action: { name: 'action', description: 'Discours ou raid', ask: 'Discours ou raid ?' },
      value: { name: 'valeur', description: 'Sabliers, ou qui tuer', ask: 'Combien de sabliers, ou qui ?' },
    },
  },
  disgrace: {
    name: 'déshonneur',
    description: 'Céder un point de courage pour un acte déshonorant',
    label: 'Acte déshonorant',
    args: {
      act: { name: 'acte', description: 'L’acte', ask: 'Quel acte ?' },
      building: { name: 'bâtiment', description: 'Pour Jusqu’au dernier', ask: 'Dans quel bâtiment ?', skip: 'Aucun' },
    },
  },
  swift: {
    name: 'rapidité',
    description: 'Libérer une action que votre partenaire a faite ce tour',
    label: 'Rapidité',
    args: { task: { name: 'action', description: 'L’action de bâtiment', ask: 'Quelle action ?' } },
  },
  aim: {
    name: 'viser',
    description: 'Pointer une arme ailleurs',
    label: 'Viser ailleurs',
    args: {
      weapon: { name: 'arme', description: 'L’arme', ask: 'Quelle arme ?' },
      target: { name: 'cible', description: 'La cible, ou ne pas tirer', ask: 'Sur quoi ?' },
      count: { name: 'nombre', description: 'Combien d’entre eux', ask: 'Combien d’entre eux ?', skip: 'Tous' },
    },
  },
  choose: {
    name: 'choisir',
    description: 'Changer un des choix présents',
    label: 'Changer un choix',
    args: {
      item: { name: 'objet', description: 'La ligne', ask: 'Quelle ligne ?' },
      value: { name: 'valeur', description: 'Le nouveau choix', ask: 'Que choisir à la place ?' },
    },
  },
  done: {
    name: 'fini',
    description: 'Terminer votre part de cette étape ; la proposition est acceptée',
    label: 'Fini',
    args: {
      until: {
        name: 'jusque',
        description: 'En finir avec toutes les phases avant celle-ci',
        ask: 'Jusqu’à quelle phase ?',
        skip: 'Seulement maintenant',
      },
    },
  },
};
