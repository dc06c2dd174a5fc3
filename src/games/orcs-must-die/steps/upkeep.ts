/** D: Upkeep (OMD-7). */
import type { Decision } from '../../../kernel/index.js';
import { fillShop } from '../effects/decks.js';
import { passToken, prepareLevel, rewardCourage, wear } from '../effects/upkeep.js';
import { maxHealth } from '../rules/hero.js';
import { heroAt, ownSlots, riftTile, slotAt, teamOf, who } from '../rules/siege.js';
import type { Omd, OmdStep, Siege } from '../types/index.js';

/** D1 to D3. */
export const upkeep: OmdStep<'upkeep'> = {
  run(play) {
    const { board } = play;
    board.phase = 'upkeep';
    const isNewLevel = prepareLevel(play);
    passToken(play);
    rewardCourage(play);
    play.push({ step: 'returns' }, { step: 'endOfRound' });
    if (isNewLevel) play.phase({ key: 'captionLevel', params: { level: board.level } });
  },
};

function slotToReturn(board: Siege, seat: number): number | undefined {
  return ownSlots(board, seat).find((index) => slotAt(board, index).dead);
}

/** D4: every dead hero returns on a tile of his choice. */
export const returns: OmdStep<'returns'> = {
  decide({ board, seats }) {
    return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat): Decision<Omd>[] => {
      const index = slotToReturn(board, seat);
      if (index === undefined) return [];
      return [
        {
          seats: [seat],
          prompt: { key: 'askReturn', params: { hero: heroAt(board, index) } },
          offers: ['place'],
          clock: 'turn',
          chain: `returns-${board.round}`,
          fallback: () => ({ action: 'place', args: { tile: riftTile(teamOf(board, slotAt(board, index).side)) } }),
        },
      ];
    });
  },
  on: {
    place(play, { seat, args }) {
      const index = slotToReturn(play.board, seat);
      if (index === undefined) return;
      const slot = slotAt(play.board, index);
      slot.dead = false;
      slot.tile = args.tile;
      slot.health = maxHealth(slot);
      play.emit('returned', { ...who(play.board, index), tile: args.tile });
    },
  },
};

/** D5 and D6. */
export const endOfRound: OmdStep<'endOfRound'> = {
  run(play) {
    const { board } = play;
    fillShop(play);
    wear(play);
    for (const team of board.teams) team.history.push(team.rift.health);
    play.emit('roundEnded', {
      round: board.round,
      rifts: board.teams.map(({ side, rift }) => ({ side, health: rift.health })),
    });
    play.push({ step: 'round' });
  },
};
