/** What those who watch may guess at: whether the creatures of a round reach a Rift (OMD-5). */
import type { Fights } from '../../kernel/index.js';
import type { Omd } from './types/index.js';

export const fights: Fights<Omd> = {
  ahead({ phase, round }) {
    if (phase !== 'upgrade') return undefined;
    return { id: `r${round}`, question: { key: 'fightAhead', params: { round } }, ends: ['held', 'bitten'] };
  },
  ended(events) {
    const ends = new Map<string, string>();
    let round: number | undefined;
    let isBitten = false;
    for (const { type, data } of events) {
      if (type === 'roundBegan') {
        round = data.round;
        isBitten = false;
      } else if (type === 'riftBitten') isBitten ||= data.damage > 0;
      else if ((type === 'roundEnded' || type === 'siegeOver') && round !== undefined) {
        ends.set(`r${round}`, isBitten ? 'bitten' : 'held');
      }
    }
    return ends;
  },
};
