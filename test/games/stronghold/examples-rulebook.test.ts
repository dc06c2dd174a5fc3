/** The worked examples of the rulebook, X1 to X21. */
import { describe, expect, test } from 'vitest';
import { maximalSets, minimalSets } from '../../../src/games/stronghold/rules/units.js';
import {
  accept,
  asked,
  boardOf,
  camp,
  choicesOf,
  defender,
  defendersOn,
  expectCompared,
  fight,
  garrison,
  horde,
  inDefence,
  inPhase,
  inStep,
  invader,
  invadersOn,
  isAsked,
  man,
  march,
  order,
  put,
  refused,
  reserve,
  say,
  text,
  time,
  unitsAt,
} from './table-talk.js';

describe('prices and pieces', () => {
  test('STR-4.2, STR-4.3, X1: a catapult costs six resources and a troll or two orcs, an hourglass a unit', () => {
    const table = inPhase(2, (board) => {
      reserve(board, '1t2o');
      Object.assign(board.invaders[0] ?? {}, { resources: 10 });
      board.bank = 6;
    });
    const troll = say(table, invader, 'build', { engine: 'catapult', where: 'rw2', pay: '1t' });
    expect(boardOf(troll).invaders[0]).toMatchObject({ resources: 4, reserve: horde('2o') });
    expect(time(troll)).toBe(1);
    const orcs = say(table, invader, 'build', { engine: 'catapult', where: 'rw2', pay: '2o' });
    expect(boardOf(orcs).invaders[0]?.reserve).toEqual(horde('1t'));
    expect(time(orcs)).toBe(2);
  });

  test('STR-1.3, X2: a fourth troll cauldron does not exist', () => {
    const table = inDefence(2, 3, (board) => {
      for (const wall of ['w2', 'w3', 'e1'] as const) board.walls[wall].cauldron = { kind: 'troll', accident: false };
    });
    const said = refused(table, defender, 'work', { task: 'cauldron-troll', hourglasses: 3, target: 'e2' });
    expect(said).toBe('STR-1.3 All 3 troll cauldrons are in use.');
  });

  test('STR-5.2, X3: a troll gathers three resources, once a turn', () => {
    const table = inPhase(1, (board) => {
      reserve(board, '2t');
      Object.assign(board.invaders[0] ?? {}, { resources: 5 });
      board.bank = 11;
    });
    const richer = say(table, invader, 'gather', { unit: 'troll' });
    expect(boardOf(richer).invaders[0]?.resources).toBe(8);
    expect(boardOf(richer).bank).toBe(8);
    expect(time(richer)).toBe(1);
    expect(refused(richer, invader, 'gather', { unit: 'troll' })).not.toBe('');
  });
});

