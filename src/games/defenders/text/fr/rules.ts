/** Le livret de règles français. */
import { count, p, questTask } from './phrases.js';
import { battleRules } from './rules-battle.js';
import { cardRules } from './rules-cards.js';
import { heroRules } from './rules-heroes.js';
import { nightRules } from './rules-night.js';
import { turnRules } from './rules-turn.js';
import type { RulebookWords } from '../shared/rulebook.js';

const lasting = {
  always: 'Récompense durable :',
  'at-once': 'Récompense immédiate :',
  once: 'Récompense à usage unique :',
} as const;

export const rulebook: RulebookWords = {
  p,
  numbered: { ...turnRules, ...battleRules, ...nightRules, ...cardRules, ...heroRules },
  life: (n) => count(n, 'jeton de Vie', 'jetons de Vie'),
  general: (people, life, toHit) => `à la tête des ${people} ; Vie ${life}, une touche sur ${toHit}+.`,
  redSquares: (squares) => `N’avance pas quand sa Vie est à ${squares.join(' ou ')}.`,
  path: (list) => `Chemin : ${list}.`,
  penalty: (text) => `Les héros vaincus perdent ${text}.`,
  slayer: (title) => `Qui l’abat devient ${title}.`,
  cardFacts: (copies, dice, generals, timing) =>
    `Se joue ${timing} ; ou ${count(dice, 'dé')} contre ${generals}. ${count(copies, 'exemplaire')}.`,
  anyGeneral: 'n’importe quel Général',
  task: questTask,
  reward: (text, lasts) => `${lasting[lasts]} ${text}.`,
  place: (colour, neighbours) => `${colour}. Lignes vers : ${neighbours}.`,
  chest: 'Coffre au trésor.',
  inn: 'Une auberge : rumeurs et soins complets, jamais de séide.',
  starts: (general) => `Départ de ${general}.`,
  heroCards: (list) => `Cartes Héros : ${list}.`,
  darknessCount: (n) =>
    n === 0 ? 'Sur aucune carte Avancée des Ténèbres.' : `Sur ${count(n, 'carte')} Avancée des Ténèbres.`,
  topics: {
    aim: 'Gagner, perdre, Champion du Roi',
    setUp: 'Mise en place',
    turn: 'Le tour',
    actions: 'Les actions',
    fighting: 'Combattre des séides',
    wounds: 'Blessures et mort',
    generals: 'Batailles contre les Généraux',
    groupAttack: 'Attaques de groupe et promesses',
    evening: 'La Soirée',
    night: 'La Nuit et l’intensité du conflit',
    overruns: 'Déferlements et corruption',
    heroCards: 'Cartes Héros',
    questRules: 'Quêtes',
    outOfTurn: 'Jouer hors de son tour',
    heroes: 'Les héros',
    generalBoards: 'Les Généraux',
    specialCards: 'Cartes spéciales',
    questCards: 'Cartes Quête',
    darknessCards: 'Cartes Avancée des Ténèbres',
    variants: 'Plus facile, plus difficile',
    purplePlaces: 'La Cité Royale et les auberges',
    redPlaces: 'Lieux rouges',
    bluePlaces: 'Lieux bleus',
    greenPlaces: 'Lieux verts',
    blackPlaces: 'Lieux noirs',
  },
};
