/** Every step with what its frame carries. */
import type { Nothing, Seat } from '../../../kernel/index.js';
import type { LocId } from '../content/map.js';
import type { QuestId } from '../content/quests.js';
import type { SlotNo } from './terms.js';

/** Seats that have passed in a window. */
type Window = { passed: Seat[] };

/** The steps of a turn, after the tree of specification 4.1. */
export type Steps = {
  heroes: Nothing;
  /** D-HERO */
  chooseHero: Nothing;
  setUp: Nothing;
  /** T1 */
  turn: Nothing;
  style: Nothing;
  shape: Nothing;
  dayBegins: Nothing;
  /** T2 */
  day: Nothing;
  confirmEnd: Nothing;
  fightReroll: Nothing;
  fightResult: Nothing;
  envoy: { slot: SlotNo; quest: QuestId; loc: LocId; count: number };
  visions: { slot: SlotNo; count: number };
  /** B2 to B6 */
  muster: Nothing;
  battleLines: Nothing;
  battleRolls: Nothing;
  nextFighter: Nothing;
  fighterRolls: { slot: SlotNo };
  battleReroll: { slot: SlotNo };
  fighterDone: { slot: SlotNo };
  luck: Window;
  battleResult: Nothing;
  regeneration: Window;
  penalties: Nothing;
  penaltyCards: Nothing;
  retreat: Nothing;
  battleOver: Nothing;
  /** T3 */
  endOfDay: Nothing;
  turnUndead: Nothing;
  lastStand: Window;
  wounds: Nothing;
  successor: { slot: SlotNo; during: 'battle' | 'end-of-day' };
  newHero: { slot: SlotNo; during: 'battle' | 'end-of-day' };
  dayEnds: Nothing;
  /** T4 */
  evening: Nothing;
  handLimit: Nothing;
  /** T5 */
  beforeNight: Nothing;
  dusk: Window;
  night: Nothing;
  darkness: Nothing;
  wisdom: Nothing;
  nightWindow: Window;
  resolveDarkness: Nothing;
  nightEnds: Nothing;
  /** T6 */
  healWindow: Window;
  endOfTurn: Nothing;
};
