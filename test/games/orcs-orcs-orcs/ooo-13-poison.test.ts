import { describe, expect, test } from 'vitest';
import { table } from './table.js';

describe('OOO-13 Poison', () => {
  test('OOO-13.1 it can be neither cast nor added', () => {
    const t = table({ on: { '1o': 'orc' }, hand: { blue: 'poison zap' } });
    expect(t.refuses('blue', 'cast', { spell: 'poison' })).toMatchObject({ rule: 'OOO-7.10', reason: 'poisonCast' });
    expect(t.refuses('blue', 'cast', { spell: 'zap', with: ['poison'] })).toMatchObject({ reason: 'poisonUpgrade' });
  });

  test('OOO-13.2 it pays a debt, and removed it goes into the box', () => {
    const t = table({ hand: { green: 'poison zap zap zap' }, owes: { green: 1 }, powers: { blue: ['hand-change'] } });
    expect(t.does('green', 'discard', { card: 'poison' }).discard('green')).toEqual(['poison']);
    const own = table({ hand: { blue: 'poison' }, powers: { blue: ['hand-change'] } });
    own.does('blue', 'purge', { card: 'poison' });
    expect([own.view('red').boxed, own.board.poison.length]).toEqual([['poison'], 14]);
  });
});
