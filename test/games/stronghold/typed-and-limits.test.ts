/** Units as people type them, and what limits offer before anybody has moved. */
import { describe, expect, test } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import {
  asked,
  boardOf,
  camp,
  choicesOf,
  coming,
  defender,
  flipCard,
  happened,
  inDefence,
  inPhase,
  invader,
  invadersOn,
  put,
  refused,
  say,
  unitsAt,
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
    expect(refused(sent, invader, 'march', { from: 'camp', to: 'w1', units: ['1o'] })).toContain('Only 0 more');
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
