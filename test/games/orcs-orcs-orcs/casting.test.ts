/** OOO-7, OOO-9, OOO-11: casting, knowledge, upgrades. */
import { describe, expect, test } from 'vitest';
import { spellData } from '../../../src/games/orcs-orcs-orcs/content/spells.js';
import { codeOf, elementOf } from '../../../src/games/orcs-orcs-orcs/rules/cards.js';
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

describe('OOO-9 Knowledge spells', () => {
  const study = { display: { attack: 'fireball earthquake ice-storm', knowledge: 'wisdom switch voodoo' } } as const;

  test('OOO-9.1 cast alone and for nothing; Attack cards are offered first', () => {
    const t = table({ ...study, hand: { blue: 'book-fe wisdom' }, discard: { blue: '' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'book-fe' })).toEqual([
      ...['fireball', 'earthquake', 'ice-storm'],
      ...['wisdom', 'switch', 'voodoo'],
    ]);
    expect(t.refuses('blue', 'cast', { spell: 'book-fe', with: ['wisdom'] })).toMatchObject({
      rule: 'OOO-9.1',
      reason: 'castAlone',
    });
    expect(t.does('blue', 'cast', { spell: 'wisdom', target: ['switch'] }).discard('blue')).toEqual([
      'wisdom',
      'switch',
    ]);
  });

  test('OOO-9.2 the gap is filled in place; from an empty deck it stays empty', () => {
    const t = table({ ...study, actions: 3, hand: { blue: 'book-fe book-ew' } });
    const next = codeOf(t.board.spellDecks.attack.at(-1) ?? '');
    t.does('blue', 'cast', { spell: 'book-fe', target: ['earthquake'] });
    expect(t.view('red').display.attack).toEqual(['fireball', next, 'ice-storm']);
    t.board.spellDecks.knowledge = [];
    t.does('blue', 'cast', { spell: 'book-ew', target: ['switch'] });
    expect(t.view('red').display.knowledge).toEqual(['wisdom', 'voodoo']);
  });

  test('OOO-9.3 a spell learned this turn waits for the next one', () => {
    const t = table({
      ...study,
      ...golem,
      hand: { blue: 'book-lf fire-spark' },
      draw: { blue: '' },
      discard: { blue: '' },
    });
    t.does('blue', 'cast', { spell: 'book-lf', target: ['fireball'] });
    t.player('blue').hand.push(...t.player('blue').discard.splice(0));
    expect(t.refuses('blue', 'cast', { spell: 'fireball' })).toMatchObject({ rule: 'OOO-9.3' });
    expect(t.refuses('blue', 'cast', { spell: 'fire-spark', with: ['fireball'] })).toMatchObject({ rule: 'OOO-9.3' });
    expect(t.view('blue').own?.hand.filter(({ learned }) => learned)).toEqual([{ code: 'fireball', learned: true }]);
  });

  test('OOO-9.3 of two copies, the one that may be played is taken', () => {
    const t = table({
      ...study,
      ...golem,
      hand: { blue: 'book-lf fire-spark fireball' },
      discard: { blue: '' },
      actions: 3,
    });
    t.does('blue', 'cast', { spell: 'book-lf', target: ['fireball'] });
    t.player('blue').hand.unshift(...t.player('blue').discard.splice(1));
    t.does('blue', 'cast', { spell: 'fireball', with: ['fire-spark'] });
    expect(t.view('blue').own?.hand).toEqual([{ code: 'fireball', learned: true }]);
  });

  test('OOO-9.4 under No Study a book only serves as an upgrade', () => {
    const t = table({ ...study, ...golem, fate: 'f07', hand: { blue: 'book-fe smash' } });
    expect(t.refuses('blue', 'cast', { spell: 'book-fe', target: ['fireball'] })).toMatchObject({
      rule: 'OOO-9.4',
      reason: 'noStudy',
    });
    expect(t.does('blue', 'cast', { spell: 'smash', with: ['book-fe'] }).at('1m')).toBe('golem!2');
  });
});

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
      text: 'Choose a target: `1m-orc` or `3i-goblin`.',
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

  test('4.2 D2a falls back to taking Switch back, or to fizzling after an effect', () => {
    const t = table({ on: { '1m': 'golem', '1o': 'orc' }, hand: { blue: 'switch replenish' } });
    t.does('blue', 'cast', { spell: 'switch', open: 'yes' });
    expect(t.fallback()).toEqual({ action: 'cancel', args: {} });
    t.does('blue', 'boost', { card: 'replenish', use: 'teleport-4' });
    expect(t.fallback()).toEqual({ action: 'resolve', args: { effect: '0' } });
  });
});