describe('deployments', () => {
  test('STR-10.3, STR-10.6, X4: a small deployment', () => {
    let table = inPhase(6, (board) => {
      camp(board, '14o');
      put(board, 'fw', '4o');
      put(board, 'fe', '5o');
      put(board, 'rw3', '6o');
      put(board, 'rw4', '3o');
      put(board, 're1', '2o');
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    table = say(table, invader, 'march', march('rw4', 'w4', '3o'));
    expect(refused(table, invader, 'march', march('rw3', 'w4', '1o'))).toContain('w4 has no room left');
    table = say(table, invader, 'march', march('re1', 'e1', '1o'));
    table = say(table, invader, 'march', march('re1', 'e2', '1o'));
    table = say(table, invader, 'march', march('fe', 're1', '2o'));
    table = say(table, invader, 'march', march('fe', 're2', '1o'));
    table = say(table, invader, 'march', march('fe', 're3', '2o'));
    expect(refused(table, invader, 'march', march('fe', 're2', '1o'))).toContain('Nobody else may leave fe');
    table = say(table, invader, 'march', march('fw', 'rw3', '1o'));
    expect(refused(table, invader, 'march', march('fw', 'rw3', '1o'))).toBe('STR-10.6 rw3 has no room left.');
    table = say(table, invader, 'march', march('fw', 'rw4', '3o'));
    table = say(table, invader, 'march', march('camp', 'fw', '5o'));
    table = say(table, invader, 'march', march('camp', 'fe', '5o'));
    table = say(table, invader, 'done');
    table = say(table, invader, 'done');
    expect(invadersOn(table, 'w4')).toBe('3o');
    expect([invadersOn(table, 'e1'), invadersOn(table, 'e2')]).toEqual(['1o', '1o']);
    expect(unitsAt(table, 'rw3')).toBe('7o');
    expect(text(boardOf(table).invaders[0]?.camp ?? horde('0'))).toBe('4o');
    expect(boardOf(table).defenders[0]?.hourglasses).toBe(4);
  });

  test('STR-10.3: a sixth unit may not leave a place in a small deployment', () => {
    let table = inPhase(6, (board) => {
      put(board, 'fe', '7o');
      put(board, 'rw1', '1o');
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    table = say(table, invader, 'march', march('fe', 're1', '5o'));
    expect(refused(table, invader, 'march', march('fe', 're2', '1o'))).toBe(
      'STR-10.3 Nobody else may leave fe in this deployment.',
    );
  });

  test('STR-10.5, X5: units in a siege tower count against their side’s limit', () => {
    let table = inPhase(6, (board) => {
      camp(board, '9o');
      board.walls.w2.siegeTower = horde('0');
    });
    table = say(table, invader, 'deploy', { size: 'small' });
    table = say(table, invader, 'march', march('camp', 'st-w2', '3o'));
    expect(refused(table, invader, 'march', march('camp', 'fw', '3o'))).toContain('Only 2 more may leave');
    table = say(table, invader, 'march', march('camp', 'fw', '2o'));
    table = say(table, invader, 'march', march('camp', 'fe', '4o'));
    expect(unitsAt(table, 'fe')).toBe('4o');
  });

  test('STR-2.4, STR-10.2, X6: two deployments in a turn', () => {
    let table = inPhase(6, (board) => {
      camp(board, '20o');
      put(board, 'fw', '5o2g');
      put(board, 'rw2', '6o');
    });
    table = say(table, invader, 'deploy', { size: 'large' });
    table = say(table, invader, 'march', march('rw2', 'rw1', '6o'));
    table = say(table, invader, 'march', march('fw', 'rw2', '5o'));
    table = say(table, invader, 'march', march('fw', 'rw3', '2g'));
    table = say(table, invader, 'march', march('camp', 'fw', '7o'));
    table = say(table, invader, 'done');
    table = say(table, invader, 'deploy', { size: 'small' });
    expect(refused(table, invader, 'march', march('rw1', 'rw2', '1o'))).toContain('never fall back');
    table = say(table, invader, 'march', march('rw1', 'w1', '5o'));
    table = say(table, invader, 'march', march('rw2', 'rw1', '5o'));
    table = say(table, invader, 'march', march('rw3', 'w3', '2g'));
    table = say(table, invader, 'march', march('fw', 'rw4', '3o'));
    table = say(table, invader, 'march', march('fw', 'rw3', '2o'));
    table = say(table, invader, 'march', march('camp', 'fw', '5o'));
    table = say(table, invader, 'done');
    table = say(table, invader, 'done');
    const units = (['rw1', 'rw2', 'rw3', 'rw4', 'fw'] as const).map((zone) => unitsAt(table, zone));
    expect(units).toEqual(['6o', '0', '2o', '3o', '7o']);
    expect([invadersOn(table, 'w1'), invadersOn(table, 'w3')]).toEqual(['5o', '2g']);
    expect(boardOf(table).defenders[0]?.hourglasses).toBe(11);
  });
});

describe('melee', () => {
  test('STR-10.15, STR-17.7, X7: fury, and the defender is ahead', () => {
    const table = fight((board) => {
      put(board, 'w2', '2o1g');
      board.walls.w2.equipment = ['banner'];
      order(board, 'w2', 'goblin-fury');
      man(board, 'w2', '1v2s', 4);
    });
    expectCompared(table, 'w2', { attack: 8, defence: 11, advantage: 6, outcome: 'repelled' });
    expect(invadersOn(table, 'w2')).toBe('0');
  });
  test('STR-10.15, X8: fury, and the invader is ahead', () => {
    const table = fight((board) => {
      put(board, 'w2', '2o1g');
      board.walls.w2.equipment = ['banner'];
      order(board, 'w2', 'goblin-fury');
      man(board, 'w2', '2s', 3);
    });
    expectCompared(table, 'w2', { attack: 8, defence: 7, advantage: 1, outcome: 'held' });
    expect(defendersOn(table, 'w2')).toBe('1s');
    expect(text(boardOf(table).hospital)).toBe('1s');
    expect(invadersOn(table, 'w2')).toBe('2o');
  });
  test('STR-17.8, X10: a loss of one is an archer or a soldier', () => {
    expect(minimalSets(garrison('2s1a'), 1).map(text)).toEqual(['1a', '1s']);
    const table = inStep({ step: 'comparison' }, (board) => {
      put(board, 'w2', '2t1o');
      man(board, 'w2', '2s1a', 2);
    });
    expect(choicesOf(table, defender, 'choose', 'value', { item: 'w2' })).toEqual(['1a', '1s']);
    expect(defendersOn(accept(table), 'w2')).toBe('2s');
    const soldier = say(table, defender, 'choose', { item: 'w2', value: '1s' });
    expect(defendersOn(accept(soldier), 'w2')).toBe('1s1a');
  });
  test('STR-17.8, X11: losses are rounded up', () => {
    const table = fight((board) => {
      put(board, 'w2', '3o');
      man(board, 'w2', '2s1a', 2);
    });
    expect(invadersOn(table, 'w2')).toBe('2o');
  });
  test.each([
    ['X12', 'w1', '2s', 2, '3t2o', { attack: 13, defence: 6, advantage: 7, outcome: 'breached' }, '0'],
    ['X14', 'w2', '2a1s', 3, '2o2t', { attack: 10, defence: 7, advantage: 3, outcome: 'held' }, '1a'],
    ['X15', 'w2', '2s', 3, '2o2t', { advantage: 3, outcome: 'held' }, '0'],
  ] as const)(
    'STR-17.6, %s: %s held by %s behind %d stones',
    (_x, wall, defenders, stone, invaders, expected, left) => {
      const table = fight((board) => {
        put(board, wall, invaders);
        man(board, wall, defenders, stone);
      });
      expectCompared(table, wall, expected);
      expect(defendersOn(table, wall)).toBe(left);
      expect(boardOf(table).walls[wall].breached).toBe(expected.outcome === 'breached');
    },
  );
  test('STR-17.9, X13: the warrior and the stones cannot be given', () => {
    const table = fight((board) => {
      put(board, 'w2', '2o2t');
      man(board, 'w2', '2a', 3);
      board.heroes.warrior.at = 'w2';
    });
    expectCompared(table, 'w2', { attack: 10, defence: 7, advantage: 3, outcome: 'breached' });
  });
  test('STR-17.7, X16: stones alone kill nobody', () => {
    const table = fight((board) => {
      put(board, 'w2', '2g');
      man(board, 'w2', '0', 4);
    });
    expectCompared(table, 'w2', { attack: 2, defence: 4, outcome: 'unopposed' });
    expect(invadersOn(table, 'w2')).toBe('2g');
  });
  test('STR-14.2, X17, X18: the officer alone kills nobody, with a soldier he does', () => {
    const alone = fight((board) => {
      put(board, 'w2', '1o');
      man(board, 'w2', '0', 3);
      board.heroes.officer.at = 'w2';
    });
    expect(invadersOn(alone, 'w2')).toBe('1o');
    const withSoldier = fight((board) => {
      put(board, 'w2', '1o');
      man(board, 'w2', '1s', 0);
      board.heroes.officer.at = 'w2';
    });
    expectCompared(withSoldier, 'w2', { attack: 2, defence: 3, advantage: 1 });
    expect(invadersOn(withSoldier, 'w2')).toBe('0');
  });
});

describe('saboteurs and shots', () => {
  test('STR-8.7, STR-13.3, X9: a saboteur makes the cannon cost five; hunted down, it costs four again', () => {
    const table = inDefence(2, 3, (board) => {
      board.buildings.forge.saboteur = true;
      board.tasks.cannon.progress = 4;
    });
    const built = say(table, defender, 'work', { task: 'cannon', hourglasses: 1, target: 'tw1' });
    expect(boardOf(built).towers.tw1).toBe('cannon');
    expect(boardOf(built).tasks.cannon).toMatchObject({ progress: 0, done: 1 });
    const hunted = say(table, defender, 'work', { task: 'hunt', hourglasses: 3, unit: 'archer' });
    expect(boardOf(hunted).buildings.forge.saboteur).toBe(false);
    const free = say(hunted, defender, 'work', { task: 'cannon', hourglasses: 0, target: 'tw4' });
    expect(boardOf(free).towers.tw4).toBe('cannon');
  });

  test('STR-16.7, STR-16.10, X19: archers in melee do not shoot; two points kill no troll', () => {
    const table = inStep({ step: 'openAim', stage: 'archers' }, (board) => {
      man(board, 'e4', '2a', 2);
      man(board, 'e3', '2a', 2);
      put(board, 'e3', '1o');
      put(board, 're3', '1t1g');
      put(board, 're2', '3o');
      board.towers.te3 = 'empty';
    });
    expect(choicesOf(table, defender, 'aim', 'weapon')).toEqual(['e2', 'e4', 'te2']);
    expect(refused(table, defender, 'aim', { weapon: 'e4', target: 're2' })).toBe('STR-16.7 e4 reaches re3.');
    const aimed = say(table, defender, 'aim', { weapon: 'e4', target: 're3' });
    expect(unitsAt(accept(aimed), 're3')).toBe('1t');
  });

  test('STR-16.8, STR-16.12, X20: the tower joins the volley; a goblin that lives shoots back', () => {
    expect(maximalSets(horde('1t1o1g'), 2, 1).map(text)).toEqual(['1g', '1o']);
    expect(maximalSets(horde('1t1o1g'), 3, 1).map(text).sort()).toEqual(['1o1g', '1t']);
    const change: Parameters<typeof inStep>[1] = (board) => {
      man(board, 'e4', '2a', 2);
      man(board, 'e3', '1a', 2);
      board.towers.te4 = 'archer';
      put(board, 're3', '1t1o1g');
      board.ramparts.re3.trainings = ['marksman-master'];
      put(board, 're2', '1g');
    };
    const archers = inStep({ step: 'openAim', stage: 'archers' }, change);
    expect(choicesOf(archers, defender, 'aim', 'target', { weapon: 'e3' })).toEqual(['re2', 're3', 'hold']);
    const shooters = inStep({ step: 'openAim', stage: 'shooters' }, change);
    expect(choicesOf(shooters, invader, 'aim', 'weapon')).toEqual(['re3']);
    expect(choicesOf(shooters, invader, 'aim', 'target', { weapon: 're3' })).toEqual(['te4', 'e3', 'e4', 'hold']);
  });

  test('STR-16.10, X21: a volley of two kills an orc or two goblins, never one goblin', () => {
    expect(maximalSets(horde('2o3g'), 2, 1).map(text).sort()).toEqual(['1o', '2g']);
  });

  test('4.7: a step with no line to decide asks nobody', () => {
    const table = inStep({ step: 'openAim', stage: 'cannons' }, () => undefined);
    expect(isAsked(table, 'flip')).toBe(true);
    expect(asked(table, defender)).toEqual([]);
  });
});
