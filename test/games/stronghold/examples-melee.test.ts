/** The tricky interactions of the melee and the barbican, X22 to X46 and X50 to X59 as far as they fight. */
import { describe, expect, test } from 'vitest';
import {
  accept,
  boardOf,
  choicesOf,
  defender,
  defendersOn,
  empty,
  engine,
  expectCompared,
  fight,
  happened,
  horde,
  inDefence,
  inStep,
  invader,
  invadersOn,
  man,
  nextShots,
  order,
  put,
  say,
  unitsAt,
} from './table-talk.js';

describe('equipment in the comparison', () => {
  test.each([
    [2, { attack: 4, defence: 5, outcome: 'shields' }, '2o'],
    [4, { attack: 4, defence: 7, advantage: 1, outcome: 'repelled' }, '1o'],
  ] as const)('STR-7.7, X22: shields against %d stones', (stone, expected, left) => {
    const table = fight((board) => {
      put(board, 'w2', '2o');
      board.walls.w2.equipment = ['shields'];
      man(board, 'w2', '1s1a', stone);
    });
    expectCompared(table, 'w2', expected);
    expect(invadersOn(table, 'w2')).toBe(left);
  });
  test('STR-7.7, STR-10.15, X23: fury first, then shields', () => {
    const table = fight((board) => {
      put(board, 'w2', '1o2g');
      board.walls.w2.equipment = ['shields'];
      order(board, 'w2', 'goblin-fury');
      man(board, 'w2', '2s', 5);
    });
    expectCompared(table, 'w2', { attack: 8, defence: 9, advantage: 6 });
    expect(invadersOn(table, 'w2')).toBe('0');
  });
  test('STR-7.7, X50: units in the siege tower hold shields too', () => {
    const table = fight((board) => {
      put(board, 'w2', '1o');
      board.walls.w2.siegeTower = horde('1o');
      board.walls.w2.equipment = ['shields'];
      man(board, 'w2', '1s1a', 3);
    });
    expectCompared(table, 'w2', { attack: 4, defence: 6, outcome: 'shields' });
  });
  test.each([
    ['X24', '1s1a', 4, { attack: 8, defence: 7, advantage: 2, outcome: 'held', poisoned: true }],
    ['X24', '2a', 4, { attack: 8, defence: 6, advantage: 3, outcome: 'breached', poisoned: true }],
    ['X57', '1s', 4, { attack: 8, defence: 6, advantage: 2, outcome: 'held', poisoned: false }],
    ['X57', '1s', 3, { attack: 8, defence: 5, advantage: 3, outcome: 'breached', poisoned: false }],
  ] as const)('STR-7.8, STR-17.6, %s: poison against %s behind %d stones', (_x, defenders, stone, expected) => {
    const table = fight((board) => {
      put(board, 'w2', '4o');
      board.walls.w2.equipment = ['poison'];
      man(board, 'w2', defenders, stone);
    });
    expectCompared(table, 'w2', expected);
    expect(defendersOn(table, 'w2')).toBe('0');
  });
  test('STR-7.2, STR-6.7: a banner and an altar add one each', () => {
    const table = fight((board) => {
      put(board, 'w2', '1g');
      board.walls.w2.equipment = ['banner'];
      board.ramparts.rw1.altar = { wall: 'w2' };
      board.ramparts.rw2.altar = { wall: 'w3' };
      man(board, 'w2', '1s', 1);
    });
    expectCompared(table, 'w2', { attack: 3, defence: 3, outcome: 'tie' });
    expect([invadersOn(table, 'w2'), defendersOn(table, 'w2')]).toEqual(['1g', '1s']);
  });
  test('STR-17.5: a tie still costs the furious goblins', () => {
    const table = fight((board) => {
      put(board, 'w2', '1g');
      order(board, 'w2', 'goblin-fury');
      man(board, 'w2', '1s', 1);
    });
    expectCompared(table, 'w2', { outcome: 'tie' });
    expect(invadersOn(table, 'w2')).toBe('0');
  });
  test('STR-17.4: wood counts like stone, a speech adds', () => {
    const table = fight((board) => {
      put(board, 'w2', '1t');
      man(board, 'w2', '1s', 1, 2);
      board.heroes.officer.at = 'w2';
      board.speech = 2;
    });
    expectCompared(table, 'w2', { attack: 3, defence: 8 });
  });
});

describe('heroes in the comparison', () => {
  test('STR-14.2, X25: the officer’s bonus is no casualty', () => {
    const table = fight((board) => {
      put(board, 'w2', '2t1o');
      man(board, 'w2', '1s', 2);
      board.heroes.officer.at = 'w2';
    });
    expectCompared(table, 'w2', { attack: 8, defence: 5, advantage: 3, outcome: 'breached' });
  });
  test('STR-14.3, X26: the warrior alone does kill', () => {
    const table = inStep({ step: 'comparison' }, (board) => {
      empty(board);
      put(board, 'w2', '1o1g');
      man(board, 'w2', '0', 2);
      board.heroes.warrior.at = 'w2';
    });
    expect(choicesOf(table, invader, 'choose', 'value', { item: 'w2' })).toEqual(['1g', '1o']);
    expect(invadersOn(accept(table), 'w2')).toBe('1o');
  });
});

