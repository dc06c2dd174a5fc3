/** R2: a player's turn, from owed discards to the new hand. */
import type { DecideStep, Seat } from '../../../kernel/index.js';
import { codeOf } from '../cards.js';
import { baseActions, startHand } from '../content/numbers.js';
import { spellData } from '../content/spells.js';
import { figures, hasUsable, isBoundBy } from '../position.js';
import { type OooPlay, checkEnd, playerAt, turnOf } from '../table.js';
import type { Board, CardCode, CardId, Ooo } from '../types.js';
import { drawCards, payDiscard } from './piles.js';

type OfSeat = { seat: Seat };

/** OOO-6.1, 6.5 */
function actionsFor(board: Board, seat: Seat): number {
  return baseActions + (hasUsable(board, seat, 'extra-action') ? 1 : 0);
}

export const turn = {
  run(play: OooPlay, { seat }: OfSeat): void {
    const { board } = play;
    board.active = seat;
    board.phase = playerAt(board, seat).owedDiscards > 0 ? 'turn-owed' : 'turn-reveal';
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

/** 4.2: what goes first when nobody chooses. */
function discardRank(code: CardCode): number {
  if (code === 'poison') return 0;
  if (code === 'wisdom') return 5;
  const { type, deck } = spellData[code];
  if (type === 'knowledge') return 1;
  if (type === 'support') return 3;
  return deck === null ? 2 : 4;
}

function defaultDiscard(hand: readonly CardId[]): CardCode {
  const [first] = hand
    .map((id) => ({ id, rank: discardRank(codeOf(id)) }))
    .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  if (!first) throw new Error('there is no card to discard');
  return codeOf(first.id);
}

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

/** OOO-14.2 */
export function drawTarget(board: Board, seat: Seat): number {
  const more = hasUsable(board, seat, 'extra-draw') ? 1 : 0;
  const less = isBoundBy(board, seat, 'three-spells') ? 1 : 0;
  return startHand + more - less;
}

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
