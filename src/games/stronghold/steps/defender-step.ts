/** D8: the garrison spends its time. */
import {
  type Answer,
  type DecideStep,
  type Play,
  type RunStep,
  type Seat,
  asking,
  once,
} from '../../../kernel/index.js';
import { consequences } from '../effects/consequences.js';
import { disgrace, hasten, moveHero, moveUnits, placeStone, raid, speak } from '../effects/defence.js';
import { loseRest } from '../effects/hourglasses.js';
import { finishByProposal, work } from '../effects/tasks.js';
import { readUnits } from '../plans/units.js';
import { askedInDefence } from '../rules/asked.js';
import { defenderActions, isOpenToDefender } from '../rules/offers.js';
import { boardMark } from '../rules/picture.js';
import { isHero, isWall } from '../rules/places.js';
import { isOwnSide, theDefender } from '../rules/seats.js';
import { readyTasks } from '../rules/tasks.js';
import { noGarrison } from '../rules/units.js';
import type { Board, Defender } from '../types/board.js';
import type { Steps } from '../types/steps.js';
import { type Act, type Building, type InvaderUnit, type Post, type Task, type Wall, walls } from '../types/terms.js';
import type { Str } from '../types/index.js';

type Frame = Steps['defenderStep'];

/** 4.6: a waiting stone must be placed before the last `done`. */
function mayBeDone(board: Board, seat: Seat, done: readonly Seat[]): boolean {
  return board.waitingStone === 0 || board.defenders.some((other) => other.seat !== seat && !done.includes(other.seat));
}

/** 4.9.12: the wall with the fewest components. */
function proposedStone(board: Board, defender: Defender): Wall {
  const components = (wall: Wall): number => board.walls[wall].stone + board.walls[wall].wood;
  const own = walls.filter((wall) => isOwnSide(defender, wall));
  return own.reduce((best, wall) => (components(wall) < components(best) ? wall : best), own[0] ?? 'w1');
}

function fallback(board: Board, defender: Defender): Answer<Str> {
  if (board.waitingStone > 0) return { action: 'stone', args: { wall: proposedStone(board, defender) } };
  return { action: 'done', args: {} };
}

/** STR-13.3: one after the other, for the first may take the last tower that the next one wanted. */
function finishReady(play: Play<Str>, defender: Defender): void {
  for (;;) {
    const [task] = readyTasks(play.board, defender);
    if (!task) return;
    finishByProposal(play, defender, task);
  }
}

export const defenderStep: DecideStep<Str, Frame> = {
  decide(match, frame) {
    const { board } = match;
    return once(match, 'asked', () => askedInDefence(board, frame)).map((defender) =>
      asking<Str>(
        {
          seats: [defender.seat],
          prompt: {
            key: 'promptDefence',
            params: {
              phase: frame.phase,
              hourglasses: defender.hourglasses,
              workshopOnly: defender.workshopOnly,
              stone: board.waitingStone,
            },
          },
          clock: 'turn',
          chain: `defence-${frame.phase}`,
          fallback: () => fallback(board, defender),
        },
        [...defenderActions, 'done'],
        (action) =>
          action === 'done' ? mayBeDone(board, defender.seat, frame.done) : isOpenToDefender(board, defender, action),
      ),
    );
  },
  on: {
    stone: (play, { seat, args }) => placeStone(play, theDefender(play.board, seat), args.wall as Wall),
    work(play, { seat, args }) {
      const { task, ...rest } = args;
      work(play, theDefender(play.board, seat), { task: task as Task, ...rest });
      consequences(play);
    },
    move(play, { seat, args }) {
      const defender = theDefender(play.board, seat);
      const [first = ''] = args.units;
      if (isHero(first)) moveHero(play, defender, first, args.to as Wall | 'courtyard');
      else {
        const units = readUnits(args.units, noGarrison()) ?? noGarrison();
        const swap = readUnits(args.swap ?? [], noGarrison()) ?? noGarrison();
        moveUnits(play, defender, { from: args.from as Post, to: args.to as Post, units, swap });
      }
      consequences(play);
    },
    hero(play, { seat, args }) {
      const { board } = play;
      const defender = theDefender(board, seat);
      const hero = args.action === 'speech' ? board.heroes.officer : board.heroes.warrior;
      if (!isWall(hero.at)) return;
      if (args.action === 'speech') speak(play, defender, hero.at, Number(args.value));
      else raid(play, defender, hero.at, args.value as InvaderUnit);
      consequences(play);
    },
    disgrace(play, { seat, args }) {
      const building = (args.building ?? null) as Building | null;
      disgrace(play, theDefender(play.board, seat), args.act as Act, building);
      consequences(play);
    },
    swift: (play, { seat, args }) => hasten(play, theDefender(play.board, seat), args.task as Task),
    done(play, { seat, frame }) {
      const defender = theDefender(play.board, seat);
      finishReady(play, defender);
      loseRest(play, defender);
      frame.done.push(seat);
      consequences(play);
    },
  },
};

/** 13.6: a picture is due where a piece on the board has changed; after phase 6 always. */
export const phaseEnd: RunStep<Str, Steps['phaseEnd']> = {
  run(play, { phase }) {
    const { board } = play;
    for (const defender of board.defenders) defender.workshopOnly = 0;
    const mark = boardMark(board);
    if (phase !== 6 && mark === board.pictured) return;
    board.pictured = mark;
    play.phase({ key: 'captionPhase', params: { turn: board.turn, phase } });
  },
};
