/** B3, B4: curse and dice (DOR-7.3 to 7.7, DOR-8.3 to 8.6). */
import { generalBoards } from '../content/generals.js';
import { quests } from '../content/quests.js';
import {
  allowsRerolls,
  ambushesGeneral,
  failed,
  failedDice,
  hasFallen,
  mayRerollAll,
  netWounds,
  isWorthReroll,
} from '../rules/battling.js';
import { heroIn, turnOrder, whoIs } from '../rules/roster.js';
import type { DorStep } from '../types/index.js';
import { windowStep } from './windows.js';
import { battleDice, rerollBattle } from '../effects/dice.js';
import { battleOn, curse, fighterIn, ownRerolls } from '../effects/battle-rolls.js';

/** The lines are drawn: rewards are spent, pledges met, Balazarg curses. */
export const battleLines: DorStep<'battleLines'> = {
  run(play) {
    const { board } = play;
    const battle = battleOn(play);
    battle.stage = 'rolls';
    for (const fighter of battle.fighters) {
      const hero = heroIn(board, fighter.slot);
      hero.pledge = null;
      for (const done of hero.completed) if (fighter.rewards.includes(done.id)) done.used = true;
      fighter.ambush = ambushesGeneral(hero, battle.general);
      hero.ambushUsed = true;
    }
    const blessed = battle.fighters.some(({ rewards }) => rewards.some((id) => quests[id].reward.kind === 'blessing'));
    if (blessed) battle.skillCancelled = true;
    if (generalBoards[battle.general].skill === 'curse' && !battle.skillCancelled) {
      for (const fighter of battle.fighters) curse(play, fighter);
    }
    play.push({ step: 'battleRolls' });
  },
};

/** DOR-8.3, 8.4: who rolls next; one who is alone is not asked for. */
export const battleRolls: DorStep<'battleRolls'> = {
  run(play) {
    const battle = battleOn(play);
    const waiting = battle.fighters.filter(({ rolled }) => !rolled);
    const [next] = waiting;
    if (hasFallen(battle)) play.push({ step: 'battleResult' });
    else if (!next) play.push({ step: 'luck', passed: [] }, { step: 'battleResult' });
    else if (waiting.length === 1) play.push({ step: 'fighterRolls', slot: next.slot }, { step: 'battleRolls' });
    else play.push({ step: 'nextFighter' }, { step: 'battleRolls' });
  },
};

/** D-NEXT */
export const nextFighter: DorStep<'nextFighter'> = {
  decide({ board }) {
    const { battle } = board;
    if (!battle || hasFallen(battle)) return [];
    const waiting = battle.fighters.filter(({ rolled }) => !rolled).map(({ slot }) => slot);
    const order = turnOrder(board, battle.initiator).filter((slot) => waiting.includes(slot));
    const first = order.find((slot) => slot !== battle.initiator) ?? battle.initiator;
    const missing = battle.startLife - netWounds(battle);
    return [
      {
        seats: [heroIn(board, battle.initiator).seat],
        prompt: { key: 'askNext', params: { general: battle.general, missing } },
        offers: ['respond'],
        clock: 'turn',
        fallback: () => ({ action: 'respond', args: { choice: heroIn(board, first).hero } }),
      },
    ];
  },
  on: {
    respond(play, { args }) {
      const chosen = battleOn(play).fighters.find(({ slot }) => heroIn(play.board, slot).hero === args.choice);
      if (!chosen) throw new Error(`${args.choice} does not fight`);
      play.end({ step: 'fighterRolls', slot: chosen.slot });
    },
  },
};

export const fighterRolls: DorStep<'fighterRolls'> = {
  run(play, { slot }) {
    const battle = battleOn(play);
    const fighter = fighterIn(battle, slot);
    fighter.dice = battleDice(play.board, battle, fighter, play.rng);
    if (allowsRerolls(battle)) {
      ownRerolls(play, battle, fighter);
      if (mayRerollAll(heroIn(play.board, slot)) && failed(fighter.dice).length > 0) {
        play.push({ step: 'battleReroll', slot });
      }
    }
    play.push({ step: 'fighterDone', slot });
  },
};

/** D-REROLL in a battle (DOR-17.3b) */
export const battleReroll: DorStep<'battleReroll'> = {
  decide({ board }, { slot }) {
    const dice = board.battle?.fighters.find((fighter) => fighter.slot === slot)?.dice ?? [];
    return [
      {
        seats: [heroIn(board, slot).seat],
        prompt: { key: 'askReroll', params: { hero: heroIn(board, slot).hero, dice } },
        offers: ['respond'],
        clock: slot === board.active ? 'turn' : 'reaction',
        fallback: () => ({ action: 'respond', args: { choice: isWorthReroll(dice) ? 'reroll' : 'keep' } }),
      },
    ];
  },
  on: {
    respond(play, { args, frame }) {
      const battle = battleOn(play);
      const { dice } = fighterIn(battle, frame.slot);
      if (args.choice === 'reroll') {
        const who = whoIs(play.board, frame.slot);
        play.emit('rerolled', { who, source: 'eagle-rider', ...rerollBattle(battle, dice, play.rng) });
      }
      play.end();
    },
  },
};

/** The dice are final: Battle Luck already played works on them, then the wounds are counted (DOR-7.6, 8.5). */
export const fighterDone: DorStep<'fighterDone'> = {
  run(play, { slot }) {
    const { board } = play;
    const battle = battleOn(play);
    const fighter = fighterIn(battle, slot);
    const who = whoIs(board, slot);
    for (let i = 0; i < battle.luck; i += 1) {
      const again = failed(fighter.dice);
      if (again.length > 0) {
        play.emit('rerolled', { who, source: 'battle-luck', ...rerollBattle(battle, again, play.rng) });
      }
    }
    fighter.rolled = true;
    battle.order.push(slot);
    const net = netWounds(battle);
    const life = Math.max(0, battle.startLife - net);
    board.generals[battle.general].life = life;
    const dice = fighter.dice.map((die) => ({ ...die }));
    play.emit('rolled', { who, general: battle.general, dice, net, life });
  },
};

/** W-LUCK: everybody has rolled and the general stands. */
export const luck: DorStep<'luck'> = windowStep('luck', (board) => {
  const { battle } = board;
  if (!battle || hasFallen(battle)) return undefined;
  const missing = battle.startLife - netWounds(battle);
  return { key: 'windowLuck', params: { general: battle.general, missing, failed: failedDice(battle).count } };
});
