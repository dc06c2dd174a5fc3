/** 7.10, 7.15: the phase cards. Names stand in the catalogues. */
import type { CardPhase, DraftCard, FrontAction, PhaseNumber, Special } from '../types/terms.js';

export const cardActions: Record<DraftCard, readonly [FrontAction, FrontAction, FrontAction]> = {
  'p2-1': ['ballista', 'catapult', 'mantlet'],
  'p2-2': ['siege-tower', 'ram', 'mantlet'],
  'p2-3': ['trebuchet', 'altar', 'ballista'],
  'p2-4': ['catapult', 'siege-tower', 'altar'],
  'p2-5': ['trebuchet', 'ram', 'catapult'],
  'p3-1': ['banner', 'bridge', 'shields'],
  'p3-2': ['ladders', 'sap', 'banner'],
  'p3-3': ['ropes', 'poison', 'bridge'],
  'p3-4': ['shields', 'ladders', 'poison'],
  'p3-5': ['sap', 'ropes', 'banner'],
  'p4-1': ['saboteur', 'marksman-master', 'gunner'],
  'p4-2': ['quartermaster', 'drover', 'tamer'],
  'p4-3': ['trench-master', 'gunner', 'saboteur'],
  'p4-4': ['marksman-master', 'quartermaster', 'trench-master'],
  'p4-5': ['drover', 'tamer', 'gunner'],
  'p5-1': ['bloodstones', 'gale', 'spectres'],
  'p5-2': ['possession', 'fire', 'terror'],
  'p5-3': ['accident', 'possession', 'gale'],
  'p5-4': ['spectres', 'fire', 'accident'],
  'p5-5': ['terror', 'bloodstones', 'gale'],
};

export const draftCards = Object.keys(cardActions) as DraftCard[];

/** The starter set of the first invader (with two players the only one) and of the second. */
export const starterCards: readonly [readonly DraftCard[], readonly DraftCard[]] = [
  ['p2-1', 'p3-1', 'p4-1', 'p5-1'],
  ['p2-2', 'p3-2', 'p4-2', 'p5-2'],
];

/** How many of the five cards of a phase are drawn in a draft: two players, teams. */
export const drawnCards = { alone: 2, teams: 3 };

/** Phases whose cards have a special side, and its hourglasses (7.15). */
export const specialOf: Record<Exclude<PhaseNumber, 6>, { special: Special; hourglasses: number }> = {
  1: { special: 'all-out-assault', hourglasses: 0 },
  2: { special: 'precise-shot', hourglasses: 2 },
  3: { special: 'move-equipment', hourglasses: 1 },
  4: { special: 'move-training', hourglasses: 1 },
  5: { special: 'cheat-death', hourglasses: 1 },
};
/** STR-11.6 */
export const cheatedGoblins = 3;

export function cardPhaseOf(card: DraftCard): CardPhase {
  return Number(card.charAt(1)) as CardPhase;
}
