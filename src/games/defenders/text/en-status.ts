/** English words of the status text, the hand and the alternative text. */
import { darknessCards } from '../content/darkness-cards.js';
import { sites } from '../content/map.js';
import type { View } from '../table.js';
import { count, p, questTask, reportText } from './en-phrases.js';
import type { StatusWords } from './status.js';

const { v } = p;

/** A Darkness card in one line. */
function darknessCard(id: View['foreseen'][number]): string {
  const card = darknessCards[id];
  const name = v.darkness[card.kind].name;
  if (!('advance' in card)) return name;
  const { general, to, minions } = card.advance;
  const step = to === 'next' ? 'next step' : p.place(to);
  const advance = `${v.generals[general]} → ${step}${minions > 0 ? ` +${minions}` : ''}`;
  if (card.kind !== 'places') return `${name}, ${advance}`;
  const entries = card.entries.map(({ loc, count: n }) => {
    const { colour } = sites[loc];
    return colour === 'purple' ? p.place(loc) : `${p.people(colour, n)} ${p.place(loc)}`;
  });
  return `${entries.join(', ')}, ${advance}`;
}

export const statusWords: StatusWords = {
  p,
  title: 'Defenders of the Realm',
  choosing: 'choosing heroes',
  turn: (n) => `Turn ${n}`,
  actions: (n) => `${count(n, 'action')} left`,
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
  special: 'special',
  quest: (name, have, need) => (need > 1 ? `Quest ${name} ${have}/${need}` : `Quest ${name}`),
  noQuest: 'no Quest',
  rewards: (list) => `completed: ${list}`,
  used: (name) => `${name} (used)`,
  slayer: (list) => list,
  pledge: 'has pledged cards',
  gone: 'fallen',
  points: (n) => count(n, 'point'),
  crystalsHere: (n) => count(n, 'crystal'),
  gate: 'Magic Gate',
  land: 'The land',
  nowhere: 'none',
  battle: (general, fighters) => `**Battle with ${general}**: ${fighters}`,
  revealed: (no, total, name) => `**Darkness card ${no} of ${total}**: ${name}`,
  lastNight: '**Last Night**',
  report: reportText,
  task: questTask,
  reward: 'Reward:',
  dice: (dice, expected, general, life) =>
    `${general}: ${count(dice, 'die', 'dice')}, about ${expected} hits for ${life} life`,
  foreseen: (list) => `**Next Darkness cards, known only to you:** ${list}`,
  darknessCard,
  altGeneral: (name, life, most, place) => `${name} ${life}/${most} in ${place}`,
  altCity: (minions, crystals, people, left) =>
    `City ${minions}/5 minions, ${count(crystals, 'crystal')} left, fewest minions left: ${people} ${left}.`,
  altFull: (list) => `Full locations: ${list}.`,
  altOver: (won) => (won ? 'The realm is saved.' : 'The realm is lost.'),
};
