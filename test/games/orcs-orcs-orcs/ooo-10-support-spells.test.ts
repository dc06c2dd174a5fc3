import { describe, expect, test } from 'vitest';
import { defaultDiscard } from '../../../src/games/orcs-orcs-orcs/rules/turn.js';
import { table } from './table.js';

describe('OOO-10 support spells', () => {
  test('OOO-10.1 Switch 1: two creatures anywhere change places', () => {
    const t = table({ on: { '3i': 'goblin', '5o': 'chief' }, hand: { blue: 'switch' } });
    t.does('blue', 'cast', { spell: 'switch', target: ['5o-chief', '3i-goblin'] });
    expect([t.at('3i'), t.at('5o')]).toEqual(['chief', 'goblin']);
  });

  test('OOO-10.1 Switch 2: any creature to any section of the own lane', () => {
    const t = table({ on: { '5o': 'chief' }, hand: { blue: 'switch cold-snap' } });
    const two = { spell: 'switch', with: ['cold-snap'] };
    expect(t.choices('blue', 'cast', 'target', two)).toEqual(['5o-chief']);
    expect(t.choices('blue', 'cast', 'target', two, ['5o-chief'])).toEqual(['1i', '1m', '1o']);
    expect(t.refuses('blue', 'cast', { ...two, target: ['5o-chief', '2i'] })).toMatchObject({
      rule: 'OOO-10.1',
      reason: 'switchOtherLane',
    });
    expect(t.does('blue', 'cast', { ...two, target: ['5o-chief', '1m'] }).at('1m')).toBe('chief');
  });

  test('OOO-10.2 Replenish 1 draws two, Replenish 2 recalls two and gives an action', () => {
    const setting = {
      hand: { blue: 'replenish zap' },
      draw: { blue: 'book-fe book-ew book-wl' },
      discard: { blue: 'smash smash smash' },
    } as const;
    const draws = table(setting).does('blue', 'cast', { spell: 'replenish' });
    expect([draws.hand('blue'), draws.actionsLeft]).toEqual([['zap', 'book-fe', 'book-ew'], 1]);
    const recalls = table(setting).does('blue', 'cast', { spell: 'replenish', with: ['zap'] });
    expect([recalls.hand('blue'), recalls.actionsLeft]).toEqual([['smash', 'smash'], 2]);
  });

  test('OOO-10.3 Magic Bonds: one section, or two', () => {
    const setting = { on: { '4o': 'chief' }, hand: { blue: 'magic-bonds smash' } } as const;
    expect(table(setting).does('blue', 'cast', { spell: 'magic-bonds' }).at('4m')).toBe('chief');
    expect(
      table(setting)
        .does('blue', 'cast', { spell: 'magic-bonds', with: ['smash'] })
        .at('4i'),
    ).toBe('chief');
  });

  test('OOO-10.4 Voodoo touches only hands above three', () => {
    const hand = { blue: 'voodoo fire-spark', green: 'zap zap zap', red: 'zap zap zap zap', yellow: 'zap' };
    const t = table({ hand });
    expect(t.choices('blue', 'cast', 'target', { spell: 'voodoo' })).toEqual(['red']);
    expect(t.refuses('blue', 'cast', { spell: 'voodoo', target: ['green'] })).toMatchObject({
      rule: 'OOO-10.4',
      reason: 'voodooHand',
    });
    t.does('blue', 'cast', { spell: 'voodoo', with: ['fire-spark'] });
    expect((['green', 'red', 'yellow'] as const).map((one) => t.player(one).owedDiscards)).toEqual([0, 1, 0]);
  });

  test('OOO-10.5 the victim pays at any time, at the latest at the start of the next turn', () => {
    const hand = { green: 'zap zap smash smash', blue: 'zap' };
    const early = table({ hand, owes: { green: 1 } });
    expect(early.offers('green')).toEqual(expect.arrayContaining(['discard']));
    expect(early.does('green', 'discard', { card: 'smash' }).player('green').owedDiscards).toBe(0);
    const late = table({ hand, owes: { green: 1 } }).does('blue', 'pass');
    expect([late.board.phase, late.waitsFor()]).toEqual(['turn-owed', ['green']]);
    expect(late.refuses('green', 'pass')).toMatchObject({ rule: 'OOO-10.5', reason: 'firstDo' });
    late.does('green', 'discard', { card: 'zap' });
    expect(late.board.phase).toBe('turn-reveal');
  });

  test.each([
    ['wisdom zap poison book-fe', 'poison'],
    ['book-fe zap poison wisdom', 'poison'],
    ['fireball zap wisdom', 'zap'],
    ['wisdom zap voodoo book-fe', 'book-fe'],
    ['wisdom zap voodoo fireball', 'zap'],
    ['wisdom fireball voodoo fireball', 'voodoo'],
    ['wisdom fireball wisdom wisdom', 'fireball'],
    ['wisdom wisdom wisdom wisdom', 'wisdom'],
  ])('OOO-10.5 of %s the default discard is %s', (hand, card) => {
    const t = table({ hand: { green: hand }, owes: { green: 1 } }).does('blue', 'pass');
    expect(t.fallback()).toEqual({ action: 'discard', args: { card } });
  });

  test.each([
    [['blue/zap', 'blue/smash'], 'smash'],
    [['blue/smash', 'blue/cold-snap', 'blue/zap'], 'cold-snap'],
    [['lightning-bolt#1', 'fireball#5', 'ice-storm#2'], 'fireball'],
    [['blue/book-wl', 'blue/book-ew'], 'book-ew'],
  ])('4.2 of a group the lowest card goes first: of %s it is %s', (hand, card) => {
    expect(defaultDiscard(hand)).toBe(card);
  });

  test('OOO-10.3 two sections of Magic Bonds are told as one way', () => {
    const t = table({ on: { '4o': 'chief' }, hand: { blue: 'magic-bonds smash' } });
    t.does('blue', 'cast', { spell: 'magic-bonds', with: ['smash'] });
    expect(t.told('marched').map(({ moves }) => moves)).toMatchObject([[{ kind: 'chief', from: '4o', to: '4i' }]]);
  });

  test('OOO-10.6 damage goes with a creature that is moved', () => {
    const t = table({ on: { '5o': 'chief!2' }, hand: { blue: 'switch cold-snap' } });
    t.does('blue', 'cast', { spell: 'switch', with: ['cold-snap'], target: ['5o-chief', '1m'] });
    expect(t.at('1m')).toBe('chief!2');
  });
});
