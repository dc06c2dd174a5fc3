/** STR-12 to STR-15: the garrison moves, works, speaks, raids and forgets its honour. */
import { describe, expect, test } from 'vitest';
import { nextTo } from '../../../src/games/stronghold/rules/garrison.js';
import {
  atTurnEnd,
  boardOf,
  choicesOf,
  defender,
  defendersOn,
  engine,
  garrison,
  happened,
  horde,
  inDefence,
  invadersOn,
  isAsked,
  man,
  order,
  put,
  refused,
  say,
  text,
  time,
  unitsAt,
} from './table-talk.js';

describe('moves', () => {
  test('STR-12.1, STR-12.2: a step costs an hourglass; hubs touch every wall and tower', () => {
    const table = inDefence(2, 3, () => undefined);
    const moved = say(table, defender, 'move', { from: 'barracks', to: 'e4', units: ['1s'] });
    expect([defendersOn(moved, 'e4'), time(moved)]).toEqual(['2s1a', 2]);
    expect(nextTo('courtyard')).toHaveLength(19);
    expect(nextTo('w2')).toEqual(['w1', 'w3', 'tw1', 'tw2', 'courtyard', 'barracks', 'guards', 'honour-guard']);
    expect(nextTo('tw4')).toEqual(['w4', 'courtyard', 'barracks', 'guards', 'honour-guard']);
  });
  test('STR-12.3: w4 and e1 are no neighbours', () => {
    const table = inDefence(2, 3, () => undefined);
    expect(refused(table, defender, 'move', { from: 'w4', to: 'e1', units: ['1s'] })).toContain('e1 is not next to w4');
  });
  test('STR-12.4, STR-2.7, STR-2.11: spaces take only whom they are for', () => {
    const table = inDefence(2, 9, (board) => {
      man(board, 'w1', '1v1s1a', 2);
      board.barracks = garrison('2s4a');
    });
    expect(choicesOf(table, defender, 'move', 'units', { from: 'w1', to: 'tw1' })).toEqual(['1a']);
    expect(choicesOf(table, defender, 'move', 'units', { from: 'w1', to: 'barracks' })).toEqual(['1v']);
    expect(refused(table, defender, 'move', { from: 'w1', to: 'barracks', units: ['1s'] })).not.toBe('');
    expect(choicesOf(table, defender, 'move', 'swap', { from: 'w1', to: 'barracks', units: ['1s'] })).toEqual([]);
  });
  test('STR-12.5: two units change places for the price of one move', () => {
    const table = inDefence(2, 1, (board) => {
      man(board, 'w3', '2a', 2);
      board.barracks = garrison('1s3a');
    });
    const swapped = say(table, defender, 'move', { from: 'barracks', to: 'w3', units: ['1s'], swap: ['1a'] });
    expect([defendersOn(swapped, 'w3'), text(boardOf(swapped).barracks)]).toEqual(['1s1a', '4a']);
    expect(isAsked(swapped, 'flip')).toBe(true);
  });
  test('STR-12.6: heroes walk along walls and through the courtyard, to a free space', () => {
    const table = inDefence(2, 3, (board) => {
      board.heroes.officer.at = 'e1';
    });
    expect(choicesOf(table, defender, 'move', 'to', { from: 'e2' })).toContain('e3');
    expect(choicesOf(table, defender, 'move', 'units', { from: 'e2', to: 'e1' })).not.toContain('warrior');
    expect(choicesOf(table, defender, 'move', 'units', { from: 'e2', to: 'courtyard' })).toContain('warrior');
    const yard = say(table, defender, 'move', { from: 'e2', to: 'courtyard', units: ['warrior'] });
    const far = say(yard, defender, 'move', { from: 'courtyard', to: 'w1', units: ['warrior'] });
    expect(boardOf(far).heroes.warrior.at).toBe('w1');
  });
  test('STR-12.7: the honour guard loses its glory for good', () => {
    const table = inDefence(2, 3, () => undefined);
    const left = say(table, defender, 'move', { from: 'honour-guard', to: 'w1', units: ['1s'] });
    expect(boardOf(left).honourBroken).toBe(true);
    const back = say(left, defender, 'move', { from: 'w1', to: 'honour-guard', units: ['1s'] });
    expect(boardOf(back).honourBroken).toBe(true);
  });
});

