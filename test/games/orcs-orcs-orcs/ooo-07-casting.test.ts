import { describe, expect, test } from 'vitest';
import { spellData } from '../../../src/games/orcs-orcs-orcs/content/spells.js';
import { elementOf } from '../../../src/games/orcs-orcs-orcs/rules/cards.js';
import { table } from './table.js';

const golem = { on: { '1m': 'golem' } } as const;

describe('OOO-7 casting', () => {
  test('OOO-7.1 one element each, two on Spell Books, four on Wisdom', () => {
    expect(['smash', 'zap', 'cold-snap', 'fire-spark'].map((code) => elementOf(code as 'smash'))).toEqual([
      'E',
      'L',
      'W',
      'F',
    ]);
    expect(spellData['book-wl'].energy).toEqual(['W', 'L']);
    expect(spellData.wisdom.energy).toHaveLength(4);
  });

  test('OOO-7.2 the card cast brings one energy of its element', () => {
    const t = table({ ...golem, hand: { blue: 'smash zap' } }).does('blue', 'cast', { spell: 'smash', open: 'yes' });
    expect(t.told('spellOpened')).toMatchObject([{ energy: 1, element: 'E' }]);
  });

  test('OOO-7.3 upgrades are added one after the other; what they do as spells is ignored', () => {
    const t = table({ ...golem, hand: { blue: 'fire-spark fireball book-lf' } });
    t.does('blue', 'cast', { spell: 'fire-spark', open: 'yes' }).does('blue', 'boost', { card: 'fireball' });
    expect(t.told('boosted')).toMatchObject([{ energy: 2 }]);
    t.does('blue', 'boost', { card: 'book-lf' }).does('blue', 'resolve');
    expect(t.at('1m')).toBe('golem!3');
  });

  test('OOO-7.4 a book counts as the spell’s element where it can', () => {
    const t = table({ ...golem, hand: { blue: 'cold-snap book-ew book-wl wisdom' } });
    t.does('blue', 'cast', { spell: 'cold-snap', with: ['book-ew', 'book-wl', 'wisdom'] });
    expect(t.told('spellCast')).toMatchObject([{ energy: 4, element: 'W' }]);
  });

  test('OOO-7.5 other elements are wasted; pending magic energy counts', () => {
    const t = table({ ...golem, energy: 1, hand: { blue: 'zap smash' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['smash'] });
    expect(t.told('spellCast')).toMatchObject([{ energy: 2, magic: 1, effect: 2 }]);
  });

  test('OOO-7.6 one effect, not necessarily the dearest', () => {
    const t = table({ ...golem, hand: { blue: 'zap book-wl' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'], effect: '1' });
    expect(t.at('1m')).toBe('golem!1');
  });

  test('OOO-7.7 after an upgrade effect a spell may fizzle, and must if nothing can be paid', () => {
    const setting = { ...golem, hand: { blue: 'zap replenish' } } as const;
    const chosen = table(setting).does('blue', 'cast', { spell: 'zap', with: ['replenish@4'], effect: '0' });
    expect([chosen.told('fizzled').length, chosen.player('blue').space, chosen.actionsLeft]).toEqual([1, 4, 1]);
    const forced = table({ ...golem, hand: { blue: 'fireball replenish' } });
    expect(forced.does('blue', 'cast', { spell: 'fireball', with: ['replenish@4'] }).told('fizzled')).toHaveLength(1);
    expect(table(setting).refuses('blue', 'cast', { spell: 'zap', effect: '0' })).toMatchObject({ rule: 'OOO-7.7' });
  });

  test('OOO-7.8 the cards go to the discard pile; while in play they cannot be drawn', () => {
    const t = table({ ...golem, hand: { blue: 'zap voodoo' }, draw: { blue: '' }, discard: { blue: '' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['voodoo+'] });
    expect(t.hand('blue')).toEqual([]);
    expect(t.does('blue', 'resolve').discard('blue')).toEqual(['zap', 'voodoo']);
  });

  test('OOO-7.9 a spell can be taken back only before an upgrade effect', () => {
    const t = table({ ...golem, hand: { blue: 'zap replenish book-wl' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' }).does('blue', 'boost', { card: 'book-wl' });
    expect(t.offers('blue')).toContain('cancel');
    t.does('blue', 'boost', { card: 'replenish', use: 'teleport-4' });
    expect(t.refuses('blue', 'cancel')).toMatchObject({ rule: 'OOO-7.9', reason: 'mustResolve' });
  });

  test('OOO-7.10 Poison can be neither cast nor added', () => {
    const t = table({ ...golem, hand: { blue: 'zap smash poison' } });
    expect(t.choices('blue', 'cast', 'spell').sort()).toEqual(['smash', 'zap']);
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    expect(t.choices('blue', 'boost', 'card')).toEqual(['smash']);
    expect(t.refuses('blue', 'boost', { card: 'poison' })).toMatchObject({ rule: 'OOO-7.10', reason: 'poisonUpgrade' });
  });

  test('OOO-7.11 cards without useful energy may be added', () => {
    const t = table({ ...golem, hand: { blue: 'zap magic-bonds smash' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['magic-bonds@4', 'smash'], effect: '0' });
    expect([t.player('blue').space, t.hand('blue')]).toEqual([4, []]);
  });

  test.each([
    ['teleport', { space: '4' }],
    ['cast', { spell: 'book-fe', target: ['fireball'] }],
    ['purge', { card: 'zap' }],
    ['poison', { player: 'green' }],
  ])('OOO-7.12 %s ends pending magic energy', (action, args) => {
    const t = table({
      ...golem,
      energy: 2,
      powers: { blue: ['hand-change', 'poisoner'] },
      hand: { blue: 'zap book-fe' },
      display: { attack: 'fireball' },
    });
    t.does('blue', action, args);
    expect(t.board.turn?.pendingEnergy).toBe(0);
    expect(t.told('energyLost')).toEqual([{ seat: 0, points: 2 }]);
  });

  test('OOO-7.12 a spell taken back is no action: the energy stays', () => {
    const t = table({ ...golem, energy: 1, hand: { blue: 'zap' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' }).does('blue', 'cancel');
    expect(t.board.turn?.pendingEnergy).toBe(1);
  });
});

describe('5.1, 5.2 how a cast is said', () => {
  const five = table({ on: { '1m': 'goblin', '4m': 'chief' }, hand: { blue: 'zap book-wl book-lf replenish smash' } });

  test('OOO-7.3 cards are offered one after the other, those that defeat something first', () => {
    const offered = five.choices('blue', 'cast', 'with', { spell: 'zap' });
    expect(offered.slice(0, 3).sort()).toEqual(['book-lf', 'book-wl', 'replenish']);
    expect(offered).toContain('replenish@4');
    expect(offered).not.toContain('zap');
    expect(offered.indexOf('smash')).toBeGreaterThan(2);
    const then = five.choices('blue', 'cast', 'with', { spell: 'zap' }, ['book-lf', 'replenish@4']);
    expect(then.sort()).toEqual(['book-wl', 'smash']);
  });

  test('OOO-7.3 the cards that defeat most are proposed, as long as they defeat more than the spell alone', () => {
    expect(five.proposal('blue', 'cast', 'with', { spell: 'zap' })).toEqual(['book-lf']);
    const weak = table({ on: { '1m': 'goblin!1' }, hand: { blue: 'zap book-wl' } });
    expect(weak.proposal('blue', 'cast', 'with', { spell: 'zap' })).toBeUndefined();
  });

  test('OOO-11.4 a second teleport starts where the first one led', () => {
    const t = table({ mages: { blue: 1 }, hand: { blue: 'zap replenish magic-bonds' }, on: { '1m': 'orc' } });
    const then = t.choices('blue', 'cast', 'with', { spell: 'zap' }, ['replenish@6']);
    expect(then).toContain('magic-bonds@1');
    expect(then).not.toContain('magic-bonds@6');
  });

  test('OOO-10.1 the two creatures of a Switch are named one after the other, in any order', () => {
    const t = table({ on: { '1m': 'orc', '3i': 'goblin', '5o': 'chief' }, hand: { blue: 'switch' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'switch' })).toEqual(['1m-orc', '3i-goblin', '5o-chief']);
    expect(t.choices('blue', 'cast', 'target', { spell: 'switch' }, ['5o-chief'])).toEqual(['1m-orc', '3i-goblin']);
    expect(t.refuses('blue', 'cast', { spell: 'switch', target: ['5o-chief'] })).toMatchObject({
      rule: 'OOO-7.6',
      reason: 'targetMissing',
      text: 'Choose a target: Orc 1m or Goblin 3i.',
    });
    t.does('blue', 'cast', { spell: 'switch', target: ['5o-chief', '1m-orc'] });
    expect([t.at('1m'), t.at('5o')]).toEqual(['chief', 'orc']);
  });

  test('OOO-7.3 any legal combination may be typed by hand', () => {
    const t = table({ ...golem, hand: { blue: 'zap book-wl book-lf replenish smash' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['smash', 'book-wl', 'book-lf', 'replenish'] });
    expect(t.at('1m')).toBe('golem!3');
  });

  test('OOO-7.3 a card that is not there twice cannot be added twice', () => {
    const t = table({ ...golem, hand: { blue: 'zap book-wl' } });
    expect(t.refuses('blue', 'cast', { spell: 'zap', with: ['book-wl', 'book-wl'] })).toMatchObject({
      reason: 'notInHand',
    });
    expect(t.refuses('blue', 'cast', { spell: 'zap', with: ['zap'] })).toMatchObject({ reason: 'notInHand' });
    expect(t.refuses('blue', 'cast', { spell: 'zap', with: ['book-wl@'] })).toMatchObject({ reason: 'badUpgrade' });
  });

  test('5.1 a reference means the most damaged one; !d names another', () => {
    const t = table({ on: { '1m': 'golem!1 golem' }, hand: { blue: 'zap smash' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'zap' }).sort()).toEqual(['1m-golem', '1m-golem!0']);
    t.does('blue', 'cast', { spell: 'zap', target: ['1m-golem!0'] });
    expect(t.at('1m')).toBe('golem!1 golem!1');
    expect(t.does('blue', 'cast', { spell: 'smash', target: ['1m-golem!1'] }).told('struck')).toMatchObject([
      { blows: [{ left: 2 }] },
    ]);
  });

  test('5.2 a draw without a target leaves the spell open; with one it resolves', () => {
    const setting = { ...golem, hand: { blue: 'zap voodoo' }, discard: { blue: 'smash' } } as const;
    expect(table(setting).does('blue', 'cast', { spell: 'zap', with: ['voodoo+'] }).board.turn?.casting).not.toBeNull();
    const closed = table(setting).does('blue', 'cast', { spell: 'zap', with: ['voodoo+'], target: ['1m-golem'] });
    expect(closed.board.turn?.casting).toBeNull();
  });

  test('4.2 D2a falls back to the dearest effect on the default target', () => {
    const t = table({ on: { '1m': 'golem', '1o': 'orc' }, hand: { blue: 'zap book-wl smash' } });
    t.does('blue', 'cast', { spell: 'zap', with: ['book-wl'], open: 'yes' });
    expect(t.fallback()).toEqual({ action: 'resolve', args: { effect: '2', target: ['1o-orc'] } });
  });

  test('4.2 D2a falls back to fizzling where the new lane has nobody to hit', () => {
    const t = table({ ...golem, hand: { blue: 'zap replenish' } });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' }).does('blue', 'boost', {
      card: 'replenish',
      use: 'teleport-4',
    });
    expect(t.fallback()).toEqual({ action: 'resolve', args: { effect: '0' } });
  });

  test('4.2 D2a falls back to taking Switch back, or to fizzling after an effect', () => {
    const t = table({ on: { '1m': 'golem', '1o': 'orc' }, hand: { blue: 'switch replenish' } });
    t.does('blue', 'cast', { spell: 'switch', open: 'yes' });
    expect(t.fallback()).toEqual({ action: 'cancel', args: {} });
    t.does('blue', 'boost', { card: 'replenish', use: 'teleport-4' });
    expect(t.fallback()).toEqual({ action: 'resolve', args: { effect: '0' } });
  });
});
