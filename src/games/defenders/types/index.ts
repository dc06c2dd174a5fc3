/** The types of Defenders of the Realm, bundled for the kernel. */
import type { Action, Answer, Choice, Decision, Frame, Match, Play, Step, Why } from '../../../kernel/index.js';
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
export type * from './rule-ids.js';
export type * from './steps.js';
export * from './terms.js';
export type * from './texts.js';
export type * from './view.js';

export type Dor = {
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

export type DorPlay = Play<Dor>;
export type DorMatch = Readonly<Match<Dor>>;
export type DorDecision = Decision<Dor>;
export type DorFrame = Frame<Dor>;
export type DorWhy = Why<Dor>;
export type DorChoice = Choice<Dor>;
export type DorAnswer = Answer<Dor>;
export type DorStep<K extends keyof Steps> = Step<Dor, Steps[K]>;
export type DorAction<K extends keyof Actions> = Action<Dor, Actions[K]>;
