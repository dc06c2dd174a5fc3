/** What those who watch may guess at: the assault of a turn, once somebody stands at a wall (STR-16 to STR-19). */
import type { Fights } from '../../kernel/index.js';
import { isNobody } from './rules/units.js';
import type { Str } from './types/index.js';
import { walls } from './types/terms.js';

export const fights: Fights<Str> = {
  ahead({ turn, phase, walls: state }) {
    if (typeof phase !== 'number' || !walls.some((wall) => !isNobody(state[wall].invaders))) return undefined;
    return { id: `t${turn}`, question: { key: 'fightAhead', params: { turn } }, ends: ['held', 'bled', 'entered'] };
  },
  /** `bled`: the garrison was the weaker at a wall, and yet nobody came in. */
  ended(events) {
    const ends = new Map<string, string>();
    let turn: number | undefined;
    let end = 'held';
    for (const { type, data } of events) {
      if (type === 'assaultBegan' && !data.tieBreak) {
        turn = data.turn;
        end = 'held';
      } else if (type === 'compared' && end === 'held' && data.attack > data.defence) end = 'bled';
      else if (type === 'entered') end = 'entered';
      if (turn !== undefined && (type === 'turnEnded' || type === 'entered')) ends.set(`t${turn}`, end);
    }
    return ends;
  },
};
