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
  garrison,
  happened,
  horde,
  inAssault,
  inDefence,
  inStep,
  invader,
  invadersOn,
  isAsked,
  man,
  nextShots,
  order,
  put,
  refused,
  say,
  text,
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

describe('hospital, ram, glare', () => {
  test('STR-9.7, STR-17.10, X30: terror waits for those who leave the hospital', () => {
    const table = accept(
      inStep({ step: 'hospital' }, (board) => {
        board.terror = true;
        board.hospital = garrison('1v1s');
      }),
    );
    expect(text(boardOf(table).courtyard)).toBe('1v');
  });
  test('STR-9.6, X31: spectres come where there is room, strongest first', () => {
    const table = accept(
      inStep({ step: 'hospital' }, (board) => {
        board.spectresOf = invader;
        board.hospital = garrison('1v2s1a');
        put(board, 'fw', '10o');
        put(board, 'fe', '9o');
      }),
    );
    expect(text(boardOf(table).courtyard)).toBe('1v1s');
    expect(unitsAt(table, 'fe')).toBe('10o');
    expect(happened(table, 'returned')).toHaveLength(1);
  });
  test('STR-17.10: the two to be saved may be chosen', () => {
    const table = inStep({ step: 'hospital' }, (board) => {
      board.hospital = garrison('1v1s1a');
    });
    expect(choicesOf(table, defender, 'choose', 'value', { item: 'hospital' })).toEqual(['1v1s', '1v1a', '1s1a']);
    const saved = accept(say(table, defender, 'choose', { item: 'hospital', value: '1s1a' }));
    expect(text(boardOf(saved).courtyard)).toBe('1s1a');
  });
  test.each([
    ['8o', 6],
    ['7o', 7],
  ])('STR-18.1, STR-18.2, X35: a ram with crew %s carries over to the next gate', (crew, left) => {
    const table = accept(
      inStep({ step: 'ram' }, (board) => {
        board.barbican = { parts: 4, crew: horde(crew), gate: 1, resistance: 2, destroyed: 0 };
      }),
    );
    expect(boardOf(table).barbican).toMatchObject({ gate: 2, resistance: left, destroyed: 1 });
    expect(boardOf(table).glory.invaders.gates).toBe(1);
  });
  test('STR-18.3, STR-20.5: the third gate is an entry of three glory', () => {
    const table = accept(
      inAssault((board) => {
        board.turn = 3;
        board.barbican = { parts: 5, crew: horde('10o'), gate: 3, resistance: 1, destroyed: 2 };
      }),
    );
    expect(happened(table, 'entered')).toEqual([{ turn: 3, walls: [], gate: true, glory: 3 }]);
    expect(table.match.outcome?.winners).toEqual([invader]);
  });
  test('STR-16.3, X36: nothing happens at a wall under the glare', () => {
    const table = accept(
      inAssault((board) => {
        board.walls.e2.glare = true;
        put(board, 'e2', '2g1o');
        order(board, 'e2', 'goblin-fury');
        board.walls.e2.cauldron = { kind: 'orc', accident: false };
        engine(board, 'catapult@re1', ['hit']);
        for (const wall of ['w1', 'w2', 'w3', 'w4', 'e1', 'e3', 'e4'] as const) man(board, wall, '1s', 2);
      }),
      ({ match }) => match.stack.at(-1)?.step === 'turn' || match.board.turn > 2,
    );
    expect(happened(table, 'compared')).toEqual([]);
    expect(invadersOn(table, 'e2')).toBe('1o2g');
    expect(happened(table, 'fired').map(({ wall }) => wall)).toEqual(['e1']);
  });
  test('STR-16.13, X44: an engine whose only wall is under the glare does not fire', () => {
    const table = inStep({ step: 'openAim', stage: 'engines' }, (board) => {
      board.walls.w4.glare = true;
      engine(board, 'catapult@rw4', ['hit', 'hit', 'miss']);
    });
    expect(isAsked(table, 'flip')).toBe(true);
    expect(boardOf(table).piles['catapult@rw4']).toHaveLength(3);
    const ballista = inStep({ step: 'openAim', stage: 'engines' }, (board) => {
      board.walls.w4.glare = true;
      man(board, 'w3', '0', 2);
      engine(board, 'ballista@rw3', ['hit']);
    });
    expect(choicesOf(ballista, invader, 'aim', 'target', { weapon: 'ballista@rw3' })).toEqual(['w3', 'hold']);
  });
  test('STR-17.1: cauldrons pour on the wall, not on the siege tower', () => {
    const table = accept(
      inStep({ step: 'cauldrons' }, (board) => {
        put(board, 'w2', '1t1o2g');
        board.walls.w2.siegeTower = horde('2g');
        board.walls.w2.cauldron = { kind: 'goblin', accident: false };
        put(board, 'w3', '2t1o');
        board.walls.w3.cauldron = { kind: 'troll', accident: false };
      }),
    );
    expect(invadersOn(table, 'w2')).toBe('1t1o');
    expect(unitsAt(table, 'st-w2')).toBe('2g');
    expect(invadersOn(table, 'w3')).toBe('1t1o');
  });
  test.each([
    ['goblin', '1v1s'],
    ['orc', '1v2a'],
    ['troll', '1s2a'],
  ] as const)('STR-9.9: an accident with the %s cauldron strikes its own wall, engaged or not', (kind, left) => {
    const table = accept(
      inStep({ step: 'cauldrons' }, (board) => {
        man(board, 'w2', '1v1s2a', 2);
        board.walls.w2.cauldron = { kind, accident: true };
      }),
    );
    expect(defendersOn(table, 'w2')).toBe(left);
  });
  test('STR-17.2: a hook takes the weakest, if the card shows it', () => {
    const hook = (shot: 'miss' | 'goblin' | 'any') =>
      accept(
        inStep({ step: 'openAim', stage: 'hooks' }, (board) => {
          put(board, 'w2', '1t1o');
          board.towers.tw1 = 'hook';
          nextShots(board, shot);
        }),
      );
    expect(invadersOn(hook('any'), 'w2')).toBe('1t');
    expect(invadersOn(hook('goblin'), 'w2')).toBe('1t1o');
    expect(invadersOn(hook('miss'), 'w2')).toBe('1t1o');
  });
  test('STR-1.6: who falls to a ballista goes to the supply, who falls in melee to the hospital', () => {
    const shot = accept(
      inStep({ step: 'openAim', stage: 'engines' }, (board) => {
        engine(board, 'ballista@rw4', ['hit']);
        man(board, 'w4', '1v', 2);
      }),
    );
    expect(boardOf(shot).supply.units.veteran).toBe(5);
    expect(text(boardOf(shot).hospital)).toBe('0');
  });
});

