/** The words of the table: phases, levels, ways and answers, and the options of a game. */
import type { Seat } from '../../../kernel/index.js';
import type { HeroId } from '../content/heroes.js';

export const phases = ['set-up', 'start', 'day', 'end-of-day', 'evening', 'night', 'end-of-turn', 'over'] as const;
export type Phase = (typeof phases)[number];

export const alertLevels = ['all', 'important', 'none'] as const;
export type AlertLevel = (typeof alertLevels)[number];

export const styles = ['sky', 'ground'] as const;
export type Style = (typeof styles)[number];

/** Somebody at the table: the player's seat and the hero it plays. */
export type Who = { seat: Seat; hero: HeroId };

/** A hero's place in the order of play: the index into `heroes`. A solo player may hold several. */
export type SlotNo = number;

export const battleStages = ['muster', 'rolls', 'result'] as const;
export type BattleStage = (typeof battleStages)[number];

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

/** What a record may award (record.ts). */
export const titleIds = [
  'kings-champion',
  'general-slayer',
  'minion-bane',
  'great-stroke',
  'land-healer',
  'quest-hero',
  'wanderer',
  'gate-builder',
  'keen-ear',
  'tactician',
  'brother-in-arms',
  'many-scars',
  'well-rested',
  'fallen-hero',
  'snake-eyes',
] as const;
export type TitleId = (typeof titleIds)[number];
