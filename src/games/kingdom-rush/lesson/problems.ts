/** The three problems at the end of the lesson, each with its own position. */
import type { LessonStage } from '../../../kernel/index.js';
import type { Kru } from '../types/index.js';
import { hand, horde, learner, position } from './positions.js';
import { isPlaced, kindOf, lays } from './stages.js';

type Stage = LessonStage<Kru>;
const pile = ['g04', 'g08'];

/** The learner's hero has acted in all of them: it is a matter of towers. */
const gate: Stage = {
  id: 'gate',
  problem: true,
  position: () =>
    position({ colour: 'B', pile }, (board) => {
      horde(board, 'B4', 'b01');
      hand(board, learner, 'soldier-1', 'mage-1');
      rested(board);
    }),
  right: { action: 'tower', args: { card: 'soldier-1#1', site: 'B5', facing: 'N', plan: ['h1', 'd1'] } },
  isRight: ({ action, args }) =>
    action === 'tower' && kindOf(args.card) === 'soldier-1' && isPlaced(args, 'B5', 'N') && args.plan?.[0] === 'h1',
  wrong({ action, args }) {
    if (action !== 'tower') return undefined;
    if (kindOf(args.card) === 'mage-1') return 'mage';
    return isPlaced(args, 'B5', 'N') ? undefined : 'place';
  },
};

const rightDamage: Stage = {
  id: 'rightDamage',
  problem: true,
  position: () =>
    position({ colour: 'B', pile }, (board) => {
      horde(board, 'C3', 'g20', { tiles: ['a3+a4+b4'] });
      hand(board, learner, 'mage-2', 'archer-2');
      rested(board);
    }),
  right: {
    action: 'tower',
    args: { card: 'archer-2#1', site: 'D3', facing: 'W', plan: ['h1', 'b2-c2', 'h1', 'c1'] },
  },
  isRight: ({ action, args }) =>
    action === 'tower' &&
    kindOf(args.card) === 'archer-2' &&
    isPlaced(args, 'D3', 'W') &&
    (lays(args.plan, 'h1 b2-c2', 'h1 c1') || lays(args.plan, 'h1 c1-c2', 'h1 b2')),
  wrong({ action, args }) {
    if (action !== 'tower') return undefined;
    if (kindOf(args.card) === 'mage-2') return 'adept';
    return isPlaced(args, 'D3', 'W') ? 'cells' : 'facing';
  },
};

const leapfrog: Stage = {
  id: 'leapfrog',
  problem: true,
  position: () =>
    position({ colour: 'B', pile }, (board) => {
      board.hearts = 3;
      horde(board, 'B4', 'g02', { soldier: 'c1' });
      horde(board, 'C4', 'g01');
      hand(board, learner, 'soldier-1');
      rested(board);
    }),
  right: { action: 'tower', args: { card: 'soldier-1#1', site: 'D3', facing: 'W', plan: ['h2', 'a1'] } },
  isRight: ({ action, args }) => action === 'tower' && args.plan?.[0] === 'h2',
  wrong: ({ action, args }) => (action === 'tower' && args.plan?.[0] === 'h1' ? 'stopped' : undefined),
};

function rested(board: ReturnType<NonNullable<Stage['position']>>['board']): void {
  const hero = board.players[learner]?.hero;
  if (hero) hero.activated = true;
}

export const problems: readonly Stage[] = [gate, rightDamage, leapfrog];
