/** The types of Orcs Orcs Orcs, bundled for the kernel. */
import type { Nothing, Seat } from '../../kernel/index.js';
import type { Actions } from './types/actions.js';
import type { Board } from './types/board.js';
import type { Events } from './types/events.js';
import type { Options } from './types/options.js';
import type { RuleId } from './types/rules.js';
import type { Texts } from './types/texts.js';
import type { View } from './types/view.js';

export type * from './types/actions.js';
export type * from './types/board.js';
export type * from './types/events.js';
export type * from './types/options.js';
export * from './types/rules.js';
export * from './types/terms.js';
export type * from './types/texts.js';
export type * from './types/view.js';

/** The steps of the tree of phases (4.1), each with what its frame carries. */
export type Steps = {
  setUpTerrain: Nothing;
  terrain: Nothing;
  turnUpTerrain: Nothing;
  setUp: Nothing;
  missions: Nothing;
  round: Nothing;
  fate: Nothing;
  turn: { seat: Seat };
  owedDiscards: { seat: Seat };
  revealEmptyLanes: { seat: Seat };
  revealMarker: { seat: Seat };
  chooseLane: { seat: Seat };
  startActions: { seat: Seat };
  actions: { seat: Seat };
  action: { seat: Seat };
  casting: { seat: Seat };
  bonusActions: { seat: Seat };
  drawSpells: { seat: Seat };
  endOfRound: Nothing;
  scoring: Nothing;
};

export type Ooo = {
  board: Board;
  view: View;
  options: Options;
  steps: Steps;
  actions: Actions;
  lookups: Nothing;
  events: Events;
  texts: Texts;
  rules: RuleId;
};
