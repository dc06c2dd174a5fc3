/** The types Defenders of the Realm brings to the kernel. The view is in table.ts, the events in events.ts. */
import type {
  Action,
  Answer,
  Choice,
  Decision,
  Frame,
  Match,
  Nothing,
  Play,
  Seat,
  Step,
  Why,
} from '../../kernel/index.js';
import type { HeroId } from './content/heroes.js';
import type { LocId } from './content/map.js';
import type { Colour } from './content/peoples.js';
import type { QuestId } from './content/quests.js';
import type { Events } from './events.js';
import type { RuleId } from './rule-ids.js';
import type { AlertLevel, Board, SlotNo, View } from './table.js';
import type { Texts } from './texts.js';

export const travels = ['foot', 'horse', 'eagle', 'gate', 'gate-card', 'teleport'] as const;
export type Travel = (typeof travels)[number];

/** Every answer that `respond` knows besides the heroes of D-NEXT. */
export const respondChoices = [
  'sky',
  'ground',
  'own',
  'red',
  'blue',
  'green',
  'black',
  'end',
  'stay',
  'start',
  'call-off',
  'stay-out',
  'keep',
  'reroll',
  'replace',
  'turn',
  'remove',
  'none',
  'arrange',
  'pass',
] as const;
export type RespondChoice = (typeof respondChoices)[number];

export const lifeOptions = ['printed', 'tougher', 'frailer'] as const;
export const firstOptions = ['random', '1', '2', '3', '4'] as const;

export type Options = {
  /** Solo only: how many heroes the one player leads. */
  heroesPerPlayer: number;
  heroPick: 'choose' | 'random';
  /** Who begins: a seat by its number, or chance. */
  first: (typeof firstOptions)[number];
  champion: boolean;
  autoSave: boolean;
  /** E1 */
  smallerInvasion: boolean;
  /** E2 */
  noPenalty: boolean;
  /** E3 */
  moreCards: boolean;
  /** E4 or H2, which exclude each other. */
  life: (typeof lifeOptions)[number];
  /** H1 */
  overrunsAtSetUp: boolean;
  /** H3:n */
  fewerSpecials: number;
  /** H4:n */
  fewerLulls: number;
  /** H5 */
  smallSupply: boolean;
};

/** Seats that have passed in a window. */
type Window = { passed: Seat[] };

export type DorPlay = Play<Dor>;
export type DorMatch = Readonly<Match<Dor>>;
export type DorDecision = Decision<Dor>;
export type DorFrame = Frame<Dor>;
export type DorWhy = Why<Dor>;
export type DorChoice = Choice<Dor>;
export type DorAnswer = Answer<Dor>;
export type DorStep<K extends keyof Steps> = Step<Dor, Steps[K]>;
export type DorAction<K extends keyof Actions> = Action<Dor, Actions[K]>;

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

export type Actions = {
  hero: { hero: HeroId | 'random' };
  move: { to: LocId; by?: Travel; card?: string };
  fight: { at?: LocId; card?: string; bonus?: string };
  attack: { cards: readonly string[] };
  join: { cards: readonly string[] };
  heal: Nothing;
  cleanse: { card?: string };
  gate: { card?: string };
  rumors: { colour: Colour };
  quest: { actions?: number };
  play: { card: string; targets?: string };
  discard: { cards: readonly string[] };
  respond: { choice: string; targets?: string };
  end: Nothing;
  alerts: { level: AlertLevel };
};

export type Dor = {
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

export type * from './table.js';
export type * from './night-report.js';
export type * from './events.js';
