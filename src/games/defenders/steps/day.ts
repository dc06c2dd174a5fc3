/** T2, the Day: one action after another (DOR-3.3, DOR-4). */
import { asking } from '../../../kernel/index.js';
import { dayActions, isOpenToday } from '../rules/day-reasons.js';
import { activeHero, actionsLeft, whoIs } from '../rules/roster.js';
import type { Dor, DorStep } from '../types/index.js';
import { declareAttack } from '../effects/mustering.js';
import { startFight, closeFight } from '../effects/fighting.js';
import { autoTurn, hasObviousUse } from '../rules/idle-day.js';
import { move, heal, cleanse, buildGate, rumors, workOnQuest } from '../effects/errands.js';

/** D-DAY */
export const day: DorStep<'day'> = {
  decide({ board }) {
    if (board.phase !== 'day' || board.dayOver) return [];
    const hero = activeHero(board);
    return [
      asking<Dor>(
        {
          seats: [hero.seat],
          prompt: {
            key: 'askDay',
            params: { who: whoIs(board, board.active), actions: actionsLeft(hero), loc: hero.loc },
          },
          clock: 'turn',
          fallback: () => autoTurn(board),
          chain: `day ${board.turn}`,
        },
        dayActions,
        (action) => isOpenToday(board, action),
      ),
    ];
  },
  on: {
    move(play, { args }) {
      closeFight(play);
      move(play, args);
    },
    fight(play, { args }) {
      closeFight(play);
      startFight(play, args);
    },
    attack(play, { seat, args }) {
      closeFight(play);
      declareAttack(play, seat, args.cards);
    },
    heal(play) {
      closeFight(play);
      heal(play);
    },
    cleanse(play, { args }) {
      closeFight(play);
      cleanse(play, args);
    },
    gate(play, { args }) {
      closeFight(play);
      buildGate(play, args);
    },
    rumors(play, { args }) {
      closeFight(play);
      rumors(play, args);
    },
    quest(play, { args }) {
      closeFight(play);
      workOnQuest(play, args);
    },
    end(play) {
      closeFight(play);
      if (hasObviousUse(play.board) && !play.board.endAsked) {
        play.board.endAsked = true;
        play.push({ step: 'confirmEnd' });
        return;
      }
      play.board.phase = 'end-of-day';
      play.end();
    },
  },
};

/** 5.3: asked once, when actions with an obvious use are left. */
export const confirmEnd: DorStep<'confirmEnd'> = {
  decide({ board }) {
    const hero = activeHero(board);
    return [
      {
        seats: [hero.seat],
        prompt: { key: 'askEnd', params: { actions: actionsLeft(hero) } },
        offers: ['respond'],
        clock: 'turn',
        fallback: () => ({ action: 'respond', args: { choice: 'end' } }),
        chain: `day ${board.turn}`,
      },
    ];
  },
  on: {
    respond(play, { args }) {
      if (args.choice === 'end') play.board.phase = 'end-of-day';
      play.end();
    },
  },
};
