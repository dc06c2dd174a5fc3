/** OOO-5, T1: markers are revealed. */
import type { DecideStep, Seat } from '../../../kernel/index.js';
import { reveal } from '../effects/reveal.js';
import { toLane } from '../rules/geometry.js';
import { isWithoutCreatures } from '../rules/position.js';
import { lanesToReveal } from '../rules/turn.js';
import { type Ooo, type OooPlay, lanes } from '../types/index.js';

type OfSeat = { seat: Seat };

/** T1.1, OOO-5.1 */
export const revealEmptyLanes = {
  run(play: OooPlay, { seat }: OfSeat): void {
    const { board } = play;
    board.phase = 'turn-reveal';
    const empty = lanes.filter((lane) => isWithoutCreatures(board.lanes[lane]) && board.lanes[lane].markers.length > 0);
    reveal(play, seat, 'empty-lanes', empty);
  },
};

/** T1.2, OOO-5.3: nobody is asked where there is nothing to choose. */
export const revealMarker = {
  run(play: OooPlay, { seat }: OfSeat): void {
    const open = lanesToReveal(play.board, seat);
    if (open.length > 1) play.push({ step: 'chooseLane', seat });
    else reveal(play, seat, 'choice', open);
  },
};

/** D1 */
export const chooseLane: DecideStep<Ooo, OfSeat> = {
  decide({ board }, { seat }) {
    const open = lanesToReveal(board, seat);
    const most = Math.max(...open.map((lane) => board.lanes[lane].markers.length));
    const fullest = open.find((lane) => board.lanes[lane].markers.length === most);
    return [
      {
        seats: [seat],
        prompt: { key: 'promptReveal', params: { lanes: open } },
        offers: ['reveal'],
        clock: 'turn',
        fallback: () => ({ action: 'reveal', args: { lane: String(fullest) } }),
      },
    ];
  },
  on: {
    reveal(play, { seat, args }) {
      const lane = toLane(args.lane);
      if (!lane) throw new Error(`no lane is called ${args.lane}`);
      reveal(play, seat, 'choice', [lane]);
      play.end();
    },
  },
};
