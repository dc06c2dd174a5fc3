/** STR-16 to STR-22: who shoots at whom, the end of a turn, and teams. */
import { describe, expect, test } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import {
  accept,
  asked,
  atTurnEnd,
  boardOf,
  camp,
  choicesOf,
  defender,
  defenderEast,
  defenderWest,
  doom,
  east,
  happened,
  horde,
  inAssault,
  inDefence,
  inPhase,
  inStep,
  invader,
  invadersOn,
  man,
  nextShots,
  put,
  refused,
  reserves,
  say,
  time,
  unitsAt,
  west,
} from './table-talk.js';

describe('ranged', () => {
  test('STR-16.1: cannons, engines and archers come before the melee', () => {
    const table = accept(
      inAssault((board) => {
        board.towers.tw1 = 'cannon';
        nextShots(board, 'any');
        put(board, 'rw1', '1t');
        put(board, 'w1', '1g');
      }),
      ({ match }) => match.board.turn === 3,
    );
    const types = table.events.map(({ type }) => type);
    expect(types.indexOf('cannonFired')).toBeLessThan(types.indexOf('compared'));
  });
  test('STR-16.4, STR-16.5: a cannon’s field, and a choice of victims', () => {
    const table = inStep({ step: 'openAim', stage: 'cannons' }, (board) => {
      board.towers.tw4 = 'cannon';
      board.barbican.parts = 1;
      put(board, 'barbican', '1g');
      put(board, 'rw4', '1t1o1g');
      put(board, 'rw3', '1o');
      put(board, 'rw2', '1o');
      put(board, 'fw', '1g');
      nextShots(board, 'goblin-orc');
    });
    expect(choicesOf(table, defender, 'aim', 'target', { weapon: 'tw4' })).toEqual([
      'rw3',
      'rw4',
      'fw',
      'barbican',
      'hold',
    ]);
    const fired = say(table, defender, 'done');
    expect(choicesOf(fired, defender, 'choose', 'value', { item: 'tw4' })).toEqual(['orc', 'goblin']);
    expect(unitsAt(accept(fired), 'rw4')).toBe('1t1g');
    expect(unitsAt(accept(say(table, defender, 'aim', { weapon: 'tw4', target: 'hold' })), 'rw4')).toBe('1t1o1g');
  });
  test('STR-16.4: cannons turn one card each, without reshuffling between them', () => {
    const table = accept(
      inStep({ step: 'openAim', stage: 'cannons' }, (board) => {
        board.towers.tw1 = 'cannon';
        board.towers.tw4 = 'cannon';
        put(board, 'rw1', '1t');
        put(board, 'rw4', '1g');
        nextShots(board, 'any', 'goblin');
      }),
    );
    expect(happened(table, 'cannonFired').map(({ card }) => card)).toEqual(['any', 'goblin']);
    expect([unitsAt(table, 'rw1'), unitsAt(table, 'rw4')]).toEqual(['0', '0']);
    expect(boardOf(table).shotDeck).toHaveLength(6);
  });
  test('STR-16.2, STR-16.7: archers of an engaged wall are silent, towers never', () => {
    const table = inStep({ step: 'openAim', stage: 'archers' }, (board) => {
      put(board, 'rw2', '3t');
      board.walls.w2.siegeTower = horde('1g');
    });
    expect(choicesOf(table, defender, 'aim', 'weapon')).toEqual(['w3', 'tw2', 'tw3']);
  });
  test('STR-13.7: blessed archers reach every rampart of their side', () => {
    const table = inStep({ step: 'openAim', stage: 'archers' }, (board) => {
      board.blessed = 'west';
      put(board, 'rw4', '1o');
      put(board, 're3', '1o');
    });
    expect(choicesOf(table, defender, 'aim', 'target', { weapon: 'w1' })).toEqual(['rw4', 'hold']);
  });
  test('STR-16.7, STR-18.4: only the walls and towers beside it reach the barbican', () => {
    const table = inStep({ step: 'openAim', stage: 'archers' }, (board) => {
      board.barbican.parts = 1;
      put(board, 'barbican', '2o');
      board.towers.tw4 = 'archer';
    });
    expect(choicesOf(table, defender, 'aim', 'weapon')).toEqual(['w4', 'e1', 'tw4']);
    expect(unitsAt(accept(table), 'barbican')).toBe('1o');
  });
  test('STR-16.8, STR-16.11: archers of one wall may be split, and the dead are chosen after all aims', () => {
    let table = inStep({ step: 'openAim', stage: 'archers' }, (board) => {
      man(board, 'w3', '2a', 2);
      for (const wall of ['w2', 'w4'] as const) man(board, wall, '0', 2);
      for (const tower of ['tw2', 'tw3'] as const) board.towers[tower] = 'empty';
      put(board, 'rw2', '2g');
      put(board, 'rw3', '2g');
    });
    table = say(table, defender, 'aim', { weapon: 'w3', target: 'rw2', count: 2 });
    table = say(table, defender, 'aim', { weapon: 'w3', target: 'rw3', count: 1 });
    const shot = accept(table);
    expect([unitsAt(shot, 'rw2'), unitsAt(shot, 'rw3')]).toEqual(['1g', '1g']);
  });
});

