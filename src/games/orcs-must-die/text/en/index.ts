/** Orcs Must Die! The Boardgame in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Omd } from '../../types/index.js';
import { boardTexts } from '../shared/status.js';
import { telling } from '../shared/telling.js';
import { topicsNamed } from '../shared/topics.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { fightEnds, fights } from './fights.js';
import { lesson } from './lesson.js';
import { lookups } from './lookups.js';
import { options, presets, recordWords, titles, wishes } from './options.js';
import { phrases } from './phrases.js';
import { captions, labels, prompts } from './prompts.js';
import { reasons } from './reasons.js';
import { rules } from './rules.js';
import { words } from './vocabulary.js';

export const en: Catalogue<Omd> = {
  name: 'Orcs Must Die! The Boardgame',
  pitch: 'Waves of orcs march on your Rift: fight with dice, buy traps and weapons, push them into the lava, and hold.',
  command: { name: 'omd', description: 'Orcs Must Die: play your hero' },
  actions,
  lesson,
  options,
  presets,
  lookups,
  titles,
  ...(recordWords ? { recordWords } : {}),
  wishes,
  texts: { ...prompts, ...labels, ...captions, ...reasons, ...fights },
  fightEnds,
  events,
  ...telling,
  ...boardTexts(words, phrases),
  rules,
  topics: topicsNamed({
    general: 'General',
    'set-up': 'Set-up and teams',
    levels: 'Levels',
    upgrade: 'Hero Upgrade phase',
    creatures: 'Creature phase',
    actions: 'Hero Action phase',
    upkeep: 'Upkeep',
    dice: 'Dice and combat',
    kinds: 'Creatures',
    heroes: 'Heroes, weapons, equipment',
    tiles: 'Tiles and fortresses',
    traps: 'Traps',
    bosses: 'Bosses',
    rivalry: 'Rivalry',
    automation: 'Proposals and autopilot',
    end: 'End of the game',
    titles: 'Titles',
  }),
};