describe('tasks', () => {
  const spend = (
    task: string,
    hourglasses: number,
    more: object,
    change: Parameters<typeof inDefence>[2] = () => undefined,
  ) => say(inDefence(4, hourglasses, change), defender, 'work', { task, hourglasses, ...more });

  test('STR-13.1: hourglasses are paid bit by bit', () => {
    const begun = say(
      inDefence(4, 3, () => undefined),
      defender,
      'work',
      { task: 'cannon', hourglasses: 2 },
    );
    expect(boardOf(begun).tasks.cannon.progress).toBe(2);
    expect(happened(begun, 'worked')).toMatchObject([{ task: 'cannon', progress: 2, price: 4 }]);
  });
  test('STR-13.2: a finished task is closed for the turn, those of the barracks never', () => {
    const table = inDefence(4, 6, () => undefined);
    const once = say(table, defender, 'work', { task: 'platform', hourglasses: 2, target: 'w2' });
    expect(refused(once, defender, 'work', { task: 'platform', hourglasses: 1 })).toContain(
      '“Platform” was done this turn',
    );
    const soldier = say(table, defender, 'work', { task: 'make-soldier', hourglasses: 2 });
    const freed = say(soldier, defender, 'move', { from: 'barracks', to: 'w1', units: ['1s'] });
    expect(choicesOf(freed, defender, 'work', 'task')).toContain('make-soldier');
  });
  test('STR-13.4, STR-2.6: cannons go into empty towers, cauldrons where there is a space', () => {
    expect(boardOf(spend('cannon', 4, { target: 'te1' })).towers.te1).toBe('cannon');
    expect(boardOf(spend('cauldron-troll', 3, { target: 'w2' })).walls.w2.cauldron?.kind).toBe('troll');
    expect(boardOf(spend('cauldron-orc', 2, { target: 'e4' })).walls.e4.cauldron?.kind).toBe('orc');
    expect(boardOf(spend('cauldron-goblin', 2, { target: 'e1' })).walls.e1.cauldron?.kind).toBe('goblin');
    const table = inDefence(4, 4, () => undefined);
    expect(choicesOf(table, defender, 'work', 'target', { task: 'cauldron-orc', hourglasses: 2 })).toEqual([
      'w2',
      'w3',
      'e1',
      'e2',
      'e4',
    ]);
  });
  test('STR-13.5: hook, platform, gate repair and timber', () => {
    expect(boardOf(spend('hook', 4, { target: 'tw1' })).towers.tw1).toBe('hook');
    const platform = spend('platform', 2, { target: 'w3' });
    expect(boardOf(platform).walls.w3.platform).toBe(true);
    const gate = spend('gate-repair', 1, {}, (board) => void Object.assign(board.barbican, { resistance: 5 }));
    expect(boardOf(gate).barbican.resistance).toBe(6);
    expect(boardOf(spend('timber', 2, { target: 'w1' })).walls.w1.wood).toBe(1);
    const whole = inDefence(4, 1, () => undefined);
    expect(choicesOf(whole, defender, 'work', 'task')).not.toContain('gate-repair');
  });
  test('STR-13.5: a platform gives one more space', () => {
    const table = inDefence(4, 4, (board) => {
      board.walls.w3.platform = true;
    });
    expect(defendersOn(say(table, defender, 'move', { from: 'barracks', to: 'w3', units: ['1s'] }), 'w3')).toBe('2s1a');
  });
  test('STR-13.6: traps, damage and a tower raid', () => {
    expect(boardOf(spend('goblin-trap', 2, { target: 'fw-rw2' })).paths['fw-rw2']).toBe('goblin-trap');
    expect(boardOf(spend('troll-trap', 2, { target: 'rw2-rw1' })).paths['rw2-rw1']).toBe('troll-trap');
    const damaged = spend('damage-engine', 2, { target: 'catapult@rw2' }, (board) =>
      engine(board, 'catapult@rw2', ['hit', 'hit']),
    );
    expect(boardOf(damaged).piles['catapult@rw2']).toHaveLength(3);
    const raided = spend('tower-raid', 1, { target: 'st-w2', unit: 'troll' }, (board) => {
      board.walls.w2.siegeTower = horde('1t1g');
    });
    expect(unitsAt(raided, 'st-w2')).toBe('1g');
  });
  test('STR-13.6: scouts do not reach a trebuchet', () => {
    const table = inDefence(4, 2, (board) => engine(board, 'trebuchet@fw', ['hit', 'hit']));
    expect(refused(table, defender, 'work', { task: 'damage-engine', hourglasses: 2 })).toContain('has no target now');
  });
  test('STR-13.7, STR-18.4: blessing, glare, sniper, countermand', () => {
    expect(boardOf(spend('blessing', 2, { target: 'east' })).blessed).toBe('east');
    expect(boardOf(spend('glare', 4, { target: 'w4' })).walls.w4.glare).toBe(true);
    const shot = spend('sniper', 2, { target: 'barbican', unit: 'orc' }, (board) => {
      board.barbican.parts = 1;
      put(board, 'barbican', '2o');
    });
    expect(unitsAt(shot, 'barbican')).toBe('1o');
    const gone = spend('countermand', 2, { target: 'order@w1' }, (board) => {
      put(board, 'w1', '1o');
      order(board, 'w1', 'bluff', 'secret');
    });
    expect(boardOf(gone).walls.w1.order).toBeNull();
    expect(gone.events.filter(({ type }) => type === 'countermandedFace')).toMatchObject([{ only: [0] }]);
  });
  test('STR-13.8, STR-13.10: recruits need a free space and a piece in the supply', () => {
    const table = inDefence(4, 4, () => undefined);
    const soldier = say(table, defender, 'work', { task: 'make-soldier', hourglasses: 2 });
    expect([text(boardOf(soldier).barracks), text(boardOf(soldier).supply.units)]).toEqual(['2s3a', '4v8s1a']);
    expect(choicesOf(soldier, defender, 'work', 'task')).toContain('make-veteran');
    const veteran = say(soldier, defender, 'work', { task: 'make-veteran', hourglasses: 2 });
    expect(text(boardOf(veteran).barracks)).toBe('1v1s3a');
  });
  test.each([
    ['make-soldier', { archer: 1, soldier: 0, veteran: 0 }, '1s'],
    ['make-veteran', { archer: 0, soldier: 1, veteran: 0 }, '1v'],
  ] as const)('STR-13.8: %s takes the last one there is, and the last piece', (task, barracks, then) => {
    const table = inDefence(4, 2, (board) => {
      board.barracks = { ...barracks };
      board.supply.units = { archer: 0, soldier: 1, veteran: 1 };
    });
    expect(text(boardOf(say(table, defender, 'work', { task, hourglasses: 2 })).barracks)).toBe(then);
  });
  test('STR-13.9: the hunt costs a unit of the guards and clears every saboteur', () => {
    const hunted = spend('hunt', 4, { unit: 'archer' }, (board) => {
      board.buildings.forge.saboteur = true;
      board.buildings.guards.saboteur = true;
    });
    expect([boardOf(hunted).buildings.forge.saboteur, boardOf(hunted).buildings.guards.saboteur]).toEqual([
      false,
      false,
    ]);
    expect(text(boardOf(hunted).guards)).toBe('0');
  });
});

