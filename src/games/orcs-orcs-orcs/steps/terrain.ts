/** 3.2, D0b: terrain tiles are drawn and placed. */
import type { DecideStep, Nothing } from '../../../kernel/index.js';
import { coverSection, turnUp } from '../effects/terrain.js';
import { outermostLeft, ringNames, terrainPickOf } from '../rules/terrain.js';
import { type Ooo, type OooPlay, rings } from '../types/index.js';

/** D0b */
export const terrain: DecideStep<Ooo, Nothing> = {
  decide({ board }) {
    const pick = terrainPickOf(board);
    if (!pick) return [];
    return [
      {
        seats: [pick.seat],
        prompt: { key: 'promptTerrain', params: { lane: pick.lane } },
        offers: ['place-terrain'],
        clock: 'turn',
        fallback: () => ({ action: 'place-terrain', args: { ring: ringNames[outermostLeft(pick)] } }),
      },
    ];
  },
  on: {
    'place-terrain'(play, { seat, args }) {
      const ring = rings.find((one) => ringNames[one] === args.ring);
      if (!ring) throw new Error(`no ring is called ${args.ring}`);
      coverSection(play, seat, ring);
    },
  },
};

/** S5 begins: the first picker is asked, or nobody where terrain is random or off. */
export const setUpTerrain = {
  run(play: OooPlay): void {
    play.board.active = terrainPickOf(play.board)?.seat ?? null;
    play.push({ step: 'terrain' }, { step: 'turnUpTerrain' }, { step: 'setUp' });
  },
};

export const turnUpTerrain = {
  run(play: OooPlay): void {
    if (play.board.terrainSetUp) turnUp(play, play.board.terrainSetUp);
  },
};
