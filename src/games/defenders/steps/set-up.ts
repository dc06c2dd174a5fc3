/** DOR-2 and specification 3.2: heroes, decks, the first invasion. */
import { locationIds } from '../content/map.js';
import { finishGame } from '../effects/ending.js';
import { drawQuest } from '../effects/quests.js';
import { total } from '../rules/minions.js';
import { heroIn, whoIs } from '../rules/roster.js';
import type { DorStep } from '../types/index.js';
import { slotCount, seatOfSlot, freeHeroes } from '../rules/seating.js';
import { seatHero, deal, invade, chooseFirst } from '../effects/set-up.js';
import { lossOf } from '../rules/placement.js';

/** S3: wishes of the lobby first, then chance or a question. */
export const heroes: DorStep<'heroes'> = {
  run(play) {
    const { board, options } = play;
    const slot = board.heroes.length;
    if (slot === slotCount(play.seats.length, options)) {
      play.push({ step: 'setUp' });
      return;
    }
    const seat = seatOfSlot(slot, play.seats.length);
    const wish = board.wishes[seat];
    if (wish) {
      board.wishes[seat] = null;
      seatHero(play, seat, wish, 'chosen');
    } else if (options.heroPick === 'random') {
      seatHero(play, seat, play.rng.pick(freeHeroes(board.unusedHeroes, board.wishes)), 'dealt');
    } else {
      play.push({ step: 'chooseHero' });
    }
    play.push({ step: 'heroes' });
  },
};

/** D-HERO, in joining order. */
export const chooseHero: DorStep<'chooseHero'> = {
  decide: ({ board, seats, options }) => [
    {
      seats: [seatOfSlot(board.heroes.length, seats)],
      prompt: { key: 'askHero', params: { pick: board.heroes.length + 1, of: slotCount(seats, options) } },
      offers: ['hero'],
      clock: 'turn',
      fallback: () => ({ action: 'hero', args: { hero: 'random' } }),
    },
  ],
  on: {
    hero(play, { seat, args }) {
      const dealt = args.hero === 'random';
      const hero = dealt ? play.rng.pick(freeHeroes(play.board.unusedHeroes, play.board.wishes)) : args.hero;
      if (hero !== 'random') seatHero(play, seat, hero, dealt ? 'dealt' : 'chosen');
      play.end();
    },
  },
};

export const setUp: DorStep<'setUp'> = {
  run(play) {
    const { board } = play;
    const trimmed = deal(play);
    board.heroes.forEach((_, slot) => {
      drawQuest(play, slot);
    });
    const flow = invade(play);
    board.tally.crystalsPlaced = 12 - board.supply.crystals;
    board.active = chooseFirst(play);
    play.emit('setUp', {
      minions: locationIds
        .filter((loc) => total(board.locations[loc].minions) > 0)
        .map((loc) => ({ loc, minions: { ...board.locations[loc].minions } })),
      crystals: locationIds.filter((loc) => board.locations[loc].crystals > 0),
      trimmed,
      first: whoIs(board, board.active),
      hands: board.heroes.map((_, slot) => {
        const { hand, quest } = heroIn(board, slot);
        return { who: whoIs(board, slot), cards: hand.map(({ card }) => card), quest: quest?.id ?? null };
      }),
    });
    const loss = lossOf(flow);
    if (loss) {
      finishGame(play, loss);
      return;
    }
    play.phase({ key: 'captionSetUp', params: {} });
    play.push({ step: 'turn' });
  },
};
