/** The English rulebook. */
import { battleRules } from './rules-battle.js';
import { cardRules } from './rules-cards.js';
import { heroRules } from './rules-heroes.js';
import { nightRules } from './rules-night.js';
import { turnRules } from './rules-turn.js';
import { count, p, questTask } from './phrases.js';
import type { RulebookWords } from '../shared/rulebook.js';

const lasting = { always: 'Lasting reward:', 'at-once': 'Reward at once:', once: 'Reward, used once:' } as const;

export const rulebook: RulebookWords = {
  p,
  numbered: { ...turnRules, ...battleRules, ...nightRules, ...cardRules, ...heroRules },
  life: (n) => count(n, 'life token'),
  general: (people, life, toHit) => `leads the ${people}; life ${life}, hit on ${toHit}+.`,
  redSquares: (squares) => `Does not advance at life ${squares.join(' or ')}.`,
  path: (list) => `Path: ${list}.`,
  penalty: (text) => `Beaten heroes lose ${text}.`,
  slayer: (title) => `Whoever slays this general becomes ${title}.`,
  cardFacts: (copies, dice, generals, timing) =>
    `Playable ${timing}; or ${count(dice, 'die', 'dice')} against ${generals}. ${count(copies, 'copy', 'copies')}.`,
  anyGeneral: 'any general',
  task: questTask,
  reward: (text, lasts) => `${lasting[lasts]} ${text}.`,
  place: (colour, neighbours) => `${colour}. Lines to ${neighbours}.`,
  chest: 'Treasure chest.',
  inn: 'An inn: rumors and full healing, never any minions.',
  starts: (general) => `${general} starts here.`,
  heroCards: (list) => `Hero cards: ${list}.`,
  darknessCount: (n) => (n === 0 ? 'Named on no Darkness card.' : `Named on ${count(n, 'Darkness card')}.`),
  topics: {
    aim: 'Winning, losing, King’s Champion',
    setUp: 'Set-up',
    turn: 'The turn',
    actions: 'Actions',
    fighting: 'Fighting minions',
    wounds: 'Wounds and death',
    generals: 'Battles with generals',
    groupAttack: 'Group attacks and pledges',
    evening: 'Evening',
    night: 'Night and war status',
    overruns: 'Overruns and taint',
    heroCards: 'Hero cards',
    questRules: 'Quests',
    outOfTurn: 'Playing out of turn',
    heroes: 'The heroes',
    generalBoards: 'The generals',
    specialCards: 'Special cards',
    questCards: 'Quest cards',
    darknessCards: 'Darkness cards',
    variants: 'Easier and harder',
    purplePlaces: 'Monarch City and the inns',
    redPlaces: 'Red locations',
    bluePlaces: 'Blue locations',
    greenPlaces: 'Green locations',
    blackPlaces: 'Black locations',
  },
};
