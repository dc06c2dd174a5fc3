import { describe, expect, test } from 'vitest';
import { table } from './table.js';

const bonus = { bonusActions: true } as const;

const two = { spell: 'zap', with: ['book-wl'] };

describe('OOO-17 bonus actions', () => {
  test('OOO-17.1 without the module a defeat brings none', () => {
    const t = table({ on: { '1m': 'orc' }, hand: { blue: 'zap book-wl' } }).does('blue', 'cast', two);
    expect(t.told('bonusTaken')).toEqual([]);
  });

  test.each([
    ['goblin', 'draw-card'],
    ['orc', 'magic-energy'],
    ['shaman', 'magic-energy'],
    ['rider', 'draw-card'],
    ['golem', 'common-discard'],
    ['chief', 'one-more-action'],
    ['croc', 'one-more-action'],
  ])('OOO-17.1 a %s brings %s', (kind, action) => {
    const options = { ...bonus, ...(kind === 'croc' ? { croc: 'goblin' as const } : {}) };
    const t = table({ options, on: { '1m': kind }, hand: { blue: 'fireball fire-spark book-lf' } });
    t.does('blue', 'cast', { spell: 'fireball', with: ['fire-spark', 'book-lf'] });
    expect(t.told('bonusTaken')).toEqual([{ seat: 0, bonus: action }]);
  });

  test('OOO-17.2 whoever wants is asked: any order, each taken or declined', () => {
    const t = table({ options: bonus, on: { '1m': 'goblin orc' }, hand: { blue: 'earthquake smash' } });
    t.does('blue', 'prefs', { autoBonus: 'off' }).does('blue', 'cast', { spell: 'earthquake', with: ['smash'] });
    expect([t.board.phase, t.choices('blue', 'bonus', 'choice')]).toEqual([
      'turn-bonus',
      ['all', 'magic-energy', 'draw-card', 'none'],
    ]);
    expect(t.fallback()).toEqual({ action: 'bonus', args: { choice: 'all' } });
    expect(t.refuses('blue', 'pass')).toMatchObject({ rule: 'OOO-17.2', reason: 'firstDo' });
    expect(t.refuses('blue', 'bonus', { choice: 'common-discard' })).toMatchObject({ reason: 'waitingBonus' });
    t.does('blue', 'bonus', { choice: 'draw-card' });
    expect(t.hand('blue')).toHaveLength(1);
    t.does('blue', 'bonus', { choice: 'none' });
    expect([t.board.turn?.pendingEnergy, t.board.phase]).toEqual([0, 'turn-actions']);
  });

  test('OOO-17.2 about a single bonus action it is asked as well', () => {
    const t = table({ options: bonus, on: { '1m': 'goblin' }, hand: { blue: 'zap book-wl' } });
    t.does('blue', 'prefs', { autoBonus: 'off' }).does('blue', 'cast', two);
    expect([t.board.phase, t.hand('blue'), t.choices('blue', 'bonus', 'choice')]).toEqual([
      'turn-bonus',
      [],
      ['all', 'draw-card', 'none'],
    ]);
    expect(t.does('blue', 'bonus', { choice: 'draw-card' }).hand('blue')).toHaveLength(1);
  });

  test('OOO-17.2 without the module there is nothing to prefer, and that is said', () => {
    const refused = table({ options: {} }).refuses('blue', 'prefs', { autoBonus: 'off' });
    expect(refused).toMatchObject({ rule: 'OOO-17.2', reason: 'noBonusActions' });
  });

  test('OOO-17.2 taken by themselves they come as action, energy, discard, draw', () => {
    const t = table({
      options: bonus,
      on: { '1m': 'goblin!1 orc!1 golem!3 chief!3' },
      hand: { blue: 'earthquake smash' },
    });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash'] });
    expect(t.told('bonusTaken').map((one) => one.bonus)).toEqual([
      ...['one-more-action', 'magic-energy', 'common-discard', 'draw-card'],
    ]);
  });

  test('OOO-17.3 draw a card from the draw pile; one more action this turn', () => {
    const draw = table({
      options: bonus,
      on: { '1m': 'goblin' },
      hand: { blue: 'zap book-wl' },
      draw: { blue: 'wisdom' },
    });
    expect(draw.does('blue', 'cast', two).hand('blue')).toEqual(['wisdom']);
    const action = table({ options: bonus, on: { '1m': 'chief!2' }, hand: { blue: 'zap book-wl' } });
    expect(action.does('blue', 'cast', two).actionsLeft).toBe(2);
  });

  test('OOO-17.4 common discard touches the others with more than three cards', () => {
    const hand = { blue: 'zap book-wl', green: 'zap zap zap zap', red: 'zap zap zap', yellow: 'zap zap zap zap zap' };
    const t = table({ options: bonus, on: { '1m': 'golem!2' }, hand }).does('blue', 'cast', two);
    expect((['green', 'red', 'yellow'] as const).map((one) => t.player(one).owedDiscards)).toEqual([1, 0, 1]);
  });

  test('OOO-17.5 magic energy serves the next action, and several points add up', () => {
    const t = table({ options: bonus, on: { '1m': 'orc orc', '1i': 'golem' }, hand: { blue: 'earthquake smash zap' } });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash'], target: ['1m'] });
    expect(t.board.turn?.pendingEnergy).toBe(2);
    t.does('blue', 'cast', { spell: 'zap' });
    expect(t.told('spellCast')).toMatchObject([{ energy: 3, magic: 2, effect: 3 }]);
  });

  test('OOO-17.6 No Bonus Powers does not touch them', () => {
    const t = table({ options: bonus, fate: 'f09', on: { '1m': 'chief!2' }, hand: { blue: 'zap book-wl' } });
    expect(t.does('blue', 'cast', two).actionsLeft).toBe(2);
  });

  test('OOO-17.7 the card is drawn after the spell was discarded, so it may come back', () => {
    const t = table({
      options: bonus,
      on: { '1m': 'goblin' },
      hand: { blue: 'zap book-wl' },
      draw: { blue: '' },
      discard: { blue: '' },
    });
    t.does('blue', 'cast', two);
    expect(t.hand('blue')).toHaveLength(1);
    expect(['zap', 'book-wl']).toContain(t.hand('blue')[0]);
  });
});
