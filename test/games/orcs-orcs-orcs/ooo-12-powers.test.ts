import { describe, expect, test } from 'vitest';
import { lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { table } from './table.js';

const horde = Object.fromEntries(lanes.map((lane) => [`${lane}o`, 'golem'])) as Record<'1o', string>;

describe('OOO-12 trophies, gauges and powers', () => {
  const orcs = { on: { '1o': 'orc orc orc' }, hand: { blue: 'earthquake smash' } } as const;

  test('OOO-12.1 a defeat is a trophy and one step of the gauge', () => {
    const t = table({ on: { '1o': 'orc' }, hand: { blue: 'zap book-wl' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'] });
    expect([t.trophies('blue', 'orc'), t.gauge('blue', 'orc')]).toEqual([1, 1]);
  });

  test('OOO-12.2 two steps fill the gauge and bring the power; further defeats do not move it', () => {
    const t = table(orcs).does('blue', 'cast', { spell: 'earthquake', with: ['smash'] });
    expect([t.trophies('blue', 'orc'), t.gauge('blue', 'orc')]).toEqual([3, 2]);
    expect(t.told('powerGained')).toMatchObject([{ power: 'immutable-rules', kind: 'orc' }]);
  });

  test('OOO-12.3 No Bonus Powers suspends, but not for Immutable Rules', () => {
    const setting = { fate: 'f09', hand: { blue: 'zap' } } as const;
    expect(
      table({ ...setting, powers: { blue: ['hand-change'] } }).refuses('blue', 'purge', { card: 'zap' }),
    ).toMatchObject({
      rule: 'OOO-12.3',
      reason: 'powersSuspended',
    });
    const free = table({ ...setting, powers: { blue: ['hand-change', 'immutable-rules'] } });
    expect(free.does('blue', 'purge', { card: 'zap' }).board.box.cards).toHaveLength(1);
  });

  test('OOO-12.4 Extra Draw: five cards', () => {
    expect(
      table({ powers: { blue: ['extra-draw'] } })
        .does('blue', 'pass')
        .hand('blue'),
    ).toHaveLength(5);
  });

  test('OOO-12.4 Immutable Rules: no fate rule binds', () => {
    const setting = {
      powers: { blue: ['immutable-rules'] },
      hand: { blue: 'zap book-fe' },
      on: { '1o': 'goblin' },
    } as const;
    expect(table({ ...setting, fate: 'f03' }).hitPoints('1o')).toEqual([2]);
    expect(table({ ...setting, fate: 'f04' }).offers('blue')).toContain('teleport');
    expect(table({ ...setting, fate: 'f07' }).choices('blue', 'cast', 'spell')).toContain('book-fe');
    expect(
      table({ ...setting, fate: 'f11' })
        .does('blue', 'pass')
        .hand('blue'),
    ).toHaveLength(4);
  });

  test('OOO-12.4 Hand Change: any hand card, also a learned spell, leaves the game', () => {
    const t = table({ powers: { blue: ['hand-change'] }, hand: { blue: 'fireball zap' } });
    t.does('blue', 'purge', { card: 'fireball' });
    expect([t.hand('blue'), t.view('green').boxed, t.actionsLeft]).toEqual([['zap'], ['fireball'], 1]);
  });

  test('OOO-12.4 Extra Action: three actions', () => {
    const t = table({ on: horde, powers: { green: ['extra-action'] } });
    expect(t.does('blue', 'pass').does('green', 'reveal', { lane: '1' }).actionsLeft).toBe(3);
  });

  test('OOO-12.4 Poison: once a turn, into an opponent’s discard pile', () => {
    const t = table({ powers: { blue: ['poisoner'] } });
    expect(t.refuses('blue', 'poison', { player: 'blue' })).toMatchObject({ reason: 'chooseOpponent' });
    t.does('blue', 'poison', { player: 'red' });
    expect([t.discard('red'), t.board.poison.length, t.actionsLeft]).toEqual([['poison'], 13, 1]);
    expect(t.refuses('blue', 'poison', { player: 'red' })).toMatchObject({ reason: 'oncePerTurn' });
  });

  test('OOO-12.5 two players can own the same power', () => {
    const t = table({ ...orcs, gauges: { green: { orc: 2 } } }).does('blue', 'cast', {
      spell: 'earthquake',
      with: ['smash'],
    });
    expect([t.player('blue').powers, t.player('green').powers]).toEqual([['immutable-rules'], ['immutable-rules']]);
  });
});
