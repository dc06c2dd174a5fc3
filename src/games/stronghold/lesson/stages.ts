/** The stages of the lesson (section 16): storm a wall, then change chairs and hold it. */
import type { Answer, LessonStage } from '../../../kernel/index.js';
import { readUnits } from '../plans/units.js';
import { noHorde, totalOf, written } from '../rules/units.js';
import type { Str } from '../types/index.js';
import { garrison, horde, learner, other, position } from './positions.js';

type Stage = LessonStage<Str>;
const done: Answer<Str> = { action: 'done', args: {} };
const says = (seat: number, answer: Answer<Str>): { seat: number; answer: Answer<Str> } => ({ seat, answer });

/** Units as they are written, in whatever order they were named. */
const named = (tokens: readonly string[]): string => written(readUnits(tokens, noHorde()) ?? noHorde());

const gather: Stage = {
  id: 'gather',
  position: () =>
    position(6, 1, 'invaders', ({ board, invader, defender }) => {
      invader.resources = 4;
      invader.reserve = horde(1, 3, 2);
      board.ramparts.rw2.units = horde(1, 3, 1);
      board.foregrounds.fw = horde(0, 3, 0);
      board.waitingStone = 1;
      defender.waiting = 2;
    }),
  right: { action: 'gather', args: { unit: 'orc' } },
  wrong(answer) {
    if (answer.action === 'gather') return answer.args.unit;
    return answer.action === 'done' ? 'done' : undefined;
  },
  then: [
    says(other, { action: 'stone', args: { wall: 'w3' } }),
    says(other, { action: 'work', args: { task: 'make-soldier', hourglasses: 2 } }),
    says(other, { action: 'work', args: { task: 'cannon', hourglasses: 1 } }),
  ],
};

const build: Stage = {
  id: 'build',
  right: { action: 'build', args: { engine: 'catapult', where: 'rw2', pay: '1t' } },
  wrong(answer) {
    if (answer.action !== 'build') return undefined;
    const { engine, where } = answer.args;
    if (engine !== 'catapult') return engine;
    if (where === 'rw1') return 'rw1';
    return where === 'rw2' ? 'orcs' : 'elsewhere';
  },
  then: [
    says(other, { action: 'move', args: { from: 'barracks', to: 'tw1', units: ['1a'] } }),
    says(learner, done),
    says(learner, done),
  ],
};

const deploy: Stage = {
  id: 'deploy',
  right: { action: 'deploy', args: { size: 'small' } },
  wrong(answer) {
    if (answer.action === 'deploy') return 'large';
    return answer.action === 'done' ? 'done' : undefined;
  },
};

const march: Stage = {
  id: 'march',
  right: { action: 'march', args: { from: 'rw2', to: 'w2', units: ['1t', '2o', '1g'] } },
  isRight: ({ action, args }) =>
    action === 'march' && args.from === 'rw2' && args.to === 'w2' && named(args.units) === '1t2o1g',
  wrong(answer) {
    if (answer.action !== 'march' || answer.args.from !== 'rw2') return undefined;
    if (answer.args.to === 'w3') return 'w3';
    if (answer.args.to !== 'w2') return undefined;
    return totalOf(readUnits(answer.args.units, noHorde()) ?? noHorde()) < 4 ? 'fewer' : 'noGoblin';
  },
};

const advance: Stage = {
  id: 'advance',
  right: { action: 'advance', args: { lanes: ['fw-rw2', 'camp-fw'] } },
  isRight: ({ action, args }) =>
    action === 'advance' &&
    args.pick !== 'no-goblins' &&
    args.lanes.length === 2 &&
    args.lanes.includes('fw-rw2') &&
    args.lanes.includes('camp-fw'),
  wrong(answer) {
    if (answer.action !== 'advance') return undefined;
    const { lanes } = answer.args;
    if (lanes.includes('rw2-w3')) return 'w3';
    if (lanes.includes('rw2-w2')) return 'w2';
    return lanes.includes('fw-rw2') !== lanes.includes('camp-fw') ? 'one' : undefined;
  },
  then: [says(learner, done)],
};

const order: Stage = {
  id: 'order',
  right: { action: 'order', args: { wall: 'w2', tile: 'goblin-fury', mode: 'open' } },
  wrong(answer) {
    if (answer.action !== 'order' || answer.args.wall !== 'w2') return undefined;
    if (answer.args.tile !== 'goblin-fury') return answer.args.tile;
    return 'secret';
  },
};

/** Tasks that would do something at w2, and why they are not it. */
const answered: readonly string[] = ['sniper', 'cauldron-orc', 'cauldron-troll', 'countermand', 'glare'];

/** What the stages before have led to, seen from the other chair; the catapult will hit. */
const cauldron: Stage = {
  id: 'cauldron',
  position: () =>
    position(6, 6, 'defenders', ({ board, invader, defender }) => {
      invader.spent = horde(1, 1, 0);
      invader.used = ['gather', 'catapult'];
      invader.deployed = ['small'];
      board.ramparts.rw2.units = horde(0, 4, 0);
      board.foregrounds.fw = horde(0, 2, 2);
      board.walls.w2.invaders = horde(1, 2, 1);
      board.walls.w2.order = { tile: 'goblin-fury', open: true, by: other };
      board.orders.openGiven = true;
      board.engines = [{ kind: 'catapult', place: 'rw2', precise: false, bloodstones: false }];
      board.piles = { 'catapult@rw2': ['miss', 'miss', 'hit', 'miss', 'miss', 'miss', 'hit'] };
      board.hitPool -= 2;
      board.missPool -= 5;
      board.walls.w3.stone = 3;
      board.towers.tw1 = 'archer';
      board.barracks = garrison(0, 2, 2);
      board.tasks.cannon.progress = 1;
      defender.hourglasses = 3;
    }),
  right: { action: 'work', args: { task: 'cauldron-goblin', hourglasses: 2, target: 'w2' } },
  wrong(answer) {
    if (answer.action === 'move') return 'moving';
    return answer.action === 'work' && answered.includes(answer.args.task) ? answer.args.task : undefined;
  },
};

const hold: Stage = {
  id: 'hold',
  right: { action: 'move', args: { from: 'barracks', to: 'w2', units: ['1s'] } },
  wrong(answer) {
    if (answer.action === 'done') return 'done';
    if (answer.action !== 'move' || answer.args.to !== 'w2') return undefined;
    if (answer.args.units.includes('officer')) return 'officer';
    if (answer.args.from === 'honour-guard') return 'honour';
    if (answer.args.units.includes('1a')) return 'archer';
    return answer.args.from === 'w1' || answer.args.from === 'w3' ? 'neighbour' : undefined;
  },
  then: [says(learner, done), says(other, done)],
};

const aim: Stage = {
  id: 'aim',
  right: done,
  wrong: (answer) => (answer.action === 'aim' && answer.args.target === 'hold' ? 'hold' : undefined),
};

const losses: Stage = {
  id: 'losses',
  right: done,
  wrong: (answer) => (answer.action === 'choose' ? 'soldier' : undefined),
};

export const stages: readonly Stage[] = [gather, build, deploy, march, advance, order, cauldron, hold, aim, losses];
