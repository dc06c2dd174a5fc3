/** Commandes, options et niveaux. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor } from '../../types/index.js';

export const actions: Catalogue<Dor>['actions'] = {
  hero: {
    name: 'héros',
    description: 'Choisir le héros que vous jouez',
    label: 'Choisir un héros',
    args: { hero: { name: 'héros', description: 'Un héros que personne ne joue' } },
  },
  move: {
    name: 'aller',
    description: 'Voyager à pied, monté, par les portails ou par téléportation',
    label: 'Aller',
    args: {
      to: { name: 'vers', description: 'Où ; les lieux les plus proches d’abord' },
      by: { name: 'par', description: 'Comment ; à pied sinon' },
      card: { name: 'carte', description: 'La carte qui paie, s’il en faut une' },
    },
  },
  fight: {
    name: 'combattre',
    description: 'Attaquer tous les séides ici (1 action)',
    label: 'Combattre',
    args: {
      at: { name: 'lieu', description: 'Ranger : un lieu voisin' },
      card: { name: 'carte', description: 'Mage : une carte pour une Boule de feu' },
      bonus: { name: 'bonus', description: 'Trouver un Portail Magique : deux lettres de couleur' },
    },
  },
  attack: {
    name: 'attaquer',
    description: 'Livrer bataille au Général présent (1 action)',
    label: 'Attaquer le Général',
    args: { cards: { name: 'cartes', description: 'Numéros de cartes, lettres de récompenses, ou all' } },
  },
  join: {
    name: 'rejoindre',
    description: 'Se joindre à la bataille, ou promettre des cartes pour la prochaine',
    label: 'Rejoindre',
    args: { cards: { name: 'cartes', description: 'Numéros, lettres, all ou none' } },
  },
  heal: {
    name: 'soigner',
    description: 'Récupérer de la Vie là où il n’y a pas de séide (1 action)',
    label: 'Se soigner',
    args: {},
  },
  cleanse: {
    name: 'purifier',
    description: 'Tenter de retirer un cristal ici (1 action)',
    label: 'Purifier la terre',
    args: { card: { name: 'carte', description: 'Une carte de la couleur du lieu' } },
  },
  gate: {
    name: 'portail',
    description: 'Bâtir un Portail Magique avec une carte de ce lieu (1 action)',
    label: 'Bâtir un portail',
    args: { card: { name: 'carte', description: 'Laquelle, si vous en avez deux' } },
  },
  rumors: {
    name: 'rumeurs',
    description: 'Dans une auberge, annoncer une couleur et piocher (1 action)',
    label: 'Rumeurs',
    args: { colour: { name: 'couleur', description: 'La couleur demandée' } },
  },
  quest: {
    name: 'quête',
    description: 'Travailler à votre Quête (1 action)',
    label: 'Quête',
    args: { actions: { name: 'actions', description: 'Monture Licorne : combien d’actions' } },
  },
  play: {
    name: 'jouer',
    description: 'Jouer une carte spéciale ou utiliser une récompense',
    label: 'Jouer une carte',
    args: {
      card: { name: 'carte', description: 'Une carte par son numéro, une récompense par sa lettre' },
      targets: { name: 'cibles', description: 'Ce qu’elle vise, par exemple wolf-pass=rb' },
    },
  },
  discard: {
    name: 'défausser',
    description: 'Rendre les cartes dues',
    label: 'Défausser',
    args: { cards: { name: 'cartes', description: 'Numéros des cartes' } },
  },
  respond: {
    name: 'répondre',
    description: 'Répondre à ce que la table vous demande',
    label: 'Répondre',
    args: {
      choice: { name: 'choix', description: 'Votre réponse' },
      targets: { name: 'cibles', description: 'Des lieux avec lettres, ou des numéros dans l’ordre' },
    },
  },
  end: { name: 'terminer', description: 'Terminer la Journée', label: 'Terminer la Journée', args: {} },
  alerts: {
    name: 'alertes',
    description: 'Régler la fréquence des fenêtres de réaction',
    label: 'Alertes',
    args: { level: { name: 'niveau', description: 'Toutes, importantes ou aucune' } },
  },
};

const onOff = { true: 'oui', false: 'non' };
const numbers = (most: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: most + 1 }, (_, n) => [String(n), n === 0 ? 'aucune' : String(n)]));

export const options: Catalogue<Dor>['options'] = {
  heroesPerPlayer: { label: 'Héros pour un joueur seul', values: { 1: 'un', 2: 'deux', 3: 'trois', 4: 'quatre' } },
  heroPick: { label: 'Héros', values: { choose: 'chacun choisit', random: 'tirés au sort' } },
  first: {
    label: 'Qui commence',
    values: { random: 'au sort', 1: 'place 1', 2: 'place 2', 3: 'place 3', 4: 'place 4' },
  },
  champion: { label: 'Champion du Roi', values: onOff },
  autoSave: { label: 'Sauver la partie si personne ne répond', values: onOff },
  smallerInvasion: { label: 'E1 Invasion réduite', values: onOff },
  noPenalty: { label: 'E2 Pas de pénalité de défaite', values: onOff },
  moreCards: { label: 'E3 Trois cartes au départ', values: onOff },
  life: {
    label: 'E4 / H2 Vie des héros',
    values: { printed: 'comme imprimé', tougher: 'E4 : un de plus', frailer: 'H2 : un de moins' },
  },
  overrunsAtSetUp: { label: 'H1 Déferlements à la mise en place', values: onOff },
  fewerSpecials: { label: 'H3 Cartes spéciales retirées', values: numbers(6) },
  fewerLulls: { label: 'H4 Cartes Accalmie retirées', values: numbers(3) },
  smallSupply: { label: 'H5 Seulement 20 séides par couleur', values: onOff },
};

export const presets: Catalogue<Dor>['presets'] = {
  knight: { label: 'Chevalier', description: 'Le jeu tel qu’imprimé' },
  page: { label: 'Page', description: 'Invasion réduite, plus de cartes, héros robustes (E1, E3, E4)' },
  squire: { label: 'Écuyer', description: 'Trois cartes au départ (E3)' },
  champion: { label: 'Champion', description: 'Deux cartes spéciales et deux accalmies de moins (H3:2, H4:2)' },
  legend: {
    label: 'Légende',
    description:
      'Déferlements à la mise en place, quatre cartes spéciales et toutes les accalmies en moins (H1, H3:4, H4:3)',
  },
};
