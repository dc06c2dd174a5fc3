import { describe, expect, test } from 'vitest';
import { figures, isCompletelyEmpty, isWithoutCreatures } from '../../../src/games/orcs-orcs-orcs/rules/position.js';
import { deckOf } from '../../../src/games/orcs-orcs-orcs/rules/score.js';
import { table } from './table.js';

describe('OOO-1 terms', () => {
  test('OOO-1.1 markers and toadlings are no creatures', () => {
    const t = table({ options: { toad: 'rider' }, lying: { '1m': ['toadling-draw-1'] }, markers: { 1: 'orc' } });
    expect([...figures(t.board)]).toEqual([]);
  });

  test('OOO-1.2 trophies and values go by kind, base fate cards by category', () => {
    const t = table({ on: { '3i': 'goblin orc' }, trophies: { red: { orc: 1 } } }).turnsFate('f01');
    expect([t.value('goblin'), t.value('orc'), t.trophies('red', 'orc')]).toEqual([3, 3, 0]);
  });

  test('OOO-1.3 the own lane is the one the mage faces', () => {
    const t = table({ on: { '1o': 'orc', '4o': 'orc' }, mages: { blue: 4 }, hand: { blue: 'zap' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'zap' })).toEqual(['4o-orc']);
  });

  test('OOO-1.4 draw pile, hand and discard pile make the deck, with cards in play', () => {
    const t = table({
      on: { '1m': 'orc' },
      hand: { blue: 'zap smash' },
      draw: { blue: 'poison' },
      discard: { blue: 'wisdom' },
    });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    expect(deckOf(t.board, 0)).toHaveLength(4);
  });

  test('OOO-1.5 what goes into the box never comes back', () => {
    const t = table({
      powers: { blue: ['hand-change'] },
      hand: { blue: 'zap' },
      draw: { blue: 'smash' },
      discard: { blue: '' },
    });
    t.does('blue', 'purge', { card: 'zap' }).does('blue', 'pass');
    expect([t.hand('blue'), t.board.box.cards.length]).toEqual([['smash'], 1]);
  });

  test('OOO-1.6 without creatures, and completely empty', () => {
    const t = table({ options: { toad: 'rider' }, markers: { 1: '', 2: 'orc' }, lying: { '1m': ['toadling-draw-1'] } });
    const figuresOnly = { ...t.match.options, endWhen: 'figures' as const };
    expect(isWithoutCreatures(t.board.lanes[2])).toBe(true);
    expect(isCompletelyEmpty(t.board, t.match.options, 1)).toBe(true);
    expect(isCompletelyEmpty(t.board, t.match.options, 2)).toBe(false);
    expect(isCompletelyEmpty(t.board, figuresOnly, 2)).toBe(true);
  });
});
