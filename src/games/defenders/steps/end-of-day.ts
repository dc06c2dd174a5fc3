/** T3, the end of the Day: Turn Undead, wounds, death (DOR-6). */
import { die, leaveGame, takeOver } from '../effects/death.js';
import { tokensOf } from '../plans/tokens.js';
import { canTurnUndead, turnUndead as driving, undeadAdvice, undeadHere } from '../plans/turn-undead.js';
import { activeHero, heroIn, whoIs } from '../rules/roster.js';
import { wouldDie, woundsFor } from '../rules/wounds.js';
import type { DorAnswer, DorStep } from '../types/index.js';
import { windowStep } from './windows.js';
import { loseLife } from '../effects/wounds.js';
import { driveUndead } from '../effects/movement.js';

export const endOfDay: DorStep<'endOfDay'> = {
  run(play) {
    const { board } = play;
    board.phase = 'end-of-day';
    board.fight = null;
    if (!board.dayOver) play.push({ step: 'turnUndead' }, { step: 'lastStand', passed: [] }, { step: 'wounds' });
    play.push({ step: 'dayEnds' });
  },
};

/** D-TURN-UNDEAD (DOR-17.1c) */
export const turnUndead: DorStep<'turnUndead'> = {
  decide({ board }) {
    const { active } = board;
    if (!canTurnUndead(board, active)) return [];
    const hero = activeHero(board);
    return [
      {
        seats: [hero.seat],
        prompt: { key: 'askTurnUndead', params: { loc: hero.loc, count: undeadHere(board, active) } },
        offers: ['respond'],
        clock: 'turn',
        proposal: true,
        fallback: (): DorAnswer => {
          const moves = undeadAdvice(board, active);
          if (moves.length === 0) return { action: 'respond', args: { choice: 'none' } };
          return { action: 'respond', args: { choice: 'turn', targets: tokensOf({ type: 'turn-undead', moves }) } };
        },
      },
    ];
  },
  on: {
    respond(play, { args }) {
      const plan = driving.read(play.board, play.board.active, args.targets ?? [])?.plan;
      if (args.choice === 'turn' && plan?.type === 'turn-undead') driveUndead(play, plan.moves);
      play.end();
    },
  },
};

/** W-LAST-STAND: only if the hero would die. */
export const lastStand: DorStep<'lastStand'> = windowStep('lastStand', (board) => {
  const hero = activeHero(board);
  if (!wouldDie(board, hero)) return undefined;
  const wounds = woundsFor(board, hero).lost;
  return { key: 'windowLastStand', params: { who: whoIs(board, board.active), wounds, life: hero.life } };
});

/** T3.3 */
export const wounds: DorStep<'wounds'> = {
  run(play) {
    const { board } = play;
    const hero = activeHero(board);
    const due = woundsFor(board, hero);
    const lost = loseLife(hero, due.lost);
    if (due.minions > 0) {
      const who = whoIs(board, board.active);
      play.emit('wounded', { who, loc: hero.loc, ...due, lost, life: hero.life });
    }
    if (hero.life > 0) return;
    die(play, board.active, 'minions');
    play.push({ step: 'successor', slot: board.active, during: 'end-of-day' });
  },
};

/** DOR-6.8, 6.9: a choice among several unused heroes, the last one, or nobody. */
export const successor: DorStep<'successor'> = {
  run(play, { slot, during }) {
    const [only, ...others] = play.board.unusedHeroes;
    if (!only) leaveGame(play, slot);
    else if (others.length === 0) takeOver(play, slot, only);
    else play.push({ step: 'newHero', slot, during });
  },
};

/** D-NEW-HERO */
export const newHero: DorStep<'newHero'> = {
  decide({ board }, { slot }) {
    const { seat, hero } = heroIn(board, slot);
    return [
      {
        seats: [seat],
        prompt: { key: 'askNewHero', params: { fallen: hero } },
        offers: ['hero'],
        clock: slot === board.active ? 'turn' : 'reaction',
        fallback: () => ({ action: 'hero', args: { hero: 'random' } }),
      },
    ];
  },
  on: {
    hero(play, { args, frame }) {
      const hero = args.hero === 'random' ? play.rng.pick(play.board.unusedHeroes) : args.hero;
      takeOver(play, frame.slot, hero);
      play.end();
    },
  },
};

export const dayEnds: DorStep<'dayEnds'> = {
  run(play) {
    play.phase({ key: 'captionDay', params: { who: whoIs(play.board, play.board.active) } });
  },
};