describe('the tie-break', () => {
  const tie: Parameters<typeof inStep>[1] = (board) => {
    board.phase = 'tie-break';
    board.turn = 7;
  };
  test('STR-20.8, X58: the fallen of the tie-break are out of play', () => {
    const table = accept(
      inStep({ step: 'comparison' }, (board) => {
        tie(board);
        board.spectresOf = invader;
        put(board, 'e3', '1t2o');
        man(board, 'e3', '2s', 2);
      }),
    );
    expectCompared(table, 'e3', { attack: 7, defence: 6, outcome: 'held' });
    expect(text(boardOf(table).hospital)).toBe('0');
    expect(boardOf(table).supply.units.soldier).toBe(10);
  });
  test('STR-20.9, X59: exploding orcs that still lie there blow up again', () => {
    const table = inStep({ step: 'turnUpOrders' }, (board) => {
      tie(board);
      order(board, 'w2', 'exploding-orcs');
      put(board, 'w2', '2o');
    });
    expect(choicesOf(table, invader, 'choose', 'value', { item: 'w2' })).toEqual(['1', '2']);
  });
  test('STR-20.7, STR-20.10, X42: one more assault settles a tie by a point, and a fallen wall is not fought again', () => {
    const siege = (falls: boolean) =>
      accept(
        inAssault((board) => {
          empty(board);
          board.turn = 7;
          board.glory = {
            invaders: { time: 4, deeds: 1, gates: 0, entry: 0, tieBreak: 0 },
            defenders: { time: 6, valour: 2, honour: 0, tieBreak: 0 },
          };
          board.honourBroken = true;
          put(board, 'w1', '3t2o');
          man(board, 'w1', '2s', 2);
          put(board, 'e3', '2t1o');
          man(board, 'e3', falls ? '2s' : '3s', 2);
          engine(board, 'catapult@re2', falls ? ['hit', 'hit'] : ['miss', 'miss']);
          for (const wall of ['w2', 'w3', 'w4', 'e1', 'e2', 'e4'] as const) man(board, wall, '0', 9);
          for (const tower of ['tw2', 'tw3', 'te2', 'te3'] as const) board.towers[tower] = 'empty';
        }),
      );
    const fallen = siege(true);
    expect(happened(fallen, 'tied')).toEqual([{ glory: 8 }]);
    expect(fallen.match.outcome).toMatchObject({ winners: [invader], scores: [9, 8] });
    expect(happened(fallen, 'compared').filter(({ wall }) => wall === 'w1')).toHaveLength(1);
    const stood = siege(false);
    expect(stood.match.outcome).toMatchObject({ winners: [defender], scores: [8, 9] });
    expect(stood.match.outcome?.reason.params).toMatchObject({ ending: 'tie-break' });
  });
  test('STR-9.1, refusals: nobody answers when the siege is over', () => {
    const table = accept(
      inAssault((board) => {
        board.turn = 3;
        board.barbican = { parts: 5, crew: horde('10o'), gate: 3, resistance: 1, destroyed: 2 };
      }),
    );
    expect(refused(table, invader, 'done')).toContain('game-over');
  });
});
