/** Units as people type them, and what limits offer before anybody has moved. */
import { describe, expect, test } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import { tamedFor } from '../../../src/games/stronghold/rules/cards.js';
import {
  accept,
  asked,
  begin,
  boardOf,
  camp,
  cards,
  choicesOf,
  coming,
  defender,
  defenderWest,
  east,
  engine,
  flipCard,
  happened,
  horde,
  inDefence,
  inPhase,
  inStep,
  invader,
  invadersOn,
  man,
  put,
  refused,
  reserve,
  say,
  unitsAt,
  west,
} from './table-talk.js';

const typed = (text: string): unknown => {
  const { units } = stronghold.actions.march.args;
  const { match } = inPhase(6, (board) => camp(board, '1o'));
  return units.kind === 'plan' ? units.read?.(stronghold.view(match, invader), invader, {}, text) : undefined;
};

describe('units by number', () => {
  test.each([
    ['2t1o', ['2t', '1o']],
    ['2t, 1o', ['2t', '1o']],
    ['2t,1o', ['2t', '1o']],
    ['2 Trolls and 1 orc', ['2t', '1o']],
    ['2 trolls et 1 orque', ['2t', '1o']],
    ['1 vétéran, 2 soldats', ['1v', '2s']],
    ['3 gobelins', ['3g']],
    ['officer', ['officer']],
    ['Guerrier', ['warrior']],
    ['constructor', ['constructor']],
  ])('are read from "%s"', (text, tokens) => {
    expect(typed(text)).toEqual({ tokens });
  });
  test('what was typed marches', () => {
    const table = inPhase(6, (board) => camp(board, '2t3o'));
    const open = say(table, invader, 'deploy', { size: 'small' });
    const march = say(open, invader, 'march', { from: 'camp', to: 'fw', units: ['2t', '1o'] });
    expect(unitsAt(march, 'fw')).toBe('2t1o');
  });
  test.each([
    ['1o', '1o'],
    ['1o', '2o'],
    ['2o', '1o'],
  ])('a type that is named twice is not understood: %s, %s', (...units) => {
    const open = say(
      inPhase(6, (board) => camp(board, '9o')),
      invader,
      'deploy',
      { size: 'small' },
    );
    expect(refused(open, invader, 'march', { from: 'camp', to: 'fw', units })).not.toBe('');
  });
});

describe('limits of a deployment', () => {
  test('STR-10.3: five may leave at once before anybody has', () => {
    const table = inPhase(6, (board) => camp(board, '9o'));
    const open = say(table, invader, 'deploy', { size: 'small' });
    expect(choicesOf(open, invader, 'march', 'units', { from: 'camp', to: 'fw' })[0]).toBe('5o');
    expect(refused(open, invader, 'march', { from: 'camp', to: 'fw', units: ['6o'] })).toContain('Only 5 more');
  });
  test('STR-7.5, STR-10.5: a sap takes one, and nobody once the side has sent its five', () => {
    const table = inPhase(6, (board) => {
      camp(board, '9o');
      board.walls.w1.equipment.push('sap');
    });
    const open = say(table, invader, 'deploy', { size: 'small' });
    expect(choicesOf(open, invader, 'march', 'units', { from: 'camp', to: 'w1' })).toEqual(['1o']);
    const sent = say(open, invader, 'march', { from: 'camp', to: 'fw', units: ['5o'] });
    expect(refused(sent, invader, 'march', { from: 'camp', to: 'w1', units: ['1o'] })).toContain(
      'Nobody else may leave',
    );
  });
});

describe('the bulk order, where nobody could go', () => {
  test('STR-10.17: lanes that are all full are no choice, and the deployment closes by itself', () => {
    const table = inPhase(6, (board) => {
      put(board, 'rw1', '6o');
      put(board, 'w2', '4o');
    });
    const deployed = say(table, invader, 'deploy', { size: 'small' });
    expect(asked(deployed, invader)[0]?.offers).toContain('advance');
    const full = say(deployed, invader, 'advance', { lanes: ['rw1-w1'] });
    expect([invadersOn(full, 'w1'), unitsAt(full, 'rw1')]).toEqual(['5o', '1o']);
    expect(boardOf(full).invaders[0]?.deployment).toBeNull();
  });
  test('STR-10.17: a full wall behind a trap is for a march, not for the bulk order', () => {
    const table = inPhase(6, (board) => {
      put(board, 'rw1', '2g');
      put(board, 'w1', '5o');
      put(board, 'w2', '4o');
      board.paths['rw1-w1'] = 'goblin-trap';
    });
    const deployed = say(table, invader, 'deploy', { size: 'small' });
    expect(asked(deployed, invader)[0]?.offers).toEqual(['march', 'done']);
  });
});

describe('cards that can still be turned', () => {
  test('STR-11.1: even a single one is asked for', () => {
    const table = coming([], (board) => {
      for (const phase of [1, 2, 3, 4] as const) flipCard(board, phase);
    });
    expect(asked(table, invader)[0]?.offers).toContain('flip');
  });
});

