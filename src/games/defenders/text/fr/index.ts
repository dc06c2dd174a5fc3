/** Tout ce que lisent les joueurs, en français. */
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
import { spaced, spacedAll } from '../../../../pieces/wording/fr.js';
import { statusWords } from './status.js';
import { french } from './vocabulary.js';
import { whys } from './whys.js';
import { rulesIn, topicsIn } from '../shared/rulebook.js';
import { altOf, handOf, headingOf, resultOf, statusOf } from '../shared/status.js';
import { telling } from '../shared/telling.js';

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
  lookups: spacedAll(lookups),
  titles: spacedAll(titles),
  recordWords: spacedAll(recordWords),
  wishes: french.heroes,
  wishHints: spacedAll(french.strengths),
  texts: spacedAll({ ...prompts, ...labels, ...reasons, ...endings, ...whys, ...fights }),
  fightEnds,
  events: spacedAll(events),
  ...telling,
  heading: (view, say) => spaced(headingOf(statusWords, view, say)),
  status: (view, say) => statusOf(statusWords, view, say).map(spaced),
  result: (view, say) => resultOf(statusWords, view, say).map(spaced),
  hand: (view, seat, say) => handOf(statusWords, view, seat, say).map(spaced),
  alt: (view, say) => spaced(altOf(statusWords, view, say)),
  rules: spacedAll(rulesIn(rulebook)),
  topics: spacedAll(topicsIn(rulebook)),
  lesson,
};
