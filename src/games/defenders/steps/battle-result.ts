/** B5, B6: victory and defeat (DOR-7.8 to 7.14). */
import { generalBoards } from '../content/generals.js';
import { driveToCity } from '../effects/movement.js';
import { hasFallen, isUntouchable, netWounds, regenerates, inTurnOrder } from '../rules/battling.js';
import { isOnRedSquare } from '../rules/generals.js';
import { leastValuable } from '../rules/hands.js';
import { heroIn, isOnBoard, turnOrder, whoIs } from '../rules/roster.js';
import type { DorStep, SlotNo } from '../types/index.js';
import { windowStep } from './windows.js';
import { discardFromHand } from '../effects/hands.js';
import { win, reportOf, suffer, discardBattleCards, startHealing } from '../effects/battle-result.js';
import { owingSlot } from '../rules/limits.js';

export const battleResult: DorStep<'battleResult'> = {
  run(play) {
    const { battle } = play.board;
    if (!battle) return;
    battle.stage = 'result';
    if (hasFallen(battle)) {
      win(play, battle);
      return;
    }
    play.push(
      { step: 'regeneration', passed: [] },
      { step: 'penalties' },
      { step: 'penaltyCards' },
      { step: 'retreat' },
    );
  },
};

/** W-REGEN */
export const regeneration: DorStep<'regeneration'> = windowStep('regeneration', ({ battle }) => {
  if (!battle || !regenerates(battle) || netWounds(battle) === 0) return undefined;
  return { key: 'windowRegen', params: { general: battle.general, wounds: netWounds(battle) } };
});

export const penalties: DorStep<'penalties'> = {
  run(play) {
    const { board } = play;
    const { battle } = board;
    if (!battle) return;
    const state = board.generals[battle.general];
    if (regenerates(battle) && state.life < generalBoards[battle.general].life) {
      state.life = generalBoards[battle.general].life;
      play.emit('regenerated', { general: battle.general, life: state.life });
    }
    board.tally.battlesLost += 1;
    board.lastBattle = reportOf(board, battle);
    play.emit('battleLost', { report: board.lastBattle, red: isOnRedSquare(board, battle.general) });
    if (play.options.noPenalty) return;
    for (const { slot } of inTurnOrder(battle, board.heroes.length)) suffer(play, battle.general, slot);
  },
};

/** D-PENALTY: which cards the survivors lose. */
export const penaltyCards: DorStep<'penaltyCards'> = {
  decide({ board }) {
    const { battle } = board;
    if (!battle) return [];
    return turnOrder(board, battle.initiator)
      .filter((slot) => heroIn(board, slot).owes > 0)
      .filter((slot, i, all) => all.findIndex((one) => heroIn(board, one).seat === heroIn(board, slot).seat) === i)
      .map((slot) => {
        const hero = heroIn(board, slot);
        return {
          seats: [hero.seat],
          prompt: {
            key: 'askPenalty' as const,
            params: { hero: hero.hero, general: battle.general, count: hero.owes },
          },
          offers: ['discard' as const],
          clock: slot === board.active ? ('turn' as const) : ('reaction' as const),
          fallback: () => ({
            action: 'discard' as const,
            args: { cards: leastValuable(board, hero, hero.owes).map(({ no }) => String(no)) },
          }),
        };
      });
  },
  on: {
    discard(play, { seat, args }) {
      const { board } = play;
      const slot = owingSlot(board, seat);
      if (slot === undefined) return;
      const hero = heroIn(board, slot);
      const cards = hero.hand.filter(({ no }) => args.cards.includes(String(no))).map(({ card }) => card);
      discardFromHand(board, hero, cards);
      hero.owes = 0;
      play.emit('discarded', { who: whoIs(board, slot), cards, why: 'penalty' });
    },
  },
};

/** DOR-7.10: the beaten are carried to Monarch City; the dead are replaced. */
export const retreat: DorStep<'retreat'> = {
  run(play) {
    const { board } = play;
    const { battle } = board;
    if (!battle) return;
    discardBattleCards(play, battle);
    const fallen: SlotNo[] = [];
    for (const { slot } of inTurnOrder(battle, board.heroes.length)) {
      const hero = heroIn(board, slot);
      if (hero.fallen) fallen.push(slot);
      else if (isOnBoard(hero) && !isUntouchable(hero)) driveToCity(play, slot);
    }
    play.push(...fallen.map((slot) => ({ step: 'successor' as const, slot, during: 'battle' as const })));
    play.push({ step: 'battleOver' });
  },
};

export const battleOver: DorStep<'battleOver'> = {
  run(play) {
    const { board } = play;
    const { battle } = board;
    if (!battle) return;
    startHealing(board, battle.general);
    board.battle = null;
    play.phase({ key: 'captionBattle', params: { general: battle.general, won: false } });
  },
};