describe('the end of a turn', () => {
  test('STR-19.1: the rest of the assault is still fought after a breach', () => {
    const table = accept(
      inAssault((board) => {
        doom(board, 'w1');
        put(board, 'e4', '1g');
      }),
    );
    expect(happened(table, 'compared').map(({ wall }) => wall)).toEqual(['w1', 'e4']);
    expect(table.match.outcome).not.toBeNull();
  });
  test('STR-19.2: tiles, marks and uses of the turn go, progress stays', () => {
    const table = atTurnEnd((board) => {
      Object.assign(board.walls.w1, { gale: true, glare: true });
      board.terror = true;
      board.blessed = 'west';
      board.speech = 3;
      board.spectresOf = invader;
      board.ramparts.rw1.altar = { wall: 'w1' };
      board.tasks.cannon = { progress: 2, colour: null, done: 1, doneBy: null };
      board.heroes.officer.acted = true;
      board.buildings.forge = { saboteur: true, fire: true, toTheLast: true };
      put(board, 'w2', '1o');
      board.walls.w2.order = { tile: 'bluff', open: false, by: 0 };
    });
    const board = boardOf(table);
    expect(board.walls.w1).toMatchObject({ gale: false, glare: false });
    expect(board).toMatchObject({ terror: false, blessed: null, speech: 0, spectresOf: null });
    expect(board.tasks.cannon).toMatchObject({ progress: 2, done: 0 });
    expect(board.buildings.forge).toEqual({ saboteur: true, fire: false, toTheLast: false });
    expect([board.walls.w2.order, board.ramparts.rw1.altar]).toEqual([null, { wall: null }]);
  });
  test('STR-19.2, E1: siege towers empty on to their walls as far as there is room', () => {
    const table = atTurnEnd((board) => {
      put(board, 'w2', '3o');
      board.walls.w2.siegeTower = horde('1t1o');
      put(board, 'w3', '1o');
      board.walls.w3.siegeTower = horde('2g');
    });
    expect(choicesOf(table, invader, 'choose', 'value', { item: 'w2' })).toEqual(['1t', '1o']);
    const climbed = say(table, invader, 'done');
    expect([invadersOn(climbed, 'w2'), invadersOn(climbed, 'w3')]).toEqual(['1t3o', '1o2g']);
    expect([unitsAt(climbed, 'st-w2'), unitsAt(climbed, 'st-w3')]).toEqual(['1o', '0']);
  });
});

