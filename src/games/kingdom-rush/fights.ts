/** What those who watch may guess at: whether a horde that has come close gets out this round (KRU-11). */
import type { Fights } from '../../kernel/index.js';
import { distanceOf } from './rules/hordes.js';
import type { Kru } from './types/index.js';

/** So many steps from its exit a horde is close. */
const close = 1;

export const fights: Fights<Kru> = {
  ahead(view) {
    const { phase, round, hordes } = view;
    if (phase !== 2 || !hordes.some((horde) => distanceOf(view, horde) <= close)) return undefined;
    return { id: `r${round}`, question: { key: 'fightAhead', params: { round } }, ends: ['stopped', 'through'] };
  },
  ended(events) {
    const ends = new Map<string, string>();
    let round: number | undefined;
    let isThrough = false;
    for (const { type, data } of events) {
      if ((type === 'roundBegan' || type === 'over') && round !== undefined) {
        ends.set(`r${round}`, isThrough ? 'through' : 'stopped');
      }
      if (type === 'roundBegan') {
        round = data.round;
        isThrough = false;
      } else if (type === 'escaped') isThrough = true;
    }
    return ends;
  },
};
