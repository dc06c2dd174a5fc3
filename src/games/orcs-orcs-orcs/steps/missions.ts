/** OOO-16.1, D0a: everybody keeps one of two missions, all at the same time. */
import type { DecideStep, Nothing } from '../../../kernel/index.js';
import { playerAt } from '../rules/players.js';
import { type MissionId, type Ooo, missionIds } from '../types/index.js';

export const missions: DecideStep<Ooo, Nothing> = {
  decide: ({ board }) =>
    board.order.flatMap((seat) => {
      const { missionOffer } = playerAt(board, seat);
      const [first] = missionOffer;
      if (!first) return [];
      return [
        {
          seats: [seat],
          prompt: { key: 'promptMission', params: {} },
          offers: ['mission'],
          clock: 'turn',
          fallback: () => ({ action: 'mission', args: { card: first } }),
        },
      ];
    }),
  on: {
    mission(play, { seat, args }) {
      const player = playerAt(play.board, seat);
      const mission: MissionId | undefined = missionIds.find((id) => id === args.card);
      if (!mission) throw new Error(`no mission is called ${args.card}`);
      player.mission = mission;
      player.missionOffer = [];
      play.emit('missionChosen', { seat });
      play.emit('missionKept', { mission }, [seat]);
    },
  },
};
