/** What those who watch may guess at: a battle with a general, while the heroes gather (DOR-7). */
import type { Fights } from '../../kernel/index.js';
import type { BattleReport } from './types/board.js';
import type { Dor } from './types/index.js';

const idOf = ({ turn, general }: Pick<BattleReport, 'turn' | 'general'>): string => `t${turn}-${general}`;

export const fights: Fights<Dor> = {
  ahead({ battle, turn }) {
    if (battle?.stage !== 'muster') return undefined;
    const { general } = battle;
    return {
      id: idOf({ turn, general }),
      question: { key: 'fightAhead', params: { general } },
      ends: ['falls', 'stands'],
    };
  },
  ended: (events) =>
    new Map(
      events.flatMap(({ type, data }): [string, string][] => {
        if (type !== 'battleWon' && type !== 'battleLost') return [];
        return [[idOf(data.report), type === 'battleWon' ? 'falls' : 'stands']];
      }),
    ),
};
