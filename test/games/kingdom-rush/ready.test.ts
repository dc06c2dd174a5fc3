/** Product, few taps: the whole moves that stand on buttons. */
import { describe, expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { restIdea } from '../../../src/games/kingdom-rush/plans/ideas.js';
import { readyMoves, readySeconds } from '../../../src/games/kingdom-rush/plans/ready.js';
import { destinations } from '../../../src/games/kingdom-rush/rules/ways.js';
import { pending, refuses } from '../../../src/kernel/index.js';
import { Table, table } from './table-talk.js';

describe('KRU-8.20 moves that are held ready', () => {
  test('a fresh flower comes first, turned to every side for whoever strikes ahead; then hordes, best block first', () => {
    const at = table({ heroes: ['elora', 'alric'] });
    at.horde('E3', 'g01');
    at.stands(0, 'E4');
    expect(readyMoves(at.board, 0).slice(0, 5)).toEqual([
      ...['N', 'E', 'S', 'W'].map((facing) => ({ to: 'F4', facing })),
      { to: 'E3', cell: 'a1' },
    ]);
    for (const args of readyMoves(at.board, 0)) {
      expect(refuses(kingdomRush, at.match, { seat: 0, action: 'move', args })).toBeUndefined();
    }
  });

  test('whoever only strikes where he stands is not turned, and a wilted flower is no goal', () => {
    const at = table({ heroes: ['elora', 'alric'] });
    at.stands(1, 'E4');
    expect(readyMoves(at.board, 1)[0]).toEqual({ to: 'F4' });
    for (const flower of at.board.flowers) flower.wilted = true;
    at.horde('E3', 'g01');
    expect(readyMoves(at.board, 1)[0]).toEqual({ to: 'E3', cell: 'a1' });
  });

  test('hordes come before empty places that are nearer, and of hordes the nearer: another block of his own first', () => {
    const at = table({ heroes: ['elora', 'alric'] });
    for (const flower of at.board.flowers) flower.wilted = true;
    at.horde('E3', 'g01');
    at.horde('C3', 'g05');
    at.stands(1, 'E3', { topLeft: 'a1' });
    const [own, other, empty] = readyMoves(at.board, 1).map(({ to }) => to);
    expect([own, other]).toEqual(['E3', 'C3']);
    expect(destinations(at.board, at.hero(1)).get('C3')).toBe(2);
    expect(destinations(at.board, at.hero(1)).get(empty ?? '')).toBe(1);
  });
});

test('KRU-15.3 each secondary hero is held ready on the horde where he does most, with his tiles', () => {
  const at = table({ seats: 1, heroes: ['elora'] });
  at.horde('E3', 'g01');
  const called = at.board.solo?.secondaries.map(({ id }) => id) ?? [];
  const held = readySeconds(at.board);
  expect(held.map(({ hero }) => hero).sort()).toEqual([...called].sort());
  for (const args of held) {
    expect(args.to).toBe('E3');
    expect(refuses(kingdomRush, at.match, { seat: 0, action: 'second', args })).toBeUndefined();
  }
  const [first] = held;
  at.does(0, 'second', first);
  expect(readySeconds(at.board)).toEqual([]);
});

test('KRU-19.5 a hero with nothing to strike goes towards the nearest horde, ends off the path and rests', () => {
  const at = table({ heroes: ['dierdre', 'alric'] });
  at.horde('C4', 'g01');
  expect(restIdea(at.board, 0, ['C4'])).toEqual({ action: 'act', args: { what: 'rest', to: 'C5' } });
  at.stands(0, 'E4');
  expect(restIdea(at.board, 0, ['C4'])).toEqual({ action: 'act', args: { what: 'rest', to: 'C5' } });
});

test('3, step 10: each row of the deal changes the very tower that it names', () => {
  const at = new Table({});
  while (!at.offers(0).includes('deal')) at.fallsBack();
  const [asked] = pending(kingdomRush, at.match);
  const rows = asked?.lines?.(0) ?? [];
  expect(rows.map(({ changes }) => changes?.args)).toEqual(at.choices(0, 'deal', 'card').map((card) => ({ card })));
});
