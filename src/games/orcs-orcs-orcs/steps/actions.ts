/** OOO-6, T2: the loop of actions, and everything but spells. */
import type { DecideStep, Seat } from '../../../kernel/index.js';
import { codeOf } from '../cards.js';
import { judgeCast } from '../casting/plan.js';
import { findCreature } from '../casting/references.js';
import { mostActionsInATurn } from '../content/numbers.js';
import { toadlingKind, weakenDamage } from '../content/toadlings.js';
import { toLane } from '../geometry.js';
import { groundOf } from '../position.js';
import { offersIn } from '../actions/availability.js';
import { type OooAnswering, type OooPlay, checkEnd, playerAt, turnOf } from '../table.js';
import { type Board, type Ooo, type ToadlingKind, bonusActions as bonusOrder } from '../types.js';
import { viewOf } from '../view.js';
import { takeBonus } from './bonus-actions.js';
import { carryOut, moveMage } from './casting.js';
import { strike } from './defeats.js';
import { gainAction, gainEnergy, spendPlainAction } from './gains.js';
import { drawCards, takeFromHand } from './piles.js';

type OfSeat = { seat: Seat };

/** Toadlings worth waiting for when no action is left (4.3). */
const keepsTurnOpen: Record<ToadlingKind, boolean> = {
  'draw-card': false,
  'magic-energy': false,
  'one-more-action': true,
  weaken: true,
};

/** 4.3, OOO-6.7 */
function isOver(board: Board, seat: Seat): boolean {
  const { actionsLeft, actionsTaken, passed } = turnOf(board);
  if (passed || actionsTaken >= mostActionsInATurn) return true;
  return actionsLeft === 0 && !playerAt(board, seat).toadlings.some((id) => keepsTurnOpen[toadlingKind(id)]);
}

/** After every action: bonus actions first, then the next action, until the turn is over. */
export const actions = {
  run(play: OooPlay, { seat }: OfSeat): void {
    const { board } = play;
    checkEnd(play);
    const { bonusQueue } = turnOf(board);
    if (bonusQueue.length > 0 && playerAt(board, seat).autoBonus) {
      const queued = bonusOrder.flatMap((bonus) => bonusQueue.filter((one) => one === bonus));
      turnOf(board).bonusQueue = [];
      for (const bonus of queued) takeBonus(play, seat, bonus);
    } else if (bonusQueue.length > 0) {
      board.phase = 'turn-bonus';
      play.push({ step: 'bonusActions', seat }, { step: 'actions', seat });
      return;
    }
    board.phase = 'turn-actions';
    if (!isOver(board, seat)) play.push({ step: 'action', seat }, { step: 'actions', seat });
  },
};

/** D2 */
export const action: DecideStep<Ooo, OfSeat> = {
  decide({ board, options }, { seat }) {
    const { actionsLeft, pendingEnergy } = turnOf(board);
    return [
      {
        seats: [seat],
        prompt: { key: 'promptAction', params: { left: actionsLeft, energy: pendingEnergy } },
        offers: offersIn(viewOf(board, options, seat), seat),
        clock: 'turn',
        fallback: () => ({ action: 'pass', args: {} }),
      },
    ];
  },
  on: {
    /** OOO-6.2 */
    teleport(play, { seat, args }) {
      const to = toLane(args.space);
      if (!to) throw new Error(`no space is called ${args.space}`);
      spendPlainAction(play, seat);
      moveMage(play, seat, to, 'action');
      play.end();
    },
    /** OOO-7 */
    cast(play, { seat, args }) {
      const judged = judgeCast(viewOf(play.board, play.options, seat), seat, args);
      if ('why' in judged) throw new Error(`cast: ${JSON.stringify(judged.why)}`);
      carryOut(play, seat, judged.ok);
    },
    /** OOO-12.4: Hand Change */
    purge(play, { seat, args }) {
      spendPlainAction(play, seat);
      turnOf(play.board).usedHandChange = true;
      const card = takeFromHand(play, seat, args.card, () => true);
      play.board.box.cards.push(card);
      play.emit('purged', { seat, card: codeOf(card) });
      play.end();
    },
    /** OOO-12.4, 13: Poison */
    poison(play, { seat, args }) {
      const { board } = play;
      const victim = board.players.findIndex(({ colour }) => colour === args.player);
      const card = board.poison.pop();
      if (!card) throw new Error('the Poison stack is empty');
      spendPlainAction(play, seat);
      turnOf(board).usedPoison = true;
      playerAt(board, victim).discard.push(card);
      play.emit('poisoned', { seat, victim, left: board.poison.length });
      play.end();
    },
    /** OOO-20.9 */
    toadling(play, { seat, args }) {
      useToadling(play, seat, args);
      play.end();
    },
    /** OOO-6.3 */
    pass(play, { seat }) {
      play.emit('passed', { seat });
      turnOf(play.board).passed = true;
      play.end();
    },
  },
};

function useToadling(play: OooAnswering, seat: Seat, args: { kind: string; target?: string }): void {
  const { board } = play;
  const player = playerAt(board, seat);
  const id = player.toadlings.find((one) => toadlingKind(one) === args.kind);
  if (!id) throw new Error(`seat ${seat} owns no toadling ${args.kind}`);
  const kind = toadlingKind(id);
  player.toadlings = player.toadlings.filter((one) => one !== id);
  board.box.toadlings.push(id);
  play.emit('toadlingUsed', { seat, toadling: kind });
  if (kind === 'draw-card') drawCards(play, seat, 1);
  else if (kind === 'one-more-action') gainAction(play, seat);
  else if (kind === 'magic-energy') gainEnergy(play, seat);
  else weaken(play, seat, args.target ?? '');
}

function weaken(play: OooAnswering, seat: Seat, target: string): void {
  const at = findCreature(viewOf(play.board, play.options, seat), target);
  if (!at) throw new Error(`nothing is called ${target}`);
  const creature = groundOf(play.board, at.section).creatures.find(({ id }) => id === at.creature.id);
  if (creature) strike(play, seat, 'toadling', [{ section: at.section, creature }], weakenDamage);
}
