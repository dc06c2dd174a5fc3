/** Tout ce que lisent les joueurs, en français. */
import type { Catalogue } from '../../../kernel/index.js';
import type { Dor } from '../types.js';
import { actions, options, presets } from './fr-actions.js';
import { events } from './fr-events.js';
import { endings, labels, prompts } from './fr-prompts.js';
import { reasons } from './fr-reasons.js';
import { rulebook } from './fr-rules.js';
import { spaced, spacedAll } from './fr-spacing.js';
import { statusWords } from './fr-status.js';
import { french } from './fr-vocabulary.js';
import { rulesIn, topicsIn } from './rulebook.js';
import { altOf, handOf, headingOf, statusOf } from './status.js';

export const fr: Catalogue<Dor> = {
  name: 'Defenders of the Realm',
  pitch: spaced(
    'Quatre Généraux marchent sur la Cité Royale. Purifiez la terre, rassemblez vos forces et abattez-les ensemble.',
  ),
  command: {
    name: 'defenders',
    description: spaced('Defenders of the Realm : arrêtez quatre Généraux avant qu’ils n’atteignent la Cité'),
  },
  actions: spacedAll(actions),
  options: spacedAll(options),
  presets: spacedAll(presets),
  lookups: {},
  titles: {},
  wishes: french.heroes,
  texts: spacedAll({ ...prompts, ...labels, ...reasons, ...endings }),
  events: spacedAll(events),
  heading: (view, say) => spaced(headingOf(statusWords, view, say)),
  status: (view, say) => statusOf(statusWords, view, say).map(spaced),
  hand: (view, seat, say) => handOf(statusWords, view, seat, say).map(spaced),
  alt: (view, say) => spaced(altOf(statusWords, view, say)),
  rules: spacedAll(rulesIn(rulebook)),
  topics: spacedAll(topicsIn(rulebook)),
};
