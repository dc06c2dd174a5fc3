/** R2: a player's turn, from owed discards to the new hand. */
import type { DecideStep, Seat } from '../../../kernel/index.js';
import { checkEnd } from '../effects/end.js';
import { drawCards, payDiscard } from '../effects/piles.js';
import { actionsFor, drawTarget, playerAt, turnOf } from '../rules/players.js';
import { figures } from '../rules/position.js';
import { defaultDiscard } from '../rules/turn.js';
import type { Ooo, OooPlay } from '../types/index.js';

type OfSeat = { seat: Seat };

export const turn = {
  run(play: OooPlay, { seat }: OfSeat): void {
    const { board } = play;
    board.active = seat;
    board.phase = 'turn-owed';
    board.turn = {
      actionsLeft: actionsFor(board, seat),
      actionsTaken: 0,
      pendingEnergy: 0,
      usedHandChange: false,
      usedPoison: false,
      learned: [],
      casting: null,
      bonusQueue: [],
      passed: false,
    };
    play.emit('turnBegan', { seat, round: board.round });
    play.push(
      { step: 'owedDiscards', seat },
      { step: 'revealEmptyLanes', seat },
      { step: 'revealMarker', seat },
      { step: 'startActions', seat },
      { step: 'actions', seat },
      { step: 'drawSpells', seat },
    );
  },
};

/** T0, OOO-10.5 */
export const owedDiscards: DecideStep<Ooo, OfSeat> = {
  decide({ board }, { seat }) {
    const { owedDiscards: owed, hand } = playerAt(board, seat);
    if (owed === 0) return [];
    return [
      {
        seats: [seat],
        prompt: { key: 'promptOwed', params: { owed } },
        offers: ['discard'],
        clock: 'turn',
        fallback: () => ({ action: 'discard', args: { card: defaultDiscard(hand) } }),
      },
    ];
  },
  on: {
    discard(play, { seat, args }) {
      payDiscard(play, seat, args.card);
    },
  },
};

/** T1 is over: the picture is due. */
export const startActions = {
  run(play: OooPlay, { seat }: OfSeat): void {
    play.board.phase = 'turn-actions';
    play.emit('actionsBegan', { seat, actions: turnOf(play.board).actionsLeft });
    play.phase({ key: 'captionReveal', params: { seat } });
  },
};

/** T3, T4, OOO-14: creatures heal, the hand is changed. */
export const drawSpells = {
  run(play: OooPlay, { seat }: OfSeat): void {
    const { board } = play;
    const player = playerAt(board, seat);
    const { pendingEnergy } = turnOf(board);
    for (const { creature } of figures(board)) creature.damage = 0;
    if (pendingEnergy > 0) play.emit('energyLost', { seat, points: pendingEnergy });
    player.discard.push(...player.hand);
    player.hand = [];
    drawCards(play, seat, drawTarget(board, seat));
    board.turn = null;
    play.emit('turnEnded', { seat, hand: player.hand.length });
    checkEnd(play);
    play.phase({ key: 'captionTurn', params: { seat } });
  },
};
