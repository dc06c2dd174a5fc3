/** 3.4, STR-3.5: which cards an invader may keep. */
import type { Draft } from '../types/board.js';
import { type CardPhase, type DraftCard, cardPhases } from '../types/terms.js';

/** Cards of a phase that nobody else holds. */
export function keepable(draft: Draft, index: number, phase: CardPhase): DraftCard[] {
  const others = draft.kept.flatMap((kept, one) => (kept && one !== index ? [kept[phase]] : []));
  return draft.drawn[phase].filter((card) => !others.includes(card));
}
/** The card of the lowest number for every phase. */
export function proposedKeep(draft: Draft, index: number): Record<CardPhase, DraftCard> {
  const lowest = (phase: CardPhase): DraftCard => keepable(draft, index, phase)[0] ?? `p${phase}-1`;
  return { 2: lowest(2), 3: lowest(3), 4: lowest(4), 5: lowest(5) };
}
export const keptList = (kept: Record<CardPhase, DraftCard>): DraftCard[] => cardPhases.map((phase) => kept[phase]);