describe('heroes and disgrace', () => {
  test('STR-14.1, STR-14.2: a speech adds what it cost, once a turn, and the officer stays', () => {
    const table = inDefence(6, 5, () => undefined);
    expect(choicesOf(table, defender, 'hero', 'value', { action: 'speech' })).toEqual(['1', '2', '3', '4']);
    const spoke = say(table, defender, 'hero', { action: 'speech', value: '3' });
    expect([boardOf(spoke).speech, time(spoke)]).toEqual([3, 2]);
    expect(refused(spoke, defender, 'move', { from: 'w3', to: 'w2', units: ['officer'] })).toContain('has acted');
  });
  test.each([
    ['goblin', 1],
    ['orc', 2],
    ['troll', 3],
  ])('STR-14.3: a raid on a %s costs %d', (unit, price) => {
    const table = inDefence(6, 4, (board) => put(board, 'e2', '1t1o1g'));
    const raided = say(table, defender, 'hero', { action: 'raid', value: unit });
    expect(time(raided)).toBe(4 - price);
    expect(invadersOn(raided, 'e2')).not.toContain(unit.charAt(0));
  });
  test('STR-15.1, STR-15.3, STR-20.6: false parley gives three hourglasses for a point of valour', () => {
    const table = inDefence(6, 0, (board) => {
      board.turn = 5;
    });
    const lied = say(table, defender, 'disgrace', { act: 'false-parley' });
    expect([time(lied), boardOf(lied).glory.defenders.valour]).toEqual([3, 3]);
    expect(refused(lied, defender, 'disgrace', { act: 'barricades' })).toBe('STR-15.1 One disgraceful act a turn.');
    const early = inDefence(6, 1, (board) => {
      board.turn = 4;
    });
    expect(refused(early, defender, 'disgrace', { act: 'false-parley' })).toBe('STR-15.1 Not before turn 5.');
    expect(
      isAsked(
        inDefence(5, 0, (board) => void (board.turn = 5)),
        'flip',
      ),
    ).toBe(true);
  });
  test('STR-15.5: the prisoners come to the courtyard', () => {
    const table = inDefence(6, 0, (board) => {
      board.turn = 6;
    });
    const freed = say(table, defender, 'disgrace', { act: 'free-the-prisoners' });
    expect(text(boardOf(freed).courtyard)).toBe('1v1s');
  });
  test('STR-20.1, STR-20.4: time passes to the defenders, from turn 6 with the honour guard', () => {
    const glory = (turn: number, post: 'kept' | 'left' = 'kept') => {
      const table = atTurnEnd((board) => void Object.assign(board, { turn, honourBroken: post === 'left' }));
      const { invaders, defenders } = boardOf(table).glory;
      return [invaders.time, defenders.time, defenders.honour];
    };
    expect(glory(5)).toEqual([9, 1, 0]);
    expect(glory(6)).toEqual([9, 1, 1]);
    expect(glory(6, 'left')).toEqual([9, 1, 0]);
  });
});
