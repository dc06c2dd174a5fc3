/** Everything the players read, in English. */
import type { Catalogue } from '../../../kernel/index.js';
import type { Dor } from '../types.js';
import { actions, options, presets } from './en-actions.js';
import { events } from './en-events.js';
import { endings, labels, prompts } from './en-prompts.js';
import { reasons } from './en-reasons.js';
import { rulebook } from './en-rules.js';
import { statusWords } from './en-status.js';
import { english } from './en-vocabulary.js';
import { rulesIn, topicsIn } from './rulebook.js';
import { altOf, handOf, headingOf, statusOf } from './status.js';

export const en: Catalogue<Dor> = {
  name: 'Defenders of the Realm',
  pitch: 'Four generals march on Monarch City. Heal the land, gather your strength and bring them down together.',
  command: { name: 'defenders', description: 'Defenders of the Realm: stop four generals before they reach the city' },
  actions,
  options,
  presets,
  lookups: {},
  titles: {},
  wishes: english.heroes,
  texts: { ...prompts, ...labels, ...reasons, ...endings },
  events,
  heading: (view, say) => headingOf(statusWords, view, say),
  status: (view, say) => statusOf(statusWords, view, say),
  hand: (view, seat, say) => handOf(statusWords, view, seat, say),
  alt: (view, say) => altOf(statusWords, view, say),
  rules: rulesIn(rulebook),
  topics: topicsIn(rulebook),
};
