import { describe, expect, test } from 'vitest';
import { table } from './table.js';

describe('OOO-4 reaching the tower', () => {
  test('OOO-4.1 a creature that leaves the inner section goes into the box', () => {
    const t = table({ on: { '4i': 'orc' } }).turnsFate('f01');
    expect([t.at('4i'), t.board.box.creatures['weak-2']]).toEqual(['', 1]);
  });

  test('OOO-4.2 one cell for each breach, never below the last', () => {
    const t = table({ on: { '4i': 'orc orc orc orc orc' } }).turnsFate('f01');
    expect([t.value('orc'), t.board.breaches['weak-2'], t.board.values['weak-2']]).toEqual([1, 5, 3]);
  });

  test('OOO-4.3 only the mage above loses, only a trophy of that kind, only if there is one', () => {
    const t = table({ on: { '3i': 'orc', '2i': 'orc' }, trophies: { red: { orc: 1, goblin: 1 }, blue: { orc: 1 } } });
    t.turnsFate('f01');
    expect([t.trophies('red', 'orc'), t.trophies('red', 'goblin'), t.trophies('blue', 'orc')]).toEqual([0, 1, 1]);
  });

  test('OOO-4.4 No Creature Loss saves the trophy, not the value', () => {
    const t = table({ on: { '3i': 'orc' }, trophies: { red: { orc: 1 } }, powers: { red: ['no-loss'] } }).turnsFate(
      'f01',
    );
    expect([t.trophies('red', 'orc'), t.value('orc')]).toEqual([1, 3]);
    expect(t.told('breached')).toMatchObject([{ lost: false, kept: true }]);
  });

  test('OOO-4.5 a lost trophy leaves gauge and power', () => {
    const t = table({ on: { '3i': 'orc' }, trophies: { red: { orc: 2 } }, gauges: { red: { orc: 2 } } }).turnsFate(
      'f01',
    );
    expect([t.trophies('red', 'orc'), t.gauge('red', 'orc'), t.player('red').powers]).toEqual([
      1,
      2,
      ['immutable-rules'],
    ]);
  });

  test('OOO-4.6 fate, Magic Bonds and roads all breach', () => {
    expect(
      table({ on: { '4i': 'orc' } })
        .turnsFate('f01')
        .told('breached'),
    ).toHaveLength(1);
    const bonds = table({ on: { '4i': 'orc' }, hand: { blue: 'magic-bonds' } });
    expect(bonds.does('blue', 'cast', { spell: 'magic-bonds' }).told('breached')).toHaveLength(1);
    const road = table({ on: { '4m': 'orc' }, terrain: { '4i': 'road' } }).turnsFate('f01');
    expect(road.told('breached')).toHaveLength(1);
  });
});
