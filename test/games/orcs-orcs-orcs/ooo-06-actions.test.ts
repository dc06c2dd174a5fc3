import { describe, expect, test } from 'vitest';
import { lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { table } from './table.js';

const horde = Object.fromEntries(lanes.map((lane) => [`${lane}o`, 'golem'])) as Record<'1o', string>;

describe('OOO-6 actions', () => {
  test('OOO-6.1 two actions a turn; after the second the hand is changed', () => {
    const t = table({ hand: { blue: 'zap' } });
    t.does('blue', 'teleport', { space: '4' });
    expect(t.actionsLeft).toBe(1);
    t.does('blue', 'teleport', { space: '6' });
    expect(t.told('turnEnded')).toEqual([{ seat: 0, hand: 4 }]);
  });

  test('OOO-6.2 the mage goes to any empty space, and to no other', () => {
    const t = table();
    expect(t.choices('blue', 'teleport', 'space')).toEqual(['4', '6']);
    expect(t.refuses('blue', 'teleport', { space: '2' })).toMatchObject({ rule: 'OOO-6.2', reason: 'spaceTaken' });
    expect(t.refuses('blue', 'teleport', { space: '1' })).toMatchObject({ rule: 'OOO-6.2', reason: 'ownSpace' });
    expect(t.does('blue', 'teleport', { space: '6' }).player('blue').space).toBe(6);
  });

  test('OOO-6.3 passing ends the turn, and is what happens when nobody answers', () => {
    const t = table({ on: horde });
    expect(t.fallback()).toEqual({ action: 'pass', args: {} });
    expect(t.does('blue', 'pass').waitsFor()).toEqual(['green']);
  });

  test('OOO-6.4 the same action twice, but once per turn means once', () => {
    const t = table({ actions: 3, powers: { blue: ['hand-change'] }, hand: { blue: 'zap smash poison' } });
    t.does('blue', 'purge', { card: 'poison' });
    expect(t.refuses('blue', 'purge', { card: 'zap' })).toMatchObject({ rule: 'OOO-12.4', reason: 'oncePerTurn' });
    t.does('blue', 'teleport', { space: '4' }).does('blue', 'teleport', { space: '6' });
  });

  test('OOO-6.5 Extra Action freed in mid-turn by Immutable Rules gives its action at once', () => {
    const t = table({
      fate: 'f09',
      powers: { blue: ['extra-action'] },
      gauges: { blue: { orc: 1 } },
      on: { '1o': 'orc' },
      hand: { blue: 'zap book-wl' },
    });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'] });
    expect(t.actionsLeft).toBe(2);
  });

  test('OOO-6.6 extra actions last for this turn only', () => {
    const t = table({ on: horde, hand: { blue: 'replenish zap' } });
    t.does('blue', 'cast', { spell: 'replenish', with: ['zap'] });
    expect(t.actionsLeft).toBe(2);
    t.does('blue', 'pass').does('green', 'reveal', { lane: '1' });
    expect(t.actionsLeft).toBe(2);
  });

  test('OOO-6.4 every turn begins with nothing done, nothing used and no energy', () => {
    const t = table({
      on: horde,
      energy: 1,
      powers: { blue: ['hand-change', 'poisoner'], green: ['hand-change', 'poisoner'] },
      hand: { blue: 'zap', green: 'zap smash' },
    });
    t.does('blue', 'purge', { card: 'zap' }).does('blue', 'poison', { player: 'red' });
    t.does('green', 'reveal', { lane: '1' });
    expect(t.board.turn).toMatchObject({ actionsLeft: 2, actionsTaken: 0, pendingEnergy: 0, learned: [] });
    t.does('green', 'purge', { card: 'zap' }).does('green', 'poison', { player: 'red' });
    expect(t.told('turnEnded')).toHaveLength(1);
  });

  test('OOO-6.7 after the twelfth action none is left, also while bonus actions still wait', () => {
    const t = table({ actions: 3, options: { bonusActions: true }, on: { '1o': 'chief!3' }, hand: { blue: 'zap' } });
    t.does('blue', 'prefs', { autoBonus: 'off' });
    if (t.board.turn) t.board.turn.actionsTaken = 11;
    t.does('blue', 'cast', { spell: 'zap' });
    expect([t.board.phase, t.actionsLeft]).toEqual(['turn-bonus', 0]);
    expect(t.does('blue', 'bonus', { choice: 'all' }).told('turnEnded')).toHaveLength(1);
  });

  test('OOO-6.7 the twelfth action is the last, whatever it brings', () => {
    const t = table({ hand: { blue: 'replenish zap' }, toadlings: { blue: ['toadling-action-1'] } });
    if (t.board.turn) t.board.turn.actionsTaken = 11;
    t.does('blue', 'cast', { spell: 'replenish', with: ['zap'] });
    expect(t.told('actionGained')).toEqual([]);
    expect(t.told('turnEnded')).toHaveLength(1);
  });

  test('4.3 with no action left, a toadling worth using keeps the turn open', () => {
    const t = table({ actions: 1, toadlings: { blue: ['toadling-action-1'] }, hand: { blue: 'zap' } });
    t.does('blue', 'teleport', { space: '4' });
    expect(t.offers('blue')).toEqual(expect.arrayContaining(['toadling', 'pass']));
    expect(t.refuses('blue', 'teleport', { space: '6' })).toMatchObject({ rule: 'OOO-6.1', reason: 'noActionsLeft' });
    expect(t.does('blue', 'toadling', { kind: 'one-more-action' }).actionsLeft).toBe(1);
  });

  test('4.3 toadlings of no more use do not keep it open', () => {
    const t = table({ actions: 1, toadlings: { blue: ['toadling-draw-1', 'toadling-energy-1'] } });
    expect(t.does('blue', 'teleport', { space: '4' }).told('turnEnded')).toHaveLength(1);
  });
});
