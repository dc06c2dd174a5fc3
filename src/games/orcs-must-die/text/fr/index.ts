/** Orcs Must Die! The Boardgame in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import { spacedAll } from '../../../../pieces/wording/fr.js';
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

export const fr: Catalogue<Omd> = spacedAll({
  name: 'Orcs Must Die! The Boardgame',
  pitch:
    'Des vagues d’orcs marchent sur votre Faille : battez-vous aux dés, achetez pièges et armes, poussez-les dans la lave, et tenez bon.',
  command: { name: 'omd', description: 'Orcs Must Die : jouez votre héros' },
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
    general: 'Généralités',
    'set-up': 'Mise en place et équipes',
    levels: 'Niveaux',
    upgrade: 'Phase d’augmentation des héros',
    creatures: 'Phase des créatures',
    actions: 'Phase d’action des héros',
    upkeep: 'Entretien',
    dice: 'Dés et combat',
    kinds: 'Créatures',
    heroes: 'Héros, armes, équipement',
    tiles: 'Tuiles et forteresses',
    traps: 'Pièges',
    bosses: 'Boss',
    rivalry: 'Opposition',
    automation: 'Propositions et pilote automatique',
    end: 'Fin de la partie',
    titles: 'Titres',
  }),
});
