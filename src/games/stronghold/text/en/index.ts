/** Stronghold in English. */
import type { Catalogue } from '../../../../kernel/index.js';
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

export const en: Catalogue<Str> = {
  name: 'Stronghold',
  pitch: 'A siege in ten turns: every step of the horde gives the garrison time, all that it has.',
  command: { name: 'stronghold', description: 'Stronghold: storm the walls, or hold them' },
  actions,
  lookups: {
    look: {
      name: 'look',
      description: 'Look at one place, task or card, privately',
      label: 'Look closer',
      args: {
        at: { name: 'at', description: 'What kind of thing', ask: 'Look at what?' },
        what: { name: 'what', description: 'Which one', ask: 'Which one?' },
      },
      lines: look,
    },
  },
  options: {
    cards: {
      label: 'Phase cards',
      values: { starter: 'starter cards', draft: 'draft' },
      description: 'Starter cards are for first games; in a draft the invaders choose theirs.',
    },
    sides: { label: 'Sides', values: { wishes: 'as asked for', random: 'at random' } },
    fall: {
      label: 'When the fortress is entered',
      values: { glory: 'glory decides', 'breach-decides': 'the invaders win' },
    },
    handicap: {
      label: 'Handicap',
      values: { 'by-seats': 'by number of players', ...words.handicaps },
    },
  },
  presets: {
    'first-siege': { label: 'First siege', description: 'With the starter cards' },
    experienced: { label: 'Experienced', description: 'The invaders draft their phase cards' },
  },
  wishes: words.roles,
  titles: givenTitles(titles, ': '),
  lesson,
  recordWords: {
    starter: 'starter cards',
    draft: 'draft',
    glory: 'glory decides',
    'breach-decides': 'the breach decides',
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
    basics: 'Basics and strengths',
    board: 'The board',
    setUp: 'Set-up and draft',
    time: 'Actions, hourglasses, supplies',
    machines: 'Machines',
    equipment: 'Equipment',
    training: 'Training',
    rituals: 'Rituals',
    deployment: 'Deployment',
    orders: 'Orders',
    backs: 'Special sides of the cards',
    garrison: 'Moving the garrison',
    tasks: 'Buildings and tasks',
    heroes: 'Heroes',
    disgrace: 'Disgraceful acts',
    ranged: 'Assault: arrows and stones',
    melee: 'Assault: melee and barbican',
    end: 'Entry and end of the turn',
    glory: 'Glory',
    teams: 'Three and four players',
  }),
};
