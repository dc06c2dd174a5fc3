/** Tables at which refusals are met. */
import type { Args, Seat } from '../../../src/kernel/index.js';
import {
  type Table,
  begin,
  boardOf,
  engine,
  flipCard,
  horde,
  inDefence,
  inPhase,
  inStep,
  put,
  reserve,
  say,
} from './table-talk.js';

export type Case = { table: Table; seat: Seat; action: string; args?: Args };
const rich: Parameters<typeof inPhase>[1] = (board) => {
  reserve(board, '3t6o6g');
  for (const one of board.invaders) {
    one.reserve = horde('3t6o6g');
    one.resources = 8;
  }
};
export const phase = (
  n: 1 | 2 | 3 | 4 | 5 | 6,
  change: Parameters<typeof inPhase>[1] = () => undefined,
  seats = 2,
): Table =>
  inPhase(
    n,
    (board) => {
      rich(board);
      change(board);
    },
    { seats },
  );
export const step = (hourglasses: number, change: Parameters<typeof inPhase>[1] = () => undefined, seats = 2): Table =>
  inDefence(6, hourglasses, change, { seats });
export const deployed = (change: Parameters<typeof inPhase>[1], seats = 2): Table => {
  const table = phase(6, change, seats);
  return say(table, 0, 'deploy', { size: 'small' });
};
export const draft = (seats = 2): Table => begin({ seats, options: { cards: 'draft' } });
export const firstKeep = (table: Table): Record<string, string> => {
  const drawn = boardOf(table).draft?.drawn;
  return {
    machines: drawn?.[2][0] ?? '',
    equipment: drawn?.[3][0] ?? '',
    training: drawn?.[4][0] ?? '',
    rituals: drawn?.[5][0] ?? '',
  };
};
export const cannon = (): Table =>
  inStep({ step: 'openAim', stage: 'cannons' }, (board) => {
    board.towers.tw1 = 'cannon';
    put(board, 'rw1', '1o');
    board.walls.w2.siegeTower = horde('1o');
    board.walls.w2.glare = true;
  });
export const shooters = (): Table =>
  inStep({ step: 'openAim', stage: 'shooters' }, (board) => {
    board.ramparts.re3.trainings = ['marksman-master'];
    put(board, 're3', '3g');
  });
export const ballista = (): Table =>
  inStep({ step: 'openAim', stage: 'engines' }, (board) => engine(board, 'ballista@rw2', ['hit']));

export function suppliesFlipped(): Table {
  return inPhase(
    1,
    (board) => {
      rich(board);
      flipCard(board, 1);
    },
    { seats: 3 },
  );
}
