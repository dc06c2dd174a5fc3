/** What those who watch may guess at: how many creatures the next fate card brings into the tower (OOO-3, OOO-4). */
import type { Fights } from '../../kernel/index.js';
import { lastRound } from './content/numbers.js';
import type { Ooo, View } from './types/index.js';

/** Somebody stands before the tower, and there will be another fate card. */
function isNear({ lanes, round, endTriggered, active }: View): boolean {
  if (endTriggered || active === null || round < 1 || round >= lastRound) return false;
  return Object.values(lanes).some(({ sections }) => sections.i.creatures.length > 0);
}

export const fights: Fights<Ooo> = {
  ahead(view) {
    if (!isNear(view)) return undefined;
    return {
      id: `r${view.round + 1}`,
      question: { key: 'fightAhead', params: { round: view.round + 1 } },
      ends: ['none', 'one', 'more'],
    };
  },
  /** Counted from the round's fate card to its first turn: what spells drive in later is another matter. */
  ended(events) {
    const ends = new Map<string, string>();
    let counting: { round: number; breaches: number } | undefined;
    for (const { type, data } of events) {
      if (type === 'roundBegan') counting = { round: data.round, breaches: 0 };
      else if (type === 'breached' && counting) counting.breaches += 1;
      else if (type === 'turnBegan' && counting) {
        const { round, breaches } = counting;
        ends.set(`r${round}`, breaches === 0 ? 'none' : breaches === 1 ? 'one' : 'more');
        counting = undefined;
      }
    }
    return ends;
  },
};
