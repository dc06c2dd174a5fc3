/** The steps of the tree of phases (4.1), each with what its frame carries. */
import type { Nothing, Seat } from '../../../kernel/index.js';

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