describe('a phase that cost nothing', () => {
  test('STR-4.5: gives no hourglass, and none is told', () => {
    const passed = inPhase(3, () => undefined);
    expect(asked(passed, invader)[0]?.offers).toContain('flip');
    expect(happened(passed, 'hourglassesGiven')).toEqual([]);
  });
});

describe('barricades', () => {
  test('STR-15.2: the step stays open for the last hourglass that only the workshop takes', () => {
    const table = inDefence(6, 0, (board) => {
      board.turn = 6;
      board.disgrace = { spent: ['barricades'], lastTurn: 6 };
      for (const one of board.defenders) one.workshopOnly = 1;
      board.tasks.timber.progress = 1;
    });
    expect(asked(table, defender)[0]?.offers).toContain('work');
    const built = say(table, defender, 'work', { task: 'timber', hourglasses: 1, target: 'w1' });
    expect(boardOf(built).walls.w1.wood).toBe(1);
  });
  test('STR-15.2: where no task of the workshop takes them any more, what is left of them holds nobody up', () => {
    const table = inDefence(6, 0, (board) => {
      board.turn = 6;
      board.disgrace = { spent: ['barricades'], lastTurn: 6 };
      for (const one of board.defenders) one.workshopOnly = 2;
      for (const task of ['hook', 'platform', 'gate-repair', 'timber'] as const) board.tasks[task].done = 2;
      Object.assign(board.tasks.timber, { done: 1, progress: 1 });
    });
    const built = say(table, defender, 'work', { task: 'timber', hourglasses: 1, target: 'w1' });
    expect(boardOf(built).tasks.timber.done).toBe(2);
    expect(asked(built, defender)).toEqual([]);
  });
});

describe('what the rules say in teams and at the edges', () => {
  test('STR-21.2: a place of the own side that is taken is no matter of sides', () => {
    const table = inPhase(
      2,
      (board) => {
        Object.assign(board.invaders[0] ?? {}, { resources: 8 });
        reserve(board, '2t2o');
        engine(board, 'catapult@rw2', ['hit']);
      },
      { seats: 3 },
    );
    expect(refused(table, invader, 'build', { engine: 'ballista', where: 'rw2' })).toContain('STR-6.1');
    expect(refused(table, invader, 'build', { engine: 'ballista', where: 're2' })).toContain('STR-21.2');
  });
  test('STR-9.6: spectres lie in the hospital once, though there are two tiles', () => {
    const held = (laid: boolean) =>
      inPhase(5, (board) => {
        reserve(board, '3g');
        cards(board, ['p5-4']);
        board.walls.w2.cauldron = { kind: 'orc', accident: false };
        if (laid) board.spectresOf = invader;
      });
    expect(choicesOf(held(false), invader, 'ritual', 'ritual')).toEqual(['spectres', 'fire', 'accident']);
    expect(choicesOf(held(true), invader, 'ritual', 'ritual')).toEqual(['fire', 'accident']);
  });
  test('STR-20.3: where only wood falls, no stone lies on the ruin space', () => {
    const table = accept(
      inStep({ step: 'openAim', stage: 'engines' }, (board) => {
        engine(board, 'catapult@rw4', ['hit', 'hit']);
        man(board, 'w4', '1s', 0, 2);
        board.supply.wood -= 2;
      }),
    );
    const { ruins, ruinStone, supply } = boardOf(table);
    expect({ ruins, ruinStone, wood: supply.wood, stone: supply.stone }).toEqual({
      ...{ ruins: 1, ruinStone: 0, wood: 5 },
      stone: boardOf(begin()).supply.stone,
    });
  });
  test('STR-8.8: goblins tame orcs, orcs trolls, whatever the price', () => {
    expect([tamedFor(horde('1g')), tamedFor(horde('2g')), tamedFor(horde('2o'))]).toEqual(['orc', 'orc', 'troll']);
  });
  test('STR-16.6: the invader of the side aims the engine', () => {
    const table = inStep(
      { step: 'openAim', stage: 'engines' },
      (board) => {
        engine(board, 'catapult@rw2', ['hit']);
        engine(board, 'trebuchet@fe', ['hit']);
      },
      { seats: 3 },
    );
    expect(choicesOf(table, west, 'aim', 'weapon')).toEqual(['catapult@rw2']);
    expect(choicesOf(table, east, 'aim', 'weapon')).toEqual(['trebuchet@fe']);
    expect(asked(table, defenderWest)).toEqual([]);
  });
  test('STR-12.5: a swap is proposed whole', () => {
    const table = inDefence(2, 3, (board) => {
      man(board, 'w3', '2a', 2);
      board.courtyard.soldier = 1;
    });
    const { swap } = stronghold.actions.move.args;
    const view = stronghold.view(table.match, defender);
    const given = { from: 'courtyard', to: 'w3', units: ['1s'] };
    expect(swap.kind === 'plan' ? swap.proposal?.(view, defender, given) : undefined).toEqual(['1a']);
  });
});
