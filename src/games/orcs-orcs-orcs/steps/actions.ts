/** OOO-6, T2: the loop of actions. */
import { type DecideStep, type Seat, asking } from '../../../kernel/index.js';
import { takeBonus } from '../effects/bonus-actions.js';
import { energyNow, learn, moveMage, putIntoPlay, resolve } from '../effects/casting.js';
import { checkEnd } from '../effects/end.js';
import { spendPlainAction } from '../effects/gains.js';
import { changeHand, slipPoison } from '../effects/powers.js';
import { useToadling } from '../effects/toadlings.js';
import { type CastPlan, judgeCast } from '../plans/casting.js';
import { isOpenIn, turnActions } from '../rules/availability.js';
import { elementOf } from '../rules/cards.js';
import { toLane } from '../rules/geometry.js';
import { playerAt, turnOf } from '../rules/players.js';
import { findCreature } from '../rules/references.js';
import { foundRight } from '../rules/resolution.js';
import { isOver } from '../rules/turn.js';
import {
  type Ooo,
  type OooAnswering,
  type OooPlay,
  bonusActions as bonusOrder,
  toadlingKinds,
} from '../types/index.js';

/** After every action: bonus actions first, then the next action, until the turn is over. */
export const actions = {
  run(play: OooPlay, { seat }: { seat: Seat }): void {
    const { board } = play;
    checkEnd(play);
    const { bonusQueue } = turnOf(board);
    if (bonusQueue.length > 0 && !playerAt(board, seat).autoBonus) {
      board.phase = 'turn-bonus';
      play.push({ step: 'bonusActions', seat }, { step: 'actions', seat });
      return;
    }
    const queued = bonusOrder.flatMap((bonus) => bonusQueue.filter((one) => one === bonus));
    turnOf(board).bonusQueue = [];
    for (const bonus of queued) takeBonus(play, seat, bonus);
    board.phase = 'turn-actions';
    if (!isOver(board, seat)) play.push({ step: 'action', seat }, { step: 'actions', seat });
  },
};

/** D2 */
export const action: DecideStep<Ooo, { seat: Seat }> = {
  decide({ board }, { seat }, seen) {
    const { actionsLeft, pendingEnergy } = turnOf(board);
    return [
      asking<Ooo>(
        {
          seats: [seat],
          prompt: { key: 'promptAction', params: { left: actionsLeft, energy: pendingEnergy } },
          clock: 'turn',
          fallback: () => ({ action: 'pass', args: {} }),
          pass: true,
        },
        turnActions,
        (name) => name === 'pass' || isOpenIn(seen(seat), seat, name),
      ),
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
    cast(play, { seat, args, seen }) {
      carryOut(play, seat, foundRight(judgeCast(seen(), seat, args)));
    },
    /** OOO-12.4: Hand Change */
    purge(play, { seat, args }) {
      changeHand(play, seat, args.card);
      play.end();
    },
    /** OOO-12.4, 13: Poison */
    poison(play, { seat, args }) {
      slipPoison(
        play,
        seat,
        play.board.players.findIndex(({ colour }) => colour === args.player),
      );
      play.end();
    },
    /** OOO-20.9 */
    toadling(play, { seat, args, seen }) {
      const kind = toadlingKinds.find((one) => one === args.kind);
      if (!kind) throw new Error(`no toadling is called ${args.kind}`);
      const at = findCreature(seen(), args.target ?? '');
      useToadling(play, seat, kind, at && { section: at.section, id: at.creature.id });
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

/** The action `cast`, already judged. */
function carryOut(play: OooAnswering, seat: Seat, plan: CastPlan): void {
  if (plan.does === 'learn') {
    learn(play, seat, plan.spell, plan.card, plan.from);
    play.end();
    return;
  }
  putIntoPlay(play, seat, plan.spell, plan.upgrades);
  if (plan.does === 'resolve') {
    resolve(play, seat, plan.resolution, plan.upgrades);
    play.end();
    return;
  }
  const { spell, upgrades } = plan;
  play.emit('spellOpened', {
    seat,
    spell,
    upgrades: [...upgrades],
    energy: energyNow(play),
    element: elementOf(spell),
  });
  play.board.phase = 'turn-casting';
  play.end({ step: 'casting', seat });
}
