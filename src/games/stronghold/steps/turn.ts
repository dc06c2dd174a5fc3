/** 4.1: a turn, its flip (D1) and its supplies. */
import type { DecideStep, RunStep } from '../../../kernel/index.js';
import { supplyGarrison, takeSupplies } from '../effects/supplies.js';
import { askedToFlip } from '../rules/asked.js';
import { theInvader } from '../rules/seats.js';
import type { Steps } from '../types/steps.js';
import type { CardId } from '../types/terms.js';
import { phases } from '../types/terms.js';
import type { Str } from '../types/index.js';

/** STR-1.1 */
export const turn: RunStep<Str, Steps['turn']> = {
  run(play) {
    const { board } = play;
    board.turn += 1;
    board.phase = 'flip';
    play.emit('turnBegan', { turn: board.turn });
    play.push(
      { step: 'flip', done: [] },
      { step: 'supplies' },
      ...phases.map((phase) => ({ step: 'phase', phase }) as const),
      { step: 'assault' },
    );
  },
};

/** D1, STR-11.1 */
export const flip: DecideStep<Str, Steps['flip']> = {
  decide({ board }, frame) {
    return askedToFlip(board, frame).map(({ seat }) => ({
      seats: [seat],
      prompt: { key: 'promptFlip', params: { turn: board.turn } },
      offers: ['flip', 'done'],
      clock: 'turn',
      chain: 'flip',
      pass: true,
      fallback: () => ({ action: 'done', args: {} }),
    }));
  },
  on: {
    flip(play, { seat, args, frame }) {
      const invader = theInvader(play.board, seat);
      for (const card of invader.cards) if (args.cards.includes(card.id)) card.flipped = true;
      play.emit('flipped', { seat, cards: args.cards as CardId[] });
      frame.done.push(seat);
    },
    done(_play, { seat, frame }) {
      frame.done.push(seat);
    },
  },
};

/** STR-5.1, STR-4.7 */
export const supplies: RunStep<Str, Steps['supplies']> = {
  run(play) {
    play.board.phase = 1;
    takeSupplies(play);
    supplyGarrison(play);
  },
};
