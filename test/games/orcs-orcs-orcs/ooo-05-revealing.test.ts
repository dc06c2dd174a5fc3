import { describe, expect, test } from 'vitest';
import { lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { table } from './table.js';

const everywhere = Object.fromEntries(lanes.map((lane) => [`${lane}o`, 'golem'])) as Record<'1o', string>;

describe('OOO-5 revealing', () => {
  test('OOO-5.1 lanes with creatures get none, lanes without markers neither', () => {
    const t = table({ on: { '1i': 'orc' }, markers: { 1: 'chief', 2: '', 3: 'rider' } });
    t.run({ step: 'revealEmptyLanes', seat: 0 });
    expect([t.at('1o'), t.at('2o'), t.at('3o')]).toEqual(['', '', 'rider']);
  });

  test('OOO-5.2 a lane of one’s choice, not the own one', () => {
    const t = table({ on: everywhere }).run({ step: 'revealMarker', seat: 0 });
    expect(t.choices('blue', 'reveal', 'lane')).toEqual(['2', '3', '4', '5', '6']);
    expect(t.does('blue', 'reveal', { lane: '6' }).at('6o')).toBe('goblin golem');
  });

  test('OOO-5.3 a single fitting lane is taken by itself', () => {
    const t = table({ markers: { 1: 'orc', 2: '', 3: '', 4: 'chief', 5: '', 6: '' } }).run({
      step: 'revealMarker',
      seat: 0,
    });
    expect(t.at('4o')).toBe('chief');
    expect(t.offers('blue')).not.toContain('reveal');
  });

  test('OOO-5.3 the default is the lane with most markers, then the lowest', () => {
    const t = table({ markers: { 2: 'orc', 3: 'orc orc', 4: 'orc orc', 5: '', 6: '' } }).run({
      step: 'chooseLane',
      seat: 0,
    });
    expect(t.fallback()).toEqual({ action: 'reveal', args: { lane: '3' } });
  });

  test('OOO-5.4 markers come off in their fixed order', () => {
    const t = table({ on: everywhere, markers: { 2: 'orc chief rider' } });
    for (let count = 0; count < 2; count += 1) {
      t.run({ step: 'chooseLane', seat: 0 }).does('blue', 'reveal', { lane: '2' });
    }
    expect([t.at('2o'), t.board.lanes[2].markers]).toEqual(['chief golem orc', ['rider']]);
  });
});