describe('orders', () => {
  test('STR-10.16, X27: a called troll comes by the path without a trap, or dies on the other', () => {
    const table = inStep({ step: 'turnUpOrders' }, (board) => {
      order(board, 'w4', 'trolls-call');
      put(board, 'rw3', '1t');
      put(board, 'rw4', '1t');
      board.paths['rw3-w4'] = 'troll-trap';
    });
    expect(invadersOn(accept(table), 'w4')).toBe('1t');
    const trapped = accept(say(table, invader, 'choose', { item: 'w4', value: 'rw3' }));
    expect([invadersOn(trapped, 'w4'), unitsAt(trapped, 'rw3'), unitsAt(trapped, 'rw4')]).toEqual(['0', '0', '1t']);
  });
  test('STR-10.16, X34: exploding orcs destroy a stone each and all wood', () => {
    const table = inStep({ step: 'turnUpOrders' }, (board) => {
      order(board, 'w2', 'exploding-orcs', 'secret');
      put(board, 'w2', '3o');
      man(board, 'w2', '1s', 2, 3);
    });
    const blown = accept(say(table, invader, 'choose', { item: 'w2', value: '2' }));
    expect(boardOf(blown).walls.w2).toMatchObject({ stone: 0, wood: 0, invaders: horde('1o') });
    expect(boardOf(blown).ruins).toBe(1);
  });
  test('STR-20.2, STR-20.3, X34: the first ruin keeps a stone, the second one scores', () => {
    const first = accept(
      inStep({ step: 'openAim', stage: 'engines' }, (board) => {
        engine(board, 'catapult@rw2', ['miss', 'hit']);
        man(board, 'w2', '1s', 1, 2);
        man(board, 'w3', '1s', 5);
      }),
    );
    expect(boardOf(first).walls.w2).toMatchObject({ stone: 0, wood: 0 });
    expect(boardOf(first)).toMatchObject({ ruins: 1, ruinStone: 1 });
    expect(boardOf(first).glory.invaders.deeds).toBe(0);
    const second = accept(
      inStep({ step: 'turnUpOrders' }, (board) => {
        board.ruins = 1;
        order(board, 'w2', 'exploding-orcs');
        put(board, 'w2', '1o');
        man(board, 'w2', '1s', 1);
      }),
    );
    expect(boardOf(second).deeds['walls-in-ruins']).toBe(true);
    expect(boardOf(second).glory.invaders.deeds).toBe(1);
  });
  test('STR-10.14, X45: a face-down fury stays though its goblin died, and leaves when nobody could obey anything', () => {
    let table = inDefence(6, 4, (board) => {
      order(board, 'e2', 'goblin-fury', 'secret');
      put(board, 'e2', '1g1o');
    });
    table = say(table, defender, 'work', { task: 'sniper', hourglasses: 2, target: 'e2', unit: 'goblin' });
    expect(boardOf(table).walls.e2.order).not.toBeNull();
    table = say(table, defender, 'hero', { action: 'raid', value: 'orc' });
    expect(boardOf(table).walls.e2.order).toBeNull();
    expect(happened(table, 'orderGone')).toEqual([{ wall: 'e2' }]);
  });
  test('STR-10.14: a face-up fury leaves as soon as its goblin is dead', () => {
    const table = inDefence(6, 3, (board) => {
      order(board, 'e2', 'goblin-fury');
      put(board, 'e2', '1g1o');
    });
    const dead = say(table, defender, 'work', { task: 'sniper', hourglasses: 2, target: 'e2', unit: 'goblin' });
    expect(boardOf(dead).walls.e2.order).toBeNull();
  });
  test('STR-10.13, STR-17.2, X55: called to a full wall, the troll comes if a hook made room', () => {
    const change: Parameters<typeof inStep>[1] = (board) => {
      put(board, 'w4', '3o');
      put(board, 'rw4', '1t');
      order(board, 'w4', 'trolls-call');
      board.towers.tw4 = 'hook';
    };
    const hooked = accept(
      inStep({ step: 'openAim', stage: 'hooks' }, (board) => {
        change(board);
        nextShots(board, 'goblin-orc');
      }),
    );
    expect(invadersOn(hooked, 'w4')).toBe('2o');
    const called = accept(
      inStep({ step: 'turnUpOrders' }, (board) => {
        change(board);
        board.walls.w4.invaders = horde('2o');
      }),
    );
    expect(invadersOn(called, 'w4')).toBe('1t2o');
    const full = accept(inStep({ step: 'turnUpOrders' }, change));
    expect([invadersOn(full, 'w4'), unitsAt(full, 'rw4')]).toEqual(['3o', '1t']);
  });
});
