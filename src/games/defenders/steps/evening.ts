/** T4, the Evening: Hero cards and the hand limit (DOR-9). */
import { drawIntoHand } from '../effects/decks.js';
import { handLimit as limit, leastValuable } from '../rules/hands.js';
import { activeHero, heroIn, whoIs } from '../rules/roster.js';
import type { DorStep } from '../types/index.js';
import { discardFromHand } from '../effects/hands.js';
import { eveningCards, overLimit, slotOverLimit } from '../rules/limits.js';
import { eveningCaption } from '../effects/evening.js';

export const evening: DorStep<'evening'> = {
  run(play) {
    const { board } = play;
    board.phase = 'evening';
    const hero = activeHero(board);
    if (!hero.gone) drawIntoHand(play, board.active, eveningCards(hero), 'evening');
    if (overLimit(board).length > 0) eveningCaption(play);
  },
};

/** D-LIMIT: everybody above ten cards (DOR-9.3) */
export const handLimit: DorStep<'handLimit'> = {
  decide: ({ board }) =>
    overLimit(board).map((slot) => {
      const hero = heroIn(board, slot);
      const count = hero.hand.length - limit;
      return {
        seats: [hero.seat],
        prompt: { key: 'askLimit' as const, params: { hero: hero.hero, count } },
        offers: ['discard' as const],
        clock: slot === board.active ? ('turn' as const) : ('reaction' as const),
        fallback: () => ({
          action: 'discard' as const,
          args: { cards: leastValuable(board, hero, count).map(({ no }) => String(no)) },
        }),
      };
    }),
  on: {
    discard(play, { seat, args }) {
      const { board } = play;
      const slot = slotOverLimit(board, seat);
      if (slot === undefined) return;
      const hero = heroIn(board, slot);
      const cards = hero.hand.filter(({ no }) => args.cards.includes(String(no))).map(({ card }) => card);
      discardFromHand(board, hero, cards);
      play.emit('discarded', { who: whoIs(board, slot), cards, why: 'limit' });
    },
  },
};
