/** STR-10: upkeep, altars and orders. */
import { describe, expect, test } from 'vitest';
import {
  accept,
  boardOf,
  camp,
  east,
  happened,
  horde,
  inPhase,
  inStep,
  invader,
  invadersOn,
  man,
  order,
  put,
  refused,
  say,
  time,
  west,
} from './table-talk.js';

describe('deployment and orders', () => {
  test.each([
    [2, '3o', 0],
    [2, '4o', 1],
    [2, '8o', 3],
    [2, '12o', 6],
    [3, '3o', 1],
    [3, '9o', 6],
  ])('STR-10.8: with %d players a camp of %s costs %d hourglasses', (seats, units, hourglasses) => {
    let table = inPhase(6, (board) => camp(board, units), { seats });
    for (const { seat } of boardOf(table).invaders) {
      if (boardOf(table).phase === 6 && table.match.stack.at(-1)?.step === 'invaderPhase') {
        table = trySay(table, seat);
      }
    }
    expect(time(table)).toBe(hourglasses);
  });
  const trySay = (table: Parameters<typeof say>[0], seat: number) => {
    const offered = boardOf(table).invaders.find((one) => one.seat === seat);
    return offered && Object.values(offered.camp).some((count) => count > 0) ? say(table, seat, 'done') : table;
  };
  test('STR-10.9, STR-6.7: an altar is turned, or turns by itself to the strongest wall of its side', () => {
    const table = inPhase(6, (board) => {
      board.ramparts.rw1.altar = { wall: null };
      put(board, 'w1', '1o');
      put(board, 'w3', '2o');
    });
    const turned = say(table, invader, 'altar', { altar: 'altar@rw1', wall: 'w1' });
    expect(boardOf(turned).ramparts.rw1.altar).toEqual({ wall: 'w1' });
    expect(boardOf(say(table, invader, 'done')).ramparts.rw1.altar).toEqual({ wall: 'w3' });
  });
  test('STR-10.10, STR-10.11, STR-10.12: one open order free, secret ones for an hourglass in all', () => {
    let table = inPhase(6, (board) => {
      for (const wall of ['w1', 'w2', 'e1'] as const) put(board, wall, '1g1o');
      camp(board, '1o');
    });
    table = say(table, invader, 'order', { wall: 'w1', tile: 'goblin-fury', mode: 'open' });
    expect(time(table)).toBe(0);
    expect(refused(table, invader, 'order', { wall: 'w2', tile: 'bluff', mode: 'open' })).toContain('One open order');
    table = say(table, invader, 'order', { wall: 'w2', tile: 'bluff', mode: 'secret' });
    table = say(table, invader, 'order', { wall: 'e1', tile: 'exploding-orcs', mode: 'secret' });
    expect(time(table)).toBe(1);
  });
  test('STR-17.3, STR-10.12: face-down orders are turned up before the comparison', () => {
    const table = accept(
      inStep({ step: 'turnUpOrders' }, (board) => {
        put(board, 'w1', '1g');
        order(board, 'w1', 'bluff', 'secret');
        put(board, 'w2', '1o');
        order(board, 'w2', 'goblin-fury', 'secret');
      }),
    );
    expect(happened(table, 'orderTurnedUp').map(({ tile, obeyed }) => [tile, obeyed])).toEqual([
      ['bluff', true],
      ['goblin-fury', false],
    ]);
    expect(boardOf(table).walls.w2.order).toBeNull();
  });
  test('STR-20.2: four trolls at one wall are an onslaught, siege tower included', () => {
    let table = inPhase(6, (board) => {
      board.walls.w2.siegeTower = horde('1t');
      put(board, 'rw2', '3t');
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    table = say(table, invader, 'march', { from: 'rw2', to: 'w2', units: ['3t'] });
    expect(invadersOn(table, 'w2')).toBe('3t');
    expect(boardOf(table).deeds['troll-onslaught']).toBe(true);
  });
  test('STR-21.8: orders are a common matter of the team, at any wall', () => {
    let table = inPhase(
      6,
      (board) => {
        put(board, 'e1', '1g');
        put(board, 'w1', '1g');
        man(board, 'w1', '1s', 2);
      },
      { seats: 3 },
    );
    table = say(table, west, 'order', { wall: 'e1', tile: 'goblin-fury', mode: 'open' });
    expect(refused(table, east, 'order', { wall: 'w1', tile: 'bluff', mode: 'open' })).toContain('One open order');
  });
});
