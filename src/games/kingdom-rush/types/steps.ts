/** The steps of the flow of chapter 4, each with what its frame carries. */
import type { Nothing, Seat } from '../../../kernel/index.js';
import type { Ask } from './board.js';
import type { CardId, EventId, HeroId, Lane, RiftId, Space } from './terms.js';

/** A figure that must leave the space a horde comes onto (KRU-8.15). */
export type Retreating = { seat: Seat; hero: HeroId; secondary: boolean };

export type Steps = {
  setUp: Nothing;
  handOutAbilities: Nothing;
  chooseHeroes: Nothing;
  takeAbilities: Nothing;
  chooseSecondaries: Nothing;
  shareTowers: Nothing;
  beginScenario: Nothing;
  startRound: Nothing;
  blockColour: Nothing;
  spawnPhase: Nothing;
  spawnPile: { lane: Lane };
  /** The steps an event, a rift or a boss card forces on these hordes, one after the other. */
  march: { tags: string[] };
  resolveEvent: { event: EventId; lane: Lane };
  endOfSpawn: Nothing;
  bossAction: Nothing;
  bossEffect: { card: CardId; index: number };
  championStarts: Nothing;
  drawRift: { count: number };
  resolveRift: { card: RiftId };
  springFlower: Nothing;
  moltenBoon: Nothing;
  retreat: { figures: Retreating[]; from: Space };
  chooseRetreat: Retreating & { from: Space };
  beginPhaseTwo: Nothing;
  phaseTwo: { asks: Ask[] };
  endOfPhaseTwo: Nothing;
  aegis: Nothing;
  destroyPhase: Nothing;
  destroyNext: Nothing;
  reward: { source: string };
  cutTentacle: Nothing;
  checkObjective: Nothing;
  advancePhase: Nothing;
  advanceLane: { lane: Lane };
  advanceHorde: { tag: string; left: number; moved: boolean; cyclone: boolean };
  endOfAdvance: Nothing;
  takeBack: Nothing;
  buying: Nothing;
  endOfRound: Nothing;
};
