import { describe, expect, test } from 'vitest';
import { table } from './table.js';

describe('OOO-14 drawing', () => {
  test('OOO-14.1 damage heals, energy is lost, the hand goes', () => {
    const t = table({ energy: 1, on: { '1o': 'golem!2' }, hand: { blue: 'zap' }, discard: { blue: '' } });
    t.does('blue', 'pass');
    expect([t.at('1o'), t.discard('blue')]).toEqual(['golem', ['zap']]);
    expect(t.told('energyLost')).toEqual([{ seat: 0, points: 1 }]);
  });

  test('OOO-14.2 four cards, five with Extra Draw, one less under Three Spells', () => {
    const drawn = (setting: Parameters<typeof table>[0]) => table(setting).does('blue', 'pass').hand('blue').length;
    expect(drawn({})).toBe(4);
    expect(drawn({ powers: { blue: ['extra-draw'] } })).toBe(5);
    expect(drawn({ fate: 'f11' })).toBe(3);
  });

  test.each([
    [4, 0, 4, 0],
    [3, 1, 4, 1],
    [0, 1, 1, 1],
    [2, 1, 3, 1],
    [0, 0, 0, 0],
    [1, 0, 1, 0],
    [0, 4, 4, 1],
  ])('OOO-14.3 of %i cards to draw and %i discarded a hand of four gets %i, with %i reshuffles', (...row) => {
    const [toDraw, discarded, drawn, reshuffles] = row;
    const cards = (count: number): string => Array.from({ length: count }, () => 'zap').join(' ');
    const t = table({ hand: { blue: '' }, draw: { blue: cards(toDraw) }, discard: { blue: cards(discarded) } });
    t.does('blue', 'pass');
    expect([t.hand('blue').length, t.told('reshuffled').length]).toEqual([drawn, reshuffles]);
    expect(t.told('drew')).toEqual([{ seat: 0, count: drawn }]);
  });

  test('OOO-14.1 where no energy waits, none is lost', () => {
    expect(table().does('blue', 'pass').told('energyLost')).toEqual([]);
    expect(table().does('blue', 'teleport', { space: '4' }).told('energyLost')).toEqual([]);
  });

  test('OOO-14.3 an empty draw pile is made from the discard pile', () => {
    const t = table({ hand: { blue: '' }, draw: { blue: 'zap' }, discard: { blue: 'smash smash smash smash' } });
    t.does('blue', 'pass');
    expect(t.told('reshuffled')).toEqual([{ seat: 0, cards: 4 }]);
    expect([t.hand('blue').length, t.player('blue').draw.length, t.discard('blue').length]).toEqual([4, 1, 0]);
  });
});
