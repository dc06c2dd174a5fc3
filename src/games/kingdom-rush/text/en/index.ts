/** Kingdom Rush: Elemental Uprising in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Kru } from '../../types/index.js';
import { altText } from '../shared/alt-text.js';
import { boardLines } from '../shared/board-lines.js';
import { handLines } from '../shared/hand-lines.js';
import { lookupLines } from '../shared/lookup-lines.js';
import { telling } from '../shared/telling.js';
import { topicsNamed } from '../shared/topics.js';
import { actions, lookupTexts } from './actions.js';
import { events } from './events.js';
import { fightEnds, fights } from './fights.js';
import { lesson } from './lesson.js';
import { words } from './phrases.js';
import { reasons } from './reasons.js';
import { rules } from './rules.js';
import { captions, labels, prompts } from './texts.js';
import { titles } from './titles.js';
import { whys } from './whys.js';

const { names } = words;
const lines = lookupLines(words);
const { heading, status } = boardLines(words);

export const en: Catalogue<Kru> = {
  name: 'Kingdom Rush: Elemental Uprising',
  pitch:
    'Hordes march on your gate, and towers and heroes bury them tile by tile. Beware: the kingdom has four or five hearts and the smallest horde five enemies, so one untouched escape is the end.',
  command: { name: 'krush', description: 'Kingdom Rush: play your turn' },
  actions,
  lookups: {
    horde: { ...lookupTexts.horde, lines: (view, _viewer, args) => lines.horde(view, args) },
    card: { ...lookupTexts.card, lines: (view, _viewer, args) => lines.card(view, args) },
    space: { ...lookupTexts.space, lines: (view, _viewer, args) => lines.space(view, args) },
  },
  options: {
    scenario: {
      label: 'Scenario',
      values: Object.fromEntries(
        Object.entries(names.scenarios).map(([id, { name }]) => [
          id,
          id === 'prologue' ? `Prologue: ${name}` : `${id.slice(9)}. ${name}`,
        ]),
      ),
    },
    difficulty: {
      label: 'Difficulty',
      values: names.difficulties,
      description: 'Iron Challenge: a constraint of the scenario. Heroic Challenge: no hero may lose all life.',
    },
    secondaries: { label: 'Secondary heroes (solo)', values: { 2: 'two', 3: 'three (easier)', 4: 'four (easiest)' } },
    strict: {
      label: 'Strict order',
      values: { false: 'off', true: 'on' },
      description: 'Reminds the table that a scenario follows a win of the one before.',
    },
  },
  presets: {
    'first-battle': { label: 'Scenario 1', description: 'Rising Threats: the first battle of the campaign' },
    tutorial: { label: 'Prologue', description: 'First Watch: learn as you play' },
    uprising: { label: 'The finale', description: 'Elemental Uprising: the Primarch and all that the box holds' },
  },
  wishes: names.heroes,
  titles,
  lesson,
  recordWords: {
    heartsLost: 'hearts lost',
    'solo-2': 'solo',
    'solo-3': 'solo, three secondary heroes',
    'solo-4': 'solo, four secondary heroes',
  },
  texts: { ...prompts, ...labels, ...captions, ...reasons, ...whys, ...fights },
  fightEnds,
  events,
  ...telling,
  heading: (view) => heading(view),
  status,
  hand: handLines(words),
  alt: altText(words),
  rules,
  topics: topicsNamed({
    board: 'The board',
    hordes: 'Hordes and traits',
    tiles: 'Damage tiles',
    ranges: 'Ranges',
    spawn: 'Phase 1: new hordes',
    towers: 'Playing and passing towers',
    heroes: 'Heroes',
    flowers: 'Flowers and environment',
    destroy: 'Phase 3: destroying hordes',
    advance: 'Phase 4: hordes advance',
    buying: 'Taking back, buying, modifiers',
    solo: 'Solo',
    levels: 'Difficulty',
    special: 'Champions, bosses, events, rift cards',
    end: 'Winning and losing',
    help: 'Suggestions and the steward',
  }),
};
