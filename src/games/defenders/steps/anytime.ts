/** What may be done beside any open question: special cards and rewards, pledges, alerts (specification 4.3, DOR-8.8). */
import type { Anytime, Seat } from '../../../kernel/index.js';
import { playableNow } from '../rules/playable.js';
import { cardsAgainst, gathered } from '../rules/mustering.js';
import { activeHero, heroIn } from '../rules/roster.js';
import type { Dor, DorDecision, DorMatch } from '../types/index.js';
import { playCard } from './windows.js';
import { pledge } from '../effects/mustering.js';
import { closeFight } from '../effects/fighting.js';

/** A hero at a general's location may pledge, unless a battle is on there. */
function mayPledge({ board }: DorMatch, seat: Seat): boolean {
  return gathered(board, seat).some(({ slot, general }) => {
    const hero = heroIn(board, slot);
    if (board.battle?.loc === hero.loc) return false;
    return hero.pledge !== null || cardsAgainst(board, slot, general).length > 0;
  });
}

function offersTo(match: DorMatch, seat: Seat): DorDecision[] {
  const { board } = match;
  const question = match.stack.at(-1) ?? null;
  const offers: DorDecision[] = [];
  if (playableNow(board, question, seat).length > 0) {
    offers.push({ seats: [seat], prompt: { key: 'offerPlay', params: {} }, offers: ['play'], clock: 'none' });
  }
  if (mayPledge(match, seat)) {
    offers.push({ seats: [seat], prompt: { key: 'offerJoin', params: {} }, offers: ['join'], clock: 'none' });
  }
  offers.push({ seats: [seat], prompt: { key: 'offerAlerts', params: {} }, offers: ['alerts'], clock: 'none' });
  return offers;
}

export const anytime: Anytime<Dor> = {
  offers: (match) =>
    match.board.heroes.length === 0
      ? []
      : Array.from({ length: match.seats }, (_, seat) => seat).flatMap((seat) => offersTo(match, seat)),
  on: {
    play(play, { seat, args }) {
      const { board } = play;
      const isLuck = board.heroes.some(
        (hero) =>
          hero.seat === seat &&
          hero.hand.some(({ no, card }) => String(no) === args.card && card.startsWith('sp-battle-luck')),
      );
      playCard(play, seat, args);
      // DOR-16.4: any other command of the active player closes the last fight.
      if (!isLuck && seat === activeHero(board).seat) closeFight(play);
    },
    join(play, { seat, args }) {
      pledge(play, seat, args.cards);
    },
    alerts(play, { seat, args }) {
      play.board.alerts[seat] = args.level;
      play.emit('alertsSet', { seat, level: args.level });
    },
  },
};
