/** The types of Kingdom Rush: Elemental Uprising, bundled for the kernel. */
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
export * from './board.js';
export type * from './events.js';
export * from './rule-ids.js';
export type * from './steps.js';
export * from './terms.js';
export type * from './texts.js';
export type * from './view.js';

export type Kru = {
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

export type KruPlay = Play<Kru>;
export type KruAnswering = Answering<Kru>;
export type KruWhy = Why<Kru>;
