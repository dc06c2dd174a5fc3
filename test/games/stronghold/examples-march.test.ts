/** Worked examples of marches, engines and shooters: X28, X29, X32, X33, X47, X48, X53, X54, X56, X64. */
import { describe, expect, test } from 'vitest';
import {
  accept,
  boardOf,
  camp,
  choicesOf,
  defendersOn,
  engine,
  happened,
  inPhase,
  inStep,
  invader,
  invadersOn,
  man,
  march,
  put,
  refused,
  say,
  unitsAt,
} from './table-talk.js';

describe('traps and quartermasters', () => {
  test('STR-10.7, X28: goblins die in their trap, count against the limit and need no room', () => {
    let table = inPhase(6, (board) => {
      board.paths['fw-rw3'] = 'goblin-trap';
      put(board, 'fw', '3g2o');
      put(board, 'rw3', '5o');
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    table = say(table, invader, 'march', march('fw', 'rw3', '2o3g'));
    expect(unitsAt(table, 'rw3')).toBe('7o');
    expect(boardOf(table).dead.goblin).toBe(3);
    expect(boardOf(table).invaders[0]?.deployment?.left).toEqual({ fw: 5 });
    expect(happened(table, 'killed')).toMatchObject([{ by: 'trap', seats: [1] }]);
  });
  test('STR-8.3, X29: a quartermaster lets seven leave the foreground, and his rampart takes nine', () => {
    let table = inPhase(6, (board) => {
      board.ramparts.rw2.trainings = ['quartermaster'];
      put(board, 'fw', '10o');
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    expect(choicesOf(table, invader, 'march', 'units', { from: 'fw', to: 'rw2' })[0]).toBe('7o');
    expect(choicesOf(table, invader, 'march', 'units', { from: 'fw', to: 'rw3' })[0]).toBe('5o');
    table = say(table, invader, 'march', march('fw', 'rw3', '5o'));
    expect(choicesOf(table, invader, 'march', 'units', { from: 'fw', to: 'rw2' })).toEqual(['2o', '1o']);
    const nine = inPhase(6, (board) => {
      board.ramparts.rw2.trainings = ['quartermaster'];
      put(board, 'rw2', '7o');
      put(board, 'fw', '5o');
      board.invaders[0]?.deployed.push('large');
    });
    const full = say(say(nine, invader, 'deploy', { size: 'small' }), invader, 'march', march('fw', 'rw2', '2o'));
    expect(refused(full, invader, 'march', march('fw', 'rw2', '1o'))).toContain('rw2 has no room left');
  });
  test('STR-8.3, X53: those who die on the way have used the free steps', () => {
    let table = inPhase(6, (board) => {
      board.ramparts.rw2.trainings = ['quartermaster'];
      board.paths['fw-rw2'] = 'goblin-trap';
      put(board, 'fw', '8o2g');
      put(board, 'rw3', '1o');
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    table = say(table, invader, 'march', march('fw', 'rw2', '2g'));
    table = say(table, invader, 'march', march('fw', 'rw2', '5o'));
    expect(unitsAt(table, 'rw2')).toBe('5o');
    expect(refused(table, invader, 'march', march('fw', 'rw2', '1o'))).toContain('Nobody else may leave fw');
  });
  test('STR-10.7, X54: in each deployment the first troll dies, and a called one again', () => {
    let table = inPhase(6, (board) => {
      board.paths['rw3-w3'] = 'troll-trap';
      put(board, 'rw3', '5t');
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    table = say(table, invader, 'march', march('rw3', 'w3', '1t'));
    expect(invadersOn(table, 'w3')).toBe('0');
    table = say(table, invader, 'march', march('rw3', 'w3', '1t'));
    table = say(table, invader, 'done');
    table = say(table, invader, 'deploy', { size: 'large' });
    table = say(table, invader, 'march', march('rw3', 'w3', '2t'));
    expect(invadersOn(table, 'w3')).toBe('2t');
    expect(unitsAt(table, 'rw3')).toBe('1t');
    const called = accept(
      inStep({ step: 'turnUpOrders' }, (board) => {
        board.walls.w3.order = { tile: 'trolls-call', open: true, by: 0 };
        board.paths['rw3-w3'] = 'troll-trap';
        put(board, 'rw3', '1t');
      }),
    );
    expect([invadersOn(called, 'w3'), unitsAt(called, 'rw3')]).toEqual(['0', '0']);
  });
  test('STR-8.6: a drover leads aside and back; a path meets its trap in either direction', () => {
    let table = inPhase(6, (board) => {
      board.ramparts.rw2.trainings = ['drover'];
      board.paths['fw-rw2'] = 'goblin-trap';
      put(board, 'rw2', '3o1g');
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    table = say(table, invader, 'march', march('rw2', 'rw3', '1o'));
    table = say(table, invader, 'march', march('rw2', 'fw', '1o', '1g'));
    expect([unitsAt(table, 'rw3'), unitsAt(table, 'fw'), boardOf(table).dead.goblin]).toEqual(['1o', '1o', 1]);
    const far = inPhase(6, (board) => {
      board.ramparts.rw1.trainings = ['drover'];
      put(board, 'rw1', '2o');
    });
    const open = say(far, invader, 'deploy', { size: 'small' });
    expect(choicesOf(open, invader, 'march', 'to', { from: 'rw1' })).toEqual(['w1', 'w2', 'rw2']);
  });
  test('STR-7.4, STR-7.5: ropes and a sap let one unit pass in each deployment', () => {
    let table = inPhase(6, (board) => {
      camp(board, '3o');
      board.walls.w2.equipment = ['ropes', 'sap'];
      put(board, 'w2', '2g');
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    table = say(table, invader, 'march', march('w2', 'w3', '1g'));
    expect(refused(table, invader, 'march', march('w2', 'w1', '1g'))).not.toBe('');
    table = say(table, invader, 'march', march('camp', 'w2', '1o'));
    expect(invadersOn(table, 'w2')).toBe('1o1g');
    expect(refused(table, invader, 'march', march('camp', 'w2', '1o'))).toContain('Nobody else may leave');
    table = say(table, invader, 'done');
    table = say(table, invader, 'deploy', { size: 'large' });
    expect(choicesOf(table, invader, 'march', 'to', { from: 'w2' })).toEqual(['w1', 'w3']);
  });
  test('STR-6.10, STR-10.4: a siege tower is manned from the camp, three at most', () => {
    let table = inPhase(6, (board) => {
      camp(board, '5t');
      board.walls.e3.siegeTower = { troll: 0, orc: 0, goblin: 0 };
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    expect(choicesOf(table, invader, 'march', 'units', { from: 'camp', to: 'st-e3' })).toEqual(['3t', '2t', '1t']);
  });
  test('STR-2.9, STR-10.3: two for each ram part man the barbican', () => {
    let table = inPhase(6, (board) => {
      camp(board, '9o');
      board.barbican.parts = 2;
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    table = say(table, invader, 'march', march('camp', 'barbican', '4o'));
    expect(refused(table, invader, 'march', march('camp', 'barbican', '1o'))).toContain(
      'The barbican has no room left',
    );
    table = say(table, invader, 'march', march('camp', 'fw', '5o'));
    expect(unitsAt(table, 'fw')).toBe('5o');
  });
});

describe('the bulk order', () => {
  const open = () => {
    const table = inPhase(6, (board) => {
      put(board, 'rw2', '7o');
      put(board, 'fw', '3o');
      camp(board, '2o');
    });
    return say(table, invader, 'deploy', { size: 'small' });
  };
  test('STR-10.17, X47: front to back, so that room in front serves those behind', () => {
    let table = say(open(), invader, 'advance', { lanes: ['fw-rw2', 'rw2-w2'] });
    expect([invadersOn(table, 'w2'), unitsAt(table, 'rw2'), unitsAt(table, 'fw')]).toEqual(['4o', '6o', '0']);
    table = say(table, invader, 'advance', { lanes: ['rw2-w2', 'camp-fw'] });
    expect(unitsAt(table, 'fw')).toBe('2o');
    expect(happened(table, 'marched')[0]?.idle).toEqual(['rw2-w2']);
    expect(refused(open(), invader, 'advance', { lanes: ['fw-rw2'] })).toBe(
      'STR-10.17 Nobody would move. fw → rw2: no room.',
    );
  });
  test('STR-10.17, X48: traps are met in pick order', () => {
    const table = inPhase(6, (board) => {
      put(board, 'rw2', '2t4o');
      board.paths['rw2-w2'] = 'troll-trap';
    });
    const deployed = say(table, invader, 'deploy', { size: 'small' });
    const strong = say(deployed, invader, 'advance', { lanes: ['rw2-w2'], pick: 'strong' });
    expect([invadersOn(strong, 'w2'), boardOf(strong).dead.troll]).toEqual(['1t3o', 1]);
    const weak = say(deployed, invader, 'advance', { lanes: ['rw2-w2'], pick: 'weak' });
    expect([invadersOn(weak, 'w2'), boardOf(weak).dead.troll]).toEqual(['4o', 0]);
  });
  test('STR-10.17: lanes that leave the same place take turns', () => {
    const table = inPhase(6, (board) => put(board, 'fw', '1t2o1g'));
    const moved = say(say(table, invader, 'deploy', { size: 'small' }), invader, 'advance', {
      lanes: ['fw-rw2', 'fw-rw3', 'fw-rw4'],
    });
    expect([unitsAt(moved, 'rw2'), unitsAt(moved, 'rw3'), unitsAt(moved, 'rw4')]).toEqual(['1t1g', '1o', '1o']);
    const kept = say(say(table, invader, 'deploy', { size: 'small' }), invader, 'advance', {
      lanes: ['fw-rw2'],
      pick: 'no-goblins',
    });
    expect([unitsAt(kept, 'rw2'), unitsAt(kept, 'fw')]).toEqual(['1t2o', '1g']);
  });
});

describe('engines and shooters', () => {
  test('STR-11.3, X32: a precise shot keeps one of two cards', () => {
    const shot = inStep({ step: 'openAim', stage: 'engines' }, (board) => {
      engine(board, 'ballista@rw4', ['hit', 'miss', 'miss', 'miss', 'hit'], { precise: true });
      man(board, 'w4', '1s', 2);
    });
    const kept = accept(shot);
    expect(defendersOn(kept, 'w4')).toBe('0');
    expect([...(boardOf(kept).piles['ballista@rw4'] ?? [])].sort()).toEqual(['hit', 'hit', 'miss', 'miss', 'miss']);
    const missed = accept(
      inStep({ step: 'openAim', stage: 'engines' }, (board) => {
        engine(board, 'ballista@rw4', ['hit', 'hit', 'miss', 'miss', 'miss'], { precise: true });
      }),
    );
    expect([...(boardOf(missed).piles['ballista@rw4'] ?? [])].sort()).toEqual(['hit', 'hit', 'miss', 'miss']);
    expect(boardOf(missed).missPool).toBe(23);
    const waived = accept(say(shot, invader, 'choose', { item: 'precise@rw4', value: 'miss' }));
    expect(defendersOn(waived, 'w4')).toBe('1s');
  });
  test('STR-6.3: a miss goes back to the pool, a hit into the pile', () => {
    const fire = (card: 'hit' | 'miss') =>
      boardOf(
        accept(
          inStep({ step: 'openAim', stage: 'engines' }, (board) => {
            engine(board, 'catapult@rw4', ['miss', 'hit', 'hit', card]);
          }),
        ),
      ).piles['catapult@rw4']?.length;
    expect([fire('hit'), fire('miss')]).toEqual([4, 3]);
  });
  test('STR-6.5, STR-6.6, X33: on a bare wall the cauldron or the machine in the facing tower', () => {
    const bare: Parameters<typeof inStep>[1] = (board) => {
      for (const wall of ['w1', 'w2', 'w3', 'w4'] as const) man(board, wall, '1s', wall === 'w2' ? 0 : 3);
      board.walls.w2.cauldron = { kind: 'orc', accident: false };
      board.towers.tw2 = 'cannon';
    };
    let table = inStep({ step: 'openAim', stage: 'engines' }, (board) => {
      bare(board);
      engine(board, 'catapult@rw2', ['hit']);
    });
    table = say(table, invader, 'aim', { weapon: 'catapult@rw2', target: 'w2' });
    table = say(table, invader, 'done');
    expect(choicesOf(table, invader, 'choose', 'value', { item: 'catapult@rw2' })).toEqual(['cauldron', 'cannon']);
    expect(boardOf(accept(table)).towers.tw2).toBe('empty');
    const oil = accept(say(table, invader, 'choose', { item: 'catapult@rw2', value: 'cauldron' }));
    expect([boardOf(oil).walls.w2.cauldron, boardOf(oil).towers.tw2]).toEqual([null, 'cannon']);
    let high = inStep({ step: 'openAim', stage: 'engines' }, (board) => {
      bare(board);
      engine(board, 'trebuchet@fw', ['hit']);
    });
    high = accept(say(high, invader, 'aim', { weapon: 'trebuchet@fw', target: 'w2' }));
    expect([boardOf(high).walls.w2.cauldron, boardOf(high).towers.tw2]).toEqual([null, 'cannon']);
  });
  test('STR-6.4: a ballista’s bolt also takes the strongest invader on the wall', () => {
    const table = accept(
      inStep({ step: 'openAim', stage: 'engines' }, (board) => {
        engine(board, 'ballista@rw4', ['hit']);
        put(board, 'w4', '1t1g');
        man(board, 'w4', '1v', 2);
      }),
    );
    expect([defendersOn(table, 'w4'), invadersOn(table, 'w4')]).toEqual(['0', '1g']);
  });
  test('STR-9.3: bloodstones kill besides', () => {
    const table = accept(
      inStep({ step: 'openAim', stage: 'engines' }, (board) => {
        engine(board, 'catapult@rw4', ['hit'], { bloodstones: true });
        man(board, 'w4', '1s1a', 2, 1);
      }),
    );
    expect([defendersOn(table, 'w4'), boardOf(table).walls.w4.stone, boardOf(table).walls.w4.wood]).toEqual([
      '1a',
      1,
      0,
    ]);
  });
  test('STR-16.6, STR-16.14, X64: a changed line resets the later ones of the same wall', () => {
    let table = inStep({ step: 'openAim', stage: 'engines' }, (board) => {
      engine(board, 'ballista@rw1', ['hit']);
      engine(board, 'ballista@rw2', ['hit']);
      man(board, 'w2', '2s1a', 2);
      for (const wall of ['w1', 'w3'] as const) man(board, wall, '0', 2);
    });
    table = say(table, invader, 'done');
    expect(defendersOn(accept(table), 'w2')).toBe('1a');
    table = say(table, invader, 'choose', { item: 'ballista@rw2', value: 'archer' });
    table = say(table, invader, 'choose', { item: 'ballista@rw1', value: 'archer' });
    expect(choicesOf(table, invader, 'choose', 'item')).toEqual(['ballista@rw1']);
    expect(defendersOn(accept(table), 'w2')).toBe('1s');
  });
  test('STR-16.12, X56: no more goblins are aimed at a place than archers stand there', () => {
    const table = inStep({ step: 'openAim', stage: 'shooters' }, (board) => {
      board.ramparts.re3.trainings = ['marksman-master'];
      put(board, 're3', '3g');
      man(board, 'e4', '1s1a', 2);
      board.towers.te4 = 'archer';
      put(board, 'e3', '1o');
    });
    expect(refused(table, invader, 'aim', { weapon: 're3', target: 'e4', count: 2 })).toBe(
      'STR-16.12 Only 1 more may aim at e4: one goblin to an archer.',
    );
    const shot = accept(table);
    expect([boardOf(shot).towers.te4, defendersOn(shot, 'e4'), unitsAt(shot, 're3')]).toEqual(['empty', '1s', '3g']);
    expect(boardOf(shot).supply.units.archer).toBe(2);
  });
  test('STR-16.12: a goblin with a single archer in reach shoots', () => {
    const table = inStep({ step: 'openAim', stage: 'shooters' }, (board) => {
      board.ramparts.re3.trainings = ['marksman-master'];
      put(board, 're3', '1g');
      put(board, 'e3', '1o');
      man(board, 'e4', '1s1a', 2);
      board.towers.te4 = 'empty';
    });
    expect(defendersOn(accept(table), 'e4')).toBe('1s');
  });
  test('STR-16.9: a mantlet voids the volley, a trench master doubles strength', () => {
    const volley = (change: Parameters<typeof inStep>[1]) =>
      accept(
        say(
          inStep({ step: 'openAim', stage: 'archers' }, (board) => {
            put(board, 're3', '2g');
            man(board, 'e4', '2a', 2);
            man(board, 'e3', '0', 2);
            board.towers.te3 = 'empty';
            change(board);
          }),
          1,
          'aim',
          { weapon: 'e4', target: 're3' },
        ),
      );
    expect(
      unitsAt(
        volley(() => undefined),
        're3',
      ),
    ).toBe('0');
    expect(
      unitsAt(
        volley((board) => void Object.assign(board.ramparts.re3, { mantlet: true })),
        're3',
      ),
    ).toBe('2g');
    expect(
      unitsAt(
        volley((board) => void board.ramparts.re3.trainings.push('trench-master')),
        're3',
      ),
    ).toBe('1g');
  });
});
