/** The types of Stronghold, bundled for the kernel. */
import type { Actions, Lookups } from './actions.js';
import type { Board } from './board.js';
import type { Events } from './events.js';
import type { Options } from './options.js';
import type { RuleId } from './rule-ids.js';
import type { Steps } from './steps.js';
import type { Texts } from './texts.js';
import type { View } from './view.js';

export type Str = {
  board: Board;
  view: View;
  options: Options;
  steps: Steps;
  actions: Actions;
  lookups: Lookups;
  events: Events;
  texts: Texts;
  rules: RuleId;
};
