/** T4, the Evening: Hero cards and the hand limit (DOR-9). */
import type { Seat } from '../../../kernel/index.js';
import { sites } from '../content/map.js';
import { drawIntoHand } from '../effects/decks.js';
import { discardFromHand, handLimit as limit, leastValuable } from '../rules/hands.js';
import { activeHero, hasReward, heroIn, turnOrder, whoIs } from '../rules/roster.js';
import type { DorPlay, DorStep, Hero, SlotNo, Table } from '../types/index.js';

/** DOR-9.1 */
function eveningCards(hero: Hero): number {
  const thievery = hero.hero === 'rogue' && sites[hero.loc].chest ? 1 : 0;
  return 2 + thievery + (hasReward(hero, 'helm') ? 1 : 0);
}

/** Slots above the limit, one per seat at a time. */
function overLimit(table: Table): SlotNo[] {
  const seats: Seat[] = [];
  return turnOrder(table, table.active).filter((slot) => {
    const { hand, seat } = heroIn(table, slot);
    if (hand.length <= limit || seats.includes(seat)) return false;
    seats.push(seat);
    return true;
  });
}

export function slotOverLimit(table: Table, seat: Seat): SlotNo | undefined {
  return overLimit(table).find((slot) => heroIn(table, slot).seat === seat);
}

export function eveningCaption(play: DorPlay): void {
  play.phase({ key: 'captionEvening', params: { who: whoIs(play.board, play.board.active) } });
}

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
