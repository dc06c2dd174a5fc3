/** Orcs Orcs Orcs in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';
import { altText } from '../shared/alt.js';
import { handLines } from '../shared/hand.js';
import { boardLines } from '../shared/status.js';
import { telling } from '../shared/telling.js';
import { topicsNamed } from '../shared/topics.js';
import { actions } from './actions.js';
import { advice } from './advice.js';
import { events } from './events.js';
import { fightEnds, fights } from './fights.js';
import { lesson } from './lesson.js';
import { lookups } from './lookups.js';
import { options, presets } from './options.js';
import { captions, labels, prompts } from './prompts.js';
import { reasons } from './reasons.js';
import { recordWords, titles } from './records.js';
import { rules } from './rules.js';
import { words } from './vocabulary.js';

const { heading, result, status } = boardLines(words);
const { hand } = handLines(words);

export const en: Catalogue<Ooo> = {
  name: 'Orcs Orcs Orcs',
  pitch: 'Rival mages on one tower, a horde from six sides: learn spells, blast orcs, and be named Archmage.',
  command: { name: 'ooo', description: 'Orcs Orcs Orcs: play your turn' },
  actions,
  options,
  presets,
  lookups,
  titles,
  recordWords,
  lesson,
  wishes: { blue: 'Blue', green: 'Green', red: 'Red', yellow: 'Yellow' },
  texts: { ...prompts, ...labels, ...captions, ...reasons, ...advice, ...fights },
  fightEnds,
  events,
  ...telling,
  heading,
  status,
  result,
  hand,
  alt: altText(words),
  rules,
  topics: topicsNamed({
    terms: 'Terms and set-up',
    turn: 'Turn, actions and drawing',
    fate: 'Rounds and fate cards',
    creatures: 'Breaches and reinforcements',
    casting: 'Casting and upgrades',
    attack: 'Attack spells and damage',
    knowledge: 'Knowledge and Support spells',
    trophies: 'Trophies, powers and Poison',
    bonus: 'Bonus actions',
    terrain: 'Terrain',
    missions: 'Secret missions',
    end: 'End and score',
  }),
};