describe('teams', () => {
  test('STR-21.1, STR-1.2: a side wins together', () => {
    const sides = stronghold.sides?.(inPhase(1, () => undefined, { seats: 4 }).match);
    expect(sides).toEqual([
      [west, east],
      [defenderWest, defenderEast],
    ]);
  });
  test('STR-21.2, STR-21.9: an invader acts on the own side; tiles are common', () => {
    const table = inPhase(
      3,
      (board) => {
        for (const one of board.invaders) Object.assign(one, { resources: 5, reserve: horde('3o') });
      },
      { seats: 3 },
    );
    expect(choicesOf(table, west, 'equip', 'where', { item: 'banner' })).toEqual(['w1', 'w2', 'w3', 'w4']);
    const both = say(say(table, west, 'equip', { item: 'banner', where: 'w1', pay: '1o' }), east, 'equip', {
      item: 'banner',
      where: 'e1',
      pay: '1o',
    });
    expect(boardOf(both).walls.e1.equipment).toEqual(['banner']);
  });
  test('STR-21.3, STR-22.2: both act at once; each pays the defender of the own side', () => {
    let table = inPhase(1, (board) => reserves(board, '3o', '3o'), { seats: 4 });
    expect([asked(table, west), asked(table, east)].map((list) => list.length)).toEqual([1, 1]);
    table = say(table, east, 'send', { units: '2o' });
    table = say(say(table, west, 'done'), east, 'done');
    expect([time(table, 0), time(table, 1)]).toEqual([0, 1]);
  });
  test('STR-21.5: troops sent join the partner’s reserve and reopen the partner’s phase', () => {
    let table = inPhase(1, (board) => reserves(board, '3o1t', '1g'), { seats: 3 });
    table = say(table, east, 'done');
    table = say(table, west, 'send', { units: '3o' });
    expect(boardOf(table).invaders[1]?.reserve).toEqual(horde('3o1g'));
    expect(asked(table, east)).toHaveLength(1);
  });
  test('STR-21.7: a deployment moves the own units, and both may man the ram', () => {
    let table = inPhase(
      6,
      (board) => {
        camp(board, '4o', 0);
        camp(board, '4o', 1);
        board.barbican.parts = 2;
        put(board, 'fe', '2o');
      },
      { seats: 3 },
    );
    table = say(table, west, 'deploy', { size: 'small' });
    expect(choicesOf(table, west, 'advance', 'lanes')).toEqual(['camp-barbican', 'camp-fw']);
    table = say(table, west, 'march', { from: 'camp', to: 'barbican', units: ['2o'] });
    table = say(table, east, 'deploy', { size: 'small' });
    table = say(table, east, 'march', { from: 'camp', to: 'barbican', units: ['2o'] });
    expect(unitsAt(table, 'barbican')).toBe('4o');
  });
  test('STR-22.1, STR-22.6: a defender acts on the own side and in the hubs', () => {
    const table = inDefence(6, 4, (board) => put(board, 'fe', '1o'), { seats: 4 });
    expect(choicesOf(table, defenderWest, 'move', 'from')).not.toContain('e1');
    expect(choicesOf(table, defenderWest, 'move', 'to', { from: 'barracks' })).not.toContain('e1');
    expect(choicesOf(table, defenderWest, 'work', 'target', { task: 'glare', hourglasses: 4 })).toEqual([
      'w1',
      'w2',
      'w3',
      'w4',
    ]);
    expect(choicesOf(table, defenderWest, 'work', 'task')).toContain('sniper');
    expect(refused(table, defenderWest, 'work', { task: 'sniper', hourglasses: 2 })).toContain('has no target now');
    expect(choicesOf(table, defenderEast, 'work', 'target', { task: 'sniper', hourglasses: 2 })).toEqual(['fe']);
  });
  test('STR-22.5: the stone is common, and waits for the second done', () => {
    let table = inDefence(1, 1, (board) => void (board.waitingStone = 1), { seats: 4 });
    table = say(table, defenderWest, 'done');
    expect(refused(table, defenderEast, 'done')).toContain('Place the stone first');
    table = say(table, defenderEast, 'stone', { wall: 'e3' });
    expect(boardOf(table).walls.e3.stone).toBe(3);
  });
});

test('STR-19.2, STR-21.6: with the turn end the uses of a turn, also what was lent', () => {
  const table = atTurnEnd(
    (board) => {
      const [first] = board.invaders;
      first?.lent.push('ballista');
      first?.used.push('gather', 'catapult');
      first?.deployed.push('small');
    },
    { seats: 3 },
  );
  expect(boardOf(accept(table)).invaders[0]).toMatchObject({ lent: [], used: [], deployed: [], doneUntil: null });
});
