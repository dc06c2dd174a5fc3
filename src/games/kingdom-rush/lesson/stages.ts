/** The stages of the lesson (section 16): one round and the beginning of the next. */
import type { Answer, LessonStage } from '../../../kernel/index.js';
import type { Actions, Kru } from '../types/index.js';
import { hand, horde, learner, other, position } from './positions.js';

type Stage = LessonStage<Kru>;

/** The kind of tower a card is. */
export const kindOf = (uid: string): string => uid.split('#')[0] ?? '';
export const isPlaced = ({ site, facing }: Actions['tower'], at: string, towards: string): boolean =>
  site === at && facing === towards;
/** A plan, whatever the order of its tiles. */
export function lays(plan: readonly string[] | undefined, ...tiles: readonly string[]): boolean {
  const laid = (plan ?? []).flatMap((token, index, all) =>
    index % 2 === 0 ? [`${token} ${all[index + 1] ?? ''}`] : [],
  );
  return laid.length === tiles.length && tiles.every((tile) => laid.includes(tile));
}

const towerStage: Stage = {
  id: 'tower',
  position: () =>
    position({ colour: 'R', pile: ['g04', 'g02', 'g08'] }, (board) => {
      horde(board, 'B2', 'g16', { tiles: ['c2-c4'] });
      horde(board, 'C4', 'g03', { tiles: ['a3-b3', 'b2'] });
      horde(board, 'C3', 'g17');
      horde(board, 'C2', 'g05', { soldier: 'd2' });
      hand(board, learner, 'archer-1', 'archer-1', 'mage-1');
      hand(board, other, 'soldier-1');
      const card = board.players[other]?.hand.pop();
      const site = board.sites.find(({ at }) => at === 'D3');
      if (card && site) site.soldierTower = { card, facing: 'W', seat: other };
    }),
  right: { action: 'tower', args: { card: 'archer-1#1', site: 'D4', facing: 'W', plan: ['h2', 'b1', 'h2', 'a4'] } },
  isRight: ({ action, args }) =>
    action === 'tower' &&
    kindOf(args.card) === 'archer-1' &&
    isPlaced(args, 'D4', 'W') &&
    lays(args.plan, 'h2 b1', 'h2 a4'),
  wrong({ action, args }) {
    if (action !== 'tower') return undefined;
    if (kindOf(args.card) === 'mage-1') return 'mage';
    return isPlaced(args, 'D4', 'W') ? 'cells' : 'place';
  },
};

const damage: Stage = {
  id: 'damage',
  right: { action: 'tower', args: { card: 'mage-1#1', site: 'B1', facing: 'S', plan: ['h1', 'c1-d1'] } },
  wrong({ action, args }) {
    if (action !== 'tower') return undefined;
    if (kindOf(args.card) === 'archer-1') return 'archers';
    return isPlaced(args, 'B1', 'S') ? 'cells' : 'place';
  },
};

const hero: Stage = {
  id: 'hero',
  right: { action: 'act', args: { what: 'basic', to: 'C3', cell: 'c3', plan: ['h3', 'd1+c2+d2'] } },
  isRight: ({ action, args }) =>
    action === 'act' &&
    args.what === 'basic' &&
    args.to === 'C3' &&
    args.cell === 'c3' &&
    lays(args.plan, 'h3 d1+c2+d2'),
  wrong({ action, args }) {
    if (action === 'move') return 'move';
    if (action !== 'act') return undefined;
    if (args.what === 'rest') return 'rest';
    if (args.to !== 'C3') return 'horde';
    return args.cell === 'c3' ? 'fist' : 'block';
  },
};

const pass: Stage = {
  id: 'pass',
  right: { action: 'pass', args: { card: 'archer-1#2', to: '2', upgrade: 'yes' } },
  isRight: ({ action, args }) => action === 'pass' && args.upgrade === 'yes',
  wrong({ action }) {
    if (action === 'tower') return 'play';
    if (action === 'pass') return 'plain';
    return action === 'ready' ? 'ready' : undefined;
  },
};

const ready: Stage = { id: 'ready', right: { action: 'ready', args: {} } };

const reward: Stage = {
  id: 'reward',
  right: { action: 'choose', args: { option: 'diamond' } },
  wrong: ({ action }) => (action === 'choose' ? 'gold' : undefined),
};

/** The partner covers what the last stages leave to cover. */
const marksmen: Answer<Kru> = {
  action: 'tower',
  args: { card: 'archer-2#1', site: 'D3', facing: 'W', plan: ['h4', 'a1-b1', 'h4', 'd2'] },
};

const buy: Stage = {
  id: 'buy',
  right: { action: 'buy', args: { tower: 'artillery-2' } },
  isRight: ({ action, args }) =>
    action === 'buy' && args.tower === 'artillery-2' && (args.seat === undefined || args.seat === '1'),
  wrong({ action, args }) {
    if (action === 'ready') return 'ready';
    if (action !== 'buy' || args.tower === 'artillery-2') return undefined;
    return args.tower.endsWith('-1') ? 'cheap' : 'type';
  },
  then: [{ seat: other, answer: marksmen }],
};

const move: Stage = {
  id: 'move',
  right: { action: 'move', args: { to: 'D2' } },
  isRight: ({ action, args }) => action === 'move' && args.to === 'D2',
  wrong({ action, args }) {
    if (action !== 'move') return undefined;
    return args.to === 'C2' ? 'onto' : 'elsewhere';
  },
};

const flower: Stage = {
  id: 'flower',
  right: { action: 'flower', args: { at: 'D2', plan: ['h4', 'c1-d1'] } },
  wrong({ action }) {
    if (action === 'flower') return 'cells';
    return action === 'act' ? 'act' : undefined;
  },
};

const rest: Stage = {
  id: 'rest',
  right: { action: 'act', args: { what: 'rest' } },
  isRight: ({ action, args }) => action === 'act' && args.what === 'rest',
  wrong: ({ action, args }) => (action === 'act' && args.what === 'basic' ? 'basic' : undefined),
};

export const stages: readonly Stage[] = [towerStage, damage, hero, pass, ready, reward, buy, move, flower, rest];
