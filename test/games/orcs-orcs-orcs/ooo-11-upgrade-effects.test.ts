import { describe, expect, test } from 'vitest';
import { table } from './table.js';

const golem = { on: { '1m': 'golem' } } as const;

describe('OOO-11 upgrade effects', () => {
  test('OOO-11.1 each card offers its own, and only as an upgrade', () => {
    const t = table({ ...golem, hand: { blue: 'zap replenish voodoo wisdom smash' }, discard: { blue: 'smash' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    expect(t.choices('blue', 'boost', 'use', { card: 'smash' })).toEqual([]);
    expect(t.choices('blue', 'boost', 'use', { card: 'voodoo' })).toEqual(['draw']);
    expect(t.choices('blue', 'boost', 'use', { card: 'replenish' })).toEqual(['teleport-4', 'teleport-6']);
    expect(t.refuses('blue', 'boost', { card: 'voodoo', use: 'teleport-4' })).toMatchObject({
      rule: 'OOO-11.1',
      reason: 'upgradeOffers',
    });
  });

  test('OOO-11.2 used when the card is added, or not at all', () => {
    const t = table({ ...golem, hand: { blue: 'zap replenish' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' }).does('blue', 'boost', { card: 'replenish' });
    expect(t.player('blue').space).toBe(1);
    expect(t.offers('blue').sort()).toEqual(['cancel', 'resolve']);
  });

  test('OOO-11.3 upgrade effects come before the spell’s own', () => {
    const t = table({ on: { '4m': 'goblin' }, hand: { blue: 'zap replenish' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['replenish@4'], target: ['4m-goblin'] });
    expect(t.events.map(({ type }) => type).slice(0, 3)).toEqual(['teleported', 'spellCast', 'struck']);
  });

  test('OOO-11.4 the spell works from the new lane; several teleports one after the other', () => {
    const t = table({ on: { '1m': 'goblin', '6m': 'orc' }, hand: { blue: 'zap replenish magic-bonds' } });
    expect(t.refuses('blue', 'cast', { spell: 'zap', with: ['replenish@6'], target: ['1m-goblin'] })).toMatchObject({
      rule: 'OOO-8.1',
      reason: 'otherLane',
    });
    expect(t.refuses('blue', 'cast', { spell: 'zap', with: ['replenish@2'] })).toMatchObject({ reason: 'spaceTaken' });
    t.does('blue', 'cast', { spell: 'zap', with: ['replenish@4', 'magic-bonds@1'], target: ['1m-goblin'] });
    expect(t.player('blue').space).toBe(1);
  });

  test('OOO-11.5 a random card of the discard pile, in the open', () => {
    const t = table({ ...golem, hand: { blue: 'zap voodoo' }, discard: { blue: 'smash' }, draw: { blue: 'wisdom' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['voodoo+'] });
    expect([t.hand('blue'), t.told('recalled')]).toEqual([['smash'], [{ seat: 0, card: 'smash' }]]);
  });

  test('OOO-11.5 one card comes back, the others stay where they are', () => {
    const t = table({ ...golem, hand: { blue: 'zap voodoo' }, discard: { blue: 'smash smash book-fe' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['voodoo+'] });
    expect([t.hand('blue').length, t.discard('blue').length]).toEqual([1, 2]);
  });

  test('OOO-11.5 with recall-from = deck, the top of the draw pile, for the owner’s eyes', () => {
    const t = table({
      ...golem,
      options: { recallFrom: 'deck' },
      hand: { blue: 'zap voodoo' },
      discard: { blue: 'smash' },
      draw: { blue: 'wisdom zap' },
    });
    t.does('blue', 'cast', { spell: 'zap', with: ['voodoo+'] });
    expect([t.hand('blue'), t.told('recalled')]).toEqual([['wisdom'], []]);
    expect(t.events.find(({ type }) => type === 'drewCards')?.only).toEqual([0]);
  });

  test('OOO-11.6 Wisdom does both, teleport first', () => {
    const t = table({ ...golem, hand: { blue: 'zap wisdom' }, discard: { blue: 'smash' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['wisdom@4+'] });
    expect(t.events.map(({ type }) => type).slice(0, 2)).toEqual(['teleported', 'recalled']);
    expect(t.board.phase).toBe('turn-casting');
  });
});
