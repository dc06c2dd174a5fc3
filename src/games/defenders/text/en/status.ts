/** English words of the status text, the hand and the alternative text. */
import { count, darknessCard, p, questTask, reportText } from './phrases.js';
import type { StatusWords } from '../shared/status.js';

export const statusWords: StatusWords = {
  p,
  title: 'Defenders of the Realm',
  choosing: 'choosing heroes',
  turn: (n) => `Turn ${n}`,
  actions: (n) => (n === 0 ? 'no actions left' : `${count(n, 'action')} left`),
  war: (name, cards) => `${name}: ${count(cards, 'Darkness card')} a Night.`,
  city: (minions) => `City ${minions}/5 minions.`,
  crystals: (left) => `${left}/12 crystals left.`,
  gatesLeft: (left) => `${count(left, 'gate')} left.`,
  supply: (list) => `Supply: ${list}.`,
  decks: (hero, dark, quest) => `Decks: ${hero} Hero, ${dark} Darkness, ${count(quest, 'Quest')}.`,
  general: (name, people, toHit) => `**${name}** (${people}, ${toHit}+)`,
  life: (life, most) => `life ${life}/${most}`,
  stands: (place, steps) => `in ${place}, ${count(steps, 'step')} from the city`,
  wounded: 'too badly wounded to advance',
  heals: (wait) => (wait === 0 ? 'heals at the end of this turn' : `heals after ${count(wait, 'more turn')}`),
  defeatedBy: (who) => `defeated by ${who}`,
  hand: (total, list) => (total === 0 ? 'no cards' : `${count(total, 'card')} (${list})`),
  coloured: (n, colour) => `${n} ${colour}`,
  special: (n) => `${n} special`,
  quest: (name, have, need) => (need > 1 ? `Quest ${name} ${have}/${need}` : `Quest ${name}`),
  noQuest: 'no Quest',
  rewards: (list) => `completed: ${list}`,
  used: (name) => `${name} (used)`,
  slayer: (list) => list,
  pledge: 'has pledged cards',
  gone: () => 'fallen',
  points: (n) => count(n, 'point'),
  crystalsHere: (n) => count(n, 'crystal'),
  gate: 'Magic Gate',
  land: 'The land',
  battle: (general, fighters) => `**Battle with ${general}**: ${fighters}`,
  revealed: (no, total, name) => `**Darkness card ${no} of ${total}**: ${name}`,
  lastNight: '**Last Night**',
  report: reportText,
  task: questTask,
  reward: 'Reward:',
  dice: (dice, expected, general, life) =>
    dice === 0
      ? `${general}: no dice`
      : `${general}: ${count(dice, 'die', 'dice')}, about ${expected} ${Number(expected) === 1 ? 'hit' : 'hits'} for ${life} life`,
  foreseen: (list) => `**Next Darkness cards, known only to you:** ${list}`,
  darknessCard,
  altNearest: (name, life, most, place, steps) =>
    steps === 0
      ? `${name} (${life}/${most}) is in the city`
      : `${name} (${life}/${most}) is nearest to the city, ${count(steps, 'step')} away in ${place}`,
  altStands: (minions, crystals, full) =>
    `${minions}/5 minions in the city, ${count(crystals, 'crystal')} left, ${count(full, 'full location')}`,
  altAnd: '; ',
  stats: {
    turns: (n) => `The game took ${count(n, 'turn')}.`,
    slain: (general, by) => `${general} by ${by}`,
    generals: (slayers) => `Generals defeated: ${slayers}.`,
    minions: (byHero) => `Minions defeated: ${byHero}.`,
    rest: (crystals, heroesLost, won, lost) =>
      `Crystals placed: ${crystals}. Heroes lost: ${heroesLost}. Battles: ${won} won, ${lost} lost.`,
  },
  altOver: (won) => (won ? 'The realm is saved.' : 'The realm is lost.'),
};
