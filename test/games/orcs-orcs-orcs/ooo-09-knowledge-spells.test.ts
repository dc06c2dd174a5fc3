import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { codeOf } from '../../../src/games/orcs-orcs-orcs/rules/cards.js';
import { table } from './table.js';

const golem = { on: { '1m': 'golem' } } as const;

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

  test('OOO-9.1, specification 5.1 the only spell of the display need not be named, one of several must', () => {
    const only = table({
      hand: { blue: 'book-fe' },
      discard: { blue: '' },
      display: { attack: 'fireball fireball', knowledge: '' },
    });
    expect(only.does('blue', 'cast', { spell: 'book-fe' }).discard('blue')).toEqual(['book-fe', 'fireball']);
    const two = table({ hand: { blue: 'book-fe' }, display: { attack: 'fireball', knowledge: 'switch' } });
    expect(two.refuses('blue', 'cast', { spell: 'book-fe' })).toEqual({
      rule: 'OOO-9.1',
      reason: 'targetMissing',
      text: 'Choose a target: Fireball or Switch.',
    });
  });

  test.each([
    [['ice-storm'], 'There is no target Ice Storm. Targets: Fireball or Switch.'],
    [['fireball', 'switch'], 'There is no target fireball switch. Targets: Fireball or Switch.'],
  ])('OOO-9.1 %s cannot be learned of Fireball and Switch', (target, text) => {
    const t = table({ hand: { blue: 'book-fe' }, display: { attack: 'fireball', knowledge: 'switch' } });
    expect(t.refuses('blue', 'cast', { spell: 'book-fe', target })).toMatchObject({ rule: 'OOO-9.1', text });
    const { target: spec } = orcsOrcsOrcs.actions.cast.args;
    const follows = (picked: string[], token: string): boolean | undefined =>
      spec.kind === 'plan' ? spec.accepts?.(t.view('blue'), 0, { spell: 'book-fe' }, picked, token) : undefined;
    expect([follows([], 'fireball'), follows([], 'ice-storm'), follows(['fireball'], 'switch')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('OOO-9.1 a Spell Book has no effects to choose from', () => {
    const t = table({ hand: { blue: 'book-fe' }, display: { attack: 'fireball', knowledge: '' } });
    expect(t.refuses('blue', 'cast', { spell: 'book-fe', target: ['fireball'], effect: '1' })).toMatchObject({
      rule: 'OOO-9.1',
      text: 'Spell Book (Fire/Earth) has no numbered effects.',
    });
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
