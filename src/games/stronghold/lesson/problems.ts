/** The three problems at the end of the lesson, each with its own position. */
import type { Answer, LessonStage } from '../../../kernel/index.js';
import { readUnits } from '../plans/units.js';
import { newDeployment } from '../rules/marching.js';
import { noHorde, totalOf, written } from '../rules/units.js';
import type { Str } from '../types/index.js';
import { garrison, horde, learner, other, position } from './positions.js';

type Stage = LessonStage<Str>;
const done: Answer<Str> = { action: 'done', args: {} };

const whichWall: Stage = {
  id: 'whichWall',
  problem: true,
  position: () =>
    position(6, 6, 'invaders', ({ board, invader, defender }) => {
      board.ramparts.rw2.units = horde(2, 2, 0);
      board.walls.w2.defenders = garrison(0, 2, 1);
      board.walls.w2.stone = 3;
      board.walls.w3.stone = 1;
      invader.deployed = ['small'];
      invader.deployment = newDeployment('small');
      defender.waiting = 3;
    }),
  right: { action: 'march', args: { from: 'rw2', to: 'w3', units: ['2t', '2o'] } },
  isRight: ({ action, args }) =>
    action === 'march' &&
    args.from === 'rw2' &&
    args.to === 'w3' &&
    written(readUnits(args.units, noHorde()) ?? noHorde()) === '2t2o',
  wrong(answer) {
    if (answer.action !== 'march') return undefined;
    const count = totalOf(readUnits(answer.args.units, noHorde()) ?? noHorde());
    if (count === 2) return 'apart';
    if (count < 4) return 'fewer';
    return answer.args.to === 'w2' ? 'w2' : undefined;
  },
  then: [
    { seat: learner, answer: done },
    { seat: other, answer: { action: 'work', args: { task: 'cannon', hourglasses: 3 } } },
    { seat: other, answer: done },
  ],
};

const lastHourglass: Stage = {
  id: 'lastHourglass',
  problem: true,
  position: () =>
    position(4, 6, 'defenders', ({ board, defender }) => {
      board.walls.e1.defenders = garrison(0, 0, 1);
      board.walls.e1.invaders = horde(2, 1, 0);
      defender.hourglasses = 1;
    }),
  right: { action: 'move', args: { from: 'barracks', to: 'e1', units: ['1s'] } },
  wrong(answer) {
    if (answer.action === 'work') return 'dear';
    if (answer.action !== 'move' || answer.args.to !== 'e1') return undefined;
    const { from, units, swap } = answer.args;
    if (units.includes('1s') && swap === undefined) return from === 'barracks' ? undefined : 'elsewhere';
    return 'short';
  },
};

const tenthPoint: Stage = {
  id: 'tenthPoint',
  problem: true,
  position: () =>
    position(6, 6, 'invaders', ({ board }) => {
      board.walls.w1.invaders = horde(3, 2, 0);
      board.walls.w1.defenders = garrison(0, 2, 0);
      board.walls.e3.invaders = horde(0, 1, 2);
      board.walls.e3.defenders = garrison(0, 1, 0);
      board.foregrounds.fw = horde(0, 2, 0);
      board.deeds['troll-onslaught'] = true;
      board.glory.invaders.deeds = 1;
    }),
  right: { action: 'order', args: { wall: 'e3', tile: 'goblin-fury', mode: 'open' } },
  wrong(answer) {
    if (answer.action === 'deploy' || answer.action === 'done') return answer.action;
    if (answer.action !== 'order' || answer.args.wall !== 'e3') return undefined;
    return answer.args.tile === 'goblin-fury' ? 'secret' : answer.args.tile;
  },
  then: [
    { seat: learner, answer: done },
    { seat: other, answer: done },
  ],
};

export const problems: readonly Stage[] = [whichWall, lastHourglass, tenthPoint];
