/** The types of Orcs Must Die! The Boardgame, bundled for the kernel. */
import type { Answering, Choice, Match, Play, Step, TextRef, Why } from '../../../kernel/index.js';
import type { Actions, Lookups } from './actions.js';
import type { Board } from './board.js';
import type { Events } from './events.js';
import type { Options } from './options.js';
import type { RuleId } from './rule-ids.js';
import type { Steps } from './steps.js';
import type { Texts } from './texts.js';
import type { View } from './view.js';

export type * from './actions.js';
export type * from './ask.js';
export type * from './board.js';
export type * from './events.js';
export type * from './options.js';
export * from './rule-ids.js';
export type * from './steps.js';
export * from './terms.js';
export type * from './texts.js';
export type * from './view.js';

export type Omd = {
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

export type OmdPlay = Play<Omd>;
export type OmdAnswering = Answering<Omd>;
export type OmdChoice = Choice<Omd>;
export type OmdMatch = Readonly<Match<Omd>>;
export type OmdText = TextRef<Omd>;
export type OmdWhy = Why<Omd>;
export type OmdStep<K extends keyof Steps> = Step<Omd, Steps[K]>;
