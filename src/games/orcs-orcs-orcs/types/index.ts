/** The types of Orcs Orcs Orcs, bundled for the kernel. */
import type { Answering, Play, Why } from '../../../kernel/index.js';
import type { Actions, Lookups } from './actions.js';
import type { Board } from './board.js';
import type { Events } from './events.js';
import type { RuleId } from './rule-ids.js';
import type { Steps } from './steps.js';
import type { Options } from './terms.js';
import type { Texts } from './texts.js';
import type { View } from './view.js';

export type * from './actions.js';
export type * from './board.js';
export type * from './events.js';
export * from './rule-ids.js';
export type * from './steps.js';
export * from './terms.js';
export type * from './texts.js';
export type * from './view.js';

export type Ooo = {
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

export type OooPlay = Play<Ooo>;
export type OooAnswering = Answering<Ooo>;
export type OooWhy = Why<Ooo>;
