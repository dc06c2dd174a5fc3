/** Worked examples of hospital, ram, glare and tie-break. */
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
  garrison,
  happened,
  horde,
  inAssault,
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

/** In turn 3, and with it the fortress. */
const lastGateFalls = () =>
  accept(
    inAssault((board) => {
      board.turn = 3;
      board.barbican = { parts: 5, crew: horde('10o'), gate: 3, resistance: 1, destroyed: 2 };
    }),
  );

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
  test('STR-18.2, section 15: behind the third gate nothing more is taken', () => {
    expect(happened(lastGateFalls(), 'rammed')).toMatchObject([{ taken: 1, strength: 4, gate: 3, resistance: 0 }]);
    const carried = accept(
      inStep({ step: 'ram' }, (board) => {
        board.barbican = { parts: 4, crew: horde('8o'), gate: 2, resistance: 2, destroyed: 1 };
      }),
    );
    expect(happened(carried, 'rammed')).toMatchObject([{ taken: 4, strength: 4, gate: 2 }]);
  });
  test('STR-18.3, STR-20.5: the third gate is an entry of three glory', () => {
    const table = lastGateFalls();
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
    const table = lastGateFalls();
    expect(refused(table, invader, 'done')).toContain('game-over');
  });
});
