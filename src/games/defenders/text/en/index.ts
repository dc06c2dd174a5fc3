/** Everything the players read, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor } from '../../types/index.js';
import { actions, options, presets } from './actions.js';
import { events } from './events.js';
import { fightEnds, fights } from './fights.js';
import { lesson } from './lesson.js';
import { lookups } from './lookups.js';
import { endings, labels, prompts } from './prompts.js';
import { reasons } from './reasons.js';
import { recordWords, titles } from './records.js';
import { rulebook } from './rules.js';
import { statusWords } from './status.js';
import { english } from './vocabulary.js';
import { whys } from './whys.js';
import { rulesIn, topicsIn } from '../shared/rulebook.js';
import { altOf, handOf, headingOf, resultOf, statusOf } from '../shared/status.js';
import { telling } from '../shared/telling.js';

export const en: Catalogue<Dor> = {
  name: 'Defenders of the Realm',
  pitch: 'Four generals march on Monarch City. Heal the land, gather your strength and bring them down together.',
  command: { name: 'defenders', description: 'Defenders of the Realm: stop four generals before they reach the city' },
  actions,
  options,
  presets,
  lookups,
  titles,
  recordWords,
  wishes: english.heroes,
  wishHints: english.strengths,
  texts: { ...prompts, ...labels, ...reasons, ...endings, ...whys, ...fights },
  fightEnds,
  events,
  ...telling,
  heading: (view, say) => headingOf(statusWords, view, say),
  status: (view, say) => statusOf(statusWords, view, say),
  result: (view, say) => resultOf(statusWords, view, say),
  hand: (view, seat, say) => handOf(statusWords, view, seat, say),
  alt: (view, say) => altOf(statusWords, view, say),
  rules: rulesIn(rulebook),
  topics: topicsIn(rulebook),
  lesson,
};
