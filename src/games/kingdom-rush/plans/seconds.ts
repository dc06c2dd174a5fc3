/** KRU-15.3: where a secondary hero could come in, and what he does there. */
import { mayEnd } from '../rules/figures.js';
import type { Stake } from '../rules/worth.js';
import type { HeroId, Space, Table } from '../types/index.js';
import { secondAim } from './aims.js';
import { bestBlocks, figureValue, stakesIn } from './ideas.js';
import { wayOf } from './memory.js';
import type { Following, Place } from './places.js';
import { hasTarget } from './walk.js';

/** Those who could be called now. */
export function unusedSeconds({ solo }: Table): HeroId[] {
  return !solo || solo.usedThisRound ? [] : solo.secondaries.filter(({ used }) => !used).map(({ id }) => id);
}

type Thoughts = {
  stakes: readonly Stake[];
  /** What he must be worth to be called. */
  least: number;
  /** What his card brings besides its cells. */
  holding: (id: HeroId, at: Space) => Following;
};

export function* secondPlaces(
  table: Table,
  seconds: readonly HeroId[],
  { stakes, least, holding }: Thoughts,
): Generator<Place> {
  for (const id of seconds) {
    for (const stake of stakes) {
      const { horde } = stake;
      if (!mayEnd(table, horde.at)) continue;
      for (const cell of bestBlocks(table, horde, undefined, stakes)) {
        const args = { hero: id, to: horde.at, cell, facing: 'N' };
        const aim = secondAim(table, args);
        if (!aim) continue;
        const there = stakesIn(aim.table, stakes);
        const held = holding(id, horde.at);
        yield {
          ...aim,
          stakes: there,
          way: wayOf(aim.table, aim.attacker, there),
          // Unlike his own hero's, a secondary figure's life is no loss.
          more: figureValue(stake, 9, cell) + 1 - least,
          follows: () => held,
          isPlanless: true,
          answer: (plan) => ({
            action: 'second',
            args: plan && hasTarget(aim.table, aim.attacker) ? { ...args, plan: plan.tokens } : args,
          }),
        };
      }
    }
  }
}
